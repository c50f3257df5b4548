import { parseArgs } from 'node:util';
import { FolderInUseError } from '@wiki/embedded-mongo';
import mongoose from 'mongoose';
import { ConfigError, loadConfig, databasePassword } from './config.ts';
import { connectDatabase, UnsuitableDatabaseError } from './platform/database/connect.ts';
import { startOwnDatabase } from './platform/database/own-database.ts';
import {
  collectGivenUp,
  discardGivenUp,
  type GivenUpChoice,
  listGivenUp,
  retryGivenUp,
} from './platform/outbox/given-up.ts';
import type { GivenUpRecord } from './platform/outbox/given-up.model.ts';

// `npm run events -- --given-up`: lists the events that consumers gave up; with `--retry` they are
// handled again, by the processes that run or else at the next start; with `--discard` forgotten.

const usage = `npm run events -- --given-up                 lists what consumers gave up
npm run events -- --given-up --retry         has it handled again
npm run events -- --given-up --discard       forgets it
Add --consumer <name> or --id <consumer:event> (also several times) to choose.`;

class UsageError extends Error {}

interface Asked {
  act: 'list' | 'retry' | 'discard';
  choice: GivenUpChoice;
}

function asked(args: string[]): Asked {
  const { values } = (() => {
    try {
      return parseArgs({
        args,
        options: {
          'given-up': { type: 'boolean' },
          retry: { type: 'boolean' },
          discard: { type: 'boolean' },
          consumer: { type: 'string' },
          id: { type: 'string', multiple: true },
        },
      });
    } catch (error) {
      throw new UsageError(`${error instanceof Error ? error.message : ''}\n${usage}`);
    }
  })();
  const { retry, discard, consumer, id } = values;
  if (!values['given-up'] || (retry && discard)) throw new UsageError(usage);
  return {
    act: retry ? 'retry' : discard ? 'discard' : 'list',
    choice: {
      ...(consumer === undefined ? {} : { consumer }),
      ...(id === undefined ? {} : { ids: id }),
    },
  };
}

async function carryOut({ act, choice }: Asked): Promise<string> {
  await collectGivenUp();
  if (act === 'discard') return `${await discardGivenUp(choice)} discarded.\n`;
  if (act === 'list') {
    const given = await listGivenUp(choice);
    return given.length === 0 ? 'Nothing was given up.\n' : `${given.map(lineOf).join('\n')}\n`;
  }
  const { asked: taken, lost } = await retryGivenUp(choice, null);
  const gone = lost === 0 ? '' : ` ${lost} can't be: their events are no longer kept.`;
  return `${taken} will be handled again.${gone}\n`;
}

function lineOf({ _id, event, failure, at, isRetried }: GivenUpRecord): string {
  const state = event === null ? 'event no longer kept' : isRetried ? 'being retried' : event.type;
  return `${at.toISOString()}  ${_id}  ${state}  ${failure}`;
}

async function main(): Promise<void> {
  const task = asked(process.argv.slice(2));
  const config = loadConfig();
  const own = config.mongodbUrl ? null : await startOwnDatabase(config, databasePassword(config));
  try {
    await connectDatabase(own?.uri ?? config.mongodbUrl ?? '');
    process.stdout.write(await carryOut(task));
  } finally {
    await mongoose.disconnect();
    await own?.stop();
  }
}

await main().catch((error: unknown) => {
  const isPlain =
    error instanceof UsageError ||
    error instanceof ConfigError ||
    error instanceof UnsuitableDatabaseError ||
    error instanceof FolderInUseError;
  if (!isPlain) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
