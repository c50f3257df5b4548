import { readDraft, writeDraft } from '../../lib/forms/draft.ts';
import type { FileValue } from '../../lib/uploads/file-value.ts';
import type { ApplicationValues, KnownFiles } from './application-values.ts';

/** What this device has not saved yet, kept so that it survives a reload, a sign-out, a dead network. */
export interface LocalDraft {
  applicationId: string;
  /** The version the changes are based on. */
  version: number;
  /** The changed fields as they were last saved from here, as typed. */
  sent: Partial<ApplicationValues>;
  /** The changed fields as the server had them. */
  stored: Partial<ApplicationValues>;
  /** The changed fields as they are now. */
  changes: Partial<ApplicationValues>;
}

const nameFor = (userId: string) => `application.${userId}`;
const filesNameFor = (userId: string) => `application-files.${userId}`;

/** The draft that somebody left in this tab, or null. */
export function readLocalDraft(userId: string): LocalDraft | null {
  const draft = readDraft(nameFor(userId));
  return draft && isLocalDraft(draft) ? draft : null;
}

/** Keeps a draft for somebody; null forgets it. */
export function writeLocalDraft(userId: string, draft: LocalDraft | null): void {
  writeDraft(nameFor(userId), { ...draft });
}

/** Files that were uploaded for the form in this tab. */
export function readLocalFiles(userId: string): KnownFiles {
  const kept = readDraft(filesNameFor(userId)) ?? {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, FileValue] => isFile(entry[1])),
  );
}

/** Keeps what is known of uploaded files. */
export function writeLocalFiles(userId: string, files: KnownFiles): void {
  writeDraft(filesNameFor(userId), files);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isLocalDraft(draft: object): draft is LocalDraft {
  const { applicationId, version, sent, stored, changes } = draft as Partial<LocalDraft>;
  return (
    typeof applicationId === 'string' &&
    typeof version === 'number' &&
    [sent, stored, changes].every(isObject)
  );
}

const isFile = (value: unknown): boolean => isObject(value) && 'fileId' in value;
