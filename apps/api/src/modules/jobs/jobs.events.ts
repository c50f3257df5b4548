declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** An administrator had a job run again, or left it undone. */
    'job.changed': { jobId: string; change: 'retried' | 'discarded' };
    /** An administrator left an event unhandled that a consumer had given up. */
    'consumer.discarded': { consumer: string; receiptId: string };
  }
}
