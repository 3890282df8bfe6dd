/**
 * The version of the judge: it grows when another verdict may come of the same line, and content/changes.json
 * says then what came out differently. It is that of the package, and stands wherever a verdict is passed on.
 */
export const JUDGE_VERSION = '0.2.14';
