export {
  type QueueSource,
  queueSources,
  registerQueue,
  type SoonSource,
  soonSources,
  type WaitingItem,
} from './queue.ts';
export { readSoon } from './read-soon.ts';
