declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A piece of news was published for the first time: its followers may be told. */
    'news.published': { newsId: string };
    /** Something else happened to it. What is only typed is no event. */
    'news.changed': {
      newsId: string;
      change:
        | 'created'
        | 'updated'
        | 'scheduled'
        | 'postponed'
        | 'unpublished'
        | 'removed'
        | 'restored'
        | 'versionRestored';
      reasonKey: string | null;
    };
  }
}
