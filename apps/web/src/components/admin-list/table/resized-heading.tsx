import { useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import type { ReactNode } from 'react';
import { useResize } from '../../../lib/use-resize.ts';
import classes from './list-table.module.css';
import type { Widths } from './table-settings.ts';

export interface ResizedHeadingProps {
  /** The key of the column. */
  name: string;
  /** What it is called. */
  heading: string;
  sort: 'ascending' | 'descending' | undefined;
  isNumber?: boolean | undefined;
  widths: Widths;
  onWidths: (widths: Widths) => void;
  children: ReactNode;
}

const { min, max } = limits.savedViews.width;

/** A heading whose edge makes its column wider or narrower, by pointer or arrow keys. */
export function ResizedHeading({
  name,
  heading,
  sort,
  isNumber,
  widths,
  onWidths,
  children,
}: ResizedHeadingProps) {
  const { t } = useLingui();
  const width = widths[name] ?? null;
  const edge = useResize({
    width,
    min,
    max,
    onWidth: (next) => onWidths({ ...widths, [name]: next }),
    onReset: () => {
      const { [name]: _, ...others } = widths;
      onWidths(others);
    },
    measure: (divider) => divider.parentElement?.offsetWidth ?? min,
  });
  return (
    <th
      scope="col"
      aria-label={heading}
      aria-sort={sort}
      data-number={isNumber || undefined}
      style={width === null ? undefined : { minWidth: width, maxWidth: width, width }}
    >
      {children}
      <span className={classes.edge} aria-label={t`Width of ${heading}`} {...edge} />
    </th>
  );
}
