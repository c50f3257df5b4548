import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, ErrorState, InlineAlert, VisuallyHidden } from '@wiki/ui';
import { type ReactNode, useState } from 'react';
import { LiveMark } from '../facts/live-mark.tsx';
import { type Connection, useConnection } from '../../lib/connection/use-connection.ts';
import type { LiveDocument } from '../../lib/connection/use-live-data.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Page } from '../page/page.tsx';
import { TabLinks } from '../page/tab-links.tsx';
import classes from './admin-list.module.css';
import { BulkBar } from './actions/bulk-bar.tsx';
import { type EmptyWords, EmptyList } from './table/empty-list.tsx';
import { ExportRows } from './toolbar/export-rows.tsx';
import { filterValueOf } from './toolbar/filter-value.ts';
import { mostSelected, readEveryRow } from './toolbar/read-every-row.ts';
import { ListDialog } from './actions/list-dialog.tsx';
import { ListFoot } from './toolbar/list-foot.tsx';
import { ListTable } from './table/list-table.tsx';
import { ListToolbar } from './toolbar/list-toolbar.tsx';
import { PhoneTabs } from './toolbar/phone-tabs.tsx';
import type {
  ListAction,
  ListColumn,
  ListFilter,
  ListIdentity,
  ListOption,
  ListQuery,
} from './list-types.ts';
import { ViewTabs } from './toolbar/view-tabs.tsx';
import { RowResults } from './table/row-results.tsx';
import { arrange, useTableSettings } from './table/table-settings.ts';
import { useListActions } from './actions/use-list-actions.ts';
import { useListAddress } from './use-list-address.ts';
import { useSelection } from './actions/use-selection.ts';

/** What the kit adds to the variables of a query. */
type PageVariables = 'first' | 'after';

export interface AdminListProps<
  Data,
  Variables extends OperationVariables,
  Row,
  Tab extends string,
  Filters extends Record<string, string>,
> {
  /** Names what this device remembers of the table. */
  name: string;
  title: string;
  description?: ReactNode;
  /** Beside the title: the one primary action of the page. */
  action?: (query: ListQuery<Tab, Filters>) => ReactNode;
  /** Above the list, for what the address says. After a change of its own it reads the list again. */
  above?: (query: ListQuery<Tab, Filters>, reload: () => Promise<void>) => ReactNode;
  /** The generated document: it takes `$first` and `$after`. */
  query: TypedDocumentNode<Data, Variables>;
  /** The rest of its variables, from what the address says. */
  variables: (query: ListQuery<Tab, Filters>) => Omit<Variables, PageVariables>;
  /** Where in the data the connection is. */
  of: (data: Data) => Connection<Row> | null | undefined;
  /** What tells that the list changed; the query selects `liveCursor`. */
  live?: LiveDocument;
  /** Tabs, the first one the standard; `param` names them in the address. */
  tabs?: {
    label: string;
    param: string;
    options: readonly ListOption<Tab>[];
    /** How many a tab holds, when the query counts them too. */
    countOf?: (data: Data, tab: Tab) => number | null;
  };
  search?: { label: string; placeholder: string };
  filters?: { readonly [Key in keyof Filters]: ListFilter<Filters[Key]> };
  identity: ListIdentity<Row>;
  columns: readonly ListColumn<Row>[];
  actions?: readonly ListAction<Row>[];
  /** What all rows that match come to, beneath the list. */
  sum?: (data: Data) => ReactNode;
  empty: EmptyWords;
}

const noActions: readonly never[] = [];

/**
 * A list of the back office: search, tabs, filters, order, page and open dialog stand in the address;
 * columns and density are remembered on the device. On a phone each row is a card.
 */
export function AdminList<
  Data,
  Variables extends OperationVariables,
  Row extends { id: string },
  Tab extends string = string,
  Filters extends Record<string, string> = Record<string, string>,
>({
  name,
  title,
  description,
  action,
  above,
  query,
  variables,
  of,
  live,
  tabs,
  search,
  filters,
  identity,
  columns,
  actions = noActions,
  sum,
  empty,
}: AdminListProps<Data, Variables, Row, Tab, Filters>) {
  const { t } = useLingui();
  const client = useApolloClient();
  const errorMessage = useErrorMessage();
  const address = useListAddress();
  const [settings, setSettings] = useTableSettings(name);
  const [isSelecting, setSelecting] = useState(false);

  const tab =
    tabs?.options.find(({ value }) => value === address.get(tabs.param)) ?? tabs?.options[0];
  const known = Object.fromEntries(
    Object.entries<ListFilter>(filters ?? {}).filter(
      ([, { onlyOn }]) => !onlyOn || (tab && onlyOn.includes(tab.value)),
    ),
  );
  const chosen = Object.fromEntries(
    Object.keys(filters ?? {}).map((key) => [
      key,
      known[key] ? filterValueOf(known[key], address.get(key)) : null,
    ]),
  ) as ListQuery<Tab, Filters>['filters'];
  const isNarrowed =
    Boolean(address.search) || Object.values(chosen).some((value) => value !== null);
  const nothingChosen = {
    q: null,
    ...Object.fromEntries(Object.keys(filters ?? {}).map((key) => [key, null])),
  };
  const orders = new Set([identity, ...columns].flatMap(({ order }) => order ?? []));
  const order = address.order !== null && orders.has(address.order) ? address.order : null;

  const asked: ListQuery<Tab, Filters> = {
    search: address.search,
    tab: (tab?.value ?? '') as Tab,
    filters: chosen,
    order,
  };
  const list = useConnection(query, {
    variables: {
      ...variables(asked),
      first: address.size,
      after: address.after,
    } as unknown as Variables,
    of,
    pageSize: address.size,
    ...(live ? { live } : {}),
  });
  const bulk = actions.filter(({ isBulk }) => isBulk);
  const selection = useSelection(list.rows, JSON.stringify(variables(asked)));
  const doing = useListActions({
    actions,
    rows: [...new Map([...selection.rows, ...list.rows].map((row) => [row.id, row])).values()],
    reload: list.reload,
    clearSelection: () => {
      selection.clear();
      setSelecting(false);
    },
  });
  /** The rows of every page of the list, up to as many as can be acted on together. */
  const readAll = () =>
    readEveryRow(client, { query, variables: variables(asked), of, most: mostSelected });
  const shown = arrange(columns, settings.columns);
  const exported = [identity, ...columns].flatMap(({ heading, csv }) =>
    csv ? [{ heading, csv }] : [],
  );
  const rows = list.status === 'loading' ? null : list.rows;
  const aboveList = above?.(asked, list.reload);
  const phoneTabs = tabs && tab && (
    <PhoneTabs
      label={tabs.label}
      value={tab.value}
      options={tabs.options.map(({ value, label, count }) => ({
        value,
        label,
        count: (list.data && tabs.countOf?.(list.data, value)) ?? count ?? null,
      }))}
      onChange={(value) =>
        address.change({
          ...nothingChosen,
          [tabs.param]: value === tabs.options[0]?.value ? null : value,
        })
      }
    />
  );

  return (
    <Page title={title} width="full">
      <div className={classes.frame}>
        <header className={classes.head}>
          <h1 tabIndex={-1}>{title}</h1>
          {live && <LiveMark label={t`Live`} />}
          {description && <p className={classes.description}>{description}</p>}
          {(action ?? exported.length > 0) && (
            <div className={classes.action}>
              {exported.length > 0 && (
                <ExportRows
                  title={title}
                  query={query}
                  variables={variables(asked)}
                  columns={exported}
                />
              )}
              {action?.(asked)}
            </div>
          )}
        </header>
        {tabs && (
          <TabLinks
            label={tabs.label}
            keepsHistory
            tabs={tabs.options.map(({ value, label, count }, index) => ({
              to: index === 0 ? '?' : `?${new URLSearchParams({ [tabs.param]: value })}`,
              label,
              isCurrent: value === tab?.value,
              count: (list.data && tabs.countOf?.(list.data, value)) ?? count,
            }))}
          />
        )}
        <ViewTabs list={name} onSettings={setSettings} />
        {/* What belongs to a tab stands below it, on a phone too. */}
        {aboveList && phoneTabs}
        {aboveList}
        <ListToolbar
          list={name}
          tabs={aboveList ? null : phoneTabs}
          address={address}
          search={search}
          filters={known}
          identity={identity}
          columns={columns}
          order={order}
          shown={shown}
          settings={settings}
          onSettings={setSettings}
          onSelect={
            bulk.length > 0 && rows?.length !== 0 ? () => setSelecting(!isSelecting) : undefined
          }
        />
      </div>
      {list.news.count > 0 && (
        <button type="button" className={classes.news} onClick={list.news.show}>
          <Plural value={list.news.count} one="Show # new" other="Show # new" />
        </button>
      )}
      {list.error !== null && list.status !== 'failed' && (
        <InlineAlert
          tone="error"
          title={t`The list is out of date`}
          action={
            <Button size="sm" variant="default" onClick={list.retry} loading={list.isLoading}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorMessage(list.error)}
        </InlineAlert>
      )}
      {list.status === 'failed' ? (
        <ErrorState
          title={t`We couldn’t load the list`}
          message={errorMessage(list.error)}
          retryLabel={t`Try again`}
          onRetry={list.retry}
          retrying={list.isLoading}
        />
      ) : list.status === 'empty' && address.page === 1 ? (
        <EmptyList
          name={name}
          empty={empty}
          onClear={isNarrowed ? () => address.change(nothingChosen) : null}
        />
      ) : (
        <>
          <output>
            <VisuallyHidden>
              {rows ? (
                <Plural value={rows.length} one="# row shown" other="# rows shown" />
              ) : (
                <Trans>Loading the list</Trans>
              )}
            </VisuallyHidden>
          </output>
          <ListTable
            title={title}
            identity={identity}
            columns={shown}
            rows={rows}
            size={8}
            isStale={list.error !== null}
            settings={settings}
            onWidths={(widths) => setSettings({ widths })}
            order={order}
            onOrder={(next) => address.change({ order: next })}
            actions={actions}
            onAct={(wanted, on) => void doing.act(wanted, on)}
            selection={bulk.length > 0 ? selection : null}
            isSelecting={isSelecting}
          />
          <ListFoot
            address={address}
            count={list.rows.length}
            totalCount={list.totalCount}
            nextPage={list.nextPage}
            sum={list.data && sum?.(list.data)}
          />
        </>
      )}
      {(selection.rows.length > 0 || doing.progress) && (
        <BulkBar
          rows={selection.rows}
          progress={doing.progress}
          totalCount={selection.isAll ? list.totalCount : null}
          onSelectAll={async () => selection.add(await readAll())}
          actions={bulk}
          onAct={(wanted, on) => void doing.act(wanted, on)}
          onClose={() => {
            selection.clear();
            setSelecting(false);
          }}
        />
      )}
      {doing.open && (
        <ListDialog
          {...doing.open}
          onMissed={doing.tellMissed}
          onActed={(done) => doing.open && doing.acted(doing.open.action, done)}
          onClose={doing.close}
        />
      )}
      {doing.missed && (
        <RowResults
          results={doing.missed}
          nameOf={identity.name}
          onClose={() => doing.tellMissed(null)}
        />
      )}
    </Page>
  );
}
