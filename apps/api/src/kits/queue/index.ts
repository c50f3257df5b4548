export { type QueueSource, queueSources, registerQueue, type WaitingItem } from './queue.ts';
