import { Trans, useLingui } from '@lingui/react/macro';
import {
  type TicketKind,
  ticketKinds,
  type TicketPriority,
  ticketPriorities,
  type TicketStatus,
  ticketStatuses,
} from '@wiki/domain';
import { InlineAlert } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { wordsOf } from '../../../components/admin-list/words-of.ts';
import { AdminList } from '../../../components/admin-list/admin-list.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { TermBadge } from '../../../domains/ticket-parts/term-badge.tsx';
import { TicketBadge } from '../../../domains/ticket-parts/ticket-badge.tsx';
import {
  kindTexts,
  priorityTexts,
  statusTexts,
} from '../../../domains/ticket-parts/ticket-texts.ts';
import {
  AnyTicketChangedDocument,
  type TicketRowFragment,
  TicketsDocument,
  type TicketsQuery,
  type TicketsQueryVariables,
} from '../../../gql/admin-service.ts';
import type { TicketSort } from '../../../gql/schema-types.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { useTicketActions } from '../ticket-actions.tsx';

type Tab = TicketStatus | 'ALL' | 'DUE';
type Filters = { kind: TicketKind; priority: TicketPriority; who: 'ME' | 'NOBODY' };

const isSort = (order: string | null): order is TicketSort =>
  order === 'WAITING' || order === 'NEWEST' || order === 'DUE';

/** The requests to customer service, those that wait the longest first. */
export function Tickets() {
  const { t } = useLingui();
  const actions = useTicketActions();
  const [params] = useSearchParams();
  const sameRequesterAs = params.get('of');
  const tabs: Record<Tab, string> = {
    NEW: t(statusTexts.NEW),
    OPEN: t(statusTexts.OPEN),
    WAITING: t(statusTexts.WAITING),
    CLOSED: t(statusTexts.CLOSED),
    DUE: t`Legal deadlines`,
    ALL: t({ message: 'All', context: 'requests' }),
  };
  const order: Tab[] = sameRequesterAs
    ? ['ALL', ...ticketStatuses, 'DUE']
    : [...ticketStatuses, 'DUE', 'ALL'];
  return (
    <AdminList<TicketsQuery, TicketsQueryVariables, TicketRowFragment, Tab, Filters>
      name="tickets"
      title={t`Customer service`}
      query={TicketsDocument}
      of={({ tickets }) => tickets}
      live={AnyTicketChangedDocument}
      variables={({ search, tab, filters, order: sort }) => ({
        search: search || null,
        status: tab === 'ALL' || tab === 'DUE' ? null : tab,
        kind: filters.kind,
        priority: filters.priority,
        assignee: filters.who,
        sameRequesterAs,
        sort: tab === 'DUE' ? 'DUE' : isSort(sort) ? sort : tab === 'CLOSED' ? 'NEWEST' : 'WAITING',
      })}
      above={() =>
        sameRequesterAs && (
          <InlineAlert action={<Link to={adminPaths.customerService()}>{t`Show everyone’s`}</Link>}>
            <Trans>Only the requests of one person are shown.</Trans>
          </InlineAlert>
        )
      }
      tabs={{
        label: t`Which requests`,
        param: 'status',
        options: order.map((value) => ({ value, label: tabs[value] })),
        countOf: ({ ticketCounts }, tab) =>
          tab === 'DUE'
            ? null
            : ticketCounts
                .filter(({ status }) => tab === 'ALL' || status === tab)
                .reduce((sum, { count }) => sum + count, 0),
      }}
      search={{ label: t`Find requests`, placeholder: t`Number, name, e-mail, subject` }}
      filters={{
        who: {
          label: t`Assigned to`,
          options: [
            { value: 'ME', label: t`Me` },
            { value: 'NOBODY', label: t`Nobody` },
          ],
        },
        kind: {
          label: t`What it is about`,
          options: ticketKinds.map((value) => ({ value, label: t(kindTexts[value]) })),
        },
        priority: {
          label: t`Priority`,
          options: ticketPriorities.map((value) => ({ value, label: t(priorityTexts[value]) })),
        },
      }}
      identity={{
        heading: t`Request`,
        csv: { paths: ['number', 'subject', 'requesterName'] },
        name: ({ subject }) => subject,
        href: ({ id }) => adminPaths.ticket(id),
        detail: ({ number, requesterName }) => `${number} · ${requesterName}`,
      }}
      columns={[
        {
          key: 'state',
          heading: t`State`,
          csv: 'status',
          cell: ({ status, term }) => (
            <>
              <TicketBadge status={status} /> {term && <TermBadge term={term} />}
            </>
          ),
        },
        {
          key: 'kind',
          heading: t`What it is about`,
          csv: { paths: ['kind'], words: wordsOf(kindTexts, t) },
          phone: 'none',
          cell: ({ kind }) => t(kindTexts[kind]),
        },
        {
          key: 'priority',
          heading: t`Priority`,
          csv: { paths: ['priority'], words: wordsOf(priorityTexts, t) },
          phone: 'none',
          cell: ({ priority }) => priority && t(priorityTexts[priority]),
        },
        {
          key: 'assignee',
          heading: t`Assigned to`,
          csv: 'assignee.displayName',
          phone: 'below',
          cell: ({ assignee }) => assignee?.displayName ?? t`Nobody`,
        },
        {
          key: 'waits',
          heading: t`Last message`,
          csv: 'dateActive',
          phone: 'corner',
          order: ['WAITING', 'NEWEST'],
          cell: ({ dateActive }) => <TimeAgo value={dateActive} />,
        },
        {
          key: 'rating',
          heading: t`Rating`,
          csv: 'rating',
          isExtra: true,
          isNumber: true,
          cell: ({ rating }) => rating,
        },
      ]}
      actions={actions}
      empty={{
        title: t`No requests found`,
        message: t`What visitors and members write to customer service appears here automatically.`,
      }}
    />
  );
}
