import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Card } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import type { BusinessDetailsFragment, BusinessHubQuery } from '../../../gql/admin-businesses.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './records.module.css';

interface Waiting {
  key: string;
  to: string;
  text: string;
  since: string | null;
}

/** What of a business waits for an administrator, each leading to where it is done. */
export function WaitingCard({
  business,
  hub,
}: {
  business: BusinessDetailsFragment;
  hub: BusinessHubQuery;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { applicationOfBusiness: application } = hub;
  const waiting: Waiting[] = [
    ...(hub.openInvoices ?? []).map(({ id, number, dateDue }) => ({
      key: id,
      to: adminPaths.businessProfile(business.id, { tab: 'billing' }),
      text: t`Invoice ${number} is due by ${format.date(dateDue)}`,
      since: null,
    })),
    ...(hub.surplus?.edges ?? []).map(({ node: { id, date } }) => ({
      key: id,
      to: adminPaths.payment(id),
      text: t`A second payment needs a decision`,
      since: date,
    })),
    ...(application?.taxDataChange
      ? [
          {
            key: application.taxDataChange.id,
            to: adminPaths.application(application.id),
            text: t`It asks for other tax data`,
            since: application.taxDataChange.dateRequested,
          },
        ]
      : []),
    ...(business.needsConfirmation
      ? [
          {
            key: 'confirmation',
            to: '#verification',
            text: t`Its verification needs to be confirmed`,
            since: null,
          },
        ]
      : []),
    ...(hub.waitingDisputes?.edges ?? []).map(({ node: { id, review, dateCreated } }) => ({
      key: id,
      to: adminPaths.dispute(id),
      text: t`It disputes the review “${review.subject}”`,
      since: dateCreated,
    })),
    ...(hub.tickets?.edges ?? [])
      .filter(({ node: { status } }) => status === 'NEW' || status === 'OPEN')
      .map(({ node: { id, number, subject, dateCreated } }) => ({
        key: id,
        to: adminPaths.ticket(id),
        text: `${number} · ${subject}`,
        since: dateCreated,
      })),
    ...(hub.waitingCases?.edges ?? []).map(({ node: { id, title, text, dateOpened } }) => {
      const name = title ?? text;
      return {
        key: id,
        to: adminPaths.moderation({ case: id }),
        text: t`Reported or held: ${name}`,
        since: dateOpened,
      };
    }),
  ];
  return (
    <Card padding="lg">
      <div className={classes.head}>
        <h2>
          <Trans>What’s pending</Trans>{' '}
          <span className={classes.count}>{format.number(waiting.length)}</span>
        </h2>
      </div>
      {waiting.length === 0 ? (
        <p className={classes.calm}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          <Trans>Nothing from this business needs your attention.</Trans>
        </p>
      ) : (
        <ul className={classes.rows}>
          {waiting.map(({ key, to, text, since }) => (
            <li key={key} className={classes.waits}>
              <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
              <Link to={to}>{text}</Link>
              {since && <TimeAgo value={since} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
