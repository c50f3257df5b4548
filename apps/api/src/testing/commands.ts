import mongoose from 'mongoose';

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
 * The commands on some collections that this process sends while it does some work. The connection
 * must have been made with `watchingCommands`.
 */
export async function commandsDuring(
  collections: readonly string[],
  work: () => Promise<unknown>,
): Promise<SentCommand[]> {
  const client = mongoose.connection.getClient();
  const sent: SentCommand[] = [];
  const note = ({ commandName, command }: mongoose.mongo.CommandStartedEvent) => {
    if (collections.includes(String(command[commandName]))) {
      sent.push({ name: commandName, body: command });
    }
  };
  client.on('commandStarted', note);
  try {
    await work();
  } finally {
    client.off('commandStarted', note);
  }
  return sent;
}

/** The stages of the plan the database has for a command, the last one first. */
export async function planOf({ name, body }: SentCommand): Promise<string[]> {
  const { lsid: _session, $db: _db, $clusterTime: _time, ...command } = body;
  const { queryPlanner } = await mongoose.connection
    .getClient()
    .db(mongoose.connection.name)
    .command({ explain: { [name]: command[name], ...command }, verbosity: 'queryPlanner' });
  return stagesOf((queryPlanner as { winningPlan: Stage }).winningPlan);
}

interface Stage {
  stage: string;
  inputStage?: Stage;
}

const stagesOf = ({ stage, inputStage }: Stage): string[] => [
  stage,
  ...(inputStage ? stagesOf(inputStage) : []),
];
