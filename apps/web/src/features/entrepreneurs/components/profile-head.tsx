import { Trans } from '@lingui/react/macro';
import { IconMapPin, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Button } from '@wiki/ui';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';
import { placeOf } from '../../../lib/format/place-of.ts';
import type { PublicBusiness } from '../public-business.ts';
import { BusinessCover } from './business-cover.tsx';
import { BusinessLogo } from '../../../components/business-logo.tsx';
import classes from './profile-head.module.css';
import { Rating } from '../../../components/rating.tsx';
import { ContactActions } from './contact-actions.tsx';
import { VerifiedSign } from '../../../components/verified-sign.tsx';

/** The top of a profile: who it is, where, and the ways to reach it and to pass it on. */
export function ProfileHead({ business }: { business: PublicBusiness }) {
  const format = useFormat();
  const { viewer } = useViewer();
  const isOwn = business.viewerCanEdit && viewer?.businessId === business.id;
  return (
    <header className={classes.head}>
      <div className={classes.cover}>
        <BusinessCover
          business={business}
          sizes="(max-width: 72em) 100vw, 1136px"
          ratio={3.2}
          isFirst
        />
      </div>
      <div className={classes.body}>
        <div className={classes.top}>
          <BusinessLogo business={business} size={104} />
          {isOwn && (
            <Button
              component={Link}
              to={paths.editBusinessProfile()}
              leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
            >
              <Trans>Edit the profile</Trans>
            </Button>
          )}
        </div>
        <h1 className={classes.name} tabIndex={-1}>
          {business.name}
          {business.isVerified && <VerifiedSign size={28} />}
        </h1>
        <p className={classes.facts}>
          <span>
            <IconMapPin size={18} stroke={1.75} aria-hidden />
            {placeOf(business, format)}
          </span>
          <Rating business={business} />
        </p>
        <ContactActions business={business} />
      </div>
    </header>
  );
}
