import { Plural, Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePageFoot } from '../../../components/page/use-page-foot.ts';
import type { ApplicationDetailsFragment } from '../../../gql/admin-applications.ts';
import type { DocumentDeskState } from '../hooks/use-document-desk.ts';
import classes from './decision-bar.module.css';

/** At the foot of a review: what is missing, in words, and what can be decided. */
export function DecisionBar({
  application: { viewerActions, lastReview },
  desk: { documents, done },
  onFiles,
  children,
}: {
  application: ApplicationDetailsFragment;
  desk: DocumentDeskState;
  /** Leads to the documents, where a phone shows something else. */
  onFiles: () => void;
  children: ReactNode;
}) {
  const foot = usePageFoot();
  if (!viewerActions.includes('APPROVE')) return null;
  const left = documents.length - done;
  const unattended = lastReview?.unchangedFields.length ?? 0;
  const isComplete = left === 0 && unattended === 0;
  const Sign = isComplete ? IconCircleCheck : IconAlertTriangle;
  return (
    <section
      ref={foot}
      className={classes.bar}
      data-fills-phone
      data-complete={isComplete || undefined}
    >
      <p>
        <Sign size={20} stroke={1.75} aria-hidden />
        {isComplete && <Trans>Everything has been reviewed.</Trans>}
        {left > 0 && (
          <strong>
            <Plural
              value={left}
              one="# document isn’t reviewed yet."
              other="# documents aren’t reviewed yet."
            />
          </strong>
        )}
        {left > 0 && (
          <button type="button" className={classes.which} onClick={onFiles}>
            <Trans>See which</Trans>
          </button>
        )}
        {unattended > 0 && (
          <strong>
            <Plural
              value={unattended}
              one="# requested change wasn’t made."
              other="# requested changes weren’t made."
            />
          </strong>
        )}
      </p>
      {children}
    </section>
  );
}
