import type { JobHandler } from './job-handler.ts';

/** The handlers of every type of job this server knows, set when it is composed. */
export const jobHandlers = new Map<string, JobHandler>();

/** Makes the handlers known, in place of those of a server before. */
export function knowHandlers(handlers: readonly JobHandler[]): void {
  jobHandlers.clear();
  for (const handler of handlers) jobHandlers.set(handler.type, handler);
}
