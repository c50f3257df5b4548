import { asWhole } from '../bson/numbers.ts';
import { type Doc, isDoc, isTruthy } from '../bson/values.ts';
import { CommandError } from '../errors.ts';

/** What a matching fail point does to a command. */
export interface Failure {
  error: CommandError | null;
  writeConcernError: Doc | null;
  closeConnection: boolean;
  blockMs: number;
}

/** MongoDB's `failCommand` fail point, with which tests make commands fail. */
export class FailPoints {
  #data: Doc | null = null;
  #skip = 0;
  #times = 0;

  configure(body: Doc): void {
    if (body['configureFailPoint'] !== 'failCommand') {
      throw new CommandError(
        'BadValue',
        `unknown fail point: ${String(body['configureFailPoint'])}`,
      );
    }
    const { mode } = body;
    if (mode === 'off') {
      this.#data = null;
      return;
    }
    this.#data = isDoc(body['data']) ? body['data'] : {};
    this.#times = isDoc(mode) ? (asWhole(mode['times']) ?? Infinity) : Infinity;
    this.#skip = isDoc(mode) ? (asWhole(mode['skip']) ?? 0) : 0;
  }

  /** How this command must fail; null when it must not. */
  trigger(command: string, body: Doc): Failure | null {
    const data = this.#data;
    if (!data || this.#times <= 0) return null;
    const commands = data['failCommands'];
    if (!Array.isArray(commands) || !commands.includes(command)) return null;
    if (this.#skip > 0) {
      this.#skip--;
      return null;
    }
    this.#times--;
    const code = asWhole(data['errorCode']);
    const labels = data['errorLabels'];
    return {
      error:
        code === undefined
          ? null
          : new CommandError(
              code,
              `Failing command via 'failCommand' failpoint`,
              {},
              Array.isArray(labels) ? (labels as string[]) : defaultLabels(code, body),
            ),
      writeConcernError: isDoc(data['writeConcernError']) ? data['writeConcernError'] : null,
      closeConnection: isTruthy(data['closeConnection']),
      blockMs: isTruthy(data['blockConnection']) ? (asWhole(data['blockTimeMS']) ?? 0) : 0,
    };
  }
}

const retryableCodes = new Set([
  6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436,
]);

function defaultLabels(code: number, body: Doc): string[] {
  const ends = 'commitTransaction' in body || 'abortTransaction' in body;
  const retryableWrite = body['txnNumber'] !== undefined && body['autocommit'] === undefined;
  return retryableCodes.has(code) && (ends || retryableWrite) ? ['RetryableWriteError'] : [];
}
