/** `--smoke`: whether the scenarios are only walked through, with little of everything: they work, and measure nothing. */
export const isSmoke = process.argv.includes('--smoke');

/** How much of something a measurement takes, or the little that walking through it needs. */
export const paced = (whole: number, little: number): number => (isSmoke ? little : whole);
