import { AsyncLocalStorage } from 'node:async_hooks';
import diagnostics from 'node:diagnostics_channel';
import { setTimeout as delay } from 'node:timers/promises';
import mongoose from 'mongoose';
import { viewerReading } from '../modules/accounts/signing-in/viewer-of.ts';

/** A command sent to the database. */
export interface SentCommand {
  /** Such as `find`. */
  name: string;
  body: Record<string, unknown>;
}

/** The setting a connection needs for `commandsDuring`. */
export function watchingCommands(mongodbUrl: string): string {
  const url = new URL(mongodbUrl);
  url.searchParams.set('monitorCommands', 'true');
  return url.href;
}

/**
 * The commands on some collections that some work sends, by itself or by the requests it makes of a
 * server of this process, but for the reading of who asks, which is kept for a moment. What the
 * process does of its own accord meanwhile is not among them. The connection must have been made with
 * `watchingCommands`.
 */
export async function commandsDuring(
  collections: readonly string[],
  work: () => Promise<unknown>,
): Promise<SentCommand[]> {
  const own = {};
  // A request comes in by a socket, which knows nothing of who sent it.
  const onRequest = () => causes.enterWith(own);
  diagnostics.subscribe(requestStart, onRequest);
  try {
    return await sentDuring(
      collections,
      () => causes.run(own, work),
      () => causes.getStore() === own,
    );
  } finally {
    diagnostics.unsubscribe(requestStart, onRequest);
  }
}

const causes = new AsyncLocalStorage<object>();
const requestStart = 'http.server.request.start';

/** The same with what the process does of its own accord: its jobs, its consumers, what sockets are told. */
export function everyCommandDuring(
  collections: readonly string[],
  work: () => Promise<unknown>,
): Promise<SentCommand[]> {
  return sentDuring(collections, work, () => true);
}

async function sentDuring(
  collections: readonly string[],
  work: () => Promise<unknown>,
  isMeant: () => boolean,
): Promise<SentCommand[]> {
  const client = mongoose.connection.getClient();
  const sent: SentCommand[] = [];
  const note = ({ commandName, command }: mongoose.mongo.CommandStartedEvent) => {
    if (command.comment === viewerReading || !isMeant()) return;
    const isOn = ({ name, body }: SentCommand) => collections.includes(String(body[name]));
    const whole = { name: commandName, body: command };
    if (isOn(whole)) sent.push(whole);
    else if (commandName === 'bulkWrite') sent.push(...partsOf(command).filter(isOn));
  };
  client.on('commandStarted', note);
  try {
    await work();
  } finally {
    client.off('commandStarted', note);
  }
  return sent;
}

/** What is written to several collections by one command, each as a command of its own. */
function partsOf({ ops, nsInfo }: Record<string, unknown>): SentCommand[] {
  const names = (nsInfo as { ns: string }[]).map(({ ns }) => ns.slice(ns.indexOf('.') + 1));
  return (ops as Record<string, unknown>[]).map((op) => {
    const name = 'insert' in op ? 'insert' : 'update';
    return { name, body: { ...op, [name]: names[Number(op[name])] } };
  });
}

/** Waits until what follows earlier writes is done, so that only what is asked next is counted. */
export async function untilQuiet(collections: readonly string[]): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    const sent = await everyCommandDuring(collections, () => delay(150));
    quiet = sent.length === 0 ? quiet + 1 : 0;
  }
}

/** How the database answers a command. */
export interface Plan {
  /** The stages, the last one first. */
  stages: string[];
  /** The fields of the index it reads, in order; none without an index. */
  indexFields: string[];
}

/** Asks the database how it answers a command. */
export async function planOf(command: SentCommand): Promise<Plan> {
  const { queryPlanner } = await explain(command, 'queryPlanner');
  const stages = stagesOf(queryPlanner.winningPlan);
  return {
    stages: stages.map(({ stage }) => stage),
    indexFields: stages.flatMap(({ keyPattern }) => Object.keys(keyPattern ?? {})),
  };
}

/** How many documents the database looks at to answer a command. */
export async function documentsReadBy(command: SentCommand): Promise<number> {
  const { executionStats } = await explain(command, 'executionStats');
  return executionStats?.totalDocsExamined ?? Number.NaN;
}

interface Explained {
  queryPlanner: { winningPlan: Stage };
  executionStats?: { totalDocsExamined: number };
}

async function explain({ name, body }: SentCommand, verbosity: string): Promise<Explained> {
  const { lsid: _session, $db: _db, $clusterTime: _time, ...command } = body;
  const database = mongoose.connection.getClient().db(mongoose.connection.name);
  const explained = { [name]: command[name], ...command };
  return (await database.command({ explain: explained, verbosity })) as unknown as Explained;
}

interface Stage {
  stage: string;
  inputStage?: Stage;
  keyPattern?: Record<string, 1 | -1>;
}

const stagesOf = (last: Stage): Stage[] => [
  last,
  ...(last.inputStage ? stagesOf(last.inputStage) : []),
];
