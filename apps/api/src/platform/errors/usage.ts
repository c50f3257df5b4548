import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What a command of the console was asked for in a way that it cannot do, in words for who typed it. */
export class UsageError extends Error {}

/**
 * Reads the arguments of a command of the console.
 * @throws UsageError that says what is not understood, and how the command is used.
 */
export function readArguments<const Asked extends ParseArgsConfig>(
  usage: string,
  asked: Asked,
): ReturnType<typeof parseArgs<Asked>> {
  try {
    return parseArgs(asked);
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n${usage}`);
  }
}
