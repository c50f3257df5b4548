import { GraphQLError, type GraphQLSchema, getOperationAST } from 'graphql';
import { apiError } from '../../platform/errors/errors.ts';
import { costsOf, type CostOf } from '../limits/cost-of-document.ts';
import { type Compiled, compileOperation } from '../execution/compile.ts';
import { checkDocument } from '../pipeline.ts';
import type { Prepared } from '../limits/limits.ts';
import type { DocumentTexts } from '../../config/document-texts.ts';

/** A document known since the server started: looked at once, and compiled where that can be done. */
export interface TrustedDocument extends Prepared {
  name: string | undefined;
  costOf: CostOf;
  /** Null where graphql-js runs it. */
  compiled: Compiled | null;
}

/** The documents that are run without being sent, by their hash or their text. */
export class TrustedDocuments {
  readonly #schema: GraphQLSchema;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #hashes: ReadonlyMap<string, string>;
  readonly #ready = new Map<string, TrustedDocument>();

  constructor(schema: GraphQLSchema, texts: DocumentTexts) {
    this.#schema = schema;
    this.#texts = new Map(Object.entries(texts));
    this.#hashes = new Map(Object.entries(texts).map(([hash, text]) => [text, hash]));
  }

  has(hash: string): boolean {
    return this.#texts.has(hash);
  }

  /**
   * The document with a hash, made ready at its first use.
   * @throws `PERSISTED_QUERY_NOT_FOUND` where there is none, and what is wrong with one that the
   * schema does not take.
   */
  find(hash: string): TrustedDocument {
    const known = this.#ready.get(hash);
    if (known) return known;
    const text = this.#texts.get(hash);
    if (text === undefined) throw apiError('PERSISTED_QUERY_NOT_FOUND', { http: { status: 200 } });
    const ready = this.#prepare(text);
    this.#ready.set(hash, ready);
    return ready;
  }

  /** The same by its text; null for documents of strangers. */
  findText(text: unknown): TrustedDocument | null {
    const hash = typeof text === 'string' ? this.#hashes.get(text) : undefined;
    return hash === undefined ? null : this.find(hash);
  }

  #prepare(text: string): TrustedDocument {
    const checked = checkDocument(this.#schema, text);
    if ('errors' in checked) throw checked.errors[0] ?? apiError('BAD_REQUEST');
    const { document } = checked;
    const operation = getOperationAST(document);
    if (!operation) throw new GraphQLError('A trusted document holds one operation.');
    const prepared = { document, operation };
    return {
      ...prepared,
      name: operation.name?.value,
      costOf: costsOf(this.#schema, prepared),
      compiled: compileOperation(this.#schema, prepared),
    };
  }
}

/** The hash that a request names instead of sending its document, as Apollo's clients write it. */
export function hashIn(payload: unknown): string | null {
  const { extensions } = (payload ?? {}) as { extensions?: unknown };
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: unknown };
  const { sha256Hash } = (persistedQuery ?? {}) as { sha256Hash?: unknown };
  return typeof sha256Hash === 'string' ? sha256Hash : null;
}
