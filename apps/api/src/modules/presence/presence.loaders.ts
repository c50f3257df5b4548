import DataLoader from 'dataloader';
import type { MaybeViewer, Viewer } from '../../authz/session.ts';
import { blockedAmong } from '../blocks/index.ts';
import { presenceBoard } from './presence-board.ts';
import { choicesOfAll, LastSeenModel, type PresenceChoicesRecord } from './presence.model.ts';

/** Whether somebody is here. */
export interface PersonPresenceView {
  userId: string;
  isOnline: boolean;
  dateLastSeen: Date | null;
}

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** What a person lets others know. */
    presenceChoices: DataLoader<string, PresenceChoicesRecord>;
    /** Whether one of two, the viewer and a person, blocked the other. */
    isBlockedWith: DataLoader<string, boolean>;
    /**
     * Whether a person is here, for a viewer who came to them by a conversation; null when one of the
     * two tells nobody, or blocked the other.
     */
    presenceOf: DataLoader<string, PersonPresenceView | null>;
  }
}

/** The loaders of presence for one request. */
export function createPresenceLoaders(viewer: MaybeViewer) {
  const presenceChoices = new DataLoader((ids: readonly string[]) => choicesOfAll(ids));
  const isBlockedWith = new DataLoader(async (ids: readonly string[]) => {
    const blocked = viewer ? await blockedAmong(viewer.userId, ids) : new Set<string>();
    return ids.map((id) => blocked.has(id));
  });
  const presenceOf = new DataLoader(async (ids: readonly string[]) => {
    if (!viewer) return ids.map(() => null);
    const [own, ...theirs] = await choicesOfAll([viewer.userId, ...ids]);
    if (!own?.showsOnline) return ids.map(() => null);
    const blocked = await isBlockedWith.loadMany(ids);
    const shown = ids.filter((_id, at) => theirs[at]?.showsOnline && blocked[at] === false);
    const away = shown.filter((id) => !presenceBoard.isHere(id));
    const seen = away.length > 0 ? await LastSeenModel.find({ _id: { $in: away } }).lean() : [];
    const lastSeen = new Map(seen.map(({ _id, at }) => [_id, at]));
    const isShown = new Set(shown);
    return ids.map((userId) =>
      isShown.has(userId)
        ? {
            userId,
            isOnline: presenceBoard.isHere(userId),
            dateLastSeen: lastSeen.get(userId) ?? null,
          }
        : null,
    );
  });
  return { presenceChoices, isBlockedWith, presenceOf };
}

/** Whether people are here for somebody who came to them by a conversation, read now. */
export async function presenceFor(
  viewer: Viewer,
  userIds: readonly string[],
): Promise<PersonPresenceView[]> {
  const { presenceOf } = createPresenceLoaders(viewer);
  const known = await Promise.all(userIds.map((userId) => presenceOf.load(userId)));
  return known.filter((each) => each !== null);
}
