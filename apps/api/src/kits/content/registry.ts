import type { ReasonGiven } from '@wiki/domain';
import type { ContentRecord, ContentVersionRecord } from './content.model.ts';

/**
 * A kind of content as moderation, reports and erasure see it: whatever it is about, it is found,
 * deleted, given back and held the same way.
 */
export interface AnyContent {
  kind: string;
  find(id: string): Promise<ContentRecord | null>;
  remove(
    record: ContentRecord,
    by: string | null,
    reason: ReasonGiven | null,
  ): Promise<ContentRecord>;
  restore(record: ContentRecord): Promise<ContentRecord>;
  hold(record: ContentRecord, isHeld: boolean): Promise<ContentRecord>;
  versions(record: ContentRecord): PromiseLike<ContentVersionRecord[]>;
  exportOf: (authorId: string) => Promise<Record<string, unknown>>;
  eraseAuthor: (authorId: string) => Promise<void>;
}

let kinds: readonly AnyContent[] = [];

/** Sets what kinds of content there are; called once by `server.ts`. Throws for two of one name. */
export function registerContent(given: readonly AnyContent[]): void {
  const names = given.map(({ kind }) => kind);
  if (new Set(names).size < names.length)
    throw new Error(`Two kinds of content are named alike: ${names.join(', ')}`);
  kinds = given;
}

/** Every kind of content there is. */
export const registeredContent = (): readonly AnyContent[] => kinds;

/** The kind of content of a name, such as a report names it; null for an unknown one. */
export const contentOf = (kind: string): AnyContent | null =>
  kinds.find((each) => each.kind === kind) ?? null;
