import { useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { SkeletonBar, VisuallyHidden } from '@wiki/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { ListRow } from './list-row.tsx';
import type { ListAction, ListColumn, ListIdentity } from '../list-types.ts';
import classes from './list-table.module.css';
import { type MenuPlace, RowMenu } from './row-menu.tsx';
import { ResizedHeading } from './resized-heading.tsx';
import type { TableSettings, Widths } from './table-settings.ts';
import type { Selection } from '../actions/use-selection.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface ListTableProps<Row> {
  title: string;
  identity: ListIdentity<Row>;
  columns: readonly ListColumn<Row>[];
  /** Null while they are on their way. */
  rows: readonly Row[] | null;
  /** How many are coming. */
  size: number;
  /** Whether what is shown may be out of date. */
  isStale: boolean;
  settings: TableSettings;
  onWidths: (widths: Widths) => void;
  order: string | null;
  onOrder: (order: string | null) => void;
  actions: readonly ListAction<Row>[];
  onAct: (action: ListAction<Row>, rows: readonly Row[]) => void;
  /** Null where nothing can be done to several. */
  selection: Selection<Row> | null;
  /** Whether the boxes are shown on a phone, too. */
  isSelecting: boolean;
}

interface SortedHeadingProps {
  heading: string;
  orders: readonly [first: string, other?: string] | undefined;
  order: string | null;
  onOrder: (order: string | null) => void;
}

/** A heading that sorts: the useful direction, the other one, the standard order. */
function Heading({ heading, orders, order, onOrder }: SortedHeadingProps): ReactNode {
  if (!orders) return heading;
  const [first, other] = orders;
  const at = order === first ? 0 : order !== null && order === other ? 1 : -1;
  const next = at === -1 ? first : at === 0 ? (other ?? null) : null;
  const Arrow = at === -1 ? IconArrowsSort : at === 0 ? IconArrowDown : IconArrowUp;
  return (
    <button type="button" className={classes.sort} data-on={at >= 0} onClick={() => onOrder(next)}>
      {heading}
      <Arrow size={16} stroke={1.75} aria-hidden />
    </button>
  );
}

const sortOf = (orders: SortedHeadingProps['orders'], order: string | null) => {
  if (!orders || order === null) return undefined;
  if (order === orders[0]) return 'descending' as const;
  return order === orders[1] ? ('ascending' as const) : undefined;
};

/** Under this key the width of the first column is kept. */
const identityKey = 'name';

/** The rows of an admin list: a grid on a desk, cards on a phone. */
export function ListTable<Row extends { id: string }>({
  title,
  identity,
  columns,
  rows,
  size,
  isStale,
  settings: { density, widths },
  onWidths,
  order,
  onOrder,
  actions,
  onAct,
  selection,
  isSelecting,
}: ListTableProps<Row>) {
  const { t } = useLingui();
  const [menu, setMenu] = useState<{ row: Row; place: MenuPlace } | null>(null);
  const closeMenu = useCallback(() => setMenu(null), []);
  const offeredOn = (row: Row) => actions.filter(({ isOffered }) => isOffered?.(row) ?? true);
  const openMenu = (row: Row, place: MenuPlace) => setMenu({ row, place });
  const href = (row: Row) => identity.href?.(row) ?? null;
  const keys = useRowKeys({ rows: rows ?? [], identity, offeredOn, openMenu, onAct, selection });
  // Rows take the focus and keys act on them, which makes more than a table of it.
  const grid = { role: 'grid', onKeyDown: keys.onKeyDown } as const;
  const hasMenu = actions.length > 0 || identity.href !== undefined;
  const width = columns.length + 1 + (selection ? 1 : 0) + (hasMenu ? 1 : 0);

  return (
    <div className={classes.scroller} data-stale={isStale || undefined}>
      <table
        {...grid}
        aria-label={title}
        aria-busy={rows === null}
        aria-multiselectable={selection ? true : undefined}
        className={classes.table}
        data-density={density}
        data-selecting={isSelecting || undefined}
      >
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={classes.check}>
                <input
                  type="checkbox"
                  aria-label={t`Select all on this page`}
                  checked={selection.isAll}
                  ref={(box) => {
                    if (box) box.indeterminate = selection.rows.length > 0 && !selection.isAll;
                  }}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            <ResizedHeading
              name={identityKey}
              heading={identity.heading}
              sort={sortOf(identity.order, order)}
              widths={widths}
              onWidths={onWidths}
            >
              <Heading
                heading={identity.heading}
                orders={identity.order}
                order={order}
                onOrder={onOrder}
              />
            </ResizedHeading>
            {columns.map((column) => (
              <ResizedHeading
                key={column.key}
                name={column.key}
                heading={column.heading}
                sort={sortOf(column.order, order)}
                isNumber={column.isNumber}
                widths={widths}
                onWidths={onWidths}
              >
                <Heading
                  heading={column.heading}
                  orders={column.order}
                  order={order}
                  onOrder={onOrder}
                />
              </ResizedHeading>
            ))}
            {hasMenu && (
              <th scope="col" className={classes.menuCell}>
                <VisuallyHidden>{t`Actions`}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows === null
            ? Array.from({ length: size }, (_, index) => (
                <tr key={index} aria-hidden className={classes.waiting}>
                  {Array.from({ length: width }, (__, cell) => (
                    <td key={cell}>
                      <SkeletonBar width={cell % 2 === 0 ? '70%' : '46%'} />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row) => (
                <ListRow
                  key={row.id}
                  row={row}
                  identity={identity}
                  columns={columns}
                  selection={selection}
                  hasMenu={hasMenu}
                  isMenuOffered={href(row) !== null || offeredOn(row).length > 0}
                  isCurrent={keys.current === row.id}
                  onCurrent={() => keys.setCurrent(row.id)}
                  onMenu={(place) => openMenu(row, place)}
                />
              ))}
        </tbody>
      </table>
      {menu && (
        <RowMenu
          name={identity.name(menu.row)}
          href={href(menu.row)}
          actions={offeredOn(menu.row)}
          place={menu.place}
          onAct={(action) => onAct(action, [menu.row])}
          onClose={closeMenu}
        />
      )}
    </div>
  );
}
