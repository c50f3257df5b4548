import type { Doc } from '../bson/values.ts';
import type { Change } from './write-unit.ts';

/** What of a change says whom it concerns. */
export interface Subject {
  kind: Change['kind'];
  db: string;
  collection: string | undefined;
  /** The new name, when it is a renaming. */
  to?: Doc | undefined;
  isView?: boolean;
}

/** A change as it stands in the log. */
export interface LoggedChange {
  /** Commit time and place within the commit, as in `OplogEntry`. */
  time: bigint;
  place: number;
  subject: Subject;
  value: Buffer;
}

type Place = Pick<LoggedChange, 'time' | 'place'>;

const mostChanges = 1024;
const mostBytes = 4 * 1024 * 1024;

/**
 * The newest changes of the log, in memory: every open stream reads each of them as soon as it is
 * there, most only to see that it concerns a collection or a database of others.
 */
export class RecentChanges {
  readonly #changes: LoggedChange[] = [];
  #bytes = 0;
  /** Everything after this place is here. */
  #since: Place;

  /** @param time of the newest commit that is on disk alone. */
  constructor(time: bigint) {
    this.#since = { time, place: 0xffffffff };
  }

  add(change: LoggedChange): void {
    this.#changes.push(change);
    this.#bytes += change.value.length;
    while (this.#changes.length > mostChanges || this.#bytes > mostBytes) {
      const { time, place, value } = this.#changes.shift() as LoggedChange;
      this.#bytes -= value.length;
      this.#since = { time, place };
    }
  }

  /** Forgets what came after a time: its commit failed. */
  dropAfter(time: bigint): void {
    for (let last = this.#changes.at(-1); last && last.time > time; last = this.#changes.at(-1)) {
      this.#changes.pop();
      this.#bytes -= last.value.length;
    }
  }

  /** Up to `limit` changes after a place, oldest first; null when some of them are on disk alone. */
  after(place: Place, limit: number): LoggedChange[] | null {
    if (isBefore(place, this.#since)) return null;
    let from = this.#changes.length;
    while (from > 0 && isBefore(place, this.#changes[from - 1] as LoggedChange)) from--;
    return this.#changes.slice(from, from + limit);
  }
}

function isBefore(a: Place, b: Place): boolean {
  return a.time < b.time || (a.time === b.time && a.place < b.place);
}
