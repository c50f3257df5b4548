import classes from './desk.module.css';

const width = 240;
const height = 62;
const namesHeight = 16;

export interface WeekChartProps {
  /** Seven days, today last. */
  values: readonly number[];
  /** The seven before, behind them. */
  before: readonly number[];
  names: readonly string[];
}

/** Seven days in bars with the week before behind them; what it stands in says the figures. */
export function WeekChart({ values, before, names }: WeekChartProps) {
  const most = Math.max(1, ...values, ...before);
  const step = width / values.length;
  const high = (value: number) => (value / most) * height;
  return (
    <svg className={classes.chart} viewBox={`0 0 ${width} ${height + namesHeight}`} aria-hidden>
      {values.map((value, index) => {
        const middle = step * (index + 0.5);
        const last = before[index] ?? 0;
        const isToday = index === values.length - 1;
        return (
          <g key={names[index]} data-today={isToday || undefined}>
            <rect
              className={classes.before}
              x={middle - 14}
              y={height - high(last)}
              width={28}
              height={high(last)}
              rx={3}
            />
            <rect
              className={classes.bar}
              x={middle - 8}
              y={height - Math.max(value > 0 ? 2 : 0, high(value))}
              width={16}
              height={Math.max(value > 0 ? 2 : 0, high(value))}
              rx={3}
            />
            <text x={middle} y={height + 13} textAnchor="middle">
              {names[index]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
