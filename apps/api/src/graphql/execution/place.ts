/** Where a value stands in an answer, as graphql-js describes paths, and what holds it there. */
export interface Place {
  readonly prev: Place | undefined;
  readonly key: string | number;
  readonly typename: string | undefined;
  /** The object or list of the answer that holds the value. */
  readonly holder: Holder;
  readonly nullable: boolean;
  /** Whether it became null because something in it failed. */
  failed: boolean;
}

/** An object or list of an answer, under construction. */
export type Holder = Record<string | number, unknown>;

/** The keys that lead to a place. */
export function pathTo(place: Place): (string | number)[] {
  const path: (string | number)[] = [];
  for (let at: Place | undefined = place; at; at = at.prev) path.push(at.key);
  return path.toReversed();
}

/** Whether a place lies in something that became null: what fails there is nobody's concern any more. */
export function isAbandoned(place: Place): boolean {
  for (let at: Place | undefined = place; at; at = at.prev) if (at.failed) return true;
  return false;
}

/**
 * Makes the nearest value around a failure null that may be.
 * @returns whether there is one; without any the whole answer is null.
 */
export function nullify(place: Place): boolean {
  for (let at: Place | undefined = place; at; at = at.prev) {
    if (!at.nullable) continue;
    at.holder[at.key] = null;
    at.failed = true;
    return true;
  }
  return false;
}
