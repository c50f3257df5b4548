import { wikiVariables } from './css-variables.ts';

type Declarations = Readonly<Record<string, string>>;

function block(selector: string, declarations: Declarations, indent = ''): string {
  const lines = Object.entries(declarations).map(
    ([name, value]) => `${indent}  ${name}: ${value};`,
  );
  return [`${indent}${selector} {`, ...lines, `${indent}}`].join('\n');
}

/**
 * The theme as a style sheet. Being a static file it colors the page before any script runs and
 * needs no inline style. Until the client has set `data-color-scheme`, the device's preference decides.
 */
export function themeCss(): string {
  const { variables, light, dark } = wikiVariables;
  const inLight = { 'color-scheme': 'light', ...light };
  const inDark = { 'color-scheme': 'dark', ...dark };
  return [
    '/* Made from tokens.ts; `vitest run -u` on this package writes it again. */',
    block(':root', variables),
    '',
    block(':root,\n:root[data-color-scheme="light"]', inLight),
    '',
    '@media (prefers-color-scheme: dark) {',
    block(':root:not([data-color-scheme])', inDark, '  '),
    '}',
    '',
    block(':root[data-color-scheme="dark"]', inDark),
    '',
  ].join('\n');
}
