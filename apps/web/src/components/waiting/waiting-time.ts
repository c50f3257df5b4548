const hour = 3_600_000;
const soonHours = 12;

/** How long something waits: `6 d 4 h`, `9 h`, `12 min`. */
export const waitedFor = (since: string, now: number): string =>
  waitOf(Math.max(0, Math.floor((now - Date.parse(since)) / 60_000)));

/** Minutes that something waited, in the same words. */
export function waitOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours < 1) return `${minutes} min`;
  if (hours < 24) return `${hours} h`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

/** Whether something is past its time limit, or will be within hours; null while there is time. */
export function urgencyOf(due: string, now: number): 'late' | 'soon' | null {
  const left = Date.parse(due) - now;
  if (left < 0) return 'late';
  return left < soonHours * hour ? 'soon' : null;
}
