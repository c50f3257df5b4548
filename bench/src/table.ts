/** Prints rows below their headings, the first column to the left and the others to the right. */
export function printTable(title: string, headings: string[], rows: string[][]): void {
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
