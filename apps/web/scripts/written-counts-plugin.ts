import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const grouped = fileURLToPath(new URL('../src/lib/format/written/grouped.ts', import.meta.url));

/** How Lingui writes the number of a plural. */
const byIntl = `    const numberFormat = Object.keys(formats).length ? style("number") : void 0;
    const valueStr = number(locales, value, numberFormat);
    return message.replace(new RegExp(OCTOTHORPE_PH, "g"), valueStr);`;

/** How it is written instead. */
const byHand = `    return message.replaceAll(
      OCTOTHORPE_PH,
      Number.isInteger(value) ? grouped(String(value), locale) : number(locales, value),
    );`;

/**
 * Lingui writes the number of every plural with Intl, and the first of a page makes the browser read the data
 * of the language just when the page comes to life. Whole numbers are written as the rest of the client
 * writes them, which also gives Spanish its points from a thousand on.
 */
export function writtenCountsPlugin(): Plugin {
  return {
    name: 'written-counts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/@lingui/core/dist/index.mjs')) return null;
      if (!code.includes(byIntl))
        this.error('Lingui writes the numbers of plurals in another way.');
      return `import { grouped } from ${JSON.stringify(grouped)};\n${code.replace(byIntl, byHand)}`;
    },
  };
}
