import type { FilePurpose } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import type { MaybeViewer, Viewer } from '../../authz/session.ts';
import type { FileRecord } from './file.model.ts';
import { ruleOf } from './file-rules.ts';

/** Decides whether somebody may read a file by what uses it. */
type Reader = (file: FileRecord, viewer: Viewer) => Promise<boolean>;

const readers = new Map<FilePurpose, Reader>();

/**
 * Registers who beside its owner may read the files of some purposes: of shared ones whoever it says,
 * of private ones those administrators whose work they are, where it agrees.
 */
export function onFileRead(purposes: readonly FilePurpose[], mayRead: Reader): void {
  for (const purpose of purposes) readers.set(purpose, mayRead);
}

/** Whether a viewer may read a private file: its owner, and administrators or those it is shared with. */
export async function mayReadFile(viewer: MaybeViewer, file: FileRecord): Promise<boolean> {
  if (!viewer) return false;
  if (!ruleOf(file.purpose).isShared) {
    if (file.ownerId === viewer.userId) return true;
    if (!can(viewer, 'file.read', file)) return false;
    return (await readers.get(file.purpose)?.(file, viewer)) ?? true;
  }
  // Its sender as long as nobody has it; then whoever takes part, its sender among them.
  if (file.usedBy.length === 0) return file.ownerId === viewer.userId;
  return (await readers.get(file.purpose)?.(file, viewer)) ?? false;
}
