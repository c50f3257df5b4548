import { signedIn, type Viewer } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { isBlockedBetween } from '../../blocks/index.ts';
import {
  choicesOf,
  type PersonPresenceView,
  presenceBoard,
  presenceFor,
  type Signal,
} from '../../presence/index.ts';
import { letsKnow, peersOf } from './chat-presence.ts';
import { findOwnChat } from '../chat.service.ts';
import { MessageModel, type MessageRecord } from '../messages/message.model.ts';

/** That somebody began or stopped writing. */
export interface ChatTypingView {
  chatId: string;
  userId: string;
  isTyping: boolean;
}

/** What one delivery says: one of its parts. */
export interface PresenceChangeView {
  people: PersonPresenceView[];
  typing: ChatTypingView | null;
  delivered: MessageRecord | null;
}

type Delivery = { presenceChanged: PresenceChangeView };

const nothing: PresenceChangeView = { people: [], typing: null, delivered: null };

/** What conversations are told: who edits a record is none of it. */
type Told = Exclude<Signal, { kind: 'editing' }>;

/** The signals of the same person and conversation take each other's place while they wait. */
const keyOf = (signal: Told): string =>
  signal.kind === 'here' || signal.kind === 'rights'
    ? `here:${signal.userId}`
    : `${signal.kind}:${signal.chatId}:${signal.userId}`;

/**
 * Presence as one viewer may know it, from now on: first everybody, then what changes. While it runs
 * they are here themselves. Rights are read at each delivery. What waits is bounded by the people and
 * conversations it is about, so whoever reads slowly gets the latest and holds up nobody.
 */
class PresenceFollower implements AsyncIterableIterator<Delivery> {
  readonly #viewer: Viewer;
  readonly #waiting = new Map<string, Told>();
  /** Those whose presence the viewer was told. */
  readonly #told = new Set<string>();
  readonly #leave: () => void;
  readonly #unlisten: () => void;
  #wake: () => void = () => undefined;
  #begun = false;
  #ended = false;

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
    this.#leave = presenceBoard.arrive(viewer.userId);
    this.#unlisten = presenceBoard.listen((signal) => this.#offer(signal));
  }

  async next(): Promise<IteratorResult<Delivery>> {
    if (!this.#begun) {
      this.#begun = true;
      return this.#deliver({ ...nothing, people: await this.#everybody() });
    }
    while (!this.#ended) {
      const [first] = this.#waiting;
      if (!first) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        continue;
      }
      const [key, signal] = first;
      this.#waiting.delete(key);
      const change = await this.#view(signal);
      if (change) return this.#deliver(change);
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<Delivery>> {
    this.#ended = true;
    this.#unlisten();
    this.#leave();
    this.#wake();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #deliver(presenceChanged: PresenceChangeView): IteratorResult<Delivery> {
    return this.#ended
      ? { done: true, value: undefined }
      : { done: false, value: { presenceChanged } };
  }

  #offer(signal: Signal): void {
    if (signal.kind === 'editing') return;
    const { userId } = this.#viewer;
    const isOwn = signal.userId === userId;
    if (isOwn && signal.kind !== 'rights') return;
    if ('memberIds' in signal && !signal.memberIds.includes(userId)) return;
    this.#waiting.set(keyOf(signal), signal);
    this.#wake();
  }

  #view(signal: Told): Promise<PresenceChangeView | null> {
    if (signal.kind === 'typing') return this.#typing(signal);
    if (signal.kind === 'delivered') return this.#delivered(signal);
    return this.#people(signal.userId);
  }

  async #everybody(): Promise<PersonPresenceView[]> {
    const before = [...this.#told];
    const people = await presenceFor(this.#viewer, await peersOf(this.#viewer));
    this.#told.clear();
    for (const { userId } of people) this.#told.add(userId);
    return [...people, ...before.filter((id) => !this.#told.has(id)).map(unknown)];
  }

  /** Somebody came or went, or the viewer may know more or less of them; of everybody, if they chose so themselves. */
  async #people(userId: string): Promise<PresenceChangeView | null> {
    if (userId === this.#viewer.userId) return { ...nothing, people: await this.#everybody() };
    const [known] = await presenceFor(this.#viewer, await peersOf(this.#viewer, [userId]));
    if (known) this.#told.add(userId);
    else if (!this.#told.delete(userId)) return null;
    return { ...nothing, people: [known ?? unknown(userId)] };
  }

  async #typing({ userId, chatId, isTyping }: Signal & { kind: 'typing' }) {
    const chat = await findOwnChat({ viewer: this.#viewer }, chatId);
    if (!chat?.memberIds.includes(userId) || !letsKnow(chat)) return null;
    const own = this.#viewer.userId;
    if (await isBlockedBetween(userId, own)) return null;
    if (!(await choicesOf(own)).showsTyping) return null;
    return { ...nothing, typing: { chatId, userId, isTyping } };
  }

  async #delivered({ userId, chatId, messageId }: Signal & { kind: 'delivered' }) {
    const own = this.#viewer.userId;
    if (!(await findOwnChat({ viewer: this.#viewer }, chatId))) return null;
    if (await isBlockedBetween(userId, own)) return null;
    const _id = parseObjectId(messageId);
    const delivered = await MessageModel.findOne({ _id, chatId, authorId: own }).lean();
    return delivered && { ...nothing, delivered };
  }
}

const unknown = (userId: string): PersonPresenceView => ({
  userId,
  isOnline: false,
  dateLastSeen: null,
});

/** The presence of the people of the caller's conversations, from now on. */
export const followPresence = ({ viewer }: Pick<Context, 'viewer'>): PresenceFollower =>
  new PresenceFollower(signedIn(viewer));
