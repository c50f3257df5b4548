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
 * leaves it alone; nothing in it can end the element.
 */
export function structuredDataElement(data: StructuredData): string {
  const text = JSON.stringify(
    { '@context': 'https://schema.org', ...data },
    (_name, value: unknown) =>
      value === null || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );
  const safe = text
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `<script type="application/ld+json">${safe}</script>`;
}
