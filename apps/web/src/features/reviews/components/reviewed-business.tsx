import { Trans } from '@lingui/react/macro';
import { Button, Card } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { BusinessLogo } from '../../../components/facts/business-logo.tsx';
import { Rating } from '../../../components/facts/rating.tsx';
import { VerifiedSign } from '../../../components/facts/verified-sign.tsx';
import type { ReviewedBusinessFragment } from '../../../gql/reviews.ts';
import { placeOf } from '../../../lib/format/place-of.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './reviewed-business.module.css';

/** Whom a review is about: how all its reviews rate it, and the way there. */
export function ReviewedBusiness({ business }: { business: ReviewedBusinessFragment }) {
  const format = useFormat();
  const profile = paths.entrepreneur(business.id);
  return (
    <Card padding="lg">
      <div className={classes.who}>
        <BusinessLogo business={business} size={64} />
        <div className={classes.words}>
          <h2 className={classes.name}>
            {business.name}
            {business.isVerified && <VerifiedSign />}
          </h2>
          <p className={classes.place}>{placeOf(business, format)}</p>
        </div>
      </div>
      <div className={classes.rating}>
        <Rating business={business} compact />
      </div>
      <div className={classes.ways}>
        <Button component={Link} to={profile}>
          <Trans>See the business</Trans>
        </Button>
        <Button component={Link} to={`${profile}#reviews`} variant="default">
          <Trans>All its reviews</Trans>
        </Button>
      </div>
    </Card>
  );
}
