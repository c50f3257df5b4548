import { median } from './load.ts';
import type { ScenarioName } from './catalog.ts';

/** What each scenario printed, as it goes into the report. */
const printed = new Map<ScenarioName, string[]>();
let running: ScenarioName | null = null;

/** Runs a scenario, whose tables go into the report under its name. */
export async function inScenario(name: ScenarioName, work: () => Promise<void>): Promise<void> {
  running = name;
  await work();
  running = null;
}

/** Prints rows below their headings, the first column to the left and the others to the right. */
export function printTable(title: string, headings: string[], rows: string[][]): void {
  const markdownOf = (row: string[]) => `| ${row.join(' | ')} |`;
  const marks = headings.map((_, column) => (column === 0 ? '---' : '---:'));
  const table = [`**${title}**`, '', ...[headings, marks, ...rows].map(markdownOf)].join('\n');
  if (running) printed.set(running, [...(printed.get(running) ?? []), table]);
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ');
  const rule = widths.map((width) => '─'.repeat(width)).join('───');
  process.stdout.write(`\n${[title, rule, line(headings), rule, ...rows.map(line)].join('\n')}\n`);
}

/** The middle of what rounds came to, and in brackets the lowest and the highest. */
export function spread(values: readonly number[], digits: number, unit = ''): string {
  const [middle, lowest, highest] = [median(values), Math.min(...values), Math.max(...values)].map(
    (value) => value.toFixed(digits),
  );
  if (middle === 'NaN') return '–';
  const around = lowest === highest ? '' : ` (${lowest} to ${highest})`;
  return `${middle}${unit}${around}`;
}

/** The same of ratios. */
export const spreadOfRatios = (ratios: readonly number[]): string => spread(ratios, 2, ' ×');

/** What was printed in Markdown, by scenario. */
export const printedTables = (): ReadonlyMap<ScenarioName, readonly string[]> => printed;
