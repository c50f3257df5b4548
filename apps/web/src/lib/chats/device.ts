import { forgetDrafts } from '../forms/draft.ts';
import { startOutbox } from './browser-outbox.ts';
import { forgetAllOnDevice, readAllKept } from './device-store.ts';
import { forgetShell, keepShell } from './keep-shell.ts';
import { forgetReads, keepReads, showKeptReads } from './kept-reads.ts';

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
  };
}

async function forgetReadsOfOthers(userId: string): Promise<void> {
  const kept = (await readAllKept('reads')) as { userId: string }[];
  if (kept.some((each) => each.userId !== userId)) await forgetReads();
}

/** Goes on without the server with what was read last; what is written waits. Answers how to end it. */
export async function openOffline(): Promise<() => void> {
  const userId = await showKeptReads();
  return userId === null ? () => {} : startOutbox(userId);
}

/** Nobody is signed in any more: what was read and written leaves the device. */
export async function forgetDevice(): Promise<void> {
  forgetDrafts('chat:');
  await Promise.all([forgetAllOnDevice(), forgetShell()]);
}
