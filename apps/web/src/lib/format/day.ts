/** The last instant of a calendar day (`2026-12-31`) where the reader is; null for none or a bad one. */
export function endOfDay(date: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const end = new Date(`${date}T23:59:59.999`);
  return Number.isNaN(end.getTime()) ? null : end;
}

/** The calendar day of an instant where the reader is, for a date field. */
export function dayOf(instant: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}
