import type { mongo } from 'mongoose';
import { setTimeout as delay } from 'node:timers/promises';
import { timestampOf } from '../../platform/live/cursor.ts';
import { presentPosition } from '../../platform/live/event-stream.ts';
import type { LiveHub } from '../../platform/live/hub.ts';
import { logger } from '../../platform/logging/logger.ts';
import { formOf, leaseOf, placeOf } from './leases.ts';
import { noteHere } from './last-seen.ts';
import { SignalModel, type SignalRecord } from './presence.model.ts';
import { presenceEvents } from './presence.events.ts';

/** What a listener is told: who it is about decides with it what it may say to whom. */
export type Signal =
  | { kind: 'here'; userId: string }
  | { kind: 'typing'; userId: string; chatId: string; memberIds: string[]; isTyping: boolean }
  | { kind: 'delivered'; userId: string; chatId: string; memberIds: string[]; messageId: string }
  /** Who edits a record of the back office changed. */
  | { kind: 'editing'; userId: string; place: string }
  /** Two people may know more or less of each other than before. */
  | { kind: 'rights'; userId: string };

/** How often a lease is renewed, how long it lasts, and how long somebody who left may come back, in milliseconds. */
const renewed = 60_000;
const lease = 150_000;
const grace = 4_000;
const swept = 10_000;
/** That somebody writes is told so often, and stays known so long. */
const typingTold = 2_000;
const typingLasts = 8_000;
/** That a message arrived needs to reach the open screens alone. */
const deliveredLasts = 20_000;

/** The leases of a record that is edited. */
type FormLeases = Map<string, { userId: string; until: number }>;

type Draft = Partial<SignalRecord> & Pick<SignalRecord, '_id' | 'kind' | 'userId'>;

/**
 * Who is here, for this process: fed by the stream of a small collection in which every process holds
 * a lease for each person that looks at the network through it. Nothing of it outlasts its minute.
 */
class PresenceBoard {
  readonly #listeners = new Set<(signal: Signal) => void>();
  /** The leases of each person, by their ends. */
  readonly #here = new Map<string, Map<string, number>>();
  /** The leases of each edited record, with who edits and until when. */
  readonly #editing = new Map<string, FormLeases>();
  /** How many forms of this process each of those leases stands for. */
  readonly #forms = new Map<string, { userId: string; place: string; count: number }>();
  /** How many screens of each person this process serves, and who just left. */
  readonly #screens = new Map<string, number>();
  readonly #leaving = new Map<string, NodeJS.Timeout>();
  readonly #toldTyping = new Map<string, number>();
  #stream: mongo.ChangeStream<SignalRecord> | null = null;
  #timers: NodeJS.Timeout[] = [];
  #run = 0;

  /** Follows the signals of all processes until the hub ends. */
  async start(live: LiveHub): Promise<void> {
    this.stop();
    const run = this.#run;
    const reading = new Promise<void>((resolve) => void this.#read(run, resolve));
    this.#timers = [
      setInterval(() => void this.#renew().catch(warn), renewed).unref(),
      setInterval(() => this.#sweep(), swept).unref(),
    ];
    void this.#watchRights(live, run);
    await reading;
  }

  /** Forgets everything: what other processes know of the people here ends with their leases. */
  stop(): void {
    this.#run += 1;
    for (const timer of [...this.#timers, ...this.#leaving.values()]) clearTimeout(timer);
    this.#timers = [];
    for (const map of [
      this.#here,
      this.#editing,
      this.#forms,
      this.#screens,
      this.#leaving,
      this.#toldTyping,
    ]) {
      map.clear();
    }
    void this.#stream?.close().catch(() => undefined);
    this.#stream = null;
  }

  /** Calls for every signal from now on; the answer ends it. */
  listen(listener: (signal: Signal) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  isHere(userId: string): boolean {
    return this.#here.has(userId);
  }

  /** Somebody looks at the network, until the answer is called: coming back at once is not leaving. */
  arrive(userId: string): () => void {
    const count = this.#screens.get(userId) ?? 0;
    this.#screens.set(userId, count + 1);
    clearTimeout(this.#leaving.get(userId));
    const wasLeaving = this.#leaving.delete(userId);
    if (count === 0 && !wasLeaving) void this.#hold([userId]).catch(warn);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = (this.#screens.get(userId) ?? 1) - 1;
      if (left > 0) this.#screens.set(userId, left);
      else this.#leaveSoon(userId);
    };
  }

  /** Who has a record open to change it, each once. */
  editorsOf(place: string): string[] {
    const leases = this.#editing.get(place)?.values() ?? [];
    return [...new Set([...leases].map(({ userId }) => userId))];
  }

  /** Somebody opened a record to change it, until the answer is called. */
  edit(place: string, userId: string): () => void {
    const _id = formOf(place, userId);
    const form = this.#forms.get(_id) ?? { userId, place, count: 0 };
    form.count += 1;
    this.#forms.set(_id, form);
    if (form.count === 1) void this.#holdForms([_id]).catch(warn);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      form.count -= 1;
      if (form.count > 0 || !this.#forms.delete(_id)) return;
      void SignalModel.deleteOne({ _id }).catch(warn);
    };
  }

  /** Tells that somebody writes, or stopped; more often than every two seconds it says nothing new. */
  async tellTyping(userId: string, chatId: string, memberIds: string[], isTyping: boolean) {
    const _id = `typing:${chatId}:${userId}`;
    const now = Date.now();
    if (isTyping && now - (this.#toldTyping.get(_id) ?? 0) < typingTold) return;
    if (!isTyping && !this.#toldTyping.has(_id)) return;
    if (isTyping) this.#toldTyping.set(_id, now);
    else this.#toldTyping.delete(_id);
    const lasts = isTyping ? typingLasts : 0;
    await tell([{ _id, kind: 'typing', userId, chatId, memberIds }], lasts);
  }

  /** Tells the senders of messages that they arrived. */
  async tellDelivered(arrived: readonly Omit<SignalRecord, '_id' | 'kind' | 'expiresAt'>[]) {
    const drafts = arrived.map((each) => ({
      ...each,
      _id: `delivered:${each.chatId ?? ''}:${each.userId}`,
      kind: 'delivered' as const,
    }));
    await tell(drafts, deliveredLasts);
  }

  #leaveSoon(userId: string): void {
    this.#screens.delete(userId);
    const timer = setTimeout(() => {
      this.#leaving.delete(userId);
      void leave(userId).catch(warn);
    }, grace).unref();
    this.#leaving.set(userId, timer);
  }

  #emit(signal: Signal): void {
    for (const listener of this.#listeners) listener(signal);
  }

  async #renew(): Promise<void> {
    await this.#hold([...this.#screens.keys(), ...this.#leaving.keys()]);
    await this.#holdForms([...this.#forms.keys()]);
  }

  async #holdForms(ids: readonly string[]): Promise<void> {
    const drafts = ids.flatMap((_id) => {
      const form = this.#forms.get(_id);
      return form
        ? [{ _id, kind: 'editing' as const, userId: form.userId, place: form.place }]
        : [];
    });
    if (drafts.length > 0) await tell(drafts, lease);
    // Closed while it was written: nobody renews it, and nobody else takes it away.
    const closed = drafts.flatMap(({ _id }) => (this.#forms.has(_id) ? [] : [_id]));
    if (closed.length > 0) await SignalModel.deleteMany({ _id: { $in: closed } });
  }

  async #hold(userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return;
    await tell(
      userIds.map((userId) => ({ _id: leaseOf(userId), kind: 'here', userId })),
      lease,
    );
    await noteHere(userIds);
  }

  #sweep(): void {
    const now = Date.now();
    for (const [key, told] of this.#toldTyping) {
      if (now - told > typingLasts) this.#toldTyping.delete(key);
    }
    for (const [userId, leases] of this.#here) {
      for (const [id, until] of leases) if (until < now) this.#release(userId, id);
    }
    for (const leases of this.#editing.values()) {
      for (const [id, { until }] of leases) if (until < now) this.#closeForm(id);
    }
  }

  #release(userId: string, id: string): void {
    const leases = this.#here.get(userId);
    if (!leases?.delete(id) || leases.size > 0) return;
    this.#here.delete(userId);
    this.#emit({ kind: 'here', userId });
  }

  #closeForm(id: string): void {
    const place = placeOf(id);
    const leases = this.#editing.get(place);
    const form = leases?.get(id);
    if (!leases || !form) return;
    leases.delete(id);
    if (leases.size === 0) this.#editing.delete(place);
    this.#emit({ kind: 'editing', userId: form.userId, place });
  }

  #take(record: SignalRecord): void {
    const { _id, kind, userId, chatId, memberIds, messageId, place, expiresAt } = record;
    if (kind === 'here') {
      const leases = this.#here.get(userId) ?? new Map<string, number>();
      const isNew = leases.size === 0;
      this.#here.set(userId, leases.set(_id, expiresAt.getTime()));
      if (isNew) this.#emit({ kind, userId });
    } else if (place && kind === 'editing') {
      const leases = this.#editing.get(place) ?? (new Map() as FormLeases);
      const isNew = !leases.has(_id);
      this.#editing.set(place, leases.set(_id, { userId, until: expiresAt.getTime() }));
      if (isNew) this.#emit({ kind, userId, place });
    } else if (chatId && kind === 'typing') {
      const isTyping = expiresAt.getTime() > Date.now();
      this.#emit({ kind, userId, chatId, memberIds, isTyping });
    } else if (chatId && messageId && kind === 'delivered') {
      this.#emit({ kind, userId, chatId, memberIds, messageId });
    }
  }

  /** Everything that holds now, in place of what was known: before the first signal and after a gap. */
  async #readAll(): Promise<void> {
    const held = await SignalModel.find({
      kind: { $in: ['here', 'editing'] },
      expiresAt: { $gt: new Date() },
    }).lean();
    const ids = new Set(held.map(({ _id }) => _id));
    for (const [userId, leases] of this.#here) {
      for (const id of leases.keys()) if (!ids.has(id)) this.#release(userId, id);
    }
    for (const leases of this.#editing.values()) {
      for (const id of leases.keys()) if (!ids.has(id)) this.#closeForm(id);
    }
    for (const record of held) this.#take(record);
  }

  async #read(run: number, onReady: () => void): Promise<void> {
    for (let failures = 0; run === this.#run; failures += 1) {
      try {
        // From before the reading on, so that nothing is missed between the two.
        const stream = SignalModel.collection.watch<SignalRecord>([], {
          startAtOperationTime: timestampOf(await presentPosition()),
          maxAwaitTimeMS: 1_000,
        });
        this.#stream = stream;
        await this.#readAll();
        failures = 0;
        onReady();
        for await (const change of stream) {
          if (run !== this.#run) return;
          this.#hear(change);
        }
      } catch (error) {
        if (run === this.#run) warn(error);
      }
      onReady();
      if (run === this.#run)
        await delay(Math.min(100 * 2 ** failures, 3_000), null, { ref: false });
    }
  }

  #hear(change: mongo.ChangeStreamDocument<SignalRecord>): void {
    if (change.operationType === 'insert' || change.operationType === 'replace') {
      this.#take(change.fullDocument);
    } else if (change.operationType === 'delete') {
      const { _id } = change.documentKey as unknown as { _id: string };
      const [kind, userId] = _id.split(':');
      if (kind === 'here' && userId) this.#release(userId, _id);
      else if (kind === 'editing') this.#closeForm(_id);
    }
  }

  /** Ends with the hub, and the board with it. */
  async #watchRights(live: LiveHub, run: number): Promise<void> {
    const events = live.follow({ types: presenceEvents, concerns: () => true });
    for (;;) {
      const next = await events.next().catch(() => null);
      if (run !== this.#run) return;
      if (next?.done) return this.stop();
      const data = next?.value.record.data as { userId: string; blockedId?: string } | undefined;
      if (!data) return void this.#watchRights(live, run);
      this.#emit({ kind: 'rights', userId: data.userId });
      if (data.blockedId) this.#emit({ kind: 'rights', userId: data.blockedId });
    }
  }
}

export const presenceBoard = new PresenceBoard();

const warn = (error: unknown): void => logger.warn({ err: error }, 'presence interrupted');

async function tell(drafts: readonly Draft[], milliseconds: number): Promise<void> {
  const expiresAt = new Date(Date.now() + milliseconds);
  await SignalModel.bulkWrite(
    drafts.map((draft) => ({
      replaceOne: {
        filter: { _id: draft._id },
        replacement: {
          chatId: null,
          memberIds: [],
          messageId: null,
          place: null,
          ...draft,
          expiresAt,
        },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}

async function leave(userId: string): Promise<void> {
  await noteHere([userId]);
  await SignalModel.deleteOne({ _id: leaseOf(userId) });
}
