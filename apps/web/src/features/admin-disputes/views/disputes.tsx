import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { disputeStatuses } from '@wiki/domain';
import { wordsOf } from '../../../components/admin-list/words-of.ts';
import { AdminList } from '../../../components/admin-list/admin-list.tsx';
import { type Sorts, sortOf } from '../../../components/admin-list/sort-of.ts';
import { DisputeBadge } from '../../../domains/review-parts/disputes/dispute-badge.tsx';
import { handlingTexts, natureTexts } from '../../../domains/review-parts/review-texts.ts';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { AnyDisputeChangedDocument, DisputesDocument } from '../../../gql/admin-disputes.ts';
import type { DisputeSort } from '../../../gql/schema-types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';

/** The disputes of each state, in a word: several stand side by side. */
const tabTexts = {
  submitted: msg({ message: 'Waiting', context: 'disputes' }),
  editRequested: msg({ message: 'Edit requested', context: 'disputes' }),
  editMissed: msg({ message: 'Not edited in time', context: 'disputes' }),
  kept: msg({ message: 'Kept', context: 'disputes' }),
  edited: msg({ message: 'Edited', context: 'disputes' }),
  removed: msg({ message: 'Removed', context: 'disputes' }),
  all: msg({ message: 'All', context: 'disputes' }),
};

/** The orders of the columns, the useful direction first. */
const sorts = { since: ['OLDEST', 'NEWEST'] } as const satisfies Sorts<DisputeSort>;

/** The disputes about reviews, for administrators: those that wait the longest first. */
export function Disputes() {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <AdminList
      name="disputes"
      title={t`Disputes and challenges`}
      query={DisputesDocument}
      variables={({ tab, order }) => ({
        sort: sortOf(sorts, order, 'OLDEST'),
        status: tab === 'all' ? null : tab,
      })}
      of={({ disputes }) => disputes}
      live={AnyDisputeChangedDocument}
      tabs={{
        label: t`Which disputes`,
        param: 'status',
        options: [...disputeStatuses, 'all' as const].map((value) => ({
          value,
          label: t(tabTexts[value]),
        })),
        countOf: ({ disputeCounts }, tab) =>
          disputeCounts
            .filter(({ status }) => tab === 'all' || status === tab)
            .reduce((sum, { count }) => sum + count, 0),
      }}
      identity={{
        heading: t`Business`,
        csv: 'review.business.name',
        name: ({ review }) => review.business.name,
        href: ({ id }) => adminPaths.dispute(id),
        detail: ({ nature }) => t(natureTexts[nature]),
      }}
      columns={[
        {
          key: 'review',
          heading: t`Review`,
          csv: { paths: ['review.subject', 'review.rating', 'review.author.displayName'] },
          cell: ({ review: { subject, rating, author } }) =>
            [subject, plural(rating, { one: '# star', other: '# stars' }), author?.displayName]
              .filter(Boolean)
              .join(' · '),
        },
        {
          key: 'wish',
          heading: t`Asks for`,
          csv: { paths: ['handling'], words: wordsOf(handlingTexts, t) },
          cell: ({ handling }) => t(handlingTexts[handling]),
        },
        {
          key: 'state',
          heading: t`State`,
          csv: 'status',
          cell: ({ status, dateEditDue }) => (
            <>
              <DisputeBadge status={status} />{' '}
              {dateEditDue && <Trans>until {format.date(dateEditDue)}</Trans>}
            </>
          ),
        },
        {
          key: 'since',
          heading: t`Since`,
          csv: 'dateCreated',
          phone: 'corner',
          order: sorts.since,
          cell: ({ dateCreated }) => <TimeAgo value={dateCreated} />,
        },
      ]}
      empty={{
        title: t`No disputes found`,
        message: t`When a business disputes a review, it appears here.`,
      }}
    />
  );
}
