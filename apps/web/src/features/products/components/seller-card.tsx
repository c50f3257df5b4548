import { Trans } from '@lingui/react/macro';
import { Avatar, Card } from '@wiki/ui';
import { LocalizedText } from '../../../components/localized-text.tsx';
import type { ProductQuery } from '../../../gql/products.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './seller-card.module.css';

type Business = NonNullable<ProductQuery['product']>['business'];

/** Who sells it. */
export function SellerCard({ business }: { business: Business }) {
  const format = useFormat();
  const { id, name, description, city, region, country } = business;
  return (
    <Card>
      <h2 className={classes.heading}>
        <Trans>Sold by</Trans>
      </h2>
      <div className={classes.who}>
        <Avatar kind="business" name={name} seed={id} size={48} />
        <div>
          <p className={classes.name}>{name}</p>
          <p className={classes.place}>
            {[city, region, format.country(country)].filter(Boolean).join(', ')}
          </p>
        </div>
      </div>
      <p className={classes.text}>
        <LocalizedText text={description} withLabel />
      </p>
    </Card>
  );
}
