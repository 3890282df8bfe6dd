/** Questions what the stats of players and monsters are, and what an attack roll must come to. */
import { attackUnderWay } from '../../mechanics/pointing.ts';
import { attackOf, evasionOf, hp, maxHp, rollBonus } from '../../mechanics/stats.ts';
import type { Position } from '../../model/position.ts';
import type { Damageable } from '../../model/stack.ts';
import type { CardKey, ObjectId } from '../../model/words.ts';
import type { Unit } from '../../wording/reply.ts';
import type { CameOf } from './asked.ts';
import { AUX, DOES, HEALTH, pattern, type Questions, type Read, WHO } from './question-grammar.ts';

/** The only monster of a card; where none is named what is attacked, or the only one of which anything is told. */
function monsterAsked({ outcome, end }: CameOf, key: CardKey | null): ObjectId | null {
	const lying = end.slots.monster.flatMap(({ top }) => top ?? []);
	const target = key === null ? (attackUnderWay(end)?.target ?? null) : null;
	if (target !== null && target !== 'deck') return 'object' in target ? target.object : null;
	const told = outcome.monsters.flatMap(({ monster, died }) => (died ? [] : [monster.object]));
	const fits = lying.filter(({ id, card }) => (key === null ? told.includes(id) : card === key));
	const [one, ...others] = fits;
	return one && others.length === 0 ? one.id : null;
}

type Stat = (position: Position, of: Damageable) => number;

/** The lowest number of the die that hits: what is added to the roll need not be rolled. */
const toHit: Stat = (position, of) => {
	const seat = attackUnderWay(position)?.attacker ?? position.turn.active;
	return Math.max(1, evasionOf(position, of, seat) - rollBonus(position, seat, true));
};

const statOfMonster =
	(unit: Extract<Unit, 'evasion' | 'attack' | 'to hit'>, of: Stat): Read =>
	(found, { card }) => ({
		is: 'how many',
		unit,
		seen: true,
		...(unit === 'to hit' ? { now: true as const } : {}),
		of: [
			{
				seat: null,
				count: (came) => {
					const object = monsterAsked(came, card(found[1] ?? found[2]));
					return object === null ? null : of(came.end, { object });
				}
			}
		]
	});

const statOfPlayer =
	(unit: Extract<Unit, 'HP' | 'attack'>, of: Stat): Read =>
	(found, { seats }) => ({
		is: 'how many',
		unit,
		seen: true,
		of: seats(found[1] ?? found[2] ?? OWNS[found[3] ?? ''] ?? '').map((seat) => ({
			seat,
			count: ({ end }) => of(end, { player: seat })
		}))
	});

const MOST = '(?:max|maximum|full|total|starting)';
const ATTACK = '(?:attack|atk|attack damage|combat damage)';
const OWNS: Readonly<Record<string, string>> = { my: 'pi', his: 'ph', her: 'ph', their: 'ph' };
/** "How much … do I have", "what is my …", of one stat. */
const hasOf = (stat: string, who = WHO, owns = 'my|his|her|their'): RegExp =>
	pattern(
		`(?:(?:how (?:much|many)|what) ${stat} ${AUX}${WHO} (?:have|has|got)|what (?:is |s |are )?(?:the )?${who}(?: s)? ${stat}|what (?:is |s |are )?(${owns}) ${stat})`
	);

/** "To hit it", "against Fly", or nothing. */
const AT =
	'(?:(?: (?:to|in order to) (?:hit|kill|damage|hurt))?(?: (?:against|vs|for|on|at|with))?(?: (?:the )?(c\\d+|it|ph))?(?: now)?)';
const ROLLED = '(?: (?:roll|get|throw|show|have))?';
const SOMEBODY = '(?:(?:p\\d+|pi|ph) )?';

export const OF_STATS: Questions = [
	[hasOf(`${MOST} ${HEALTH}`), statOfPlayer('HP', maxHp)],
	[hasOf(ATTACK), statOfPlayer('attack', attackOf)],
	// "Her HP" is that of whoever was harmed.
	[hasOf(HEALTH, '(p\\d+|pi)', 'my'), statOfPlayer('HP', hp)],
	[
		pattern(
			'what (?:is |s )?(?:(?:the )?evasion of (?:the )?(c\\d+|it)|(c\\d+|it|its)(?: s)? evasion)'
		),
		statOfMonster('evasion', evasionOf)
	],
	[
		pattern(
			'what (?:is |s )?(?:(?:the )?attack of (?:the )?(c\\d+|it)|(c\\d+|it|its)(?: s)? attack)'
		),
		statOfMonster('attack', attackOf)
	],
	[
		pattern(
			`(?:what|which|how (?:much|high))(?: (?:number|roll|result|die|dice))? (?:${DOES} )?${SOMEBODY}(?:(?:need|needs|needed)(?: to)?|must|(?:have|has|had|got) to)${ROLLED}${AT}`
		),
		statOfMonster('to hit', toHit)
	],
	[
		pattern(`${SOMEBODY}(?:need|needs|needed) what(?: number| roll)?(?: to${ROLLED})?${AT}`),
		statOfMonster('to hit', toHit)
	],
	[
		pattern(
			`(?:what|which)(?: (?:number|numbers|roll|rolls))? (?:hit|hits|will hit|would hit)(?: (?:the )?(c\\d+|it|ph))?`
		),
		statOfMonster('to hit', toHit)
	]
];
