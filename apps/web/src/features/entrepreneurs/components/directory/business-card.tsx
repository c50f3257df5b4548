import { IconMapPin } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { BusinessCardFragment } from '../../../../gql/entrepreneurs.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { paths } from '../../../../lib/paths.ts';
import { placeOf } from '../../../../lib/format/place-of.ts';
import classes from './business-card.module.css';
import { acrossPhone } from '../../../../components/files/picture.tsx';
import { BusinessCover } from './business-cover.tsx';
import { LocalizedText } from '../../../../components/facts/localized-text.tsx';
import { PictureCard } from '../../../../components/lists/picture-card.tsx';
import { BusinessLogo } from '../../../../components/facts/business-logo.tsx';
import { Rating } from '../../../../components/facts/rating.tsx';
import { VerifiedSign } from '../../../../components/facts/verified-sign.tsx';

export interface BusinessCardProps {
  business: BusinessCardFragment;
  /** What it does, in words. */
  line: string | null;
}

/** A business in the directory. The whole card leads to its profile. */
export function BusinessCard({ business, line }: BusinessCardProps) {
  const format = useFormat();
  return (
    <PictureCard
      ratio={3}
      picture={
        <BusinessCover
          business={business}
          sizes={`(max-width: 40em) ${acrossPhone}, 360px`}
          ratio={3}
        />
      }
    >
      <div className={classes.head}>
        <BusinessLogo business={business} size={56} />
        <Rating business={business} compact />
      </div>
      <h2 className={classes.name}>
        <Link to={paths.entrepreneur(business.id)}>{business.name}</Link>
        {business.isVerified && <VerifiedSign />}
      </h2>
      {business.tagline && (
        <p className={classes.tagline}>
          <LocalizedText text={business.tagline} />
        </p>
      )}
      {line && <p className={classes.line}>{line}</p>}
      <p className={classes.place}>
        <IconMapPin size={16} stroke={1.75} aria-hidden />
        {placeOf(business, format)}
      </p>
    </PictureCard>
  );
}
