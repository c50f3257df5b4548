import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { wikiVariables } from './css-variables.ts';
import { wikiTheme } from './theme.ts';

type Variables = Record<string, string>;

/** Mantine's palettes that are not ours; leaving them out halves the file. */
const unusedPalettes = /^--mantine-color-(cyan|grape|indigo|lime|orange|pink|teal|violet)-/;

function used(values: Variables, own: Variables): Variables {
  const kept = Object.entries(values).filter(([name]) => !unusedPalettes.test(name));
  return { ...Object.fromEntries(kept), ...own };
}

function block(selector: string, variables: Variables, indent = ''): string {
  const lines = Object.entries(variables).map(([name, value]) => `${indent}  ${name}: ${value};`);
  return [`${indent}${selector} {`, ...lines, `${indent}}`].join('\n');
}

/**
 * The theme as a style sheet, in place of Mantine's own variables. Being a static file it colours the page before any script runs and needs no inline style. Until the
 * client has set `data-mantine-color-scheme`, the device's preference decides.
 */
export function themeCss(): string {
  const theme = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, wikiTheme));
  const shared = used(theme.variables, wikiVariables.variables);
  const light = used(theme.light, wikiVariables.light);
  const dark = used(theme.dark, wikiVariables.dark);
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
