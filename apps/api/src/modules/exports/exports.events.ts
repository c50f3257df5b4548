declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** Somebody of the back office takes rows of a list along; `list` is the field that gives them. */
    'list.exported': { list: string };
  }
}
