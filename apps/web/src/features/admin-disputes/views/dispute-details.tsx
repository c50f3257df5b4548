import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@wiki/ui';
import { useParams } from 'react-router-dom';
import { RecordColumns, RecordPage } from '../../../components/record-page/record-page.tsx';
import { DisputeTimeline } from '../../../domains/review-parts/disputes/dispute-timeline.tsx';
import { PreviousVersion } from '../../../domains/review-parts/previous-version.tsx';
import { ReviewCard } from '../../../domains/review-parts/review-card.tsx';
import { ReviewStanding } from '../../../domains/review-parts/review-standing.tsx';
import { AdminDisputeDocument, AnyDisputeChangedDocument } from '../../../gql/admin-disputes.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useDisputeActions } from '../dispute-actions.tsx';

/** One dispute with its review: to be read and decided by an administrator. */
export function DisputeDetails() {
  const { t } = useLingui();
  const { disputeId = '' } = useParams();
  return (
    <RecordPage
      kind={t`Dispute`}
      back={{ to: adminPaths.disputes(), label: t`All disputes` }}
      query={AdminDisputeDocument}
      variables={{ id: disputeId }}
      of={({ dispute }) => dispute}
      live={AnyDisputeChangedDocument}
      title={({ review }) => t`Dispute of ${review.business.name}`}
      actions={useDisputeActions()}
    >
      {(dispute) => {
        const { review } = dispute;
        return (
          <RecordColumns
            main={
              <Card padding="lg">
                <h2>
                  <Trans>The review</Trans>
                </h2>
                <ReviewCard
                  review={review}
                  head={
                    review.status === 'removed' && (
                      <ReviewStanding review={review} withDispute={false} />
                    )
                  }
                />
                {review.previousVersion && <PreviousVersion version={review.previousVersion} />}
              </Card>
            }
            aside={
              <Card padding="lg">
                <DisputeTimeline dispute={dispute} />
              </Card>
            }
          />
        );
      }}
    </RecordPage>
  );
}
