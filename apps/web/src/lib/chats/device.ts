import { session } from '../auth/browser-session.ts';
import { forgetDeviceDrafts } from '../forms/device-draft.ts';
import { forgetDrafts } from '../forms/draft.ts';
import { isLeaving, noteKept } from '../live/note-kept.ts';
import { startOutbox } from './browser-outbox.ts';
import { forgetAllOnDevice, readAllKept } from './device-store.ts';
import { forgetShell, keepShell } from './keep-shell.ts';
import { forgetReads, keepReads, showKeptReads } from './kept-reads.ts';

/** Whether what was read last is shown already. */
let isOffline = false;

/** Keeps on the device what somebody reads and writes, until the answer is called. */
export function keepOnThisDevice(userId: string): () => void {
  let stopOutbox = () => {};
  let stopReads = () => {};
  let isOver = false;
  const cleared = isLeaving() ? forgetAllOnDevice() : forgetReadsOfOthers(userId);
  void cleared
    .catch(() => undefined)
    .then(() => {
      if (isOver) return;
      stopOutbox = startOutbox(userId);
      stopReads = keepReads(userId);
    });
  void keepShell().catch(() => undefined);
  return () => {
    isOver = true;
    stopOutbox();
    stopReads();
    forgetWritten(userId);
  };
}

/** What somebody wrote leaves the device with them, and waits for them where the server ended the session. */
function forgetWritten(userId: string): void {
  if (session.snapshot().hasLeft) forgetDeviceDrafts(userId);
}

async function forgetReadsOfOthers(userId: string): Promise<void> {
  const kept = (await readAllKept('reads')) as { userId: string }[];
  if (kept.some((each) => each.userId !== userId)) await forgetReads();
}

/**
 * While nobody is signed in: where the server does not answer, what was read last is shown and what is
 * written waits; where nobody is there any more, what was read leaves the device. What was written
 * leaves with whoever signed out, at the next start where it did not at once; where the server ended
 * the session it waits for its writer.
 */
export async function settleDevice(): Promise<void> {
  const { status, hasLeft, isUnreachable } = session.snapshot();
  if (status === 'signedOut') {
    if (hasLeft) noteKept('leaving');
    const kept = await (isLeaving() ? forgetAll() : forgetRead()).catch(() => null);
    if (kept !== null && session.snapshot().status === 'signedOut') noteKept(kept);
  } else if (status === 'unknown' && isUnreachable && !isOffline) {
    isOffline = true;
    const userId = await showKeptReads().catch(() => null);
    if (userId === null || session.snapshot().status !== 'unknown') return;
    const stopOutbox = startOutbox(userId);
    const unsubscribe = session.subscribe(() => {
      if (session.snapshot().status === 'unknown') return;
      unsubscribe();
      stopOutbox();
      forgetWritten(userId);
    });
  }
}

/** Answers what the device keeps after it. */
async function forgetAll(): Promise<'nothing'> {
  forgetDrafts('chat:');
  await Promise.all([forgetAllOnDevice(), forgetShell()]);
  return 'nothing';
}

/** What can be read again; answers what the device keeps after it. */
async function forgetRead(): Promise<'yes' | 'nothing'> {
  await Promise.all([forgetReads(), forgetShell()]);
  const waiting = await readAllKept('outbox');
  return waiting.length > 0 ? 'yes' : 'nothing';
}
