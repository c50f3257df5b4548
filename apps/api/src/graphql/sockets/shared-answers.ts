import type { DocumentNode, ExecutionResult } from 'graphql';
import { noted, notedViewer } from '../../authz/noted-viewer.ts';
import type { MaybeViewer } from '../../authz/session.ts';
import { readingsOf } from '../../platform/live/read-once.ts';
import type { Note } from '../../platform/live/shared-readings.ts';
import type { Context } from '../context.ts';
import { formatError } from '../format-error.ts';
import type { LoaderFactory } from '../loaders.ts';

let documents = 0;
const numbers = new WeakMap<DocumentNode, number>();

/** What receivers ask alike: the document and its variables, the position aside. */
export function groupOf(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): string {
  let number = numbers.get(document);
  if (number === undefined) {
    documents += 1;
    number = documents;
    numbers.set(document, number);
  }
  const { after: _after, ...asked } = variables;
  return `${number}:${JSON.stringify(asked)}`;
}

/** What an answer may read of who it is for. */
export type Receiver = Pick<Context, 'viewer' | 'request'>;

/**
 * Answers a delivery, as the encoded text of its payload. Receivers of one group who are told the very same
 * thing (`readOnce`, `readAlike`) get one answer, where they are alike in all that working it out
 * read of who asks; the others get their own.
 * @param contextOf makes the context of this receiver, where their answer is worked out
 */
export function answerDelivery(
  group: string,
  told: unknown,
  receiver: Receiver,
  contextOf: () => Context,
  loaders: LoaderFactory,
  run: (context: Context) => Promise<ExecutionResult> | ExecutionResult,
): Promise<Buffer> | Buffer {
  const payload = async (asking: Context) => payloadOf(await run(asking));
  if (typeof told !== 'object' || told === null) return payload(contextOf());
  return readingsOf<Receiver, Buffer>(told, group).read(receiver, (note) =>
    payload(notedContext(contextOf(), loaders, note)),
  );
}

/** The context of a receiver, noting what is read of who asks and how. */
function notedContext(context: Context, loaders: LoaderFactory, note: Note<Receiver>): Context {
  const asking = new Asking(context.viewer, note);
  const request = noted<Receiver, Context['request']>(
    context.request,
    'request',
    note,
    (receiver) => receiver.request,
  );
  return new Proxy(
    { ...context, request, loaders: loaders(asking) },
    {
      get: (target, key) =>
        key === 'viewer' ? asking.viewer : (Reflect.get(target, key) as unknown),
    },
  );
}

/** Who asks, which notes that it is read. */
class Asking {
  readonly #viewer: MaybeViewer;
  readonly #note: Note<Receiver>;

  constructor(viewer: MaybeViewer, note: Note<Receiver>) {
    this.#viewer = viewer;
    this.#note = note;
  }

  get viewer(): MaybeViewer {
    return notedViewer<Receiver>(this.#viewer, this.#note, ({ viewer }) => viewer);
  }
}

function payloadOf({ errors, ...result }: ExecutionResult): Buffer {
  return Buffer.from(
    JSON.stringify(errors ? { ...result, errors: errors.map(formatError) } : result),
  );
}
