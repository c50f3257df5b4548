import { useCallback, useSyncExternalStore } from 'react';

/** Somebody who writes. */
export interface Writer {
  id: string;
  displayName: string;
}

/** How long somebody counts as writing when nothing more is heard of them, in milliseconds. */
const lastsMs = 8_000;

const nobody: readonly Writer[] = [];
const writers = new Map<string, readonly Writer[]>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** Notes that somebody began or stopped writing in a conversation. */
export function noteTyping(chatId: string, writer: Writer, isTyping: boolean): void {
  const key = `${chatId}:${writer.id}`;
  clearTimeout(timers.get(key));
  timers.delete(key);
  const others = (writers.get(chatId) ?? nobody).filter(({ id }) => id !== writer.id);
  if (isTyping) {
    writers.set(chatId, [...others, writer]);
    timers.set(
      key,
      setTimeout(() => noteTyping(chatId, writer, false), lastsMs),
    );
  } else if (others.length > 0) writers.set(chatId, others);
  else writers.delete(chatId);
  for (const listener of listeners) listener();
}

/** Forgets who writes. */
export function forgetTyping(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  writers.clear();
  for (const listener of listeners) listener();
}

/** Who writes in a conversation now. */
export const writersIn = (chatId: string): readonly Writer[] => writers.get(chatId) ?? nobody;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The same, as long as it is shown. */
export function useWriters(chatId: string): readonly Writer[] {
  const current = useCallback(() => writersIn(chatId), [chatId]);
  return useSyncExternalStore(subscribe, current, () => nobody);
}
