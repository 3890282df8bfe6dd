/** The name of a scenario in an address: "2023/flows/a-whole-turn" → "2023--flows--a-whole-turn". */
export const positionName = (slug: string): string => slug.replaceAll('/', '--');
