import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { CardSkeleton, EmptyState, ErrorState } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { CardGrid } from '../../../components/card-grid.tsx';
import { ProductCard } from '../../../components/product-card/product-card.tsx';
import { useFeaturedProductsQuery } from '../../../gql/home.ts';
import { paths } from '../../../lib/paths.ts';

/** What the administrators feature. */
export function FeaturedProducts() {
  const { t } = useLingui();
  const { data, error, refetch } = useFeaturedProductsQuery();
  if (error && !data) {
    return (
      <ErrorState
        title={t`The featured products did not load`}
        message={t`Check your connection and try again.`}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data?.products.edges.length === 0) {
    return (
      <EmptyState
        seed="featured"
        headingLevel={3}
        title={t`Nothing is featured right now`}
        message={t`All the products of the network are a step away.`}
        action={
          <Button component={Link} to={paths.products()} variant="default">
            {t`See all products`}
          </Button>
        }
      />
    );
  }
  return (
    <CardGrid>
      {data ? (
        data.products.edges.map(({ node }) => <ProductCard key={node.id} product={node} />)
      ) : (
        <CardSkeleton label={t`Loading featured products`} count={6} />
      )}
    </CardGrid>
  );
}
