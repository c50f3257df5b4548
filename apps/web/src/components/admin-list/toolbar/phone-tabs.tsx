import { useFormat } from '../../../lib/format/use-format.ts';
import classes from '../admin-list.module.css';
import type { ListOption } from '../list-types.ts';

export interface PhoneTabsProps {
  /** What the tabs choose between. */
  label: string;
  value: string;
  options: readonly ListOption<string>[];
  onChange: (value: string) => void;
}

/** The tabs of a list as one control, for windows in which they would take several lines. */
export function PhoneTabs({ label, value, options, onChange }: PhoneTabsProps) {
  const format = useFormat();
  return (
    <select
      className={classes.phoneTabs}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {options.map(({ value: own, label: name, count }) => (
        <option key={own} value={own}>
          {typeof count === 'number' ? `${name} · ${format.number(count)}` : name}
        </option>
      ))}
    </select>
  );
}
