import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBell, IconMail, IconMailOpened, IconMoon } from '@tabler/icons-react';
import { isAlwaysOn, type NotificationChannel } from '@wiki/domain';
import { Button, Card } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { useNotificationPreferencesQuery } from '../../../gql/notifications.ts';
import { useHours } from '../hooks/use-hours.ts';
import classes from './side-card.module.css';

/** How word reaches the reader, in a few lines, with the way to change it. */
export function ReachSummary({ to }: { to: string }) {
  const { t } = useLingui();
  const nameOf = useHours();
  const { data } = useNotificationPreferencesQuery({ fetchPolicy: 'cache-and-network' });
  const preferences = data?.notificationPreferences;
  const kinds = (channel: NotificationChannel) => {
    const topics = (preferences?.topics ?? []).filter(
      ({ topic, channels }) => channels.includes(channel) && !isAlwaysOn(topic, channel),
    );
    return plural(topics.length, { one: '# kind', other: '# kinds' });
  };
  const { digest, quietHours } = preferences ?? {};
  const rows = [
    { icon: IconBell, name: t`In the app`, value: kinds('APP') },
    { icon: IconMail, name: t`Instant e-mail`, value: kinds('MAIL') },
    {
      icon: IconMailOpened,
      name: digest?.rhythm === 'WEEKLY' ? t`Weekly digest` : t`Daily digest`,
      value: digest ? nameOf(digest.hour) : '',
    },
    {
      icon: IconMoon,
      name: t`Quiet hours`,
      value: quietHours?.isOn
        ? `${nameOf(quietHours.from)} – ${nameOf(quietHours.to)}`
        : t({ message: 'Off', context: 'quiet hours' }),
    },
  ];
  return (
    <Card padding="md">
      <h2 className={classes.title}>
        <Trans>How we reach you</Trans>
      </h2>
      {preferences && (
        <dl className={classes.rows}>
          {rows.map(({ icon: Icon, name, value }) => (
            <div key={name}>
              <dt>
                <Icon size={18} stroke={1.75} aria-hidden />
                {name}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button component={Link} to={to} variant="default" className={classes.wide}>
        <Trans>Notification preferences</Trans>
      </Button>
    </Card>
  );
}
