import { Trans } from '@lingui/react/macro';
import { SectionHeader } from '@wiki/ui';
import { ReviewCard } from '../../../domains/review-parts/review-card.tsx';
import { useOtherReviewsQuery } from '../../../gql/reviews.ts';

const most = 3;

export interface OtherReviewsProps {
  business: { id: string; name: string };
  /** The one that is read now. */
  except: string;
}

/** What others said of the same business last; without any nothing stands there. */
export function OtherReviews({ business: { id, name }, except }: OtherReviewsProps) {
  const { data } = useOtherReviewsQuery({ variables: { businessId: id } });
  const others = (data?.reviews.edges ?? [])
    .map(({ node }) => node)
    .filter((review) => review.id !== except && review.status === 'published')
    .slice(0, most);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-reviews">
      <SectionHeader id="other-reviews" title={<Trans>What others say about {name}</Trans>} />
      {others.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
    </section>
  );
}
