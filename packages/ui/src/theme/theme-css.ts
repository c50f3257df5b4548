import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { wikiVariables } from './css-variables.ts';
import { wikiTheme } from './theme.ts';

type Variables = Record<string, string>;

function changed(values: Variables, defaults: Variables, own: Variables): Variables {
  const different = Object.entries(values).filter(([name, value]) => defaults[name] !== value);
  return { ...Object.fromEntries(different), ...own };
}

function block(selector: string, variables: Variables, indent = ''): string {
  const lines = Object.entries(variables).map(([name, value]) => `${indent}  ${name}: ${value};`);
  return [`${indent}${selector} {`, ...lines, `${indent}}`].join('\n');
}

/**
 * The theme as a style sheet: everything that differs from Mantine's own variables. Being a
 * static file it colours the page before any script runs and needs no inline style. Until the
 * client has set `data-mantine-color-scheme`, the device's preference decides.
 */
export function themeCss(): string {
  const theme = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, wikiTheme));
  const stock = defaultCssVariablesResolver(DEFAULT_THEME);
  const shared = changed(theme.variables, stock.variables, wikiVariables.variables);
  const light = changed(theme.light, stock.light, wikiVariables.light);
  const dark = changed(theme.dark, stock.dark, wikiVariables.dark);
  return [
    '/* Made from tokens.ts; `vitest run -u` on this package writes it again. */',
    block(':root', shared),
    '',
    block(':root,\n:root[data-mantine-color-scheme="light"]', light),
    '',
    '@media (prefers-color-scheme: dark) {',
    block(':root:not([data-mantine-color-scheme])', wikiVariables.dark, '  '),
    '}',
    '',
    block(':root[data-mantine-color-scheme="dark"]', dark),
    '',
  ].join('\n');
}
