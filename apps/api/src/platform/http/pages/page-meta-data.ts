/** What a page says about a thing in the words of schema.org; what is null or empty is left out. */
export interface StructuredData {
  '@type': string;
  [property: string]: StructuredValue;
}

type StructuredValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | StructuredData
  | readonly StructuredValue[];

/**
 * The data as an element of the page's head. It is not executed, so the policy against scripts
 * leaves it alone.
 */
export function structuredDataElement(data: StructuredData): string {
  const json = safeJson({ '@context': 'https://schema.org', ...data }, withoutEmpty);
  return `<script type="application/ld+json">${json}</script>`;
}

/** The way to a page in the words of schema.org, the page itself last. */
export const breadcrumbData = (
  steps: readonly { name: string; url: string }[],
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

const withoutEmpty = (_name: string, value: unknown): unknown =>
  value === null || (Array.isArray(value) && value.length === 0) ? undefined : value;

const unsafe: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * JSON that may stand in an element of a page: nothing in it can end the element.
 * @param replacer as for `JSON.stringify`
 */
export const safeJson = (
  data: unknown,
  replacer?: (name: string, value: unknown) => unknown,
): string =>
  JSON.stringify(data, replacer).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => unsafe[character] ?? '',
  );
