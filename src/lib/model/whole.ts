import type * as v from 'valibot';

/** Every field of every part there, so that one that is left out shows. */
type Filled<T> = T extends object ? { -readonly [K in keyof T]-?: Filled<T[K]> } : T;

/**
 * A schema of a type, told apart from one of a part of it: what leaves out a field or a case of the type
 * does not compile, so that nothing of the type is refused as it is read.
 */
export const whole =
	<T>() =>
	<S extends v.GenericSchema<unknown, T>>(
		schema: [Filled<T>, Filled<v.InferOutput<S>>] extends [Filled<v.InferOutput<S>>, Filled<T>]
			? S
			: never
	): v.GenericSchema<unknown, T> =>
		schema;
