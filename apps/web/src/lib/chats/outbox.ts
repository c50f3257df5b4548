import type { Outgoing, Said } from './outgoing.ts';

/** A message as the device keeps it: whose it is, and where it stands in the order of writing. */
export interface KeptMessage extends Outgoing {
  userId: string;
  place: number;
}

/** What became of a message that was tried. */
export type SendOutcome =
  | { kind: 'sent' }
  /** The server does not take it: the code says why. */
  | { kind: 'refused'; code: string }
  /** Nobody answered: to be tried again. */
  | { kind: 'unreachable' }
  /** The server asks for patience, for so many milliseconds. */
  | { kind: 'later'; milliseconds: number };

/** What the outbox needs of the world; the browser's is in `browser-outbox.ts`. */
export interface OutboxWorld {
  /** What the device keeps, in every order. */
  read(): Promise<KeptMessage[]>;
  keep(message: KeptMessage): Promise<void>;
  forget(clientKey: string): Promise<void>;
  send(message: KeptMessage): Promise<SendOutcome>;
  /** Runs one piece of work at a time among all tabs of the browser. */
  withLock(work: () => Promise<void>): Promise<void>;
  /** Tells the other tabs that something changed, and hears them. */
  broadcast(): void;
  onBroadcast(listener: () => void): void;
  after(milliseconds: number, work: () => void): void;
  now(): number;
}

/** How long to wait before a server that did not answer is asked again, in milliseconds. */
const patienceMs = 5_000;

/**
 * What was written and is not with the server yet. It is kept on the device, survives a closed tab,
 * and is sent once, in the order of writing, by one tab at a time; of what the server refuses it says
 * why.
 */
export class Outbox {
  readonly #world: OutboxWorld;
  readonly #listeners = new Set<() => void>();
  #messages: readonly KeptMessage[] = [];
  /** Written before it was known who is here, as right after the page was opened: they wait for that. */
  #early: readonly KeptMessage[] = [];
  #userId: string | null = null;
  #lastPlace = 0;
  #isRunning = false;
  #isWoken = false;

  constructor(world: OutboxWorld) {
    this.#world = world;
    world.onBroadcast(() => void this.#reload());
  }

  readonly snapshot = (): readonly KeptMessage[] => this.#messages;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Begins to send what a person wrote, on this device, now or before. What somebody else wrote and did
   * not send leaves the device: it is no longer theirs.
   */
  async start(userId: string): Promise<void> {
    this.#userId = userId;
    const early = this.#early;
    this.#early = [];
    for (const { clientKey, userId: owner } of await this.#world.read()) {
      if (owner !== userId) await this.#world.forget(clientKey);
    }
    for (const message of early) await this.#world.keep({ ...message, userId });
    await this.#reload();
    this.wake();
  }

  /** Nobody is here any more: nothing is shown or sent, and what is kept waits. */
  stop(): void {
    this.#userId = null;
    this.#early = [];
    this.#show([]);
  }

  /** Keeps a message and sends it as soon as there is a network, and it is known who is here. */
  async add(chatId: string, said: Said): Promise<KeptMessage> {
    const userId = this.#userId;
    const now = this.#world.now();
    this.#lastPlace = Math.max(now, this.#lastPlace + 1);
    const message: KeptMessage = {
      ...said,
      chatId,
      userId: userId ?? '',
      clientKey: crypto.randomUUID(),
      dateSent: new Date(now).toISOString(),
      problem: null,
      place: this.#lastPlace,
    };
    this.#show([...this.#messages, message]);
    if (userId === null) {
      this.#early = [...this.#early, message];
      return message;
    }
    await this.#world.keep(message);
    this.#world.broadcast();
    this.wake();
    return message;
  }

  /** Tries a message again that was refused. */
  async sendAgain(clientKey: string): Promise<void> {
    await this.#change(clientKey, null);
    this.wake();
  }

  /** Gives a message up. */
  async discard(clientKey: string): Promise<void> {
    const isOther = (message: KeptMessage) => message.clientKey !== clientKey;
    this.#early = this.#early.filter(isOther);
    this.#show(this.#messages.filter(isOther));
    await this.#world.forget(clientKey);
    this.#world.broadcast();
  }

  /** Sends what waits: when something was added, and when the network may be back. */
  wake(): void {
    this.#isWoken = true;
    if (this.#isRunning || this.#userId === null) return;
    this.#isRunning = true;
    void this.#world
      .withLock(() => this.#sendAll())
      .catch(() => {
        // What the browser refuses is asked for again later: at once it would be without end.
        this.#isWoken = false;
        this.#world.after(patienceMs, () => this.wake());
      })
      .finally(() => {
        this.#isRunning = false;
        if (this.#isWoken) this.wake();
      });
  }

  /** Sends one after the other; what this or another tab wrote meanwhile comes in its turn. */
  async #sendAll(): Promise<void> {
    while (this.#isWoken) {
      this.#isWoken = false;
      await this.#reload();
      const next = this.#messages.find(({ problem }) => problem === null);
      if (!next) continue;
      const outcome = await this.#world.send(next);
      if (outcome.kind === 'unreachable' || outcome.kind === 'later') {
        const wait = outcome.kind === 'later' ? outcome.milliseconds : patienceMs;
        this.#isWoken = false;
        this.#world.after(wait, () => this.wake());
        return;
      }
      if (outcome.kind === 'sent') await this.discard(next.clientKey);
      else await this.#change(next.clientKey, outcome.code);
      this.#isWoken = true;
    }
  }

  async #change(clientKey: string, problem: string | null): Promise<void> {
    const message = this.#messages.find((each) => each.clientKey === clientKey);
    if (!message) return;
    const changed = { ...message, problem };
    this.#show(this.#messages.map((each) => (each === message ? changed : each)));
    await this.#world.keep(changed);
    this.#world.broadcast();
  }

  async #reload(): Promise<void> {
    const userId = this.#userId;
    if (userId === null) return;
    const kept = (await this.#world.read()).filter((message) => message.userId === userId);
    // What was written while it was read is not kept yet.
    if (this.#userId !== userId) return;
    this.#show(kept.toSorted((one, other) => one.place - other.place));
  }

  #show(messages: readonly KeptMessage[]): void {
    this.#messages = messages;
    for (const listener of this.#listeners) listener();
  }
}
