import { brandColors } from '@wiki/domain';
import type { Express } from 'express';
import { site } from '../../platform/site/site.ts';

const declared = (colors: Readonly<Record<string, string>>): string =>
  Object.entries(colors)
    .map(([name, value]) => `--wiki-color-${name}: ${value};`)
    .join(' ');

/**
 * `GET /site.css`: the colors that follow from that of the installation, over those of the design.
 * Its address carries the color, so browsers may keep it.
 */
export function serveSiteStyles(app: Express): void {
  app.get('/site.css', (_request, response) => {
    const { brandColor } = site();
    const { light, dark } = brandColor ? brandColors(brandColor) : { light: {}, dark: {} };
    response
      .type('css')
      .set('Cache-Control', 'public, max-age=3600')
      .send(
        [
          `:root:root, :root:root[data-color-scheme="light"] { ${declared(light)} }`,
          `@media (prefers-color-scheme: dark) { :root:root:not([data-color-scheme="light"]) { ${declared(dark)} } }`,
          `:root:root[data-color-scheme="dark"] { ${declared(dark)} }`,
        ].join('\n'),
      );
  });
}
