import { readAbility } from '#lib/abilities/reading.ts';
import { wordAbility } from '#lib/abilities/wording.ts';
import { LIBRARY } from '#lib/cards/library.ts';
const [what, ...rest] = process.argv.slice(2);
if (what === 'read') for (const t of rest) console.log(t, '=>', JSON.stringify(readAbility(t)).slice(0, 500));
else for (const k of rest) for (const a of LIBRARY.get(k)?.abilities ?? []) console.log(k, wordAbility(a));
