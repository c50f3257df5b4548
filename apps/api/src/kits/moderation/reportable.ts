import type { Language, ReasonGiven, ReportableKind, SubjectState } from '@wiki/domain';
import type { MaybeViewer } from '../../authz/session.ts';

/** Something that people see and may report, whatever it is, as moderation sees it. */
export interface Subject {
  id: string;
  kind: ReportableKind;
  /** Who wrote it or is it; null when the account is gone. */
  authorId: string | null;
  /** The business that shows it or is it, else null. */
  businessId: string | null;
  title: string | null;
  /** Everything it says, as plain text. */
  text: string;
  /** The language it was written in, where that is known. */
  language: Language | null;
  dateWritten: Date;
  dateEdited: Date | null;
  state: SubjectState;
  /** Where on the site it is. */
  path: string;
}

/** Something that stands around a subject. */
export interface ContextPiece {
  id: string;
  authorId: string | null;
  text: string;
  date: Date;
  isSubject: boolean;
  /** How many that are not shown stand before it. */
  skipped: number;
}

/** Where a subject stands. */
export interface SubjectContext {
  /** What it belongs to: the title of a discussion, the name of a listing or a business. */
  title: string | null;
  path: string;
  pieces: ContextPiece[];
}

/** Who brings a subject into a state, and why. */
export interface SubjectChange {
  to: SubjectState;
  /** Null when it follows from reports. */
  by: string | null;
  reason: ReasonGiven | null;
}

/** A text of the last days, to rehearse the blacklist on. */
export interface RecentText {
  id: string;
  text: string;
  date: Date;
}

/**
 * A kind of thing that can be reported: declared by its module, so that reports, cases and the queue
 * find, show, hide, restore and remove anything the same way.
 */
export interface Reportable {
  kind: ReportableKind;
  /** The thing in any state; null for an unknown id. Joins the caller's transaction. */
  find(id: string): Promise<Subject | null>;
  /** Whether a viewer is shown it now: what they may not read they cannot report. */
  isShownTo(id: string, viewer: MaybeViewer): Promise<boolean>;
  /** Where it stands, with what is around it. */
  contextOf(id: string): Promise<SubjectContext | null>;
  /** Whether reports may hide it now; always when left out. */
  mayHide?(id: string): Promise<boolean>;
  /** The states that `set` can bring it into; none for what is only decided by suspending somebody. */
  states: readonly SubjectState[];
  /**
   * Brings it into a state and records the event of its module: one event per transaction, which is
   * the caller's. Refuses with `ILLEGAL_TRANSITION` what cannot be.
   */
  set(id: string, change: SubjectChange): Promise<void>;
  /** What is written of this kind since a time, the newest first; nothing for what is private. */
  recent(since: Date, limit: number): Promise<RecentText[]>;
  /** What somebody wrote of this kind, in every state, the newest first; left out for what is private. */
  writtenBy?(authorId: string, limit: number): Promise<Subject[]>;
  /** How much of an author's is shown to everybody and was written before a time; counted to a limit. */
  countAccepted(authorId: string, before: Date, limit: number): Promise<number>;
}

let kinds: ReadonlyMap<string, Reportable> = new Map();

/** Sets what can be reported; called once by `server.ts`. Throws for two of one name. */
export function registerReportable(given: readonly Reportable[]): void {
  kinds = new Map(given.map((each) => [each.kind, each]));
  if (kinds.size < given.length) throw new Error('Two kinds that can be reported are named alike.');
}

/** Every kind that can be reported. */
export const everyReportable = (): Reportable[] => [...kinds.values()];

/** The kind of a name; null for one that nothing declares. */
export const reportableOf = (kind: string): Reportable | null => kinds.get(kind) ?? null;
