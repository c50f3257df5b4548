/** Why and until when an account is suspended. */
export interface SuspensionRecord {
  reason: string;
  since: Date;
  /** When it ends by itself; null for no end. */
  until: Date | null;
}

/** The suspension in force at `now`, or null: one with an end date ends by itself. */
export function activeSuspension(
  user: { suspension: SuspensionRecord | null },
  now: Date = new Date(),
): SuspensionRecord | null {
  const { suspension } = user;
  return suspension && (!suspension.until || suspension.until > now) ? suspension : null;
}
