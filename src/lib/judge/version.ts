/**
 * The version of the judge: it grows when another verdict may come of the same line. It is that of the
 * package, and stands wherever a verdict is passed on.
 */
export const JUDGE_VERSION = '0.1.0';
