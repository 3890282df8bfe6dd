/**
 * Before each file of tests: fast-check draws from a fixed seed, so that a run that fails fails again.
 * `npm run fuzz` sets others in FIZZLE_SEED.
 */
import fc from 'fast-check';

const asked = process.env['FIZZLE_SEED'];
const seed = asked === undefined ? 1 : Number(asked);
if (!Number.isInteger(seed))
	throw new Error(`FIZZLE_SEED is "${asked ?? ''}", which is no whole number.`);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
