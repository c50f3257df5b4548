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

/** How Lingui chooses the form of a plural. */
const chosenByIntl = `  const plurals = ordinal ? getMemoized(
    () => cacheKey("plural-ordinal", _locales),
    () => new Intl.PluralRules(_locales, { type: "ordinal" })
  ) : getMemoized(
    () => cacheKey("plural-cardinal", _locales),
    () => new Intl.PluralRules(_locales, { type: "cardinal" })
  );
  return rules[value] ?? rules[plurals.select(value - offset)] ?? rules.other;`;

/** How it is chosen instead: English and Spanish have a form for one, and messages none for millions. */
const chosenByHand = `  const form = ordinal
    ? new Intl.PluralRules(_locales, { type: "ordinal" }).select(value - offset)
    : value - offset === 1 ? "one" : "other";
  return rules[value] ?? rules[form] ?? rules.other;`;

/**
 * Lingui writes the number of every plural with Intl and asks it for the form, and the first of a page makes the
 * browser read the data of the language just when the page comes to life. Whole numbers are written as the
 * rest of the client writes them, which also gives Spanish its points from a thousand on.
 */
export function writtenCountsPlugin(): Plugin {
  return {
    name: 'written-counts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/@lingui/core/dist/index.mjs')) return null;
      if (!code.includes(byIntl) || !code.includes(chosenByIntl))
        this.error('Lingui writes plurals in another way.');
      const written = code.replace(byIntl, byHand).replace(chosenByIntl, chosenByHand);
      return `import { grouped } from ${JSON.stringify(grouped)};\n${written}`;
    },
  };
}
