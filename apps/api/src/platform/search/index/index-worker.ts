import { parentPort, workerData } from 'node:worker_threads';
import { FiledIndex } from './filed-index.ts';
import type { SearchSchema } from '../search-index.ts';
import type { WorkerAnswer, WorkerCall } from './worker-index.ts';

/** The thread that keeps an index: it does what it is called to, one call after the other. */
const index = new FiledIndex(workerData as SearchSchema);

const work = (call: WorkerCall): unknown => {
  switch (call.method) {
    case 'put':
      return index.put(...call.args);
    case 'remove':
      return index.remove(...call.args);
    case 'search':
      return index.search(...call.args);
    case 'facets':
      return index.facets(...call.args);
    case 'matching':
      return index.matching(...call.args);
    case 'save':
      return index.save(...call.args);
    case 'load':
      return index.load(...call.args);
  }
};

parentPort?.on('message', ({ number, call }: { number: number; call: WorkerCall }) => {
  let answer: WorkerAnswer;
  try {
    answer = { number, result: work(call) };
  } catch (error) {
    answer = { number, failure: error instanceof Error ? error.message : 'unknown' };
  }
  parentPort?.postMessage(answer);
});
