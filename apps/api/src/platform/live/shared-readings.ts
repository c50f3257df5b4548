/** For how long what was read for one receiver is given to others who are alike, in milliseconds. */
export const sharedMilliseconds = 250;

/** Tells that something of a receiver was read: its name, and how it is read of another. */
export type Note<Receiver> = (name: string, of: (receiver: Receiver) => unknown) => void;

interface Reading<Receiver, Found> {
  until: number;
  receiver: Receiver;
  /** What was read of the receiver: found out while it is answered. */
  read: Map<string, (receiver: Receiver) => unknown>;
  /** What was found, itself once it is there: thousands take it, and need no promise each. */
  found: Promise<Found> | Found;
  /** Resolves when it was found, or could not be. */
  settled: Promise<void>;
  /** Whether what it reads is known: nobody has to wait for that any more. */
  isDone: boolean;
}

/**
 * Answers for several receivers of the same thing, each worked out once for all who are alike in
 * everything that was read of the one it was worked out for. What that is nobody declares: the
 * reading notes it as it goes. What reads who somebody is thereby answers each for themselves.
 */
export class SharedReadings<Receiver, Found> {
  /** All that any reading has read of its receiver, which tells groups apart. */
  readonly #names = new Map<string, (receiver: Receiver) => unknown>();
  readonly #readings = new Map<string, Reading<Receiver, Found>>();

  /**
   * Gives the answer of somebody who is alike, or works one out. One that is there is given at once.
   * @param work must read of the receiver only what it notes, and of nothing else that differs
   */
  read(
    receiver: Receiver,
    work: (note: Note<Receiver>) => Promise<Found> | Found,
  ): Promise<Found> | Found {
    const known = this.#readings.get(this.#groupOf(receiver));
    if (!known || known.until <= performance.now()) return this.#begin(receiver, work).found;
    // Done, it stands under all that it read: whoever comes to the same group is alike.
    return known.isDone ? known.found : this.#readAfter(known, receiver, work);
  }

  async #readAfter(
    known: Reading<Receiver, Found>,
    receiver: Receiver,
    work: (note: Note<Receiver>) => Promise<Found> | Found,
  ): Promise<Found> {
    // What it reads is known once it is done; that it failed is told to those who ask alike.
    await known.settled;
    // Else it read what tells the two apart: from here on they are in different groups.
    return isAlike(known, receiver) ? known.found : this.read(receiver, work);
  }

  #begin(
    receiver: Receiver,
    work: (note: Note<Receiver>) => Promise<Found> | Found,
  ): Reading<Receiver, Found> {
    const read: Reading<Receiver, Found>['read'] = new Map();
    const group = this.#groupOf(receiver);
    const found = Promise.resolve().then(() =>
      work((name, of) => {
        // Others were given the answer already: what is read now may tell them apart.
        if (reading.isDone) throw new Error(`${name} was read after the answer`);
        read.set(name, of);
      }),
    );
    const reading: Reading<Receiver, Found> = {
      until: performance.now() + sharedMilliseconds,
      receiver,
      read,
      isDone: false,
      found,
      settled: found.then(
        (answer) => {
          settle();
          reading.found = answer;
          this.#readings.set(this.#groupOf(receiver), reading);
        },
        () => settle(),
      ),
    };
    this.#readings.set(group, reading);
    const settle = () => {
      reading.isDone = true;
      this.#forget(group, reading);
      for (const [name, of] of read) this.#names.set(name, of);
    };
    return reading;
  }

  #forget(group: string, reading: Reading<Receiver, Found>): void {
    if (this.#readings.get(group) === reading) this.#readings.delete(group);
  }

  #groupOf(receiver: Receiver): string {
    let group = '';
    for (const [name, of] of this.#names) group += `${name}=${JSON.stringify(of(receiver))};`;
    return group;
  }
}

/** Whether a receiver has all that was read for another alike. */
function isAlike<Receiver>(
  { read, receiver }: Reading<Receiver, unknown>,
  other: Receiver,
): boolean {
  for (const of of read.values()) {
    const [mine, theirs] = [of(receiver), of(other)];
    if (mine !== theirs && JSON.stringify(mine) !== JSON.stringify(theirs)) return false;
  }
  return true;
}
