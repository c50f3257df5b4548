import { Trans } from '@lingui/react/macro';
import { IconFlag, IconMessageReply } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Button } from '@wiki/ui';
import type { ReviewFieldsFragment } from '../../gql/review-parts.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';

/** They carry forms, which visitors do not see. */
const ReplyDialog = lazyPart(() => import('./reply-dialog.tsx'), 'ReplyDialog');
const DisputeDialog = lazyPart(() => import('./disputes/dispute-dialog.tsx'), 'DisputeDialog');

/** What the people of a reviewed business can do with a review: each once. Nothing for others. */
export function SellerReviewActions({ review }: { review: ReviewFieldsFragment }) {
  const [open, setOpen] = useState<'reply' | 'dispute' | null>(null);
  const close = () => setOpen(null);
  const { id, viewerCanReply, viewerCanDispute } = review;
  if (!viewerCanReply && !viewerCanDispute) return null;
  return (
    <>
      {viewerCanReply && (
        <Button
          variant="default"
          leftSection={<IconMessageReply size={18} stroke={1.75} aria-hidden />}
          onClick={() => setOpen('reply')}
        >
          <Trans>Reply</Trans>
        </Button>
      )}
      {viewerCanDispute && (
        <Button
          variant="default"
          leftSection={<IconFlag size={18} stroke={1.75} aria-hidden />}
          onClick={() => setOpen('dispute')}
        >
          <Trans context="verb">Dispute</Trans>
        </Button>
      )}
      <Suspense>
        {open === 'reply' && <ReplyDialog reviewId={id} onClose={close} />}
        {open === 'dispute' && <DisputeDialog reviewId={id} onClose={close} />}
      </Suspense>
    </>
  );
}
