/** The first exact odds of an attack in a process, once its table has its verdict as on a page: prints milliseconds. */
import { oddsAt, verdictOf } from '#lib/scenario/index.ts';
import { attackPlayed } from './attack.ts';
import { worked } from './time.ts';

const played = attackPlayed();
verdictOf(played, {});
console.log(worked(() => oddsAt(played.position)));
