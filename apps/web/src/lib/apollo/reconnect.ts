import { closeCodes } from '@wiki/domain';

/** The longest wait between two attempts, in milliseconds. */
const longestMs = 20_000;

/**
 * How long to wait before the attempt `retries` (from 0): growing, with a share of chance so
 * that thousands of clients do not return in one instant after a restart.
 */
export function reconnectDelay(retries: number, random: () => number = Math.random): number {
  const ceiling = Math.min(longestMs, 500 * 2 ** retries);
  return Math.round(ceiling / 2 + (ceiling / 2) * random());
}

/** The close code of what graphql-ws reports, or null for a connection that never was. */
export function closeCodeOf(event: unknown): number | null {
  return event && typeof event === 'object' && 'code' in event && typeof event.code === 'number'
    ? event.code
    : null;
}

/** Whether the server closed because the session behind the socket changed: renew it first. */
export const isSessionChange = (event: unknown): boolean =>
  closeCodeOf(event) === closeCodes.sessionChanged;

/** Whether the socket was closed because nothing listens any more (RFC 6455, 1000): nothing was lost. */
export const isDeliberate = (event: unknown): boolean => closeCodeOf(event) === 1000;
