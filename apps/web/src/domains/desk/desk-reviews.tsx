import { useLingui } from '@lingui/react/macro';
import { IconStar } from '@tabler/icons-react';
import { Rating } from '../../components/facts/rating.tsx';
import { useDeskReviewsQuery } from '../../gql/desk.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { paths } from '../../lib/paths.ts';
import { DeskCell, DeskWait } from './desk-cell.tsx';
import { DeskStars } from './desk-stars.tsx';

/** What customers wrote and the business has not answered. */
export function DeskReviews() {
  const { t } = useLingui();
  const format = useFormat();
  const { data, error, refetch } = useDeskReviewsQuery({ fetchPolicy: 'cache-and-network' });
  const head = { icon: IconStar, label: t`Reviews to answer` };
  if (!data) return <DeskWait {...head} onRetry={error ? () => void refetch() : null} />;
  const [first] = data.reviewsToAnswer.edges;
  const to = paths.businessReviews();
  if (!first) {
    const isRated = (data.myBusiness?.ratingCount ?? 0) > 0;
    const label = isRated ? t`All reviews answered` : t`No reviews yet`;
    return (
      <DeskCell {...head} label={label} to={to} name={label}>
        {data.myBusiness && isRated ? (
          <Rating business={data.myBusiness} compact />
        ) : (
          t`What customers write about your business will show up here.`
        )}
      </DeskCell>
    );
  }
  const { id, rating, subject, author, contactName } = first.node;
  const count = data.reviewsToAnswer.totalCount ?? 0;
  const writer = author?.displayName ?? contactName;
  return (
    <DeskCell
      {...head}
      to={count === 1 ? paths.review(id) : to}
      name={t`Reviews to answer: ${count}. The latest is from ${writer}: ${subject}`}
      count={count}
      isUrgent
      figure={
        <>
          {format.number(count)}
          <DeskStars value={rating} />
        </>
      }
      action={count === 1 ? t`Answer the review` : t`Answer the reviews`}
    >
      <strong>{writer}:</strong> {t`“${subject}”`}
    </DeskCell>
  );
}
