import { useLingui } from '@lingui/react/macro';
import { IconDots } from '@tabler/icons-react';
import { IconButton } from '@wiki/ui';
import type { MouseEvent as ReactMouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ListColumn, ListIdentity } from '../list-types.ts';
import classes from './list-table.module.css';
import type { MenuPlace } from './row-menu.tsx';
import type { Selection } from '../actions/use-selection.ts';

export interface ListRowProps<Row> {
  row: Row;
  identity: ListIdentity<Row>;
  columns: readonly ListColumn<Row>[];
  selection: Selection<Row> | null;
  /** Whether rows of this list have menus. */
  hasMenu: boolean;
  /** Whether there is anything in the menu of this one. */
  isMenuOffered: boolean;
  /** Whether the keys act on this row. */
  isCurrent: boolean;
  onCurrent: () => void;
  onMenu: (place: MenuPlace) => void;
}

const controls = 'a, button, input, select, textarea, label';

const isOnControl = ({ target }: ReactMouseEvent): boolean =>
  target instanceof Element && target.closest(controls) !== null;

/** Acts once no button is held: where a right click tells of itself when it begins, its end would close a menu. */
function onceReleased({ buttons }: MouseEvent, act: () => void): void {
  if (buttons === 0) act();
  else addEventListener('pointerup', () => setTimeout(act), { once: true });
}

/** One row of an admin list; on a phone a card. */
export function ListRow<Row extends { id: string }>({
  row,
  identity,
  columns,
  selection,
  hasMenu,
  isMenuOffered,
  isCurrent,
  onCurrent,
  onMenu,
}: ListRowProps<Row>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const name = identity.name(row);
  const href = identity.href?.(row);
  const isSelected = selection?.has(row) ?? false;
  return (
    <tr
      tabIndex={isCurrent ? 0 : -1}
      data-id={row.id}
      data-link={href ? '' : undefined}
      aria-selected={selection ? isSelected : undefined}
      onFocus={onCurrent}
      onClick={(event) => {
        if (!href || isOnControl(event) || getSelection()?.type === 'Range') return;
        void navigate(href);
      }}
      onAuxClick={(event) => {
        if (href && event.button === 1 && !isOnControl(event)) open(href, '_blank', 'noreferrer');
      }}
      onContextMenu={(event) => {
        if (!isMenuOffered || isOnControl(event)) return;
        event.preventDefault();
        const { clientX: x, clientY: y, nativeEvent } = event;
        onceReleased(nativeEvent, () => onMenu({ x, y }));
      }}
    >
      {selection && (
        <td className={classes.check}>
          <input
            type="checkbox"
            aria-label={t`Select ${name}`}
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              selection.toggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </td>
      )}
      <td data-phone="name">
        <div className={classes.identity}>
          {identity.picture && <span className={classes.picture}>{identity.picture(row)}</span>}
          <div className={classes.words}>
            {href ? (
              <Link to={href} className={classes.name}>
                {name}
              </Link>
            ) : (
              <span className={classes.name}>{name}</span>
            )}
            {identity.detail && <span className={classes.detail}>{identity.detail(row)}</span>}
          </div>
        </div>
      </td>
      {columns.map(({ key, cell, isNumber, isWhole, phone = 'below' }) => (
        <td
          key={key}
          data-phone={phone}
          data-number={isNumber || undefined}
          data-whole={isWhole || undefined}
        >
          {cell(row)}
        </td>
      ))}
      {hasMenu && (
        <td className={classes.menuCell}>
          {isMenuOffered && (
            <IconButton
              label={t`Actions for ${name}`}
              aria-haspopup="menu"
              onClick={({ currentTarget }) => {
                const { left, bottom } = currentTarget.getBoundingClientRect();
                onMenu({ x: left, y: bottom });
              }}
            >
              <IconDots size={20} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        </td>
      )}
    </tr>
  );
}
