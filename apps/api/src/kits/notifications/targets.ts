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

/** What these things say, by their ids: of what the reader of a notification may read now, and of nothing else. */
export type QuoteReader = (
  ids: readonly string[],
  viewer: Viewer,
) => Promise<ReadonlyMap<string, string>>;

export type QuoteReaders = Readonly<Record<string, QuoteReader>>;

let readers: TargetReaders = {};
let quoteReaders: QuoteReaders = {};

/** Sets the readers of all modules; called once by `server.ts`. */
export function registerTargets(
  targets: readonly TargetReaders[],
  quotes: readonly QuoteReaders[],
): void {
  readers = Object.assign({}, ...targets) as TargetReaders;
  quoteReaders = Object.assign({}, ...quotes) as QuoteReaders;
}

const idsIn = (targets: readonly NotificationTarget[]): string[] => [
  ...new Set(targets.map(({ id }) => id)),
];

/** What these things, of any kind, say to their reader, or null: one command for each kind. */
export async function quotedTargets(
  targets: readonly NotificationTarget[],
  viewer: Viewer,
): Promise<(target: NotificationTarget) => string | null> {
  const said = new Map<string, ReadonlyMap<string, string>>();
  for (const [kind, alike] of Map.groupBy(targets, (target) => target.kind)) {
    const words = await quoteReaders[kind]?.(idsIn(alike), viewer);
    if (words) said.set(kind, words);
  }
  return ({ kind, id }) => said.get(kind)?.get(id) || null;
}

/** Which of these things, of any kind, can be read: one command for each kind. */
export async function readableTargets(
  targets: readonly NotificationTarget[],
  viewer: Viewer,
): Promise<(target: NotificationTarget) => boolean> {
  const readable = new Map<string, ReadonlySet<string>>();
  const byKind = Map.groupBy(targets, ({ kind }) => kind);
  for (const [kind, alike] of byKind) {
    const ids = idsIn(alike);
    readable.set(kind, (await readers[kind]?.(ids, viewer)) ?? new Set(ids));
  }
  return ({ kind, id }) => readable.get(kind)?.has(id) ?? true;
}
