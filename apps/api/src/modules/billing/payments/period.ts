/** One day in milliseconds. */
export const day = 24 * 3600 * 1000;

/** How long before the end of a paid month its renewal is invoiced, and how long grace lasts after it. */
export const renewalNotice = 7 * day;
export const graceLength = 7 * day;

/** The least of it that is left when the end of the month was noticed late. */
export const leastGrace = 3 * day;
