import { ApolloProvider } from '@apollo/client/react';
import { IconBan, IconCheck, IconCircleCheck, IconClock, IconDownload } from '@tabler/icons-react';
import { Avatar, Button } from '@wiki/ui';
import { useState } from 'react';
import { AdminList } from '../../components/admin-list/admin-list.tsx';
import type { ListAction } from '../../components/admin-list/list-types.ts';
import { StatusBadge } from '../../components/facts/status-badge.tsx';
import { showToast } from '../../lib/toasts/toasts.ts';
import { CompaniesDocument, type Company, fixtureClient, listStates } from './fixtures.ts';
import classes from './parts.module.css';
import { Shelf } from './shelf.tsx';
import { shelves } from './shelves/shelves.ts';

const looks = {
  new: { icon: IconClock, tone: 'waiting', label: 'Under review' },
  active: { icon: IconCircleCheck, tone: 'good', label: 'Active' },
  late: { icon: IconBan, tone: 'bad', label: 'Payment missed' },
} as const;

const actions: ListAction<Company>[] = [
  {
    key: 'assign',
    label: 'Assign to me',
    icon: IconCheck,
    shortcut: 'M',
    isBulk: true,
    run: () => Promise.resolve([]),
    undo: () => Promise.resolve([]),
    done: (rows) => `Assigned ${rows.length}`,
  },
  {
    key: 'reject',
    label: 'Reject…',
    icon: IconBan,
    shortcut: 'R',
    isDangerous: true,
    isBulk: true,
    isOffered: ({ state }) => state !== 'late',
    ask: ([company, ...others]) => ({
      title:
        others.length > 0 ? `Reject ${others.length + 1} companies?` : `Reject ${company.name}?`,
      text: 'Every third one is refused, to show what becomes of each row.',
      confirmLabel: 'Reject',
      isDangerous: true,
    }),
    run: ({ id }) => Promise.resolve(Number(id) % 3 === 1 ? [{ code: 'CONFLICT' }] : []),
    done: (rows) => `Rejected ${rows.length}`,
  },
];

/** A list of the back office with all that it can do; its tabs are its four states. */
export function CompanyList() {
  return (
    <AdminList
      name="parts"
      title="Parts"
      description="A list in its four states, then every part in its own. Development only."
      query={CompaniesDocument}
      variables={({ tab, search }) => ({ state: tab, search: search || null })}
      of={({ companies }) => companies}
      tabs={{
        label: 'States',
        param: 'state',
        options: listStates.map((value) => ({ value, label: value })),
        countOf: ({ companies }, tab) => (tab === 'filled' ? companies.totalCount : null),
      }}
      search={{ label: 'Find companies', placeholder: 'Part of a name' }}
      filters={{
        kind: {
          label: 'Kind',
          options: [
            { value: 'shop', label: 'Shop', count: 12 },
            { value: 'factory', label: 'Factory', count: 3 },
          ],
        },
        since: { label: 'Since', isDay: true },
      }}
      identity={{
        heading: 'Company',
        name: ({ name }) => name,
        csv: 'name',
        picture: ({ id, name }) => <Avatar kind="business" name={name} seed={id} size={28} />,
        detail: ({ city }) => city,
        order: ['NAME'],
      }}
      columns={[
        {
          key: 'state',
          heading: 'State',
          cell: ({ state }) => {
            const { icon, tone, label } = looks[state];
            return (
              <StatusBadge icon={icon} tone={tone}>
                {label}
              </StatusBadge>
            );
          },
        },
        {
          key: 'due',
          heading: 'Due',
          isNumber: true,
          phone: 'corner',
          order: ['DUE_HIGH', 'DUE_LOW'],
          cell: ({ due }) => `${due},000`,
        },
        { key: 'id', heading: 'Id', isExtra: true, cell: ({ id }) => id },
      ]}
      actions={actions}
      action={() => (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          onClick={() => showToast('Exported 64 rows')}
        >
          Show a toast
        </Button>
      )}
      empty={{ title: 'No companies found', message: 'They appear here when they apply.' }}
    />
  );
}

/** Every part of the client by itself, in its states, for those who build with them. */
export function Parts() {
  const [client] = useState(fixtureClient);
  return (
    <ApolloProvider client={client}>
      <CompanyList />
      <div className={classes.shelves}>
        {Object.entries(shelves).map(([title, specimens]) => (
          <Shelf key={title} title={title} specimens={specimens} />
        ))}
      </div>
    </ApolloProvider>
  );
}
