import { UsageError } from '../platform/errors/usage.ts';

/** How many listings `npm run seed` may be asked for at once. */
const most = 1_000_000;

const usage = `npm run seed takes no arguments but --listings and how many listings to add, 1 to ${String(most)}.`;

/**
 * How many listings to add to the demonstration, 0 without arguments.
 * @throws UsageError that says what may be asked for.
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
  if (!isRight) throw new UsageError(usage);
  return count;
}
