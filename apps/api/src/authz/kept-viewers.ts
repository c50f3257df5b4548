import type { LiveHub } from '../platform/live/hub.ts';
import { logger } from '../platform/logging/logger.ts';
import type { EventType } from '../platform/outbox/event.model.ts';
import type { MaybeViewer } from './session.ts';

/** For how long who asks is kept, in milliseconds, where nothing tells of a change. */
const keptMilliseconds = 1_000;
/** So many are kept; the oldest go first. */
const mostKept = 10_000;

interface Kept {
  until: number;
  viewer: Promise<MaybeViewer>;
}

let kept = new Map<string, Kept>();

/** Forgets who asked: something changed that may concern any of them. */
export function forgetViewers(): void {
  // What is being read now was perhaps read before the change: it goes into the map left behind.
  kept = new Map();
}

/** The viewer of a session, read once by all who ask for it within a moment. */
export function keptViewer(
  sessionId: string,
  userId: string,
  read: () => Promise<MaybeViewer>,
): Promise<MaybeViewer> {
  const key = `${sessionId}:${userId}`;
  const now = performance.now();
  const known = kept.get(key);
  if (known && known.until > now) return known.viewer;
  const here = kept;
  const viewer = read().catch((error: unknown) => {
    here.delete(key);
    throw error;
  });
  here.delete(key);
  here.set(key, { until: now + keptMilliseconds, viewer });
  const [oldest] = here.keys();
  if (here.size > mostKept && oldest !== undefined) here.delete(oldest);
  return viewer;
}

/** What may change who somebody is, in this process or another. */
const changes: readonly string[] = [
  'session.started',
  'session.revoked',
  'personalToken.revoked',
  'user.changed',
  'user.emailVerified',
  'user.suspended',
  'user.reinstated',
  'user.roleChanged',
  'user.reauthorizationRequired',
  'user.passwordChanged',
  'user.deleted',
  'application.transitioned',
  'business.memberChanged',
];

/** Forgets viewers whenever an event of any process may change one. Answers what ends it. */
export function watchViewers(hub: LiveHub): () => Promise<void> {
  const state: { events: ReturnType<LiveHub['follow']> | null; isStopped: boolean } = {
    events: null,
    isStopped: false,
  };
  const watch = async (): Promise<void> => {
    while (!state.isStopped) {
      state.events = hub.follow({ types: changes as readonly EventType[], concerns: () => true });
      try {
        for await (const _event of state.events) forgetViewers();
      } catch (error) {
        logger.warn({ err: error }, 'changes of viewers interrupted');
      }
      forgetViewers();
    }
  };
  const watching = watch();
  return async () => {
    state.isStopped = true;
    await state.events?.return?.();
    await watching;
  };
}
