import { type DestinationStream, type Logger, pino } from 'pino';
import { redactedPaths, scrub } from './redact.ts';
import { currentRequest } from './request-context.ts';

let level = 'info';
let destination: DestinationStream = process.stdout;

/** Where lines go and from which level on; called at start, and by tests to read along. */
export function configureLogging(options: {
  level?: string;
  destination?: DestinationStream;
}): void {
  if (options.level) logger.level = level = options.level;
  if (options.destination) destination = options.destination;
}

/** Structured lines, without secrets and private data. */
export const logger: Logger = pino(
  {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redactedPaths, censor: '[redacted]' },
    serializers: { err: describeError },
    // What is logged while a request is answered is found by the id that its answer carries.
    mixin: () => ({ ...currentRequest() }),
    hooks: {
      // Without a message of its own a line takes the error's: then scrubbed like the rest of it.
      logMethod(args, write) {
        const [first, message] = args as [unknown, unknown?];
        const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
        if (error instanceof Error && message === undefined) {
          write.apply(this, [
            { ...(first === error ? {} : (first as object)), err: error },
            scrub(error.message),
          ]);
        } else write.apply(this, args);
      },
    },
  },
  { write: (line: string) => destination.write(line) },
);

/** An error as it is logged: its stack stays in the log and its texts are scrubbed. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)) };
  const { cause } = error;
  return {
    type: error.name,
    message: scrub(error.message),
    ...('code' in error ? { code: error.code } : {}),
    stack: scrub(error.stack ?? ''),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}
