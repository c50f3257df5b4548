import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, ErrorState } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { CardGrid } from '../../../components/lists/card-grid.tsx';
import { ListingCard } from '../../../domains/listing-card/listing-card.tsx';
import { useFeaturedListingsQuery } from '../../../gql/home.ts';
import { paths } from '../../../lib/paths.ts';
import { FeaturedSkeleton } from './featured-skeleton.tsx';

const mostCards = 6;

/** Products, services and property take turns, so that the network is seen in its breadth. */
function inTurns<Edge>(lists: readonly { edges: readonly Edge[] }[]): Edge[] {
  return Array.from({ length: mostCards }, (_, turn) =>
    lists.flatMap(({ edges }) => edges.slice(turn, turn + 1)),
  )
    .flat()
    .slice(0, mostCards);
}

/** What the administrators feature. */
export function FeaturedListings() {
  const { t } = useLingui();
  const { data, error, refetch } = useFeaturedListingsQuery();
  if (error && !data) {
    return (
      <ErrorState
        title={t`We couldn’t load the featured listings`}
        message={t`Check your connection and try again.`}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
      />
    );
  }
  const cards = data ? inTurns([data.products, data.services, data.property]) : [];
  if (data && cards.length === 0) {
    return (
      <EmptyState
        seed="featured"
        headingLevel={3}
        title={t`No featured listings right now`}
        message={t`Everything the network offers, one step away.`}
        action={
          <Button component={Link} to={paths.products()} variant="default">
            {t`See all products`}
          </Button>
        }
      />
    );
  }
  if (!data) return <FeaturedSkeleton />;
  return (
    <CardGrid>
      {cards.map(({ node }) => (
        <ListingCard key={node.id} listing={node} isMixed />
      ))}
    </CardGrid>
  );
}
