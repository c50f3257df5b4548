import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendar } from '@tabler/icons-react';
import { Button, TextField } from '@wiki/ui';
import { type SyntheticEvent, useState } from 'react';
import { Dropdown } from '../../../components/overlays/dropdown.tsx';
import { dateOnly } from '../../../lib/format/date-only.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { areDays } from '../figures-asked.ts';
import classes from './figures.module.css';

export interface FigureDaysProps {
  from: string;
  until: string;
  /** The last day that has figures. */
  today: string;
  onChange: (from: string, until: string) => void;
}

/** Which days the figures are of: those that are shown, or two of one's own. */
export function FigureDays({ from, until, today, onChange }: FigureDaysProps) {
  const format = useFormat();
  return (
    <Dropdown
      look="tool"
      className={classes.days}
      trigger={
        <>
          <IconCalendar size={18} stroke={1.75} aria-hidden />
          {format.dateRange(dateOnly(from), dateOnly(until))}
        </>
      }
    >
      <TwoDays from={from} until={until} today={today} onChange={onChange} />
    </Dropdown>
  );
}

function TwoDays({ from, until, today, onChange }: FigureDaysProps) {
  const { t } = useLingui();
  const [first, setFirst] = useState(from);
  const [last, setLast] = useState(until);
  const [isRefused, setRefused] = useState(false);
  const show = (event: SyntheticEvent) => {
    event.preventDefault();
    if (areDays(first, last, today)) onChange(first, last);
    else setRefused(true);
  };
  return (
    <form className={classes.twoDays} onSubmit={show} noValidate>
      <TextField
        type="date"
        label={t`From`}
        max={today}
        value={first}
        onChange={({ currentTarget }) => setFirst(currentTarget.value)}
      />
      <TextField
        type="date"
        label={t`Until`}
        max={today}
        value={last}
        error={
          isRefused && !areDays(first, last, today)
            ? t`Choose two days up to today, at most two years apart.`
            : undefined
        }
        onChange={({ currentTarget }) => setLast(currentTarget.value)}
      />
      <Button type="submit" size="sm">
        <Trans>Show these days</Trans>
      </Button>
    </form>
  );
}
