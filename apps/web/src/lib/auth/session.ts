import { lifetimes } from '@wiki/domain';

/** An access token as the API hands it out. */
export interface AccessToken {
  token: string;
  /** UTC ISO instant by the server's clock. */
  expiresAt: string;
}

/** What a refresh came to. `failed` says nothing about the session: the network or the server did not answer. */
export type RefreshOutcome =
  | { kind: 'renewed'; accessToken: AccessToken }
  | { kind: 'refused' }
  | { kind: 'failed' };

/** What tabs tell each other. */
export type SessionMessage =
  | { type: 'signedIn' | 'renewed'; accessToken: AccessToken }
  | { type: 'signedOut'; ended: boolean };

/** What the client knows of the person in front of it. */
export interface SessionState {
  status: 'unknown' | 'signedIn' | 'signedOut';
  /** While unknown: whether this browser was signed in last time. Visitors need not wait. */
  isLikelyMember: boolean;
  /** Signed out by the server (revoked, suspended, expired) and not by the person. */
  hasEnded: boolean;
  /** Signed out by the person, here or in another tab: what they wrote here leaves the device. */
  hasLeft: boolean;
  /** While unknown: the server has not answered yet and is being asked again. */
  isUnreachable: boolean;
  /** Grows by one whenever somebody signs in or out: what was cached before belongs to another. */
  generation: number;
}

/** The world as the session sees it; the browser's is in `browser-session.ts`. */
export interface SessionWorld {
  requestRefresh(): Promise<RefreshOutcome>;
  /** Asks the server to end the session and clear the cookie; answers whether it did, and never throws. */
  requestSignOut(): Promise<boolean>;
  /** Runs one piece of work at a time among all tabs of the browser. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
  broadcast(message: SessionMessage): void;
  onBroadcast(listener: (message: SessionMessage) => void): void;
  now(): number;
  /** Runs `work` after so many milliseconds; the answer cancels it. */
  after(milliseconds: number, work: () => void): () => void;
  /** Whether this browser was signed in last time. Null when it cannot be known. */
  wasSignedIn(): boolean | null;
  /** Remembers in this browser whose session it is, or that there is none. */
  rememberSignedIn(accessToken: AccessToken | null): void;
  /** Whether somebody signed out in this browser and the server has not heard of it yet. */
  isLeaving(): boolean;
  rememberLeaving(isLeaving: boolean): void;
}

/** Renewed this long before it ends, so that no operation meets an expired token. */
const renewAheadMs = 60_000;
/** A token with less than this left is renewed before it is used. */
const leastUsefulMs = 15_000;
const retryDelaysMs = [1_000, 2_000, 5_000, 10_000, 30_000];

/**
 * The one owner of the session in this tab. The access token lives here, in memory only; the
 * refresh token is an httpOnly cookie that no script sees.
 */
export class Session {
  readonly #world: SessionWorld;
  readonly #listeners = new Set<() => void>();
  #state: SessionState;
  readonly #initial: SessionState;
  #token: { value: string; usableUntil: number } | null = null;
  #renewal: Promise<string | null> | null = null;
  #cancelTimer: () => void = () => {};
  #started: Promise<unknown> | null = null;

  constructor(world: SessionWorld) {
    this.#world = world;
    this.#state = {
      status: 'unknown',
      isLikelyMember: world.wasSignedIn() ?? true,
      hasEnded: false,
      hasLeft: false,
      isUnreachable: false,
      generation: 0,
    };
    this.#initial = this.#state;
    world.onBroadcast((message) => this.#hear(message));
  }

  readonly snapshot = (): SessionState => this.#state;

  /** As it was before anybody answered. */
  readonly initial = (): SessionState => this.#initial;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Finds out who is there by the refresh cookie, asking again while the server does not answer. */
  start(): Promise<unknown> {
    this.#started ??= this.#identify(0);
    return this.#started;
  }

  /** A token to send with an operation, renewed first when it is about to end; null for visitors. */
  async token(): Promise<string | null> {
    if (this.#state.status === 'unknown' && this.#state.isLikelyMember) await this.start();
    if (!this.#token) return null;
    const left = this.#token.usableUntil - this.#world.now();
    return left < leastUsefulMs ? this.renew(this.#token.value) : this.#token.value;
  }

  /**
   * A token other than `stale`: the one another tab has renewed meanwhile, or a new one.
   * Null when the session is over. When nobody answers, what is there stays.
   */
  renew(stale: string | null): Promise<string | null> {
    if (this.#token && this.#token.value !== stale) return Promise.resolve(this.#token.value);
    this.#renewal ??= this.#renewOnce(stale).finally(() => {
      this.#renewal = null;
    });
    return this.#renewal;
  }

  /** Takes over the token of a sign-in or sign-up. */
  signIn(accessToken: AccessToken): void {
    this.#become(accessToken, true);
    this.#world.broadcast({ type: 'signedIn', accessToken });
  }

  /** Signs out here, in the other tabs and at the server, which may hear of it later. */
  async signOut(): Promise<void> {
    this.#world.rememberLeaving(true);
    this.#leave('left');
    this.#world.broadcast({ type: 'signedOut', ended: false });
    await this.finishLeaving();
  }

  /** Tells the server of whoever signed out while it could not be reached: their cookie still opens the account. */
  async finishLeaving(): Promise<void> {
    if (this.#world.isLeaving()) await this.#world.withLock(() => this.#hasLeft());
  }

  /** Whether nobody is left whom the cookie may still speak for, though they signed out. */
  async #hasLeft(): Promise<boolean> {
    if (!this.#world.isLeaving()) return true;
    const isOver = await this.#world.requestSignOut();
    if (isOver) this.#world.rememberLeaving(false);
    return isOver;
  }

  async #identify(attempt: number): Promise<void> {
    await this.renew(null);
    if (this.#state.status !== 'unknown') return;
    this.#set({ isUnreachable: true });
    const delay = retryDelaysMs[Math.min(attempt, retryDelaysMs.length - 1)] ?? 0;
    await new Promise<void>((resolve) => this.#world.after(delay, resolve));
    if (this.#state.status === 'unknown') await this.#identify(attempt + 1);
  }

  #renewOnce(stale: string | null): Promise<string | null> {
    const { generation } = this.#state;
    return this.#world.withLock(async () => {
      if (this.#token && this.#token.value !== stale) return this.#token.value;
      const outcome: RefreshOutcome = (await this.#hasLeft())
        ? await this.#world.requestRefresh()
        : { kind: 'failed' };
      // Somebody signed in or out while the answer was under way: it speaks of another session.
      if (this.#state.generation !== generation) return this.#token?.value ?? null;
      if (outcome.kind === 'renewed') {
        this.#become(outcome.accessToken, this.#state.status !== 'signedIn');
        this.#world.broadcast({ type: 'renewed', accessToken: outcome.accessToken });
      } else if (outcome.kind === 'refused') {
        const ended = this.#state.status === 'signedIn';
        this.#leave(ended ? 'ended' : null);
        if (ended) this.#world.broadcast({ type: 'signedOut', ended });
      }
      return this.#token?.value ?? null;
    });
  }

  #hear(message: SessionMessage): void {
    if (message.type === 'signedOut') {
      if (this.#state.status !== 'signedOut') this.#leave(message.ended ? 'ended' : 'left');
    } else {
      this.#become(
        message.accessToken,
        message.type === 'signedIn' || this.#state.status !== 'signedIn',
      );
    }
  }

  #become(accessToken: AccessToken, isNewcomer: boolean): void {
    const usableFor = this.#usableMs(accessToken);
    this.#token = { value: accessToken.token, usableUntil: this.#world.now() + usableFor };
    this.#cancelTimer();
    const { value } = this.#token;
    this.#cancelTimer = this.#world.after(Math.max(usableFor - renewAheadMs, 1_000), () => {
      void this.renew(value);
    });
    this.#world.rememberSignedIn(accessToken);
    if (!isNewcomer) return;
    this.#world.rememberLeaving(false);
    const nothingOver = { hasEnded: false, hasLeft: false, isUnreachable: false };
    this.#set({ status: 'signedIn', ...nothingOver }, true);
  }

  /** @param why a session that is over is: the server ended it, the person left; null when there was none */
  #leave(why: 'ended' | 'left' | null): void {
    this.#token = null;
    this.#cancelTimer();
    this.#world.rememberSignedIn(null);
    const wasSignedIn = this.#state.status === 'signedIn';
    const over = { hasEnded: why === 'ended', hasLeft: why === 'left', isUnreachable: false };
    this.#set({ status: 'signedOut', ...over }, wasSignedIn);
  }

  /** How long a token is good for. A device's clock may be wrong by hours: then the known lifetime counts. */
  #usableMs({ expiresAt }: AccessToken): number {
    const lifetime = lifetimes.accessToken * 1_000;
    const left = Date.parse(expiresAt) - this.#world.now();
    return left > 0 && left <= lifetime ? left : lifetime;
  }

  #set(change: Partial<SessionState>, isAnother = false): void {
    const generation = this.#state.generation + (isAnother ? 1 : 0);
    this.#state = { ...this.#state, ...change, generation };
    for (const listener of this.#listeners) listener();
  }
}
