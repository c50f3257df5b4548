import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from './files.ts';
import { root } from './root.ts';
import { startOf, toolPackages } from './tool.ts';

test.each(Object.keys(toolPackages))('%s is a script that Node runs', (tool) => {
  const { command, args } = startOf(tool, ['--version']);
  expect(command).toBe(process.execPath);
  expect(args.at(-1)).toBe('--version');
  // A program of the machine, or a link of the shell, would not start everywhere.
  expect(readFileSync(args[0] ?? '', 'utf8')).toMatch(/^#!.*\bnode\b/);
});

test('addresses of files become their paths, so that folders may have spaces and accents', () => {
  const asTyped = /import\.meta\.url\)\.pathname/;
  const sources = filesBelow(root).filter((path) => /\.[cm]?tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(1_000);
  // What stands above is the one place that says it.
  const wrong = sources.filter(
    (path) =>
      asTyped.test(readFileSync(join(root, path), 'utf8')) && !path.endsWith('tool.test.ts'),
  );
  expect(wrong).toEqual([]);
});

test('other programs are started by their names', () => {
  expect(startOf('git', ['log'])).toEqual({ command: 'git', args: ['log'] });
});
