import { useLingui } from '@lingui/react/macro';
import type { ProductQuery } from '../../../gql/products.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import classes from './product-facts.module.css';

/** What is known of a product, one fact a line; what is not known is left out. */
export function ProductFacts({ product }: { product: NonNullable<ProductQuery['product']> }) {
  const { t } = useLingui();
  const format = useFormat();
  const localized = useLocalized();
  const facts: readonly (readonly [string, string | null])[] = [
    [t`Condition`, product.condition === 'New' ? t`New` : t`Used`],
    [t`Brand`, product.brand],
    [t`Manufacturer`, product.manufacturer],
    [t`Model`, product.model],
    [t`Size`, product.size],
    [t`Color`, localized(product.color)],
    [t`Country of origin`, product.countryOfOrigin && format.country(product.countryOfOrigin)],
    [t`GTIN`, product.gtin],
    [t`SKU`, product.sku],
    [t`Published`, format.date(product.dateCreated)],
  ];
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
