import { useQuery } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@wiki/ui';
import { useParams } from 'react-router-dom';
import type { ListAction } from '../../../components/admin-list/list-types.ts';
import { RecordColumns, RecordPage } from '../../../components/record-page/record-page.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { TermBadge } from '../../../domains/ticket-parts/term-badge.tsx';
import { TicketBadge } from '../../../domains/ticket-parts/ticket-badge.tsx';
import { TicketThread } from '../../../domains/ticket-parts/ticket-thread.tsx';
import {
  AdminTicketDocument,
  type AdminTicketFragment,
  AnyTicketChangedDocument,
} from '../../../gql/admin-service.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { AnswerForm } from '../components/answer-form.tsx';
import classes from '../components/answer-form.module.css';
import { RequesterCard, SortingCard, TermCard } from '../components/ticket-side.tsx';
import { useExtendTerm, useTicketActions } from '../ticket-actions.tsx';

/** One request with its thread, beside who asked. */
export function TicketDetails() {
  const { t } = useLingui();
  const { ticketId = '' } = useParams();
  const variables = { id: ticketId };
  // The same answer as the record's: what it holds beside the request.
  const { data } = useQuery(AdminTicketDocument, { variables, fetchPolicy: 'cache-only' });
  const all: ListAction<AdminTicketFragment>[] = [...useTicketActions(), useExtendTerm()];
  // One comes to answer: that is the primary button.
  const actions = all.map((action) => ({ ...action, isMinor: true }));
  return (
    <RecordPage
      kind={t`Request`}
      back={{ to: adminPaths.customerService(), label: t`All requests` }}
      query={AdminTicketDocument}
      variables={variables}
      of={({ ticket }) => ticket}
      live={AnyTicketChangedDocument}
      title={({ subject }) => subject}
      state={({ status, term, number, dateCreated }) => (
        <>
          <TicketBadge status={status} />
          {term && <TermBadge term={term} />}
          <span>
            <Trans>No. {number}</Trans>
          </span>
          <TimeAgo value={dateCreated} />
        </>
      )}
      actions={actions}
    >
      {(ticket) => (
        <RecordColumns
          main={
            <>
              <Card padding="lg">
                <TicketThread
                  entries={ticket.entries}
                  requesterName={ticket.requesterName}
                  isOwn={false}
                />
              </Card>
              <Card padding="lg" className={classes.card}>
                <AnswerForm ticket={ticket} cannedReplies={data?.cannedReplies ?? []} />
              </Card>
            </>
          }
          aside={
            <>
              <TermCard ticket={ticket} />
              <RequesterCard ticket={ticket} />
              <SortingCard ticket={ticket} assignees={data?.ticketAssignees ?? []} />
            </>
          }
        />
      )}
    </RecordPage>
  );
}
