import { Trans, useLingui } from '@lingui/react/macro';
import { IconUserSearch } from '@tabler/icons-react';
import { Avatar } from '@wiki/ui';
import { useNavigate } from 'react-router-dom';
import { AdminList } from '../../../components/admin-list/admin-list.tsx';
import type { ListQuery } from '../../../components/admin-list/list-types.ts';
import { type Sorts, sortOf } from '../../../components/admin-list/sort-of.ts';
import { AuditLogDocument } from '../../../gql/admin-audit.ts';
import type { AuditFilter, AuditSort } from '../../../gql/schema-types.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { actName, areaNames } from '../../../domains/audit/act-names.ts';
import classes from '../components/audit.module.css';
import { AuditExport } from '../components/audit-export.tsx';
import { AuditTarget } from '../components/audit-target.tsx';
import { detailWords } from '../components/audit-words.ts';

/** The orders of the columns, the useful direction first. */
const sorts = {
  date: ['NEWEST', 'OLDEST'],
} as const satisfies Sorts<AuditSort>;

/** What the API is asked for. */
const filterOf = ({
  search,
  filters: { area, from, until },
}: Pick<ListQuery<string, Record<string, string>>, 'search' | 'filters'>): AuditFilter => ({
  area: area ?? null,
  dateFrom: from ?? null,
  dateUntil: until ?? null,
  about: search || null,
});

/** What was done, by whom and to what, kept for good. */
export function AuditLog() {
  const { t } = useLingui();
  const format = useFormat();
  const navigate = useNavigate();
  return (
    <AdminList
      name="audit"
      title={t`Audit log`}
      description={
        <Trans>
          What administrators did, every time a private file was opened, and every step involving
          accounts and money. Nothing here can be changed: each record holds the hash of the one
          before it, and <code>npm run audit:verify</code> finds the first one that was altered.
        </Trans>
      }
      action={(asked) => <AuditExport filter={filterOf(asked)} />}
      query={AuditLogDocument}
      variables={({ order, ...asked }) => ({
        sort: sortOf(sorts, order, 'NEWEST'),
        filter: filterOf(asked),
      })}
      of={({ auditEntries }) => auditEntries}
      search={{ label: t`Find records`, placeholder: t`E-mail of a person, or any id` }}
      filters={{
        area: {
          label: t`Area`,
          options: Object.entries(areaNames).map(([value, name]) => ({ value, label: t(name) })),
        },
        from: { label: t`From`, isDay: true },
        until: { label: t`Until`, isDay: true },
      }}
      identity={{
        heading: t`What was done`,
        name: ({ action }) => actName(action, t),
        detail: ({ details }) => detailWords(details, t),
      }}
      columns={[
        {
          key: 'actor',
          heading: t`By`,
          phone: 'below',
          cell: ({ actor }) =>
            actor ? (
              <span className={classes.person}>
                <Avatar name={actor.displayName} seed={actor.id} src={actor.photoUrl} size={24} />
                {actor.displayName}
              </span>
            ) : (
              <Trans>The platform</Trans>
            ),
        },
        {
          key: 'targets',
          heading: t`Regarding`,
          phone: 'below',
          cell: ({ targets }) =>
            targets.map((target, index) => (
              <span key={`${target.name} ${target.id}`}>
                {index > 0 && ', '}
                <AuditTarget {...target} />
              </span>
            )),
        },
        {
          key: 'date',
          heading: t`Date`,
          order: sorts.date,
          isWhole: true,
          cell: ({ date }) => format.dateTime(date),
        },
        {
          key: 'number',
          heading: t`Number`,
          isNumber: true,
          phone: 'none',
          cell: ({ number }) => format.number(number),
        },
        {
          key: 'hash',
          heading: t`Hash`,
          isExtra: true,
          phone: 'none',
          cell: ({ hash }) => <code>{hash.slice(0, 12)}</code>,
        },
      ]}
      actions={[
        {
          key: 'actor',
          label: t`All records of this person`,
          icon: IconUserSearch,
          isOffered: ({ actor }) => actor !== null,
          run: async ({ actor }) => {
            if (actor) await navigate(adminPaths.audit({ q: actor.id }));
            return [];
          },
        },
      ]}
      empty={{
        title: t`No records`,
        message: t`What administrators do appears here automatically.`,
      }}
    />
  );
}
