import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowDownRight, IconArrowUpRight, IconTable } from '@tabler/icons-react';
import { Button, Card, IconButton } from '@wiki/ui';
import { type ReactNode, useState } from 'react';
import { Dialog, DialogActions } from '../../../components/overlays/dialog.tsx';
import { saveCsv } from '../../../lib/save-csv.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './figures.module.css';

/** The figures behind a chart. */
export interface FigureTable {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

export interface FigureCardProps {
  title: string;
  /** What it counts, beside the title. */
  unit?: string;
  figure: string;
  /** How it changed in percent; null where that says nothing. */
  change: number | null;
  /** The older figure in words. */
  before: string | null;
  table: FigureTable;
  /** Side figures, with their names. */
  foot?: readonly (readonly [value: string, name: string])[];
  children: ReactNode;
}

const nothing: readonly never[] = [];

/** A figure with its chart, and the table behind it. */
export function FigureCard({
  title,
  unit,
  figure,
  change,
  before,
  table,
  foot = nothing,
  children,
}: FigureCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const isChanged = change !== null && change !== 0;
  const Arrow = isChanged && change < 0 ? IconArrowDownRight : IconArrowUpRight;
  return (
    <Card className={classes.card ?? ''}>
      <div className={classes.cardHead}>
        <h3>
          {title} {unit && <small>{unit}</small>}
        </h3>
        <IconButton label={t`${title} as a table`} onClick={() => setOpen(true)}>
          <IconTable size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <p className={classes.figure}>
        <strong>{figure}</strong>
        {isChanged && (
          <span data-down={change < 0 || undefined}>
            <Arrow size={16} stroke={2} aria-hidden />
            {change > 0 ? '+' : ''}
            {format.number(Math.round(change * 10) / 10)} %
          </span>
        )}
        {before && <small>{before}</small>}
      </p>
      <div className={classes.body}>{children}</div>
      {foot.length > 0 && (
        <ul className={classes.foot}>
          {foot.map(([value, name]) => (
            <li key={name}>
              <strong>{value}</strong> {name}
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <Dialog title={title} size="wide" onClose={() => setOpen(false)}>
          <div className={classes.scroll}>
            <table className={classes.table}>
              <thead>
                <tr>
                  {table.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(([name, ...values]) => (
                  <tr key={String(name)}>
                    <th scope="row">{name}</th>
                    {values.map((value, index) => (
                      <td key={table.columns[index + 1]}>
                        {typeof value === 'number' ? format.number(value) : value}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <DialogActions>
            <Button
              variant="default"
              onClick={() => saveCsv(title, [table.columns, ...table.rows])}
            >
              <Trans>Save as CSV</Trans>
            </Button>
            <Button onClick={() => setOpen(false)}>
              <Trans>Close</Trans>
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Card>
  );
}
