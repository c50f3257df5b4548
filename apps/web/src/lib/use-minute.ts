import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, minuteMs);
  return () => clearInterval(timer);
};
const current = (): number => Math.floor(Date.now() / minuteMs) * minuteMs;

/** When the current minute began, in milliseconds since 1970; it goes on while it is shown. */
export const useMinute = (): number => useSyncExternalStore(subscribe, current, current);
