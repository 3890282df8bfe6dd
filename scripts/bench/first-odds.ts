/** The first exact odds of an attack in a process, once its table has its verdict as on a page: prints milliseconds. */
import { oddsAt, verdictOf } from '#lib/scenario/index.ts';
import { attackPlayed, worked } from './attack.ts';

const played = attackPlayed();
verdictOf(played, {});
console.log(worked(() => oddsAt(played.position)));
