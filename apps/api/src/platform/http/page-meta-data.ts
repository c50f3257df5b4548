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

/** The data as an element of the page's head. */
export const structuredDataElement = (data: StructuredData): string =>
  dataElement('application/ld+json', { '@context': 'https://schema.org', ...data }, withoutEmpty);

const withoutEmpty = (_name: string, value: unknown): unknown =>
  value === null || (Array.isArray(value) && value.length === 0) ? undefined : value;

/**
 * Data as an element of a page. It is not executed, so the policy against scripts leaves it alone;
 * nothing in it can end the element.
 * @param type a media type that is none of a script
 * @param replacer as for `JSON.stringify`
 */
export function dataElement(
  type: `application/${string}json`,
  data: unknown,
  replacer?: (name: string, value: unknown) => unknown,
): string {
  const safe = JSON.stringify(data, replacer)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `<script type="${type}">${safe}</script>`;
}
