import { Trans } from '@lingui/react/macro';
import { InlineAlert } from '@wiki/ui';
import { Link } from 'react-router-dom';
import type { ReviewFieldsFragment, ReviewStandingFragment } from '../../gql/review-parts.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { paths } from '../../lib/paths.ts';
import { ReasonText } from '../application/reason-text.tsx';
import { DisputeBadge } from './disputes/dispute-badge.tsx';
import classes from './review-standing.module.css';

/** How a review stands, for its parties: removed and why, disputed, an edit asked for. Nothing for others. */
export function ReviewStanding({
  review,
  withDispute = true,
}: {
  review: ReviewFieldsFragment & ReviewStandingFragment;
  /** Whether it says how the dispute stands and leads there: not beside the dispute itself. */
  withDispute?: boolean;
}) {
  const format = useFormat();
  const { status, removalReason, dispute, viewerCanEdit } = review;
  return (
    <>
      {status === 'removed' && (
        <InlineAlert tone="warning" title={<Trans>This review was removed</Trans>}>
          {removalReason && <ReasonText reason={removalReason} />}
        </InlineAlert>
      )}
      {dispute && withDispute && (
        <p className={classes.dispute}>
          <DisputeBadge status={dispute.status} />
          <Link to={paths.review(review.id)} className={classes.link}>
            <Trans>See the dispute</Trans>
          </Link>
        </p>
      )}
      {viewerCanEdit && dispute?.dateEditDue && (
        <InlineAlert tone="info">
          <Trans>
            An administrator has asked you to edit this review by {format.date(dispute.dateEditDue)}
            .
          </Trans>
        </InlineAlert>
      )}
    </>
  );
}
