import { IconBan, IconCheck, IconSearch } from '@tabler/icons-react';
import { Card } from '@wiki/ui';
import type { ListAction } from '../../../components/admin-list/list-types.ts';
import { PhoneTabs } from '../../../components/admin-list/toolbar/phone-tabs.tsx';
import { CardGrid } from '../../../components/lists/card-grid.tsx';
import { ConnectionView } from '../../../components/lists/connection-view.tsx';
import { DataTable } from '../../../components/lists/data-table.tsx';
import { MoreButton } from '../../../components/lists/more-button.tsx';
import { NextPage } from '../../../components/lists/next-page.tsx';
import { PictureCard } from '../../../components/lists/picture-card.tsx';
import { Dialog, DialogActions } from '../../../components/overlays/dialog.tsx';
import { Dropdown, dropdownItem } from '../../../components/overlays/dropdown.tsx';
import { RecordMenu } from '../../../components/record-page/record-menu.tsx';
import { RecordColumns, RecordPage } from '../../../components/record-page/record-page.tsx';
import type { ConnectionList } from '../../../lib/connection/use-connection.ts';
import { type Company, CompanyDocument, picture } from '../fixtures.ts';
import { Held, nothing, Opens, type Specimens } from '../specimens.tsx';

const more = { hasMore: true, isLoading: false, hasFailed: false, show: nothing };

const listIn = (
  status: 'loading' | 'empty' | 'failed' | 'filled',
  news = 0,
): ConnectionList<string> => ({
  status,
  rows: status === 'filled' ? ['Ana Gil', 'Luis Paz'] : [],
  error: status === 'failed' ? new Error('down') : null,
  isLoading: false,
  retry: nothing,
  nextPage: null,
  data: null,
  totalCount: null,
  news: { count: news, show: nothing },
  reload: () => Promise.resolve(),
  more: { ...more, hasMore: status === 'filled' },
});

const connection = (list: ConnectionList<string>) => (
  <Card>
    <ConnectionView list={list} empty={<p>Nobody yet</p>} more="Show more people">
      {(rows) => rows.map((name) => <p key={name}>{name}</p>)}
    </ConnectionView>
  </Card>
);

const actions: readonly ListAction<Company>[] = [
  { key: 'mark', label: 'Mark', icon: IconCheck, run: () => Promise.resolve([]) },
  {
    key: 'close',
    label: 'Close',
    icon: IconBan,
    isDangerous: true,
    ask: ([{ name }]) => ({ title: `Close ${name}?`, text: 'For good.', confirmLabel: 'Close' }),
    run: () => Promise.resolve([{ code: 'CONFLICT' }]),
  },
];
const sierra: Company = { id: '1', name: 'Sierra', city: 'Cali', state: 'new', due: 12 };

const record = (id: string) => (
  <RecordPage
    kind="Company"
    back={{ to: '#companies', label: 'All companies' }}
    query={CompanyDocument}
    variables={{ id }}
    of={({ company }) => company}
    title={({ name }) => name}
    actions={actions}
  >
    {({ city }) => <RecordColumns main={<p>Of {city}</p>} aside={<p>Beside it</p>} />}
  </RecordPage>
);

/** Lists and records in their four states, and what opens over a page. */
export const lists: Specimens = {
  ConnectionView: {
    loading: connection(listIn('loading')),
    empty: connection(listIn('empty')),
    failed: connection(listIn('failed')),
    filled: connection(listIn('filled')),
    'with news': connection(listIn('filled', 2)),
  },
  MoreButton: {
    more: <MoreButton more={more}>Show more</MoreButton>,
    loading: <MoreButton more={{ ...more, isLoading: true }}>Show more</MoreButton>,
    failed: <MoreButton more={{ ...more, hasFailed: true }}>Show more</MoreButton>,
    'at the end': <MoreButton more={{ ...more, hasMore: false }}>Show more</MoreButton>,
  },
  NextPage: {
    'without scripts': <NextPage after="abc">Next page</NextPage>,
    'at the end': <NextPage after={null}>Next page</NextPage>,
  },
  DataTable: {
    filled: (
      <DataTable
        columns={[
          { key: 'name', heading: 'Name' },
          { key: 'due', heading: 'Due', isNumber: true },
        ]}
      >
        <tr>
          <td data-label="Name">Sierra</td>
          <td data-label="Due">12</td>
        </tr>
      </DataTable>
    ),
  },
  CardGrid: {
    filled: (
      <CardGrid>
        <Card>One</Card>
        <Card>Two</Card>
      </CardGrid>
    ),
  },
  PictureCard: {
    plain: (
      <PictureCard picture={<img src={picture.url} alt="" />}>
        <h2>
          <a href="#news">A piece of news</a>
        </h2>
      </PictureCard>
    ),
    wide: (
      <PictureCard picture={<img src={picture.url} alt="" />} isWide>
        <h2>
          <a href="#wide">A wide piece of news</a>
        </h2>
      </PictureCard>
    ),
  },
  PhoneTabs: {
    chosen: (
      <Held initial="open">
        {(value, hold) => (
          <PhoneTabs
            label="Which of them"
            value={value}
            options={[
              { value: 'open', label: 'Open', count: 3 },
              { value: 'closed', label: 'Closed' },
            ]}
            onChange={hold}
          />
        )}
      </Held>
    ),
  },
  RecordMenu: {
    closed: (
      <RecordMenu name="company" row={sierra} actions={actions} reload={() => Promise.resolve()} />
    ),
  },
  RecordPage: {
    loading: record('loading'),
    missing: record('missing'),
    failed: record('failing'),
    filled: record('1'),
  },
  Dropdown: {
    words: (
      <Dropdown trigger="A menu" look="tool">
        <button type="button" className={dropdownItem}>
          An entry
        </button>
      </Dropdown>
    ),
    icon: (
      <Dropdown
        label="A menu of an icon"
        look="icon"
        trigger={<IconSearch size={22} stroke={1.75} aria-hidden />}
      >
        <button type="button" className={dropdownItem}>
          Another entry
        </button>
      </Dropdown>
    ),
  },
  Dialog: {
    closed: (
      <Opens label="dialog">
        {(close) => (
          <Dialog title="A dialog" onClose={close}>
            <p>What it says.</p>
            <DialogActions>
              <button type="button" onClick={close}>
                Done
              </button>
            </DialogActions>
          </Dialog>
        )}
      </Opens>
    ),
  },
};
