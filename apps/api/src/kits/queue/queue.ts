import type { Language } from '@wiki/domain';
import type { Viewer } from '../../authz/session.ts';
import type { EventType } from '../../platform/outbox/event.model.ts';
import type { Recorded } from '../resource/index.ts';

/** Something that waits for an administrator. */
export interface WaitingItem {
  /** The thing's id. */
  id: string;
  /** What it is called: a business, a person, a title. */
  subject: string;
  /** What is known of it beside its kind, in words that need no translation; null for nothing. */
  detail: string | null;
  /** A code of what is asked, which the client has words for; null where the kind says it. */
  reason: string | null;
  /** Since when it waits for the team. */
  since: Date;
  /** Until when it is to be done, where that is not the limit of its kind. */
  due?: Date;
  /** Who takes care of it, where the thing itself keeps that. */
  assigneeId?: string | null;
  /** Where it is done: a path of the client. */
  url: string;
}

/** A kind of work that waits for administrators. A module gives its own to the server. */
export interface QueueSource {
  /** Names it: stored with assignments, and what the client has words for. */
  kind: string;
  /** Whether this viewer does this kind of work. */
  may: (viewer: Viewer) => boolean;
  /** How long one should wait at most, in hours. */
  limitHours: number;
  /** How many wait; with an instant, how many of them since before it, or beyond their own date. Costs a count of an index. */
  count: (before: Date | null) => Promise<number>;
  /** Those that wait longest, up to so many, the longest first. */
  longestWaiting: (most: number) => Promise<WaitingItem[]>;
  /** Where all of them are: a path of the client. */
  url: string;
  /** The events after which the queue may be another. */
  touchedBy: readonly EventType[];
  /**
   * Where the thing itself keeps who takes care of it: gives it to an administrator or to nobody, and
   * the event of that; null for no such thing. Joins the caller's transaction.
   */
  assign?: (id: string, assigneeId: string | null, byId: string) => Promise<Recorded | null>;
}

/** How many there are of something, the names of the first ones and when the first one is due. */
export interface Soon {
  count: number;
  names: string[];
  next: Date;
}

/** What becomes work by itself soon: due payments, graces that end. */
export interface SoonSource {
  /** Names it: what the client has words for. */
  kind: string;
  may: (viewer: Viewer) => boolean;
  /** What there is within a week of now, named in a reader's language; null for nothing. */
  read: (now: Date, language: Language) => Promise<Soon | null>;
  /** Where they are: a path of the client. */
  url: string;
}

const sources = new Map<string, QueueSource>();
const soon = new Map<string, SoonSource>();

/** Registers the kinds of all modules, in their order; called by `server.ts`. */
export function registerQueue(
  given: readonly QueueSource[],
  givenSoon: readonly SoonSource[],
): void {
  sources.clear();
  soon.clear();
  for (const source of given) sources.set(source.kind, source);
  for (const source of givenSoon) soon.set(source.kind, source);
}

export const queueSources = (): readonly QueueSource[] => [...sources.values()];
export const soonSources = (): readonly SoonSource[] => [...soon.values()];
