import { Trans, useLingui } from '@lingui/react/macro';
import { formatTaxId } from '@wiki/domain';
import { AdminList } from '../../../components/admin-list/admin-list.tsx';
import { type Sorts, sortOf } from '../../../components/admin-list/sort-of.ts';
import {
  ApplicationStatusLabel,
  statusLabel,
} from '../../../domains/application/application-status.tsx';
import { Waited } from '../../../components/waiting/waited.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import {
  ApplicationChangedDocument,
  ApplicationsDocument,
} from '../../../gql/admin-applications.ts';
import type { ApplicationSort, ApplicationStatus } from '../../../gql/schema-types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useRemindApplicants } from '../remind-action.tsx';
import { AssigneeName } from '../components/assignee-name.tsx';
import { useTakeApplications } from '../take-action.ts';
import { tabTitles } from '../tab-titles.ts';
import { filterStatuses, tabNames, tabs } from '../tabs.ts';

/** The orders of the columns, the useful direction first. */
const sorts = {
  changed: ['CHANGED', 'UNCHANGED'],
} as const satisfies Sorts<ApplicationSort>;

/** The states in which something is awaited of the applicant: since the last change, without a limit of the team. */
const awaited: ReadonlySet<ApplicationStatus> = new Set([
  'CHANGES_REQUESTED',
  'PAYMENT_PENDING',
  'PAYMENT_MISSED',
]);

/** The applications of businesses, by tab, for administrators. */
export function Applications() {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <AdminList
      name="applications"
      title={t`Applications`}
      query={ApplicationsDocument}
      variables={({ tab, filters, search, order }) => ({
        sort: sortOf(sorts, order, 'CHANGED'),
        tab: tabs[tab],
        status: tab === 'all' ? filters.status : null,
        search: search || null,
        doubtfulTaxId: tab === 'all' && filters.taxId === 'doubtful',
      })}
      of={({ applications }) => applications}
      live={ApplicationChangedDocument}
      tabs={{
        label: t`Which applications`,
        param: 'tab',
        options: tabNames.map((value) => ({ value, label: t(tabTitles[tabs[value]]) })),
        countOf: ({ applicationCounts }, value) =>
          applicationCounts.find(({ tab }) => tab === tabs[value])?.count ?? null,
      }}
      search={{
        label: t`Find applications`,
        placeholder: t`Name, e-mail or tax ID`,
      }}
      filters={{
        status: {
          label: t`State`,
          onlyOn: ['all'],
          options: filterStatuses.map((value) => ({ value, label: t(statusLabel(value)) })),
        },
        taxId: {
          label: t`Tax ID`,
          onlyOn: ['all'],
          options: [{ value: 'doubtful', label: t`With one digit too many` }],
        },
      }}
      identity={{
        heading: t`Business`,
        csv: 'form.businessName',
        name: ({ form }) => form.businessName || t`Without a name`,
        href: ({ id }) => adminPaths.application(id),
        detail: ({ form }) =>
          [form.city, form.country && format.country(form.country)].filter(Boolean).join(', '),
      }}
      columns={[
        {
          key: 'applicant',
          heading: t`Applicant`,
          csv: 'applicant.displayName',
          cell: ({ applicant }) => applicant.displayName,
        },
        {
          key: 'email',
          isWhole: true,
          isExtra: true,
          heading: t`E-mail`,
          csv: 'applicant.email',
          phone: 'none',
          cell: ({ applicant }) => applicant.email,
        },
        {
          key: 'state',
          heading: t`State`,
          csv: 'status',
          cell: ({ status }) => <ApplicationStatusLabel status={status} />,
        },
        {
          key: 'waiting',
          heading: t({ message: 'Waits', context: 'time' }),
          // The longest wait first, and then the shortest.
          order: [sorts.changed[1], sorts.changed[0]],
          phone: 'corner',
          csv: 'waiting.dateSince',
          cell: ({ waiting, status, dateChanged }) =>
            waiting ? (
              <Waited since={waiting.dateSince} due={waiting.dateDue} />
            ) : (
              awaited.has(status) && <Waited since={dateChanged} />
            ),
        },
        {
          key: 'assignee',
          heading: t`Handled by`,
          csv: 'waiting.assignee.displayName',
          cell: ({ waiting }) => waiting && <AssigneeName assignee={waiting.assignee ?? null} />,
        },
        {
          key: 'documents',
          heading: t`Documents`,
          phone: 'none',
          csv: 'documentProgress.reviewed',
          cell: ({ documentProgress: progress }) =>
            progress && (
              <Trans>
                {format.number(progress.reviewed)} of {format.number(progress.all)}
              </Trans>
            ),
        },
        {
          key: 'tax-id',
          isWhole: true,
          heading: t`Tax ID`,
          csv: 'form.taxId',
          phone: 'none',
          cell: ({ form }) => form.taxId && formatTaxId(form.taxId, form.country ?? ''),
        },
        {
          key: 'due',
          isWhole: true,
          heading: t`Payment due`,
          csv: 'datePaymentDue',
          cell: ({ datePaymentDue }) =>
            datePaymentDue ? <Trans>Due {format.date(datePaymentDue)}</Trans> : null,
        },
        {
          key: 'changed',
          heading: t`Last change`,
          isExtra: true,
          csv: 'dateChanged',
          phone: 'none',
          cell: ({ dateChanged }) => <TimeAgo value={dateChanged} />,
        },
      ]}
      actions={[useTakeApplications(), useRemindApplicants()]}
      empty={{
        title: t`No applications found`,
        message: t`New applications appear here automatically.`,
      }}
    />
  );
}
