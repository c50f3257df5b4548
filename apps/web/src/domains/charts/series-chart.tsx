import { useLingui } from '@lingui/react/macro';
import { scaleBand, scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { type PointerEvent, useId, useState } from 'react';
import classes from './chart.module.css';
import { useWidth } from './use-width.ts';

export interface SeriesChartProps {
  /** What it shows, for those who hear it; the figures themselves are in the table behind it. */
  label: string;
  kind: 'line' | 'bars';
  tone?: 'accent' | 'info';
  /** What stands below each value. */
  names: readonly string[];
  /** The same at length, for the tooltip. */
  longNames: readonly string[];
  values: readonly number[];
  /** As many as values, or none. */
  compared: readonly number[];
  /** The last one still grows. */
  isRunning: boolean;
  format: (value: number) => string;
}

const height = 170;
const margin = { top: 10, right: 8, bottom: 26, left: 52 };

/** A figure over time as a line or bars, beside what it is compared with. Arrow keys move along it. */
export function SeriesChart({
  label,
  kind,
  tone = 'accent',
  names,
  longNames,
  values,
  compared,
  isRunning,
  format,
}: SeriesChartProps) {
  const { t } = useLingui();
  const [element, width] = useWidth<HTMLDivElement>();
  const [at, setAt] = useState<number | null>(null);
  const patternId = useId();
  const highest = Math.max(0, ...values, ...compared);
  const most = highest || 1;
  const least = kind === 'bars' ? 0 : Math.min(...values, ...compared);
  // Lines of large levels would be flat on an axis from nothing.
  const from = kind === 'line' && least > most * 0.6 ? least - (most - least) * 0.5 : 0;
  const y = scaleLinear()
    .domain([Math.max(0, Math.floor(from)), most])
    .nice(3)
    .range([height - margin.bottom, margin.top]);
  const x = scaleBand<number>()
    .domain(values.map((_, index) => index))
    .range([margin.left, Math.max(margin.left + 10, width - margin.right)])
    .paddingInner(kind === 'bars' ? 0.28 : 0);
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const path = line<number>(
    (_, index) => middle(index),
    (value) => y(value),
  ).curve(curveMonotoneX);
  // Of nothing there is one step: none of money would be a cent.
  const ticks = highest === 0 ? [0] : y.ticks(3).filter((tick) => Number.isInteger(tick));
  const step = Math.max(1, Math.ceil(values.length / Math.max(2, Math.floor(width / 90))));
  const show = (index: number) => setAt(Math.min(values.length - 1, Math.max(0, index)));

  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const offset = clientX - currentTarget.getBoundingClientRect().left - margin.left;
    show(Math.floor(offset / Math.max(1, x.step())));
  };
  const half = compared.length > 0 ? x.bandwidth() / 2 : x.bandwidth();
  const shown = at === null ? null : { index: at, value: values[at] ?? 0, before: compared[at] };
  return (
    <div ref={element} className={classes.chart} data-tone={tone}>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden>
          <defs>
            <pattern
              id={patternId}
              width="6"
              height="6"
              patternTransform="rotate(45)"
              patternUnits="userSpaceOnUse"
            >
              <rect width="3" height="6" className={classes.fill} />
            </pattern>
          </defs>
          {ticks.map((tick) => (
            <g key={tick} transform={`translate(0 ${y(tick)})`}>
              <line x1={margin.left} x2={width - margin.right} className={classes.grid} />
              <text x={margin.left - 8} dy="0.32em" textAnchor="end" className={classes.axis}>
                {format(tick)}
              </text>
            </g>
          ))}
          {names.map((name, index) =>
            index % step === 0 ? (
              <text
                key={longNames[index]}
                x={middle(index)}
                y={height - 6}
                textAnchor={index === 0 ? 'start' : 'middle'}
                className={classes.axis}
              >
                {name}
              </text>
            ) : null,
          )}
          {kind === 'bars' &&
            values.map((value, index) => (
              <g key={longNames[index]}>
                {compared.length > 0 && (
                  <rect
                    x={x(index)}
                    y={y(compared[index] ?? 0)}
                    width={Math.max(1, half - 1)}
                    height={Math.max(0, y(0) - y(compared[index] ?? 0))}
                    rx={2}
                    className={classes.before}
                  />
                )}
                <rect
                  x={(x(index) ?? 0) + (compared.length > 0 ? half : 0)}
                  y={y(value)}
                  width={Math.max(1, half - 1)}
                  height={Math.max(0, y(0) - y(value))}
                  rx={2}
                  className={classes.fill}
                  fill={isRunning && index === values.length - 1 ? `url(#${patternId})` : undefined}
                  data-running={(isRunning && index === values.length - 1) || undefined}
                />
              </g>
            ))}
          {kind === 'line' && compared.length > 0 && (
            <path d={path(compared) ?? ''} className={classes.beforeLine} />
          )}
          {kind === 'line' && <path d={path(values) ?? ''} className={classes.line} />}
          {shown && (
            <g>
              <line
                x1={middle(shown.index)}
                x2={middle(shown.index)}
                y1={margin.top}
                y2={height - margin.bottom}
                className={classes.cursor}
              />
              {kind === 'line' && (
                <circle
                  cx={middle(shown.index)}
                  cy={y(shown.value)}
                  r={4}
                  className={classes.dot}
                />
              )}
            </g>
          )}
        </svg>
      )}
      {shown && (
        <div
          className={classes.tooltip}
          data-side={middle(shown.index) > width / 2 ? 'start' : 'end'}
          aria-hidden
        >
          <small>{longNames[shown.index]}</small>
          <strong>{format(shown.value)}</strong>
          {shown.before !== undefined && (
            <small>{t`${format(shown.before)} in the previous period`}</small>
          )}
        </div>
      )}
      <input
        type="range"
        className={classes.reader}
        min={0}
        max={Math.max(0, values.length - 1)}
        value={at ?? Math.max(0, values.length - 1)}
        aria-label={label}
        aria-valuetext={
          shown
            ? `${longNames[shown.index] ?? ''}: ${format(shown.value)}`
            : t`Use the arrow keys to read it`
        }
        onChange={({ currentTarget }) => show(Number(currentTarget.value))}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setAt(null)}
        onBlur={() => setAt(null)}
      />
    </div>
  );
}
