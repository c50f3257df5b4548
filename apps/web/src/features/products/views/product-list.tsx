import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import {
  CardSkeleton,
  EmptyState,
  ErrorState,
  InlineAlert,
  PageHeader,
  VisuallyHidden,
} from '@wiki/ui';
import { Link } from 'react-router-dom';
import { CardGrid } from '../../../components/card-grid.tsx';
import { Page } from '../../../components/page.tsx';
import { ProductCard } from '../../../components/product-card/product-card.tsx';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { useProductPages } from '../hooks/use-product-pages.ts';
import classes from './product-list.module.css';

/** Every product of the network, the newest first. */
export function ProductList() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Products`}
      description={t`Products of businesses in Colombia, Mexico, Peru, Panama and Venezuela: coffee, textiles, tools, food and more.`}
    >
      <PageHeader
        title={<Trans>Products</Trans>}
        description={<Trans>From businesses in five countries, the newest first.</Trans>}
      />
      <Products />
    </Page>
  );
}

function Products() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const list = useProductPages();
  const count = list.products?.length ?? 0;
  if (list.error) {
    return (
      <ErrorState
        title={t`The products did not load`}
        message={errorMessage(list.error)}
        retryLabel={t`Try again`}
        onRetry={list.retry}
      />
    );
  }
  if (list.products?.length === 0) {
    return (
      <EmptyState
        seed="products"
        title={t`There are no products yet`}
        message={t`Businesses publish theirs every day. Have you got one of your own?`}
        action={
          <Button component={Link} to={paths.becomeBusinessMember()}>
            {t`Become a business member`}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <CardGrid>
        {list.products?.map((product) => (
          <ProductCard key={product.id} product={product} headingLevel={2} />
        ))}
        {(list.isLoading || list.isLoadingMore) && (
          <CardSkeleton label={t`Loading products`} count={list.products ? 4 : 12} />
        )}
      </CardGrid>
      <output>
        <VisuallyHidden>
          {count > 0 && <Plural value={count} one="# product shown" other="# products shown" />}
        </VisuallyHidden>
      </output>
      <div className={classes.more}>
        {list.hasFailed && (
          <InlineAlert
            tone="error"
            action={<Button variant="default" onClick={list.retry}>{t`Try again`}</Button>}
          >
            <Trans>The next products did not load.</Trans>
          </InlineAlert>
        )}
        {list.hasMore && !list.hasFailed && (
          <Button variant="default" onClick={list.showMore} loading={list.isLoadingMore}>
            <Trans>Show more products</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
