import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconMapPin, IconTag } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { LocalizedText } from '../../../components/facts/localized-text.tsx';
import { PictureCard } from '../../../components/lists/picture-card.tsx';
import type { PartnerCardFragment } from '../../../gql/partners.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './partner-card.module.css';
import { acrossPhone } from '../../../components/files/picture.tsx';
import { PartnerPicture } from './partner-picture.tsx';

/** A partner in the portal. The whole card leads to its page. */
export function PartnerCard({ partner }: { partner: PartnerCardFragment }) {
  const { t } = useLingui();
  const cities = [...new Set(partner.locations.map(({ city }) => city))];
  const current = partner.offers.filter(({ state }) => state === 'CURRENT').length;
  return (
    <PictureCard
      picture={
        <PartnerPicture
          partner={partner}
          sizes={`(max-width: 40em) ${acrossPhone}, 320px`}
          alt=""
        />
      }
    >
      <p className={classes.category}>
        <LocalizedText text={partner.categoryName} />
      </p>
      <h2 className={classes.name}>
        <Link to={paths.partner(partner.slug)}>{partner.name}</Link>
      </h2>
      <p>
        <LocalizedText text={partner.offer} withLabel />
      </p>
      <p className={classes.facts}>
        {current > 0 && (
          <span>
            <IconTag size={16} stroke={1.75} aria-hidden />
            {plural(current, { one: '# offer', other: '# offers' })}
          </span>
        )}
        {cities.length > 0 && (
          <span>
            <IconMapPin size={16} stroke={1.75} aria-hidden />
            {cities.length > 2
              ? t`${cities[0] ?? ''} and ${cities.length - 1} more cities`
              : cities.join(', ')}
          </span>
        )}
      </p>
    </PictureCard>
  );
}
