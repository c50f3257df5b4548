import { createInterface } from 'node:readline/promises';
import { runCommand } from './command.ts';
import { readArguments, UsageError } from '../platform/errors/usage.ts';
import { removeDemo } from '../seed/remove-demo.ts';

// `npm run demo:remove`: takes the demonstration out of an installation that is stopped, after a
// question; `-- --yes` answers it.

const usage = 'Nothing was removed. Confirm with: npm run demo:remove -- --yes';

/** @throws UsageError when nobody confirms. */
async function confirm(args: string[]): Promise<void> {
  const { values } = readArguments(usage, { args, options: { yes: { type: 'boolean' } } });
  if (values.yes) return;
  if (!process.stdin.isTTY) throw new UsageError(usage);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    'This removes the demonstration for good: its businesses, people, listings and all that is theirs.\n' +
      'Make a backup first. Type "remove" to go on: ',
  );
  terminal.close();
  if (answer.trim() !== 'remove') throw new UsageError(usage);
}

await runCommand({
  ask: confirm,
  isAlone: true,
  work: async (config) => {
    const { users, listings } = await removeDemo(config);
    const text =
      users === 0
        ? 'There is no demonstration here.'
        : `The demonstration is gone: ${users} accounts, ${listings} listings. ` +
          'If nobody administers now, the next start prints how to become the administrator.';
    return { isGood: true, text };
  },
});
