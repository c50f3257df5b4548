import { session } from '../auth/browser-session.ts';
import { forgetDeviceDrafts } from '../forms/device-draft.ts';
import { forgetDrafts } from '../forms/draft.ts';
import { noteKept } from '../live/note-kept.ts';
import { startOutbox } from './browser-outbox.ts';
import { forgetAllOnDevice, readAllKept } from './device-store.ts';
import { forgetShell, keepShell } from './keep-shell.ts';
import { forgetReads, keepReads, showKeptReads } from './kept-reads.ts';

/** Whether what was read last is shown already. */
let isOffline = false;

/** Keeps on the device what somebody reads and writes, until the answer is called. */
export function keepOnThisDevice(userId: string): () => void {
  const stopOutbox = startOutbox(userId);
  let stopReads = () => {};
  let isOver = false;
  void forgetReadsOfOthers(userId).then(() => {
    if (!isOver) stopReads = keepReads(userId);
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
 * written waits; where nobody is there any more, what was read and written leaves the device. What is
 * left of somebody goes with the next start, where it did not at once.
 */
export async function settleDevice(): Promise<void> {
  const { status, isUnreachable } = session.snapshot();
  if (status === 'signedOut') {
    forgetDrafts('chat:');
    await Promise.all([forgetAllOnDevice(), forgetShell()]).catch(() => undefined);
    noteKept(false);
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
