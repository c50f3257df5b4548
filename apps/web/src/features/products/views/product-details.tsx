import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { ErrorState, InlineAlert, ListSkeleton, PriceTag, WeaveArt } from '@wiki/ui';
import { Link, useParams } from 'react-router-dom';
import { LocalizedText } from '../../../components/localized-text.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Page } from '../../../components/page.tsx';
import { type ProductQuery, useProductQuery } from '../../../gql/products.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { paths } from '../../../lib/paths.ts';
import { ProductFacts } from '../components/product-facts.tsx';
import { SellerCard } from '../components/seller-card.tsx';
import { ShareButton } from '../components/share-button.tsx';
import classes from './product-details.module.css';

export type ProductDetail = NonNullable<ProductQuery['product']>;

/** One product: what it is, what it costs and who sells it. */
export function ProductDetails() {
  const { t } = useLingui();
  const { productId = '' } = useParams();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useProductQuery({ variables: { id: productId } });

  if (data?.product) return <Details product={data.product} />;
  if (data) {
    return (
      <Notice
        art="no-product"
        title={t`This product is not here any more`}
        text={t`It may have been sold or taken back by its seller.`}
      >
        <Button component={Link} to={paths.products()}>
          <Trans>See all products</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <Page title={t`Product`}>
      {error ? (
        <ErrorState
          title={t`The product did not load`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={classes.layout}>
          <div className={classes.art} data-loading />
          <ListSkeleton label={t`Loading the product`} count={4} />
        </div>
      )}
    </Page>
  );
}

function Details({ product }: { product: ProductDetail }) {
  const { t } = useLingui();
  const format = useFormat();
  const localized = useLocalized();
  const { name, description, price, category, artwork, offers, business } = product;
  const title = localized(name);
  return (
    <Page title={title} description={localized(description).slice(0, 200)}>
      <Link to={paths.products()} className={classes.back}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        <Trans>All products</Trans>
      </Link>
      <div className={classes.layout}>
        <div className={classes.art}>
          <WeaveArt
            seed={artwork.seed}
            palette={artwork.palette}
            label={t`Woven pattern that stands for ${title}`}
          />
        </div>
        <div className={classes.main}>
          <p className={classes.kicker}>{localized(category.label)}</p>
          <h1 className={classes.title} tabIndex={-1}>
            <LocalizedText text={name} withLabel />
          </h1>
          <p className={classes.price}>
            <PriceTag amount={format.money(price)} unit={price.currency} />
          </p>
          {offers && (
            <InlineAlert tone="success" title={t`Offer`}>
              <LocalizedText text={offers} withLabel />
            </InlineAlert>
          )}
          <SellerCard business={business} />
          <ShareButton title={title} />
        </div>
        <section className={classes.description} aria-labelledby="description">
          <h2 id="description">
            <Trans>Description</Trans>
          </h2>
          <p>
            <LocalizedText text={description} withLabel />
          </p>
        </section>
        <section className={classes.facts} aria-labelledby="facts">
          <h2 id="facts">
            <Trans>Details</Trans>
          </h2>
          <ProductFacts product={product} />
        </section>
      </div>
    </Page>
  );
}
