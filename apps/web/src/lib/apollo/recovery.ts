type Listener = () => void;

const listeners = new Set<Listener>();

/** Tells what is not read by a screen, such as the badges, that everything has to be read again. */
export function onRecovery(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Reading everything again, once for all streams that ask for it at the same time.
 * @param read reads what is on screen and answers the position from which streams go on
 */
export function createRecovery(read: () => Promise<string>): () => Promise<string> {
  let running: Promise<string> | null = null;
  return () => {
    running ??= read()
      .then((cursor) => {
        for (const listener of listeners) listener();
        return cursor;
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
}
