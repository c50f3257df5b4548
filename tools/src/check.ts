import { availableParallelism } from 'node:os';
import { checks } from './checks/index.ts';
import { runChecks } from './checks/run-checks.ts';

// `npm run check [-- name…]`: every check of the repository, or those whose names contain a word.
const words = process.argv.slice(2);
const chosen = checks.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const { passed, failed } = await runChecks(chosen, Math.min(availableParallelism(), 4));
console.log(
  `\n${passed} passed, ${failed.length} failed${failed.length ? `: ${failed.join(', ')}` : ''}`,
);
process.exitCode = failed.length || chosen.length === 0 ? 1 : 0;
