import { afterCommit } from '../database/transaction.ts';

const listeners = new Set<() => void>();

/**
 * Tells whoever runs jobs in this process that one was added; other processes find it when they look.
 * @returns ends the telling
 */
export function onJobAdded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that a job was added, once the caller's transaction is committed. */
export const tellJobAdded = (): void =>
  afterCommit(() => {
    for (const listener of listeners) listener();
  });
