import { Trans, useLingui } from '@lingui/react/macro';
import { ticketKinds, ticketPriorities } from '@wiki/domain';
import { Avatar, Card, SelectField } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { MemberTypeName } from '../../../components/facts/member-type-name.tsx';
import { termDay } from '../../../domains/ticket-parts/term-day.ts';
import { TermBadge } from '../../../domains/ticket-parts/term-badge.tsx';
import { kindTexts, priorityTexts } from '../../../domains/ticket-parts/ticket-texts.ts';
import {
  type AdminTicketFragment,
  AssignTicketDocument,
  SortTicketDocument,
} from '../../../gql/admin-service.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { RefusedInput } from '../../../lib/forms/form-problem.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { withQuery } from '../../../lib/paths.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import classes from './answer-form.module.css';

/** Who asked: their record beside the thread. */
export function RequesterCard({ ticket }: { ticket: AdminTicketFragment }) {
  const { t } = useLingui();
  const format = useFormat();
  const { requester, requesterName, requesterEmail, otherCount } = ticket;
  return (
    <Card padding="lg">
      <div className={classes.person}>
        <Avatar
          name={requesterName}
          seed={requester?.id ?? requesterEmail}
          src={requester?.photoUrl}
          size={44}
        />
        <p>
          <strong>{requesterName}</strong>
          {requester ? <MemberTypeName type={requester.memberType} /> : <Trans>No account</Trans>}
        </p>
      </div>
      <dl className={classes.facts}>
        <dt>{t`E-mail`}</dt>
        <dd>
          <a href={`mailto:${requesterEmail}`}>{requesterEmail}</a>
        </dd>
        {requester?.phone && (
          <>
            <dt>{t`Phone`}</dt>
            <dd>{formatPhone(requester.phone)}</dd>
          </>
        )}
        {requester?.city && (
          <>
            <dt>{t`Place`}</dt>
            <dd>
              {[requester.city, requester.country && format.country(requester.country)]
                .filter(Boolean)
                .join(', ')}
            </dd>
          </>
        )}
        {requester && (
          <>
            <dt>{t({ message: 'Joined', context: 'when somebody came' })}</dt>
            <dd>{format.date(requester.dateJoined)}</dd>
          </>
        )}
        {requester?.businessId && (
          <>
            <dt>{t`Business`}</dt>
            <dd>
              <Link to={adminPaths.businessProfile(requester.businessId)}>
                <Trans>Open the business</Trans>
              </Link>
            </dd>
          </>
        )}
        <dt>{t`Other requests`}</dt>
        <dd>
          {otherCount ? (
            <Link to={withQuery(adminPaths.customerService(), { of: ticket.id })}>
              {format.number(otherCount)}
            </Link>
          ) : (
            '0'
          )}
        </dd>
        {requester && (
          <>
            <dt>{t`Account`}</dt>
            <dd>
              <Link to={adminPaths.user(requester.id)}>
                <Trans>Open the account</Trans>
              </Link>
            </dd>
          </>
        )}
      </dl>
    </Card>
  );
}

/** Until when the law wants an answer. */
export function TermCard({ ticket: { id, term } }: { ticket: AdminTicketFragment }) {
  const format = useFormat();
  if (!term) return null;
  return (
    <Card padding="lg" className={classes.term}>
      <h2 className={classes.title}>
        <Trans>Term of Law 1581</Trans>
      </h2>
      <TermBadge term={term} />
      <p>
        {term.isExtended ? (
          <Trans>Extended: the last day to answer is {format.date(termDay(term.dateDue))}.</Trans>
        ) : (
          <Trans>The last day to answer is {format.date(termDay(term.dateDue))}.</Trans>
        )}
      </p>
      {term.dateAnswered && (
        <p>
          <Trans>First answered on {format.dateTime(term.dateAnswered)}</Trans>
        </p>
      )}
      <p>
        <Link to={adminPaths.ticketRecord(id)}>
          <Trans>Record with dates, to print or save</Trans>
        </Link>
      </p>
    </Card>
  );
}

export interface SortingCardProps {
  ticket: AdminTicketFragment;
  assignees: readonly { id: string; displayName: string }[];
}

/** Who takes care of it, what it is about, how urgent: changed at once. */
export function SortingCard({ ticket, assignees }: SortingCardProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const assign = useAct(AssignTicketDocument);
  const sort = useAct(SortTicketDocument);
  const change = async (act: Promise<readonly RefusedInput[]>) => {
    try {
      const [refused] = await act;
      if (refused) showToast(errorMessage(refused.code), { tone: 'failed' });
      else showToast(t`Changes saved`);
    } catch (error) {
      showToast(errorMessage(error), { tone: 'failed' });
    }
  };
  const ticketId = ticket.id;
  return (
    <Card padding="lg" className={classes.sorts}>
      <SelectField
        label={t`Assigned to`}
        placeholder={t`Nobody`}
        value={ticket.assignee?.id ?? ''}
        onChange={({ currentTarget: { value } }) =>
          void change(assign({ ticketId, assigneeId: value || null }))
        }
        options={assignees.map(({ id, displayName }) => ({ value: id, label: displayName }))}
      />
      <SelectField
        label={t`Priority`}
        value={ticket.priority ?? 'NORMAL'}
        onChange={({ currentTarget: { value } }) => {
          const priority = ticketPriorities.find((each) => each === value) ?? null;
          void change(sort({ ticketId, priority }));
        }}
        options={ticketPriorities.map((value) => ({ value, label: t(priorityTexts[value]) }))}
      />
      <SelectField
        label={t`What it is about`}
        value={ticket.kind}
        onChange={({ currentTarget: { value } }) => {
          const kind = ticketKinds.find((each) => each === value) ?? null;
          void change(sort({ ticketId, kind }));
        }}
        options={ticketKinds.map((value) => ({ value, label: t(kindTexts[value]) }))}
      />
    </Card>
  );
}
