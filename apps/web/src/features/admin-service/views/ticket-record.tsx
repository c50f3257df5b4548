import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wiki/ui';
import { useParams } from 'react-router-dom';
import { RecordPage } from '../../../components/record-page/record-page.tsx';
import { termDay } from '../../../domains/ticket-parts/term-day.ts';
import { kindTexts } from '../../../domains/ticket-parts/ticket-texts.ts';
import { useStepText } from '../../../domains/ticket-parts/use-step-text.ts';
import { TicketRecordDocument, type TicketRecordQuery } from '../../../gql/admin-service.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from '../components/answer-form.module.css';

/** Proof of when a request came and how it was answered: to print, or to save as PDF. */
export function TicketRecord() {
  const { t } = useLingui();
  const { ticketId = '' } = useParams();
  return (
    <RecordPage
      kind={t`Record of the request`}
      back={{ to: adminPaths.ticket(ticketId), label: t`Back to the request` }}
      query={TicketRecordDocument}
      variables={{ id: ticketId }}
      of={({ ticket }) => ticket}
      title={({ number }) => t`Record of request ${number}`}
      state={() => (
        <Button size="sm" className={classes.noPrint} onClick={() => window.print()}>
          <Trans>Print or save as PDF</Trans>
        </Button>
      )}
    >
      {(ticket) => <Record ticket={ticket} />}
    </RecordPage>
  );
}

type Recorded = NonNullable<TicketRecordQuery['ticket']>;

function Record({ ticket }: { ticket: Recorded }) {
  const { t } = useLingui();
  const format = useFormat();
  const stepText = useStepText();
  const { term } = ticket;
  const facts: [string, string][] = [
    [t`Subject`, ticket.subject],
    [t`What it is about`, t(kindTexts[ticket.kind])],
    [t`Requester`, `${ticket.requesterName} · ${ticket.requesterEmail}`],
    [t`Received`, format.dateTime(ticket.dateCreated)],
    ...(term
      ? ([
          [t`Last day to answer`, format.date(termDay(term.dateDue))],
          [t`Extended`, term.isExtended ? t`Yes` : t`No`],
          [
            t`First answered`,
            term.dateAnswered ? format.dateTime(term.dateAnswered) : t`Not answered yet`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(ticket.dateClosed
      ? ([
          [t({ message: 'Closed', context: 'requests' }), format.dateTime(ticket.dateClosed)],
        ] satisfies [string, string][])
      : []),
  ];
  const written = ticket.entries.filter(({ kind }) => kind !== 'NOTE');
  return (
    <article className={classes.record}>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>
        <Trans>Messages and actions</Trans>
      </h2>
      <ol>
        {written.map((entry) => (
          <li key={entry.id}>
            <strong>{format.dateTime(entry.dateCreated)}</strong>
            <p>
              {entry.kind === 'STEP'
                ? stepText(entry, ticket.requesterName)
                : `${entry.isFromStaff ? (entry.author?.displayName ?? t`Customer service`) : ticket.requesterName}: ${entry.text}`}
            </p>
            {entry.dateMailed && (
              <p className={classes.proof}>
                <Trans>
                  E-mailed to {ticket.requesterEmail} on {format.dateTime(entry.dateMailed)}, with
                  the Message-ID {entry.messageId}
                </Trans>
              </p>
            )}
          </li>
        ))}
      </ol>
    </article>
  );
}
