import { Card, VisuallyHidden } from '@wiki/ui';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

/** A column by its heading. */
export type DataColumn =
  | { key: string; heading: ReactNode; isNumber?: boolean }
  /** One whose heading is only heard: buttons. */
  | { key: string; spoken: string };

export interface DataTableProps {
  columns: readonly DataColumn[];
  /** The rows. Give a cell `data-label` to name it where the headings are not seen. */
  children: ReactNode;
}

/** A table to administer things by; on a phone each row is a card. */
export function DataTable({ columns, children }: DataTableProps) {
  return (
    <Card padding="none">
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) =>
              'spoken' in column ? (
                <th key={column.key} scope="col">
                  <VisuallyHidden>{column.spoken}</VisuallyHidden>
                </th>
              ) : (
                <th
                  key={column.key}
                  scope="col"
                  className={column.isNumber ? classes.number : undefined}
                >
                  {column.heading}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Card>
  );
}
