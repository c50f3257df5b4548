/**
 * A calendar date (`1990-05-17`) as an instant that every formatter in the reader's zone shows as
 * that same day: noon there.
 */
export const dateOnly = (date: string): string => new Date(`${date}T12:00:00`).toISOString();
