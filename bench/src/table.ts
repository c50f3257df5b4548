/** What was printed, as it goes into the report. */
const printed: string[] = [];

/** Prints rows below their headings, the first column to the left and the others to the right. */
export function printTable(title: string, headings: string[], rows: string[][]): void {
  const markdownOf = (row: string[]) => `| ${row.join(' | ')} |`;
  const marks = headings.map((_, column) => (column === 0 ? '---' : '---:'));
  printed.push([`**${title}**`, '', ...[headings, marks, ...rows].map(markdownOf)].join('\n'));
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

/** Everything that was printed, in Markdown. */
export const printedTables = (): string => printed.join('\n\n');
