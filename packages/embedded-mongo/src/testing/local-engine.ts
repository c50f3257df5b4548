import { mkdtemp, rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode, encode } from '../bson/codec.ts';
import { type Doc, toNumber } from '../bson/values.ts';
import { Dispatcher } from '../commands/dispatch.ts';
import { Engine } from '../engine/engine.ts';
import { Connection } from '../protocol/connection.ts';

/** The answer to a command: its documents, its other fields, or the code it was refused with. */
export interface Answer {
  docs: Doc[];
  fields: Doc;
  code: number | null;
}

/** An engine that is asked without a network; the values keep their BSON types. */
export class LocalEngine {
  readonly engine: Engine;
  readonly #dispatcher: Dispatcher;
  readonly #connection: Connection;
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.engine = new Engine({
      dbPath: folder,
      durability: 'relaxed',
      oplogKeepMs: 1000,
      oplogKeepBytes: 1024 * 1024,
      ttlIntervalMs: 60_000,
      transactionLifetimeMs: 60_000,
      abandonedTransactionMs: 60_000,
      memoryBytes: 2 ** 31,
    });
    this.#dispatcher = new Dispatcher(this.engine, () => '127.0.0.1:0');
    this.#connection = new Connection(1, new Socket(), () => Promise.resolve(null));
  }

  static async start(): Promise<LocalEngine> {
    return new LocalEngine(await mkdtemp(join(tmpdir(), 'embedded-mongo-')));
  }

  /** Runs a command as a client would send it; cursors are read to their end in one batch. */
  async run(body: Doc, docs: readonly Doc[] = []): Promise<Answer> {
    const sections = new Map(docs.length > 0 ? [['documents', docs.map(encode)]] : []);
    const request = {
      id: 1,
      kind: 'message' as const,
      body: decode(encode(body)),
      isTooDeep: false,
      sections,
      silent: false,
      takesMore: false,
    };
    const reply = await this.#dispatcher.handle(request, this.#connection);
    if (reply === null) throw new Error('The engine closed the connection');
    const fields = decode(Buffer.concat(reply));
    const cursor = fields['cursor'] as Doc | undefined;
    const failed = toNumber(fields['ok']) !== 1;
    return {
      docs: (cursor?.['firstBatch'] as Doc[] | undefined) ?? [],
      fields,
      code: failed ? toNumber(fields['code']) : null,
    };
  }

  async stop(): Promise<void> {
    await this.engine.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
