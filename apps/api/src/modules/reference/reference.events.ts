import type { ReferenceListName } from '@wiki/reference-data';

declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** An entry of a list was changed, added or taken back: processes read the list again. */
    'reference.changed': { list: ReferenceListName; referenceItemId: string };
  }
}
