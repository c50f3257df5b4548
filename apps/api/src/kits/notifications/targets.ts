import type { Viewer } from '../../authz/session.ts';

/** A thing that a notification is about. */
export interface NotificationTarget {
  /** Which reader knows it, such as `discussion`. */
  kind: string;
  id: string;
}

/** Which of these things the reader of a notification may read now; of tasks, which wait for them. */
export type TargetReader = (ids: readonly string[], viewer: Viewer) => Promise<ReadonlySet<string>>;

export type TargetReaders = Readonly<Record<string, TargetReader>>;

let readers: TargetReaders = {};

/** Sets the readers of all modules; called once by `server.ts`. */
export function registerTargets(given: readonly TargetReaders[]): void {
  readers = Object.assign({}, ...given) as TargetReaders;
}

/** Which of these things, of any kind, can be read: one command for each kind. */
export async function readableTargets(
  targets: readonly NotificationTarget[],
  viewer: Viewer,
): Promise<(target: NotificationTarget) => boolean> {
  const readable = new Map<string, ReadonlySet<string>>();
  const byKind = Map.groupBy(targets, ({ kind }) => kind);
  for (const [kind, alike] of byKind) {
    const ids = [...new Set(alike.map(({ id }) => id))];
    readable.set(kind, (await readers[kind]?.(ids, viewer)) ?? new Set(ids));
  }
  return ({ kind, id }) => readable.get(kind)?.has(id) ?? true;
}
