import type { Claim } from '../../../scenario/claim/claim.ts';
import { judgeBeside } from '../../judge-worker/beside.ts';
import type { ClaimsAsked, JudgedClaims } from '../../judge-worker/shapes/claims.ts';

/** Somebody at the table with what they claim, found right or wrong. */
export interface JudgedSide {
	readonly by: string;
	readonly is: 'right' | 'wrong';
}

/** What the people at the table claim, as the judge finds it. */
export class OwnClaims {
	/** What was found; null where nothing is asked. The last stays while the next is made. */
	given = $state.raw<JudgedClaims | null>(null);

	/** Asks who is right about a line; null forgets what was found. */
	async ask(asked: ClaimsAsked | null): Promise<void> {
		if (asked === null) this.given = null;
		else this.given = (await judgedClaims(asked)) ?? this.given;
	}

	/** "Amy is right. Ben is wrong." @param claims those that were asked about, in their order. */
	right(claims: readonly Claim[]): readonly JudgedSide[] {
		return claims.flatMap(({ by }, nth) => {
			const is = this.given?.claims[nth]?.judged.is;
			return is === 'right' || is === 'wrong' ? [{ by, is }] : [];
		});
	}
}

/** Who is right about a line; null where that could not be asked, or is asked again. */
async function judgedClaims(asked: ClaimsAsked): Promise<JudgedClaims | null> {
	try {
		const judge = judgeBeside.now ?? (await judgeBeside.fetch());
		const answer = await judge.ask('claims', asked, 'claims');
		return answer.is === 'given' ? answer.given : null;
	} catch {
		return null;
	}
}
