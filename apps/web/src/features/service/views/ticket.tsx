import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, ErrorState, InlineAlert, PageHeader } from '@wiki/ui';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../../components/page/back-link.tsx';
import { Notice } from '../../../components/page/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { termDay } from '../../../domains/ticket-parts/term-day.ts';
import { TicketBadge } from '../../../domains/ticket-parts/ticket-badge.tsx';
import { kindTexts } from '../../../domains/ticket-parts/ticket-texts.ts';
import { TicketThread } from '../../../domains/ticket-parts/ticket-thread.tsx';
import {
  OwnTicketChangedDocument,
  OwnTicketDocument,
  type OwnTicketFragment,
  RateTicketDocument,
} from '../../../gql/service.ts';
import { useRecord } from '../../../lib/connection/use-record.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { paths } from '../../../lib/paths.ts';
import { RatingForm } from '../components/rating-form.tsx';
import { ReplyForm } from '../components/reply-form.tsx';
import classes from './service.module.css';

/** One of one's own requests with its thread, live. */
export function TicketPage() {
  const { t } = useLingui();
  const { ticketId = '' } = useParams();
  const errorMessage = useErrorMessage();
  const record = useRecord(OwnTicketDocument, {
    variables: { id: ticketId },
    of: ({ ticket }) => ticket,
    live: OwnTicketChangedDocument,
  });
  if (record.status === 'missing') {
    return (
      <Notice
        art="missing-record"
        title={t`Not found`}
        text={t`You don’t have a request at this address. Check it, or go back to the list.`}
      >
        <Button component={Link} to={paths.customerService()}>
          <Trans>Customer service</Trans>
        </Button>
      </Notice>
    );
  }
  if (!record.row) {
    return (
      <Page title={t`Request`} width="narrow">
        {record.status === 'failed' ? (
          <ErrorState
            title={t`We couldn’t load the request`}
            message={errorMessage(record.error)}
            retryLabel={t`Try again`}
            onRetry={() => void record.reload()}
            retrying={record.isLoading}
          />
        ) : (
          <PageSkeleton />
        )}
      </Page>
    );
  }
  return <OwnTicketView ticket={record.row} />;
}

function OwnTicketView({ ticket }: { ticket: OwnTicketFragment }) {
  const { t } = useLingui();
  const format = useFormat();
  const rate = useAct(RateTicketDocument);
  const { id, term } = ticket;
  return (
    <Page title={ticket.subject} width="narrow">
      <PageHeader
        title={ticket.subject}
        back={
          <BackLink to={paths.customerService()}>
            <Trans>Customer service</Trans>
          </BackLink>
        }
      />
      <p className={classes.facts}>
        <TicketBadge status={ticket.status} isOwn />
        <span>
          <Trans>No. {ticket.number}</Trans>
        </span>
        <span>{t(kindTexts[ticket.kind])}</span>
        <TimeAgo value={ticket.dateCreated} />
      </p>
      {term && !term.dateAnswered && (
        <div className={classes.hint}>
          <InlineAlert>
            <Trans>By law, we have until {format.date(termDay(term.dateDue))} to answer.</Trans>
          </InlineAlert>
        </div>
      )}
      <TicketThread entries={ticket.entries} requesterName={ticket.requesterName} isOwn />
      {ticket.viewerCanRate && (
        <Card padding="lg" className={classes.write}>
          <RatingForm
            send={(rating) => rate({ ticketId: id, ...rating })}
            onDone={() => undefined}
          />
        </Card>
      )}
      {ticket.rating !== null && ticket.rating !== undefined && (
        <div className={classes.write}>
          <InlineAlert tone="success">
            <Trans>Thank you: you rated our answer {ticket.rating} of 5.</Trans>
          </InlineAlert>
        </div>
      )}
      {ticket.viewerCanWrite && (
        <Card padding="lg" className={classes.write}>
          <ReplyForm ticketId={id} isClosed={ticket.status === 'CLOSED'} />
        </Card>
      )}
    </Page>
  );
}
