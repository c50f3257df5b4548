import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** The packages of the tools that scripts here run. */
export const toolPackages: Readonly<Record<string, string>> = {
  biome: '@biomejs/biome',
  cspell: 'cspell',
  'graphql-codegen': '@graphql-codegen/cli',
  knip: 'knip',
  nx: 'nx',
  oxlint: 'oxlint',
  playwright: '@playwright/test',
  vite: 'vite',
  vitest: 'vitest',
};

/**
 * How a tool is started: Node with the script that its package names. What npm links beside it is a
 * script of the shell on Windows, which cannot be started without one.
 */
export function startOf(
  tool: string,
  args: readonly string[],
): { command: string; args: readonly string[] } {
  const npm = process.env['npm_execpath'];
  if (tool === 'npm' && npm) return { command: process.execPath, args: [npm, ...args] };
  const name = toolPackages[tool];
  if (name === undefined) return { command: tool, args };
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const script = typeof bin === 'string' ? bin : (bin[tool] ?? '');
  return { command: process.execPath, args: [join(folder, script), ...args] };
}
