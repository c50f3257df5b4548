import type { Viewer } from '../../authz/session.ts';

/** Something that waits for an administrator. */
export interface WaitingItem {
  /** The thing's id. */
  id: string;
  /** What it is called: a business, a person, a title. */
  subject: string;
  /** What is known of it beside its kind, in words that need no translation; null for nothing. */
  detail: string | null;
  /** A code of why it waits, which the client has words for; null where the kind says it. */
  reason: string | null;
  /** Since when it waits for the team. */
  since: Date;
  /** Until when it should be done: what counts is the time that is left. */
  due: Date;
  /** The administrator who takes care of it; null for nobody. */
  assigneeId: string | null;
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
  /** How many wait. */
  count: () => Promise<number>;
  /** Those that wait longest, up to so many, without assignments: `due` follows from the limit. */
  longestWaiting: (most: number) => Promise<Omit<WaitingItem, 'due' | 'assigneeId'>[]>;
  /** Where all of them are: a path of the client. */
  url: string;
}

const sources = new Map<string, QueueSource>();

/** Registers the kinds of all modules, in their order; called by `server.ts`. */
export function registerQueue(given: readonly QueueSource[]): void {
  sources.clear();
  for (const source of given) sources.set(source.kind, source);
}

export const queueSources = (): readonly QueueSource[] => [...sources.values()];
