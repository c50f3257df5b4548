import { apiError } from '../errors/errors.ts';
import type { FollowOptions, LiveEvent } from './hub.ts';
import type { Position } from './cursor.ts';

/** An event where it stands in the stream. Shared by all followers and never changed. */
export interface PlacedEvent extends LiveEvent {
  position: Position;
}

type Waiting = {
  resolve(result: IteratorResult<LiveEvent>): void;
  reject(reason: unknown): void;
};

/** How many new events wait for a follower before it counts as too slow. */
const queueLimit = 1_000;

/**
 * One receiver of events: a bounded queue read as an iterator. Whoever does not keep up is dropped
 * with `SLOW_CONSUMER` and resumes later; nobody else waits for it.
 */
export class Follower implements AsyncIterableIterator<LiveEvent> {
  readonly #after: Position;
  readonly #options: Pick<FollowOptions, 'concerns' | 'given'>;
  readonly #onEnd: (follower: Follower) => void;
  readonly #queue: PlacedEvent[] = [];
  #waiting: Waiting[] = [];
  #ended = false;
  #failure: Error | undefined;
  #limit = queueLimit;
  /** Until the past is there nothing is taken: it will hold what happens meanwhile. */
  #catchingUp = true;

  constructor(
    after: Position,
    options: Pick<FollowOptions, 'concerns' | 'given'>,
    onEnd: (follower: Follower) => void,
  ) {
    this.#after = after;
    this.#options = options;
    this.#onEnd = onEnd;
  }

  /** Hands over the past, in order and up to the present; from now on offers follow it. */
  caughtUp(past: readonly PlacedEvent[]): void {
    this.#catchingUp = false;
    this.#limit += past.length;
    for (const event of past) this.offer(event);
  }

  /** Offers an event; it is kept when it lies after the start and concerns the receiver. */
  offer(event: PlacedEvent): void {
    if (this.#ended || this.#catchingUp) return;
    if (event.position <= this.#after || !this.#options.concerns(event.record)) return;
    const next = this.#waiting.shift();
    if (next) next.resolve(this.#give(event));
    else if (this.#queue.push(event) > this.#limit) this.fail(apiError('SLOW_CONSUMER'));
  }

  /** Ends with an error once what is already queued is of no use any more. */
  fail(reason: Error): void {
    if (this.#ended) return;
    this.#failure = reason;
    this.#close();
    const [first, ...others] = this.#waiting.splice(0);
    if (!first) return;
    this.#failure = undefined;
    first.reject(reason);
    for (const other of others) other.resolve({ done: true, value: undefined });
  }

  /** One promise a call: thousands of followers wait for every event. */
  next(): Promise<IteratorResult<LiveEvent>> {
    const event = this.#queue.shift();
    if (event) return Promise.resolve(this.#give(event));
    if (this.#ended) {
      const failure = this.#failure;
      this.#failure = undefined;
      if (failure !== undefined) return Promise.reject(failure);
      return Promise.resolve({ done: true, value: undefined });
    }
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  async return(): Promise<IteratorResult<LiveEvent>> {
    this.#close();
    for (const waiting of this.#waiting.splice(0))
      waiting.resolve({ done: true, value: undefined });
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #give(event: PlacedEvent): IteratorYieldResult<LiveEvent> {
    return { done: false, value: this.#options.given?.(event) ?? event };
  }

  #close(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#queue.length = 0;
    this.#onEnd(this);
  }
}
