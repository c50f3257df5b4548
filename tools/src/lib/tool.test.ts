import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startOf, toolPackages } from './tool.ts';

test.each(Object.keys(toolPackages))('%s is a script that Node runs', (tool) => {
  const { command, args } = startOf(tool, ['--version']);
  expect(command).toBe(process.execPath);
  expect(args.at(-1)).toBe('--version');
  // A program of the machine, or a link of the shell, would not start everywhere.
  expect(readFileSync(args[0] ?? '', 'utf8')).toMatch(/^#!.*\bnode\b/);
});

test('other programs are started by their names', () => {
  expect(startOf('git', ['log'])).toEqual({ command: 'git', args: ['log'] });
});
