import { type BlacklistMatcher, createBlacklistMatcher } from '@wiki/domain';
import { database } from '../../../platform/database/connect.ts';
import type { LiveHub } from '../../../platform/live/hub.ts';
import { logger } from '../../../platform/logging/logger.ts';
import {
  BlacklistEntryModel,
  type BlacklistEntryRecord,
  type BlacklistKind,
} from './blacklist.model.ts';

/** The matchers that this process has made, until the list changes. */
const matchers = new Map<BlacklistKind, Promise<BlacklistMatcher>>();

/** The matcher of a kind as the list is now. Rejects when the database does not answer, and reads again next time. */
export function matcherOf(kind: BlacklistKind): Promise<BlacklistMatcher> {
  const known = matchers.get(kind);
  if (known) return known;
  const reading = readMatcher(kind);
  matchers.set(kind, reading);
  reading.catch(() => {
    if (matchers.get(kind) === reading) matchers.delete(kind);
  });
  return reading;
}

/** Makes the next text be compared with the list as it is then. */
export function forgetBlacklist(): void {
  matchers.clear();
}

/** Forgets the list whenever any process changes it, for as long as the hub lives. */
export function watchBlacklist(live: LiveHub): void {
  forgetBlacklist();
  void follow(live);
}

async function follow(live: LiveHub): Promise<void> {
  for (;;) {
    const changes = live.follow({
      types: ['blacklist.changed', 'blacklist.imported'],
      concerns: () => true,
    });
    try {
      for await (const _change of changes) forgetBlacklist();
      return;
    } catch (error) {
      // What happened meanwhile is not known: the list is read again, and followed from now.
      logger.warn({ err: error }, 'the blacklist lost the stream');
      forgetBlacklist();
    }
  }
}

async function readMatcher(kind: BlacklistKind): Promise<BlacklistMatcher> {
  // The driver's own collection: what is cached must never come from inside somebody's transaction.
  const entries = await database()
    .collection<BlacklistEntryRecord>(BlacklistEntryModel.collection.name)
    .find({ kind })
    .toArray();
  return createBlacklistMatcher(entries.map(({ text }) => text));
}
