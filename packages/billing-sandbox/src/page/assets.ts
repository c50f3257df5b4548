import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wikiVariables } from '@wiki/ui/css-variables';
import { markSvg, weaveSvg } from '@wiki/ui/weave';
import { Router } from 'express';

const read = (address: string) => readFileSync(fileURLToPath(address));
const own = (name: string) => readFileSync(new URL(`../assets/${name}`, import.meta.url));

/** The product's variables, without those of the component library. */
function block(selector: string, variables: Readonly<Record<string, string>>): string {
  const lines = Object.entries(variables)
    .filter(([name]) => name.startsWith('--wiki-'))
    .map(([name, value]) => `${name}:${value};`);
  return `${selector}{${lines.join('')}}`;
}

const styleSheet = (): string =>
  [
    block(':root', wikiVariables.variables),
    block(':root', wikiVariables.light),
    `@media (prefers-color-scheme:dark){${block(':root', wikiVariables.dark)}}`,
    own('base.css').toString('utf8'),
    own('pages.css').toString('utf8'),
  ].join('\n');

const cardArt = { columns: 5, rows: 3, ratio: 63 / 40 };

/** Each asset's type and how it is made, at its first use. */
const assets: Readonly<Record<string, { type: string; make: () => string | Buffer }>> = {
  'sandbox.css': { type: 'css', make: styleSheet },
  'pay-page.js': { type: 'js', make: () => own('pay-page.js') },
  'figtree.woff2': {
    type: 'woff2',
    make: () =>
      read(
        import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
      ),
  },
  'bricolage-grotesque.woff2': {
    type: 'woff2',
    make: () =>
      read(
        import.meta.resolve(
          '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
        ),
      ),
  },
  'mark.svg': { type: 'svg', make: () => markSvg(34) },
  'cover.svg': {
    type: 'svg',
    make: () => weaveSvg('pay', { palette: 'jade', columns: 9, rows: 5, ratio: 2.2 }),
  },
  'approved.svg': { type: 'svg', make: () => weaveSvg('yes', { palette: 'jade', ...cardArt }) },
  'rejected.svg': { type: 'svg', make: () => weaveSvg('no', { palette: 'clay', ...cardArt }) },
  'silent.svg': { type: 'svg', make: () => weaveSvg('hush', { palette: 'plum', ...cardArt }) },
};

/** The style sheet, script, fonts and artwork of the pages: nothing comes from elsewhere. */
export function serveAssets(): Router {
  const made = new Map<string, string | Buffer>();
  return Router().get('/assets/:name', (request, response, next) => {
    const { name } = request.params;
    const asset = Object.hasOwn(assets, name) ? assets[name] : undefined;
    if (!asset) {
      next();
      return;
    }
    const content = made.get(name) ?? asset.make();
    made.set(name, content);
    response.set('Cache-Control', 'max-age=3600').type(asset.type).send(content);
  });
}
