import { readFileSync } from 'node:fs';
import { parse, play, problemText } from '#lib/scenario/index.ts';
let ok = 0;
let n = 0;
for (const f of process.argv.slice(2)) {
	n++;
	try {
		const p = parse(readFileSync(f, 'utf8'));
		if (!p.ok) {
			console.log(`== ${f}`);
			for (const q of p.problems) console.log('  ' + problemText('', q));
			continue;
		}
		const r = play(p.scenario);
		if (!r.ok) {
			console.log(`== ${f}`, JSON.stringify(r.problems));
			continue;
		}
		const bad: string[] = [];
		r.lines.forEach(({ outcome }, i) => {
			if (outcome && !outcome.held)
				bad.push(
					`  line ${String(p.places.script[i]?.line)}\n    want ${outcome.expected}\n    got  ${outcome.got}`
				);
		});
		if (r.stopped)
			bad.push(
				`  STOP line ${String(p.places.script[r.stopped.at]?.line)} ${JSON.stringify(r.stopped.trouble)}`
			);
		if (bad.length) console.log(`== ${f}\n${bad.slice(0, 4).join('\n')}`);
		else ok++;
	} catch (e) {
		console.log(`== ${f} THROWN ${String(e).slice(0, 200)}`);
	}
}
console.log(`${String(ok)} of ${String(n)} hold`);
