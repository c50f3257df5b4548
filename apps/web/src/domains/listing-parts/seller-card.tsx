import { Trans } from '@lingui/react/macro';
import { IconCalendar, IconClockHour4 } from '@tabler/icons-react';
import { Card, coveringLink } from '@wiki/ui';
import { Link } from 'react-router-dom';
import type { ListingDetailsFragment } from '../../gql/listing-parts.ts';
import { placeOf } from '../../lib/format/place-of.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { paths } from '../../lib/paths.ts';
import { AnsweringTime } from '../../components/facts/answering-time.tsx';
import { BusinessLogo } from '../../components/facts/business-logo.tsx';
import { Rating } from '../../components/facts/rating.tsx';
import { VerifiedSign } from '../../components/facts/verified-sign.tsx';
import classes from './seller-card.module.css';

const sign = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

export interface SellerCardProps {
  business: ListingDetailsFragment['business'];
}

/** Who offers a listing, how it is rated and whether it was verified. It leads to the profile. */
export function SellerCard({ business }: SellerCardProps) {
  const format = useFormat();
  return (
    <Card className={classes.card}>
      <h2 className={classes.heading}>
        <Trans>Offered by</Trans>
      </h2>
      <div className={classes.who}>
        <BusinessLogo business={business} size={52} />
        <div className={classes.words}>
          <p className={`${classes.name} ${coveringLink}`}>
            <Link to={paths.entrepreneur(business.id)}>{business.name}</Link>
            {business.isVerified && <VerifiedSign />}
          </p>
          <p className={classes.place}>{placeOf(business, format)}</p>
          <Rating business={business} />
        </div>
      </div>
      <ul className={classes.facts}>
        {business.answering && (
          <li>
            <IconClockHour4 {...sign} />
            <AnsweringTime business={business} />
          </li>
        )}
        <li>
          <IconCalendar {...sign} />
          <Trans context="month">On the network since {format.month(business.dateCreated)}</Trans>
        </li>
      </ul>
    </Card>
  );
}
