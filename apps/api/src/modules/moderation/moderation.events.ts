/** What happens to a case. */
export type CaseChange =
  | 'opened'
  | 'reported'
  | 'claimed'
  | 'decided'
  | 'reopened'
  | 'noted'
  | 'suspended';

declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A word or phrase was added to the blacklist, noted or removed. */
    'blacklist.changed': { entryId: string; change: 'added' | 'removed' | 'changed' };
    /** A list of words or phrases was added to the blacklist. */
    'blacklist.imported': { entryIds: string[] };
    /** Something happened to a case, or was noted of its author. */
    'moderationCase.changed': {
      caseId: string;
      authorId: string | null;
      change: CaseChange;
    };
    /** An administrator noted something of a person. */
    'person.noted': { userId: string };
    /** What standing takes and what new members may was changed. */
    'moderationRules.changed': Record<string, never>;
  }
}
