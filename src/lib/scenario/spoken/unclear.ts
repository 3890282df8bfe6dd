/** Something that cannot be understood: nobody knows what is meant. */
export class Unclear extends Error {}
