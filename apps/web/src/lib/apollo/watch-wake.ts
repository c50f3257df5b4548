/** A page that was out of sight for so long may have been frozen meanwhile, in milliseconds. */
const awayMs = 60_000;

/**
 * Tells when connections made before are probably dead: when the page comes back after a while, be
 * it from a sleep of the device or from the browser's memory, and when the device is on another
 * network.
 */
export function watchWake(onWake: () => void): void {
  let hiddenAt = document.hidden ? Date.now() : null;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (hiddenAt !== null && Date.now() - hiddenAt > awayMs) onWake();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onWake();
  });
  addEventListener('online', onWake);
}

/** Tells when the browser may keep the page in memory: not every one does while a connection is open. */
export function watchRest(onRest: () => void): void {
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) onRest();
  });
}
