let isUnderWay = false;

/**
 * Whether the page that the server rendered is about to be hydrated. What is drawn then was drawn by the
 * server before; from the moment it stands, parts that were left for later are nobody's first drawing.
 */
export const isHydrating = (): boolean => isUnderWay;

/** Tells that the page is about to be hydrated, and that it is. */
export function setHydrating(hydrating: boolean): void {
  isUnderWay = hydrating;
}
