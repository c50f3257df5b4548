import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Dropdown } from '../../overlays/dropdown.tsx';
import classes from './list-toolbar.module.css';
import type { ListFilter } from '../list-types.ts';

export interface FilterChipProps {
  filter: ListFilter;
  /** The chosen value; null for all. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A filter as a chip: offered with a dashed line, active with its value and a cross. */
export function FilterChip({ filter, value, onChange }: FilterChipProps) {
  const { t } = useLingui();
  const { label } = filter;
  const format = useFormat();
  const shown =
    'isDay' in filter
      ? value && format.date(`${value}T12:00:00`)
      : 'isText' in filter
        ? value && filter.shown(value)
        : filter.options.find((option) => option.value === value)?.label;
  return (
    <div className={classes.chip} data-on={shown ? '' : undefined}>
      <Dropdown
        align="start"
        look="tool"
        className={classes.chipButton}
        trigger={
          shown ? (
            <>
              {label} <strong>{shown}</strong>
            </>
          ) : (
            <>
              <IconPlus size={16} stroke={1.75} aria-hidden />
              {label}
            </>
          )
        }
      >
        {'isDay' in filter ? (
          <Day label={label} value={value} onChange={onChange} />
        ) : 'isText' in filter ? (
          <div className={classes.field}>{filter.field({ value, onChange })}</div>
        ) : (
          <Options filter={filter} value={value} onChange={onChange} />
        )}
      </Dropdown>
      {shown && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t`Remove the filter ${label}`}
          onClick={() => onChange(null)}
        >
          <IconX size={16} stroke={2} aria-hidden />
        </button>
      )}
    </div>
  );
}

type Part<Kind> = Omit<FilterChipProps, 'filter'> & Kind;

function Options({
  filter: { label, options },
  value,
  onChange,
}: Part<{ filter: Extract<ListFilter, { options: unknown }> }>): ReactNode {
  const { t } = useLingui();
  const format = useFormat();
  const all = { value: '', label: t({ message: 'All', context: 'filter' }), count: null };
  return (
    <fieldset className={classes.options}>
      <legend>{label}</legend>
      {[all, ...options].map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            name={label}
            value={option.value}
            checked={option.value === (value ?? '')}
            onChange={() => onChange(option.value || null)}
          />
          <span>{option.label}</span>
          {typeof option.count === 'number' && <small>{format.number(option.count)}</small>}
        </label>
      ))}
    </fieldset>
  );
}

function Day({ label, value, onChange }: Part<{ label: string }>): ReactNode {
  return (
    <label className={classes.options}>
      <span>{label}</span>
      <input
        type="date"
        className={classes.day}
        defaultValue={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      />
    </label>
  );
}
