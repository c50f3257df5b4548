import { watch } from 'node:fs';

/**
 * Calls back when files with an ending change below folders: once for changes that follow each other
 * within `quietMs`, and again afterwards for those that came meanwhile. Gives how to end it.
 */
export function watchFiles(
  folders: readonly string[],
  ending: string,
  onChange: () => Promise<unknown>,
  quietMs = 300,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<unknown> = Promise.resolve();
  const changed = (_event: string, name: string | null) => {
    if (!name?.endsWith(ending)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(onChange);
    }, quietMs);
  };
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true, persistent: false }, changed),
  );
  return () => {
    clearTimeout(timer);
    for (const each of watchers) each.close();
  };
}
