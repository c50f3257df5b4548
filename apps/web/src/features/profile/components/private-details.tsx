import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { Card } from '@wiki/ui';
import type { ReactNode } from 'react';
import type { ProfileFieldsFragment } from '../../../gql/profile.ts';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { dateOnly } from '../../../lib/format/date-only.ts';
import classes from './detail-list.module.css';

function Detail({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children ?? (
          <span className={classes.empty}>
            <Trans>Not given</Trans>
          </span>
        )}
      </dd>
    </div>
  );
}

/** What only the person themselves (and the administrators) can see of a profile. */
export function PrivateDetails({ profile }: { profile: ProfileFieldsFragment }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>Only you can see this</Trans>
      </h2>
      <p className={classes.note}>
        <Trans>And the network’s administrators, when they need to help you.</Trans>
      </p>
      <dl className={classes.list}>
        <Detail name={t`First and last name`}>
          {profile.firstName} {profile.lastName}
        </Detail>
        <Detail name={t`E-mail`}>
          {profile.email}
          <EmailStatus isVerified={profile.isEmailVerified === true} />
        </Detail>
        <Detail name={t`Phone`}>{profile.phone ? formatPhone(profile.phone) : undefined}</Detail>
        <Detail name={t`Address`}>{profile.address ?? undefined}</Detail>
        <Detail name={t`Date of birth`}>
          {profile.dateOfBirth ? format.date(dateOnly(profile.dateOfBirth)) : undefined}
        </Detail>
        <Detail name={t`Newsletter`}>{profile.addToNewsletter ? t`Yes` : t`No`}</Detail>
        <Detail name={t`Language`}>{profile.language === 'es' ? 'Español' : 'English'}</Detail>
      </dl>
    </Card>
  );
}

function EmailStatus({ isVerified }: { isVerified: boolean }) {
  return (
    <span className={classes.status} data-verified={isVerified || undefined}>
      {isVerified ? (
        <>
          <IconCircleCheck size={16} stroke={1.75} aria-hidden /> <Trans>Confirmed</Trans>
        </>
      ) : (
        <>
          <IconClock size={16} stroke={1.75} aria-hidden /> <Trans>Not confirmed yet</Trans>
        </>
      )}
    </span>
  );
}
