import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApplicationDetailsFragment } from '../../../gql/admin-applications.ts';
import type { ApplicationAction } from '../../../gql/schema-types.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useLetterKeys } from '../../../lib/use-letter-keys.ts';
import type { Act } from '../components/application-toolbar.tsx';
import type { DocumentDeskState } from './use-document-desk.ts';
import type { QueuePlace } from './use-queue.ts';

export interface ReviewKeys {
  application: ApplicationDetailsFragment;
  queue: QueuePlace;
  desk: DocumentDeskState;
  /** Whether comments are being written: the letters wait until they are sent or dropped. */
  isRequesting: boolean;
  onAct: (act: Act) => void;
  /** Around the field of a note. */
  notes: RefObject<HTMLElement | null>;
}

/** The letters of a review, those that stand on its buttons: only what the API offers does anything. */
export function useReviewKeys(keys: ReviewKeys): void {
  const { application, queue, desk, isRequesting, onAct, notes } = keys;
  const navigate = useNavigate();
  const { viewerActions, viewerCanRemind } = application;
  const open = (id: string | undefined) =>
    id === undefined ? undefined : () => void navigate(adminPaths.application(id));
  const offered = (action: ApplicationAction, act: Act) =>
    viewerActions.includes(action) ? () => onAct(act) : undefined;
  useLetterKeys(
    isRequesting
      ? {}
      : {
          j: open(queue.next),
          k: open(queue.before),
          a: offered('APPROVE', 'approve') ?? offered('ACTIVATE', 'activate'),
          c: offered('REQUEST_CHANGES', 'requestChanges'),
          r: offered('REJECT', 'reject'),
          p: viewerCanRemind ? () => onAct('remind') : undefined,
          '[': desk.before,
          ']': desk.after,
          n: () => notes.current?.querySelector('textarea')?.focus(),
        },
  );
}
