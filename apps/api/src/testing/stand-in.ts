import mongoose from 'mongoose';
import type { MemberType } from '@wiki/domain';
import { forgetViewers } from '../authz/kept-viewers.ts';
import type { Viewer } from '../authz/session.ts';
import type { Config } from '../config.ts';
import type { ApiModule } from '../module.ts';
import type { UserRecord } from '../modules/users/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { refuse } from '../platform/errors/errors.ts';
import { recordEvent } from '../platform/outbox/record-event.ts';
import { signAccessToken } from '../platform/tokens/access-token.ts';
import { viewerWith } from './samples/viewer.ts';

declare module '../platform/outbox/event.model.ts' {
  interface EventMap {
    /** Something the specs of the platform make happen. */
    'test.happened': { userId: string; text: string };
  }
}

/** A session that exists only in the memory of a spec. */
const sessions = new Map<string, Viewer>();

/** Inserts a session and signs its token. */
export async function insertSession(
  config: Config,
  userId: string,
  memberType: MemberType = 'user',
): Promise<{ token: string; sessionId: string }> {
  const sessionId = new mongoose.Types.ObjectId().toHexString();
  sessions.set(sessionId, viewerWith({ userId, sessionId, memberType }));
  const { token } = signAccessToken(config, { userId, sessionId });
  return { token, sessionId };
}

/** Changes what the next reading of a session finds; null ends the session. */
export function changeSession(sessionId: string, change: Partial<Viewer> | null): void {
  const viewer = sessions.get(sessionId);
  forgetViewers();
  if (change === null || !viewer) sessions.delete(sessionId);
  else sessions.set(sessionId, { ...viewer, ...change });
}

/** Makes something happen to a user. */
export async function happen(userId: string, text: string): Promise<void> {
  await inTransaction(() => recordEvent('test.happened', null, { userId, text }));
}

/** Somebody whose name is given and of whom nothing else is known. */
const somebody = (_id: string, displayName: string) =>
  ({ _id, displayName, firstName: displayName, lastName: '' }) as unknown as UserRecord;

/** What `user(id:)` does for ids that ask for trouble. */
const troubles: Record<string, () => never> = {
  fault: () => {
    throw new Error('The secret of ana@example.com is hunter2');
  },
  refusal: () => {
    throw refuse('TOO_MANY_REQUESTS', undefined, 42);
  },
  network: () => {
    throw new mongoose.mongo.MongoNetworkError('connection to 10.0.0.1 closed');
  },
};

let opened: (() => void) | null = null;

/**
 * Lets a `user(id: "patience")` that waits be answered, or a `signOut` of that user; resolves once one
 * waits.
 */
export function patience(): { waits: Promise<void>; answer(): void } {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const waits = new Promise<void>((resolve) => {
    opened = resolve;
  });
  patient = answered;
  return { waits, answer };
}

let patient: Promise<void> = Promise.resolve();

async function waitPatiently(): Promise<void> {
  opened?.();
  await patient;
}

/**
 * A module for the specs of the platform: it implements a few root fields of the contract without a
 * domain, so that what surrounds them can be watched.
 */
export const standIn: ApiModule = {
  name: 'stand-in',
  loadViewer: async (sessionId) => sessions.get(sessionId) ?? null,
  resolvers: {
    Query: {
      me: (_source, _args, { viewer }) => viewer && somebody(viewer.userId, viewer.memberType),
      user: async (_source, { id }) => {
        if (id === 'patience') await waitPatiently();
        if (Object.hasOwn(troubles, id)) troubles[id]?.();
        return somebody(id, `user ${id}`);
      },
      unreadNotificationCount: () => 0,
    },
    Mutation: {
      signOut: async (_source, _args, { viewer }) => {
        if (viewer?.userId === 'patience') {
          await waitPatiently();
          await happen('patience', 'signed out');
        }
        return { ok: true, userErrors: [] };
      },
    },
    Subscription: {
      meChanged: {
        async *subscribe(_source, { after }, { viewer, live }) {
          const userId = viewer?.userId ?? '';
          const events = live.follow({
            after,
            types: ['test.happened'],
            concerns: ({ data }) => (data as { userId: string }).userId === userId,
          });
          for await (const { record, cursor } of events) {
            const { text } = record.data as { text: string };
            yield { meChanged: { me: somebody(userId, text), cursor } };
          }
        },
      },
    },
    User: {
      id: ({ _id }) => String(_id),
      email: (_user, _args, { viewer }) => viewer?.memberType ?? null,
    },
  },
};
