/** Finished HTML, as opposed to text that is still to be escaped. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = Html | string | number | null | false | readonly Part[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function print(part: Part): string {
  if (part instanceof Html) return part.source;
  if (part === null || part === false) return '';
  if (typeof part === 'object') return part.map(print).join('');
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** A template whose values are escaped, in content and in quoted attributes, unless they are Html. */
export function html(fixed: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(fixed.map((text, index) => text + print(values[index] ?? null)).join(''));
}
