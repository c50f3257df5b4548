/** How many listings `npm run seed` may be asked for at once. */
const most = 1_000_000;

const usage = `npm run seed takes no arguments but --listings and how many listings to add, 1 to ${String(most)}.`;

/** What `npm run seed` was asked for in a way that it cannot do. */
export class ArgumentError extends Error {}

/**
 * How many listings to add to the demonstration, 0 without arguments.
 * @throws ArgumentError that says what may be asked for.
 */
export function listingsAskedFor(args: readonly string[]): number {
  if (args.length === 0) return 0;
  const [option = '', separate, ...rest] = args.flatMap((arg) => arg.split('='));
  const count = Number(separate);
  const isRight =
    option === '--listings' &&
    rest.length === 0 &&
    /^[1-9]\d*$/.test(separate ?? '') &&
    count <= most;
  if (!isRight) throw new ArgumentError(usage);
  return count;
}
