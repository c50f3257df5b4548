declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** An administrator wrote, changed, moved, published, hid or removed a frequent question. */
    'question.changed': { questionId: string; change: 'saved' | 'published' | 'moved' | 'removed' };
  }
}
