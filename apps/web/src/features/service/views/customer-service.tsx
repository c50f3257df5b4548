import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, EmptyState, PageHeader } from '@wiki/ui';
import { Link, useNavigate } from 'react-router-dom';
import { LiveMark } from '../../../components/facts/live-mark.tsx';
import { ConnectionView } from '../../../components/lists/connection-view.tsx';
import { Page } from '../../../components/page/page.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { TicketBadge } from '../../../domains/ticket-parts/ticket-badge.tsx';
import { MyTicketsDocument, OwnTicketChangedDocument } from '../../../gql/service.ts';
import { useConnection } from '../../../lib/connection/use-connection.ts';
import { paths } from '../../../lib/paths.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { RequestForm } from '../components/request-form.tsx';
import classes from './service.module.css';

/** A member's requests to customer service, and a new one. */
export function CustomerService() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const list = useConnection(MyTicketsDocument, {
    variables: { first: 20, after: null },
    of: ({ myTickets }) => myTickets,
    live: OwnTicketChangedDocument,
  });
  return (
    <Page title={t`Customer service`}>
      <PageHeader
        title={<Trans>Customer service</Trans>}
        description={
          <Trans>Write to us and follow your requests. Answers also come to your e-mail.</Trans>
        }
        actions={<LiveMark label={t`Live`} />}
      />
      <div className={classes.columns} data-even>
        <Card padding="lg">
          <h2 className={classes.title}>
            <Trans>A new request</Trans>
          </h2>
          <RequestForm
            onSent={(ticketId) => {
              showToast(t`Email message sent successfully`);
              void navigate(paths.ticket(ticketId));
            }}
          />
        </Card>
        <Card padding="none">
          <ConnectionView
            list={list}
            more={<Trans>Show more requests</Trans>}
            empty={
              <EmptyState
                seed="requests"
                title={t`No requests yet`}
                message={t`What you write to us appears here with our replies.`}
              />
            }
          >
            {(rows) => (
              <ul className={classes.list} aria-label={t`My requests`}>
                {rows.map((ticket) => (
                  <li key={ticket.id}>
                    <Link to={paths.ticket(ticket.id)} className={classes.row}>
                      <span className={classes.subject}>{ticket.subject}</span>
                      <span className={classes.facts}>
                        <span>
                          <Trans>No. {ticket.number}</Trans>
                        </span>
                        <span>
                          {plural(ticket.messageCount, { one: '# message', other: '# messages' })}
                        </span>
                        <TimeAgo value={ticket.dateActive} />
                      </span>
                      <span className={classes.badge}>
                        <TicketBadge status={ticket.status} isOwn />
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </ConnectionView>
        </Card>
      </div>
    </Page>
  );
}
