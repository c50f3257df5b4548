import { configureLogging } from '../platform/logging/logger.ts';

interface LogLine {
  level: number;
  msg: string;
  err?: { type: string; message: string; stack?: string };
  /** By which an answer names the error. */
  errorId?: string;
}

const errorLevel = 50;
let lines: LogLine[] = [];
let expected: RegExp[] = [];

/** Reads the log along; from now on an error in it that no test expected fails that test. */
export function watchLogs(): void {
  configureLogging({
    destination: { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) },
  });
}

/** Announces that this test makes the server log errors that match. */
export function expectErrorLog(pattern: RegExp): void {
  expected.push(pattern);
}

/** What was logged since the test began. */
export const loggedLines = (): readonly LogLine[] => lines;

/** Forgets what was logged and expected. */
export function forgetLogs(): void {
  lines = [];
  expected = [];
}

/**
 * Forgets what was logged and expected, at the end of a test.
 * @throws when an error was logged that the test did not expect.
 */
export function settleLogs(): void {
  const unexpected = lines.filter(
    (line) =>
      line.level >= errorLevel && !expected.some((pattern) => pattern.test(JSON.stringify(line))),
  );
  forgetLogs();
  if (unexpected.length > 0) {
    throw new Error(`Unexpected errors in the log:\n${JSON.stringify(unexpected, null, 2)}`);
  }
}
