/** So many people in line are a crowd. */
const many = 4;

/** For how long a crowd goes before what can wait, in milliseconds: it may stay for hours. */
const patience = 5_000;

interface Crowd {
  /** The lines that it stands in. */
  lines: Set<string>;
  /** When what can wait has waited long enough, by the clock of the process. */
  until: number;
  gone: PromiseWithResolvers<void>;
}

let crowd: Crowd | null = null;

/** Tells how many people stand in a line for something this process does. */
export function standInLine(line: string, people: number): void {
  if (people >= many) {
    crowd ??= {
      lines: new Set(),
      until: performance.now() + patience,
      gone: Promise.withResolvers(),
    };
    crowd.lines.add(line);
  } else if (crowd?.lines.delete(line) && crowd.lines.size === 0) {
    crowd.gone.resolve();
    crowd = null;
  }
}

/**
 * Lets people go first: waits until no crowd stands in any line any more, at most for the first five seconds of
 * one, or until the signal aborts.
 */
export async function peopleFirst(signal: AbortSignal): Promise<void> {
  const before = crowd;
  const left = (before?.until ?? 0) - performance.now();
  if (!before || left <= 0 || signal.aborted) return;
  const enough = Promise.withResolvers<void>();
  const end = () => enough.resolve();
  const timer = setTimeout(end, left);
  signal.addEventListener('abort', end, { once: true });
  await Promise.race([before.gone.promise, enough.promise]);
  clearTimeout(timer);
  signal.removeEventListener('abort', end);
}
