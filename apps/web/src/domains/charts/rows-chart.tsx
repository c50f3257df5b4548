import classes from './chart.module.css';

export interface RowsChartProps {
  rows: readonly { name: string; value: number; shown: string; aside?: string }[];
  /** Each row a step darker, as in a funnel. */
  isFunnel?: boolean;
}

/** Values side by side as bars with their names and numbers. */
export function RowsChart({ rows, isFunnel = false }: RowsChartProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul className={classes.rows} data-funnel={isFunnel || undefined}>
      {rows.map(({ name, value, shown, aside }) => (
        <li key={name}>
          <span>{name}</span>
          <svg className={classes.bar} aria-hidden>
            <rect width="100%" height="100%" rx={4} className={classes.track} />
            <rect
              width={`${(value / most) * 100}%`}
              height="100%"
              rx={4}
              className={classes.part}
            />
          </svg>
          <strong>{shown}</strong>
          <small>{aside}</small>
        </li>
      ))}
    </ul>
  );
}
