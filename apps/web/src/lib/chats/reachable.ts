import type { NormalizedCacheObject } from '@apollo/client/cache';

/** So many conversations are kept, those read last, and so many things of them. */
const mostChats = 15;
const mostObjects = 4_000;

const isList = (field: string): boolean => /^chats[:(]/.test(field) && !/"search":"/.test(field);
const isAlways = (field: string): boolean =>
  ['__typename', 'me', 'liveCursor', 'unreadChatCount', 'unreadNotificationCount'].includes(field);

/** The ids of the things that a value refers to, however deep. */
function refersTo(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const each of value) refersTo(each, found);
  else if (value && typeof value === 'object') {
    if ('__ref' in value && typeof value.__ref === 'string') found.push(value.__ref);
    else for (const each of Object.values(value)) refersTo(each, found);
  }
  return found;
}

/**
 * Of everything that a tab has read, its person, the lists of the inbox, the conversations opened last
 * and what they refer to; null before any of it was read.
 */
export function reachable(all: NormalizedCacheObject): NormalizedCacheObject | null {
  const root = all['ROOT_QUERY'];
  if (!root?.['me']) return null;
  const fields = Object.entries(root);
  const chats = fields.filter(([field]) => field.startsWith('chat(')).slice(-mostChats);
  const lists = fields.filter(([field]) => isList(field));
  if (chats.length + lists.length === 0) return null;
  const kept = Object.fromEntries([
    ...fields.filter(([field]) => isAlways(field)),
    ...lists,
    ...chats,
  ]);
  const objects: NormalizedCacheObject = { ROOT_QUERY: kept };
  const waiting = refersTo(kept);
  for (let count = 0; count < mostObjects; count += 1) {
    const id = waiting.shift();
    if (id === undefined) break;
    const found = all[id];
    if (!found || id in objects) continue;
    objects[id] = found;
    waiting.push(...refersTo(found));
  }
  return objects;
}
