import { crc32 } from 'node:zlib';
import type { EventConsumer } from './consumer.ts';
import type { EventRecord } from './event.model.ts';

/** A consumer, as far as its events are shared out. */
type Shared = Pick<EventConsumer, 'name' | 'subject'>;

/**
 * How many partitions a consumer has whose events have subjects: so many processes can work for it.
 * Each has its position in the database, so that another number takes a migration.
 */
const partitionsOfSubjects = 4;

/** The partitions of a consumer by their names; a single one where all of its events keep one order. */
export const partitionsOf = ({ name, subject }: Shared): string[] =>
  subject ? Array.from({ length: partitionsOfSubjects }, (_, at) => `${name}/${at}`) : [name];

/** The partition of a consumer that an event belongs to: that of all events with the same subject. */
export const partitionOf = ({ name, subject }: Shared, event: EventRecord): string =>
  subject ? `${name}/${crc32(subject(event)) % partitionsOfSubjects}` : name;
