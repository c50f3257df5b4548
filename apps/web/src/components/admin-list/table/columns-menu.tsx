import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowUp, IconColumns3, IconLock } from '@tabler/icons-react';
import { IconButton } from '@wiki/ui';
import { Dropdown } from '../../overlays/dropdown.tsx';
import classes from '../toolbar/list-toolbar.module.css';

interface Named {
  key: string;
  heading: string;
}

export interface ColumnsMenuProps {
  /** The heading of the column that stays. */
  fixed: string;
  columns: readonly Named[];
  /** Keys of the columns that are shown, in their order. */
  shown: readonly string[];
  /** Null goes back to the standard columns. */
  onChange: (keys: readonly string[] | null) => void;
}

const moved = (keys: readonly string[], key: string, by: 1 | -1): string[] => {
  const at = keys.indexOf(key);
  const next = keys.filter((other) => other !== key);
  next.splice(at + by, 0, key);
  return next;
};

/** Which columns are shown, and in which order. */
export function ColumnsMenu({ fixed, columns, shown, onChange }: ColumnsMenuProps) {
  const { t } = useLingui();
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const others = columns.filter(({ key }) => !shown.includes(key));
  const box = ({ key, heading }: Named) => (
    <label className={classes.option}>
      <input
        type="checkbox"
        checked={shown.includes(key)}
        onChange={({ currentTarget: { checked } }) =>
          onChange(checked ? [...shown, key] : shown.filter((other) => other !== key))
        }
      />
      <span>{heading}</span>
    </label>
  );
  const all = columns.length + 1;
  return (
    <Dropdown
      look="tool"
      className={classes.columns}
      trigger={
        <>
          <IconColumns3 size={18} stroke={1.75} aria-hidden />
          <Trans>Columns</Trans>
          <small>
            <Trans>
              {shown.length + 1} of {all}
            </Trans>
          </small>
        </>
      }
    >
      <div className={classes.options}>
        <p>
          <Trans>Shown, in this order</Trans>
        </p>
        <span className={classes.option}>
          <IconLock size={18} stroke={1.75} aria-hidden />
          <span>{fixed}</span>
        </span>
        {shown.map((key, index) => {
          const column = byKey.get(key);
          if (!column) return null;
          return (
            <div key={key} className={classes.movable}>
              {box(column)}
              <IconButton
                label={t`Move ${column.heading} up`}
                disabled={index === 0}
                onClick={() => onChange(moved(shown, key, -1))}
              >
                <IconArrowUp size={18} stroke={1.75} aria-hidden />
              </IconButton>
              <IconButton
                label={t`Move ${column.heading} down`}
                disabled={index === shown.length - 1}
                onClick={() => onChange(moved(shown, key, 1))}
              >
                <IconArrowDown size={18} stroke={1.75} aria-hidden />
              </IconButton>
            </div>
          );
        })}
        {others.length > 0 && (
          <>
            <hr />
            <p>
              <Trans>Not shown</Trans>
            </p>
            {others.map((column) => (
              <div key={column.key}>{box(column)}</div>
            ))}
          </>
        )}
        <hr />
        <button type="button" className={classes.standard} onClick={() => onChange(null)}>
          <Trans>Reset columns</Trans>
        </button>
      </div>
    </Dropdown>
  );
}
