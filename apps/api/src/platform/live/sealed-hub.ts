import type { Secrets } from '../tokens/secrets.ts';
import { decrypt, encrypt } from '../tokens/sealed-text.ts';
import { apiError } from '../errors/errors.ts';
import type { LiveEvent, LiveHub } from './hub.ts';

const use = 'event cursor';

/**
 * A hub as clients see it: the positions it gives tell nothing of the network's events and cannot be
 * made up. What it did not seal itself is answered as what is too old: who follows reads again what
 * is shown, and goes on from now.
 */
export function sealedHub(hub: LiveHub, secrets: Secrets): LiveHub {
  /** Many follow an event and are given the same. */
  const sealed = new WeakMap<LiveEvent, LiveEvent>();
  const sealOf = (event: LiveEvent): LiveEvent => {
    const known = sealed.get(event);
    if (known) return known;
    const given = new SealedEvent(event, (position) => encrypt(secrets, use, position));
    sealed.set(event, given);
    return given;
  };
  const open = (cursor: string): string => {
    const position = decrypt(secrets, use, cursor);
    if (position === null) throw apiError('CURSOR_EXPIRED');
    return position;
  };
  return {
    currentCursor: async () => encrypt(secrets, use, await hub.currentCursor()),
    follow: ({ after, ...options }) =>
      hub.follow({ ...options, after: after == null ? null : open(after), given: sealOf }),
  };
}

/** An event with its place sealed, once and when it is looked at. */
class SealedEvent implements LiveEvent {
  readonly record: LiveEvent['record'];
  readonly #position: string;
  readonly #seal: (position: string) => string;
  #cursor: string | null = null;

  constructor({ record, cursor }: LiveEvent, seal: (position: string) => string) {
    this.record = record;
    this.#position = cursor;
    this.#seal = seal;
  }

  get cursor(): string {
    this.#cursor ??= this.#seal(this.#position);
    return this.#cursor;
  }
}
