import { Avatar, MediaCard, PriceTag, WeaveArt } from '@wiki/ui';
import { Link } from 'react-router-dom';
import type { ProductCardFragment } from '../../gql/components.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocalized } from '../../lib/i18n/use-localized.ts';
import { paths } from '../../lib/paths.ts';
import { LocalizedText } from '../localized-text.tsx';

export interface ProductCardProps {
  product: ProductCardFragment;
  headingLevel?: 2 | 3;
}

/** A product in a grid. The whole card leads to it. */
export function ProductCard({ product, headingLevel = 3 }: ProductCardProps) {
  const format = useFormat();
  const localized = useLocalized();
  const { id, name, price, category, artwork, business } = product;
  return (
    <MediaCard
      headingLevel={headingLevel}
      media={<WeaveArt seed={artwork.seed} palette={artwork.palette} />}
      kicker={localized(category.label)}
      title={
        <Link to={paths.listing({ type: 'product', id })}>
          <LocalizedText text={name} />
        </Link>
      }
      byline={
        <>
          <Avatar kind="business" name={business.name} seed={business.id} size={22} />
          <span>{business.name}</span>
        </>
      }
      footer={<PriceTag amount={format.money(price)} unit={price.currency} />}
    />
  );
}
