import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { apiError } from '../../errors/errors.ts';
import type { SearchIndex, SearchSchema } from '../search-index.ts';
import type { FiledIndex } from './filed-index.ts';
import type { IndexOrigin } from './index-file.ts';

type Method = 'put' | 'remove' | 'search' | 'facets' | 'matching' | 'save' | 'load';

/** A call of the index in the thread. */
export type WorkerCall = {
  [Name in Method]: { method: Name; args: Parameters<FiledIndex[Name]> };
}[Method];

/** What became of a call. */
export type WorkerAnswer = { number: number } & ({ result: unknown } | { failure: string });

type Pending = Map<number, PromiseWithResolvers<unknown>>;

/** An index in a thread, which can be saved to a file and taken up from one there. */
export interface WorkerIndex extends SearchIndex {
  /**
   * Saves it, unless nothing was ever put in. Rejects with what the file system says when the file
   * cannot be written.
   */
  save(path: string, origin: IndexOrigin): Promise<void>;
  /** Takes up what a file has of a version, before anything is put in; null where it has another. */
  load(path: string, version: string): Promise<IndexOrigin | null>;
}

/** The file that the threads run. */
export const threadFile = new URL('./index-worker.ts', import.meta.url);

/** So many questions wait for the thread: more than it answers in a few seconds. */
const waitingQuestions = 200;

/**
 * Room of the thread for young objects: a question leaves little behind, and of what is built most stays. Where
 * they have as much as V8 gives them, an index of a hundred thousand listings takes 240 MB in place of 170.
 */
const youngMegabytes = 24;

/** So many answers are kept: a few kilobytes each, some megabytes at most. */
const keptAnswers = 300;

/**
 * An index in a thread of its own, so that neither building nor searching keeps the process from
 * answering. Who asks what was asked before gets that answer, until something changes.
 * The thread begins with the first call: an installation without anything to find has none. Calls
 * reject with `UNAVAILABLE` when the thread ends, and questions when too many wait.
 */
export function openWorkerIndex(schema: SearchSchema): WorkerIndex {
  let thread: Worker | null = null;
  const pending: Pending = new Map();
  let hasEnded = false;
  const ended = Promise.withResolvers<Error>();
  const end = (reason: Error) => {
    hasEnded = true;
    ended.resolve(reason);
    for (const { reject } of pending.values()) reject(apiError('UNAVAILABLE'));
    pending.clear();
  };
  const begin = (): Worker => {
    const resourceLimits = { maxYoungGenerationSizeMb: youngMegabytes };
    const worker = new Worker(threadFile, { workerData: schema, resourceLimits });
    // It never keeps the process alive.
    worker.unref();
    worker.on('message', (answer: WorkerAnswer) => settle(pending, answer));
    worker.on('error', end);
    worker.on('exit', () => end(new Error('The thread of the search index ended.')));
    return worker;
  };

  let calls = 0;
  const send = async (call: WorkerCall): Promise<unknown> => {
    if (hasEnded) throw apiError('UNAVAILABLE');
    const number = (calls += 1);
    const answer = Promise.withResolvers<unknown>();
    pending.set(number, answer);
    thread ??= begin();
    thread.postMessage({ number, call });
    return answer.promise;
  };
  /** What questions were answered, or are being answered, since the last change. */
  const answers = new LRUCache<string, Promise<unknown>>({ max: keptAnswers });
  const change = (call: WorkerCall): Promise<unknown> => {
    answers.clear();
    return send(call);
  };
  const ask = async (call: WorkerCall): Promise<unknown> => {
    const key = JSON.stringify(call);
    const same = answers.get(key);
    if (same) return same;
    if (pending.size >= waitingQuestions) throw apiError('UNAVAILABLE');
    const answer = send(call);
    answers.set(key, answer);
    try {
      return await answer;
    } catch (error) {
      if (answers.peek(key) === answer) answers.delete(key);
      throw error;
    }
  };
  const method =
    <Name extends Method>(name: Name, by: typeof send) =>
    (...args: Parameters<FiledIndex[Name]>) =>
      by({ method: name, args } as WorkerCall) as Promise<ReturnType<FiledIndex[Name]>>;

  return {
    put: method('put', change),
    remove: method('remove', change),
    search: method('search', ask),
    facets: method('facets', ask),
    matching: method('matching', ask),
    save: async (...args) => {
      if (thread) await send({ method: 'save', args });
    },
    load: method('load', change),
    ended: ended.promise,
    async close() {
      end(new Error('The search index was closed.'));
      await thread?.terminate();
    },
  };
}

function settle(pending: Pending, answer: WorkerAnswer): void {
  const call = pending.get(answer.number);
  pending.delete(answer.number);
  if ('failure' in answer) call?.reject(new Error(answer.failure));
  else call?.resolve(answer.result);
}
