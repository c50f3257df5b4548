import { Parser } from 'htmlparser2';

/** What a page says of itself. */
export interface PageWords {
  site: string;
  title: string | null;
  description: string | null;
}

const longest = { site: 80, title: 200, description: 300 } as const;

// Signs that change the direction of what follows, or cannot be seen, have no place in a line of ours.
const hidden = /[\p{Cc}\p{Cf}]+/gu;

/** A text on one line, cut at a whole sign. */
function line(text: string | undefined, most: number): string | null {
  const clean = (text ?? '').replace(hidden, ' ').replace(/\s+/g, ' ').trim();
  if (clean === '') return null;
  const signs = [...clean];
  return signs.length <= most
    ? clean
    : `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** The title, the description and the site of a page, from its head. */
export function wordsOfPage(html: string, url: string): PageWords {
  const said = new Map<string, string>();
  let title: string | undefined;
  let isTitle = false;
  const parser = new Parser({
    onopentag(name, { property, name: named, content }) {
      if (name === 'title' && title === undefined) {
        isTitle = true;
        title = '';
      }
      const key = (property ?? named ?? '').toLowerCase();
      if (name === 'meta' && key && content !== undefined && !said.has(key)) said.set(key, content);
      if (name === 'body') parser.pause();
    },
    ontext(text) {
      if (isTitle) title += text;
    },
    onclosetag(name) {
      if (name === 'title') isTitle = false;
    },
  });
  parser.write(html);
  const { hostname } = new URL(url);
  return {
    site: line(said.get('og:site_name'), longest.site) ?? hostname.replace(/^www\./, ''),
    title: line(said.get('og:title') ?? title, longest.title),
    description: line(said.get('og:description') ?? said.get('description'), longest.description),
  };
}
