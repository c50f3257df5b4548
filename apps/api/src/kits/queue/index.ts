export {
  type QueueSource,
  queueSources,
  registerQueue,
  type SoonSource,
  soonSources,
  type WaitingItem,
} from './queue.ts';
