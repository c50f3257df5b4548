import { runCommand } from './command.ts';
import { readArguments, UsageError } from '../platform/errors/usage.ts';
import {
  collectGivenUp,
  discardGivenUp,
  type GivenUpChoice,
  listGivenUp,
  retryGivenUp,
} from '../platform/outbox/given-up.ts';
import type { GivenUpRecord } from '../platform/outbox/given-up.model.ts';

// `npm run events -- --given-up`: lists the events that consumers gave up; with `--retry` they are
// handled again, by the processes that run or else at the next start; with `--discard` forgotten.

const usage = `npm run events -- --given-up                 lists what consumers gave up
npm run events -- --given-up --retry         has it handled again
npm run events -- --given-up --discard       forgets it
Add --consumer <name> or --id <consumer:event> (also several times) to choose.`;

interface Asked {
  act: 'list' | 'retry' | 'discard';
  choice: GivenUpChoice;
}

function ask(args: string[]): Asked {
  const { values } = readArguments(usage, {
    args,
    options: {
      'given-up': { type: 'boolean' },
      retry: { type: 'boolean' },
      discard: { type: 'boolean' },
      consumer: { type: 'string' },
      id: { type: 'string', multiple: true },
    },
  });
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
  if (act === 'discard') return `${await discardGivenUp(choice)} discarded.`;
  if (act === 'list') {
    const given = await listGivenUp(choice);
    return given.length === 0 ? 'Nothing was given up.' : given.map(lineOf).join('\n');
  }
  const { asked: taken, lost } = await retryGivenUp(choice, null);
  const gone = lost === 0 ? '' : ` ${lost} can't be: their events are no longer kept.`;
  return `${taken} will be handled again.${gone}`;
}

function lineOf({ _id, event, failure, at, isRetried }: GivenUpRecord): string {
  const state = event === null ? 'event no longer kept' : isRetried ? 'being retried' : event.type;
  return `${at.toISOString()}  ${_id}  ${state}  ${failure}`;
}

await runCommand({
  ask,
  work: async (_config, task) => ({ isGood: true, text: await carryOut(task) }),
});
