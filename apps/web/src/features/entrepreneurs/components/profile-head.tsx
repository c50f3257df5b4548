import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconClockHour4,
  IconMapPin,
  IconPencil,
  IconRosetteDiscountCheckFilled,
} from '@tabler/icons-react';
import { Avatar, Button } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { BusinessLogo } from '../../../components/facts/business-logo.tsx';
import { LocalizedText } from '../../../components/facts/localized-text.tsx';
import { Rating } from '../../../components/facts/rating.tsx';
import { acrossPhone } from '../../../components/files/picture.tsx';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { placeOf } from '../../../lib/format/place-of.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';
import type { PublicBusiness } from '../public-business.ts';
import { AnsweringTime } from '../../../components/facts/answering-time.tsx';
import { BusinessFrame } from '../../../components/page-shapes/business-frame.tsx';
import { BusinessCover } from './directory/business-cover.tsx';
import { ContactActions } from './contact/contact-actions.tsx';
import classes from './profile-head.module.css';
import { checksCount } from './verified.tsx';

const sign = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The top of a profile: who it is, where, and the ways to reach it and to pass it on. */
export function ProfileHead({ business }: { business: PublicBusiness }) {
  const format = useFormat();
  const viewer = useViewer();
  const isOwn = business.viewerCanEdit && viewer?.businessId === business.id;
  return (
    <header className={classes.head}>
      <BusinessFrame
        cover={
          <BusinessCover
            business={business}
            sizes={`(max-width: 48em) ${acrossPhone}, (max-width: 72em) 100vw, 1136px`}
            ratio={3.2}
            isFirst
          />
        }
        logo={<BusinessLogo business={business} size={112} />}
      >
        <div className={classes.who}>
          <div className={classes.names}>
            <h1 className={classes.name} tabIndex={-1}>
              {business.name}
            </h1>
            {business.tagline && (
              <p className={classes.tagline}>
                <LocalizedText text={business.tagline} />
              </p>
            )}
          </div>
          {isOwn ? (
            <Button
              component={Link}
              to={paths.editBusinessProfile()}
              leftSection={<IconPencil {...sign} />}
            >
              <Trans>Edit the profile</Trans>
            </Button>
          ) : (
            <WhoAnswers business={business} />
          )}
          <ul className={classes.facts}>
            {business.dateVerified && (
              <li>
                <VerifiedMark />
              </li>
            )}
            {business.ratingCount > 0 && (
              <li>
                <a href="#reviews" className={classes.rating}>
                  <Rating business={business} compact />
                </a>
              </li>
            )}
            <li>
              <IconMapPin {...sign} />
              {placeOf(business, format)}
            </li>
            {business.answering && (
              <li>
                <IconClockHour4 {...sign} />
                <span>
                  <AnsweringTime business={business} />
                </span>
              </li>
            )}
          </ul>
          <ContactActions business={business} />
        </div>
      </BusinessFrame>
    </header>
  );
}

/** Leads to what the mark stands for. */
function VerifiedMark() {
  const checks = plural(checksCount, { one: '# check', other: '# checks' });
  return (
    <a href="#verified" className={classes.mark}>
      <IconRosetteDiscountCheckFilled size={20} aria-hidden />
      <strong>
        <Trans>Verified</Trans>
      </strong>
      <span>{checks}</span>
    </a>
  );
}

/** Of the people who agreed to be shown the first, who is written to. */
function WhoAnswers({ business: { people } }: { business: PublicBusiness }) {
  const { t } = useLingui();
  const [person] = people;
  if (!person) return null;
  const { user, title, isManager } = person;
  return (
    <div className={classes.answers}>
      <Avatar name={user.displayName} src={user.photoUrl} seed={user.id} size={52} />
      <div>
        <small>{isManager ? t`In charge` : t`On the team`}</small>
        <strong>{user.displayName}</strong>
        {title && <span>{title}</span>}
      </div>
    </div>
  );
}
