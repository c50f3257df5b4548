import { useLingui } from '@lingui/react/macro';
import { IconArrowsSort } from '@tabler/icons-react';
import classes from './list-toolbar.module.css';

export interface PhoneOrderProps {
  columns: readonly { heading: string; order?: readonly [first: string, other?: string] }[];
  order: string | null;
  onOrder: (order: string | null) => void;
}

/** The orders of a list as one control, for windows in which its rows are cards without headings. */
export function PhoneOrder({ columns, order, onOrder }: PhoneOrderProps) {
  const { t } = useLingui();
  const options = columns.flatMap(({ heading, order: orders }) =>
    (orders ?? []).map((value, index) => ({
      value,
      label: `${heading} ${index === 0 ? '↓' : '↑'}`,
    })),
  );
  if (options.length === 0) return null;
  return (
    <label className={classes.order}>
      <IconArrowsSort size={18} stroke={1.75} aria-hidden />
      <select
        aria-label={t`Sort by`}
        value={order ?? ''}
        onChange={({ currentTarget }) => onOrder(currentTarget.value || null)}
      >
        <option value="">{t`Usual order`}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
