import { existsSync, readFileSync } from 'node:fs';
import { findPath, type Language, pathParams } from '@wiki/domain';

/** What a page asks the API, ready to be asked. */
export interface PageQuery {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

/** What the page of an address needs beside what all pages load; files as below the built client. */
export interface PageParts {
  /** The path of its route, in the notation of the page manifest. */
  path: string;
  scripts: string[];
  styles: string[];
  /** All of its styles in one file, where it is rendered. */
  sheet: string | null;
  /** The scripts with its messages. */
  messages: Record<Language, string[]>;
  /** Whether the server renders it for visitors. */
  isRendered: boolean;
  /** What its first screen asks; `:name` in the variables stands for that part of the address. */
  queries: PageQuery[];
}

/** Finds what the page at a pathname needs; null when nothing is known of it. */
export type FindPageParts = (pathname: string) => PageParts | null;

/** Reads what the client's build says of its pages; a client built without has none. */
export function readPageParts(file: string): FindPageParts {
  if (!existsSync(file)) return () => null;
  const pages = JSON.parse(readFileSync(file, 'utf8')) as PageParts[];
  const paths = pages.map(({ path }) => path);
  return (pathname) => {
    const path = findPath(paths, pathname);
    const page = pages.find((each) => each.path === path);
    if (!page || path === null) return null;
    const params = pathParams(path, pathname);
    const queries = page.queries.map((pageQuery) => ({
      ...pageQuery,
      variables: withParams(pageQuery.variables, params),
    }));
    return { ...page, queries };
  };
}

const withParams = (
  variables: Record<string, unknown>,
  params: Readonly<Record<string, string>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      typeof value === 'string' ? (params[value] ?? value) : value,
    ]),
  );

/**
 * The files as hints of the page's head: the browser fetches them before a script asks for them, and
 * after what the frame is made of, whose first paint waits for none of them.
 */
export function hintsOf(
  { scripts, styles, sheet, messages }: PageParts,
  language: Language,
  isRendered: boolean,
): string {
  const hint = (kind: string, file: string): string =>
    `<link ${kind} fetchpriority="low" crossorigin href="/${file}" />`;
  const sheets =
    isRendered && sheet !== null
      ? mergedSheets(sheet, styles)
      : styles.map((file) => hint('rel="preload" as="style"', file));
  const modules = [...messages[language], ...scripts];
  // Style sheets first: the first paint of a rendered page waits for them.
  return [...sheets, ...modules.map((file) => hint('rel="modulepreload"', file))].join('\n    ');
}

/**
 * One sheet with all styles of a page. What it is made of is named as well, as of a type that no browser
 * reads and so none fetches (one that is `disabled` is fetched ahead): the client's scripts ask for the
 * sheets that come with them, unless the page has their links.
 */
const mergedSheets = (sheet: string, styles: readonly string[]): string[] => [
  `<link rel="stylesheet" crossorigin href="/${sheet}" />`,
  ...styles.map((file) => `<link rel="stylesheet" type="text/x-merged" href="/${file}" />`),
];
