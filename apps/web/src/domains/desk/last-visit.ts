const key = 'wiki.lastVisit';
/** Who was away this long comes anew; a reload in between is the same visit. */
const newVisitAfter = 30 * 60_000;

interface Visits {
  /** When the visit before this one ended, in milliseconds. */
  before: number | null;
  /** When this one was last noted. */
  latest: number;
}

/** What was stored about the visits of an account; whatever else is there says nothing. */
export function visitsFrom(stored: string | null): Visits | null {
  try {
    const { before, latest } = JSON.parse(stored ?? 'null') as Partial<Visits>;
    if (typeof latest !== 'number') return null;
    return { before: typeof before === 'number' ? before : null, latest };
  } catch {
    return null;
  }
}

/** The visits once somebody is here at `now`. */
export function visited(visits: Visits | null, now: number): Visits {
  if (!visits) return { before: null, latest: now };
  const isNew = now - visits.latest > newVisitAfter;
  return { before: isNew ? visits.latest : visits.before, latest: now };
}

/**
 * Notes in this browser that an account is here.
 * @returns when its visit before this one ended, or null on the first
 */
export function noteVisit(userId: string, now = Date.now()): Date | null {
  try {
    const name = `${key}.${userId}`;
    const visits = visited(visitsFrom(localStorage.getItem(name)), now);
    localStorage.setItem(name, JSON.stringify(visits));
    return visits.before === null ? null : new Date(visits.before);
  } catch {
    // Storage is closed: nothing is known of earlier visits.
    return null;
  }
}
