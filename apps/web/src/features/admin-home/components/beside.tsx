import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconAlertTriangle,
  IconCalendarDue,
  IconChevronRight,
  IconCircleCheck,
} from '@tabler/icons-react';
import { Card, ListSkeleton } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { WorkBesideDocument, useWorkBesideQuery } from '../../../gql/admin-home.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useServes } from '../../../lib/auth/use-serves.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { askedAhead } from '../asked-ahead.ts';
import { useSystemFacts } from './use-system-facts.ts';
import classes from './work.module.css';

/** What becomes work soon, and how the system stands. */
export function Beside() {
  const { t } = useLingui();
  const format = useFormat();
  const serves = useServes();
  const system = useSystemFacts();
  const { data } = useWorkBesideQuery({
    ...askedAhead.usePolicies(WorkBesideDocument),
    pollInterval: 60_000,
  });
  if (!data) return <ListSkeleton label={t`Loading`} count={4} />;
  const { workSoon } = data;
  const soonTitle = (kind: string, count: number): string => {
    if (kind === 'paymentsDue')
      return plural(count, {
        one: '# payment is due this week',
        other: '# payments are due this week',
      });
    if (kind === 'graceEnds')
      return plural(count, {
        one: '# membership leaves grace this week',
        other: '# memberships leave grace this week',
      });
    if (kind === 'sentBack')
      return plural(count, {
        one: '# application was sent back for changes',
        other: '# applications were sent back for changes',
      });
    if (kind === 'newsScheduled')
      return plural(count, {
        one: '# news item comes out this week',
        other: '# news items come out this week',
      });
    return `${kind}: ${format.number(count)}`;
  };
  return (
    <div className={classes.beside}>
      <Card>
        <h2 className={classes.cardTitle}>
          <Trans>Soon</Trans>
        </h2>
        {workSoon.length === 0 ? (
          <p className={classes.quiet}>
            <Trans>Nothing is due this week.</Trans>
          </p>
        ) : (
          <ul className={classes.soon}>
            {workSoon.map(({ kind, count, names, dateNext: next, url }) => (
              <li key={kind}>
                <Link to={url}>
                  <span className={classes.icon}>
                    <IconCalendarDue size={18} stroke={1.75} aria-hidden />
                  </span>
                  <span>
                    <strong>{soonTitle(kind, count)}</strong>
                    <small>
                      {names.join(', ')} · {format.relativeTime(next)}
                    </small>
                  </span>
                  <IconChevronRight size={18} stroke={1.75} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card>
        <div className={classes.cardHead}>
          <h2 className={classes.cardTitle}>
            <Trans>System</Trans>
          </h2>
          {serves('SETTINGS') && (
            <Link to={adminPaths.jobs()}>
              <Trans>Background work</Trans>
            </Link>
          )}
        </div>
        <ul className={classes.system}>
          {system.map(({ name, isGood, fact }) => (
            <li key={name} data-bad={isGood ? undefined : ''}>
              {isGood ? (
                <IconCircleCheck size={18} stroke={1.75} aria-hidden />
              ) : (
                <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
              )}
              <strong>{name}</strong>
              <span>{fact}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
