import type { DocumentKind } from '@wiki/domain';

declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** An administrator published a version of a document. */
    'document.published': { documentId: string; change: DocumentKind };
    /** Somebody accepted the current terms and privacy policy. */
    'document.accepted': { userId: string };
  }
}
