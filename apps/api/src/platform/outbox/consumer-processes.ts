import { createHash } from 'node:crypto';
import { database } from '../database/connect.ts';
import { isLeaseFree, leaseEnd } from '../database/lease.ts';

/** A process that works for consumers. */
export interface WorkingProcess {
  /** The `processId`. */
  _id: string;
  /** The names of the consumers that it knows: one of another version may know others. */
  consumers: string[];
  /** When it counts as gone unless it says before that it is there, by the database's clock. */
  until: Date;
}

const processes = () => database().collection<WorkingProcess>('consumerProcesses');

/** Says that a process works for consumers, for so many milliseconds. */
export async function sayThatItWorks(
  id: string,
  consumers: readonly string[],
  milliseconds: number,
): Promise<void> {
  await processes().updateOne(
    { _id: id },
    [{ $set: { consumers: { $literal: consumers }, until: leaseEnd(milliseconds) } }],
    { upsert: true },
  );
}

/** Says that a process works for consumers no more. */
export async function sayThatItLeaves(id: string): Promise<void> {
  await processes().deleteOne({ _id: id });
}

/**
 * The other processes that work for consumers now; none that said it while a clock was ahead, and would
 * count as there until the time catches up with it.
 * @param milliseconds for how long each says it
 */
export const otherProcesses = (id: string, milliseconds: number): Promise<WorkingProcess[]> =>
  processes()
    .find({ _id: { $ne: id }, $expr: { $not: isLeaseFree('until', milliseconds) } })
    .toArray();

/**
 * Those partitions of a consumer that a process is to work for, of several that know it: all of them find
 * the same, and each has as many as the others, or one less.
 */
export function shareOf(
  id: string,
  { name, partitions }: { name: string; partitions: readonly string[] },
  ids: readonly string[],
): string[] {
  const weighed = ids.map((each) => ({ each, weight: weightOf(each, name) }));
  const ordered = weighed.toSorted((one, other) => (one.weight < other.weight ? -1 : 1));
  return partitions.filter((_, at) => ordered[at % ordered.length]?.each === id);
}

/** Consumers with one partition go to one process and another, each by its name. */
const weightOf = (id: string, name: string): string =>
  createHash('sha1').update(`${id} ${name}`).digest('hex');
