import { asWhole } from '../bson/numbers.ts';
import { type Doc, isDoc, isTruthy } from '../bson/values.ts';
import { CommandError } from '../errors.ts';

/** What a matching fail point does to a command. */
export interface Failure {
  error: CommandError | null;
  writeConcernError: Doc | null;
  /** Labels of the reply, when the fail point names them. */
  labels: string[] | null;
  /** Ends the connection instead of an answer; `after` lets the command do its work first. */
  closeConnection: 'before' | 'after' | null;
  blockMs: number;
}

/** What a fail point looks at when it decides. */
export interface FailingCommand {
  name: string;
  body: Doc;
  appName: string | null;
  /** Whether a retryable write was carried out before, so that it writes nothing now. */
  isRepeat: () => boolean;
}

interface FailPoint {
  data: Doc;
  skip: number;
  times: number;
}

const known = new Set([
  'failCommand',
  'onPrimaryTransactionalWrite',
  'failGetMoreAfterCursorCheckout',
  'maxTimeAlwaysTimeOut',
  'maxTimeNeverTimeOut',
]);

/** The fail points of MongoDB that its drivers' tests use. */
export class FailPoints {
  readonly #points = new Map<string, FailPoint>();

  configure(body: Doc): void {
    const name = body['configureFailPoint'];
    if (typeof name !== 'string' || !known.has(name)) {
      throw new CommandError('BadValue', `unknown fail point: ${String(name)}`);
    }
    const { mode } = body;
    if (mode === 'off') {
      this.#points.delete(name);
      return;
    }
    if (mode !== 'alwaysOn' && !isDoc(mode)) {
      throw new CommandError('BadValue', `unknown mode of a fail point: ${String(mode)}`);
    }
    this.#points.set(name, {
      data: isDoc(body['data']) ? body['data'] : {},
      times: isDoc(mode) ? (asWhole(mode['times']) ?? Infinity) : Infinity,
      skip: isDoc(mode) ? (asWhole(mode['skip']) ?? 0) : 0,
    });
  }

  /** How this command must fail; null when it must not. */
  trigger(command: FailingCommand): Failure | null {
    if (this.#points.size === 0 || command.name === 'configureFailPoint') return null;
    return (
      this.#failCommand(command) ??
      this.#failWrite(command) ??
      this.#failGetMore(command) ??
      this.#timeOut(command)
    );
  }

  #failCommand(command: FailingCommand): Failure | null {
    const data = this.#take('failCommand', ({ failCommands, appName, namespace }) => {
      if (!Array.isArray(failCommands) || !failCommands.includes(command.name)) return false;
      if (appName !== undefined && appName !== command.appName) return false;
      return namespace === undefined || namespace === namespaceOf(command);
    });
    if (!data) return null;
    const labels = Array.isArray(data['errorLabels']) ? (data['errorLabels'] as string[]) : null;
    const code = asWhole(data['errorCode']);
    const message = `Failing command via 'failCommand' failpoint`;
    const error = code === undefined ? null : failure(code, message, labels);
    if (error) error.precedesCursor = command.name === 'getMore';
    return {
      error,
      writeConcernError: isDoc(data['writeConcernError']) ? data['writeConcernError'] : null,
      labels,
      closeConnection: isTruthy(data['closeConnection']) ? 'before' : null,
      blockMs: isTruthy(data['blockConnection']) ? (asWhole(data['blockTimeMS']) ?? 0) : 0,
    };
  }

  /** Fails a retryable write before it is done, or only its answer. */
  #failWrite({ body, isRepeat }: FailingCommand): Failure | null {
    if (body['txnNumber'] === undefined || body['autocommit'] !== undefined) return null;
    if (isRepeat()) return null;
    const data = this.#take('onPrimaryTransactionalWrite', () => true);
    if (!data) return null;
    const code = asWhole(data['failBeforeCommitExceptionCode']);
    const closes = data['closeConnection'] === undefined || isTruthy(data['closeConnection']);
    const message = 'Failing write due to failpoint. The write must not be reflected.';
    return {
      ...nothing,
      error: code === undefined || closes ? null : failure(code, message, null),
      closeConnection: closes ? (code === undefined ? 'after' : 'before') : null,
    };
  }

  #failGetMore({ name }: FailingCommand): Failure | null {
    if (name !== 'getMore') return null;
    const data = this.#take('failGetMoreAfterCursorCheckout', () => true);
    if (!data) return null;
    const message = "Hit the 'failGetMoreAfterCursorCheckout' failpoint";
    return {
      ...nothing,
      error: failure(asWhole(data['errorCode']) ?? 9, message, null),
      closeConnection: isTruthy(data['closeConnection']) ? 'before' : null,
    };
  }

  /** Lets time run out at once for what has a limit. */
  #timeOut({ body }: FailingCommand): Failure | null {
    if (!((asWhole(body['maxTimeMS']) ?? 0) > 0)) return null;
    if (!this.#take('maxTimeAlwaysTimeOut', () => true)) return null;
    return {
      ...nothing,
      error: new CommandError('MaxTimeMSExpired', 'operation exceeded time limit'),
    };
  }

  /** The data of a fail point that is due for a command; counts that it was met. */
  #take(name: string, concerns: (data: Doc) => boolean): Doc | null {
    const point = this.#points.get(name);
    if (!point || point.times <= 0 || !concerns(point.data)) return null;
    if (point.skip > 0) {
      point.skip--;
      return null;
    }
    point.times--;
    return point.data;
  }
}

const nothing: Failure = {
  error: null,
  writeConcernError: null,
  labels: null,
  closeConnection: null,
  blockMs: 0,
};

function failure(code: number, message: string, labels: string[] | null): CommandError {
  const error = new CommandError(code, message, {}, [...(labels ?? [])]);
  error.labelsAreFinal = labels !== null;
  return error;
}

function namespaceOf({ name, body }: FailingCommand): string {
  const collection = name === 'getMore' ? body['collection'] : body[name];
  return `${String(body['$db'])}.${String(collection)}`;
}
