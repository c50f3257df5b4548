import { Trans } from '@lingui/react/macro';
import { IconCalendar, IconMapPin, IconUserCircle } from '@tabler/icons-react';
import { Avatar, Card, WeaveArt } from '@wiki/ui';
import type { ReactNode } from 'react';
import { MemberTypeName } from '../../../components/facts/member-type-name.tsx';
import type { PublicProfileQuery } from '../../../gql/profile.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { placeOf } from '../profile-values.ts';
import classes from './profile-card.module.css';

export interface ProfileCardProps {
  profile: Omit<NonNullable<PublicProfileQuery['user']>, 'viewerCanEdit'>;
  /** What its owner can do. */
  actions?: ReactNode;
}

/** A person as everyone may see them: picture or initials, name, place and what they say of themselves. */
export function ProfileCard({ profile, actions }: ProfileCardProps) {
  const format = useFormat();
  const place = placeOf(profile, (code) => format.country(code));
  return (
    <Card padding="none" className={classes.card}>
      <div className={classes.cover}>
        <WeaveArt seed={profile.id} columns={9} rows={3} ratio={5} />
      </div>
      <div className={classes.head}>
        <span className={classes.avatar}>
          <Avatar name={profile.displayName} seed={profile.id} src={profile.photoUrl} size={96} />
        </span>
        {actions}
      </div>
      <div className={classes.words}>
        <h1 className={classes.name} tabIndex={-1}>
          {profile.displayName}
        </h1>
        <ul className={classes.facts}>
          <li>
            <IconUserCircle size={18} stroke={1.75} aria-hidden />
            <MemberTypeName type={profile.memberType} />
          </li>
          {place && (
            <li>
              <IconMapPin size={18} stroke={1.75} aria-hidden />
              {place}
            </li>
          )}
          <li>
            <IconCalendar size={18} stroke={1.75} aria-hidden />
            <Trans>Since {format.date(profile.dateJoined)}</Trans>
          </li>
        </ul>
        {profile.aboutMe && <p className={classes.about}>{profile.aboutMe}</p>}
      </div>
    </Card>
  );
}
