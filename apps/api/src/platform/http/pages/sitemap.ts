import { type Language, languages, pageKeys, pageOf } from '@wiki/domain';
import type { Express, RequestHandler } from 'express';
import type { Config } from '../../../config.ts';
import { storageUnavailable } from '../../database/faults.ts';
import { Refusal } from '../../errors/errors.ts';
import { limit } from '../../rate-limit/rate-limit.ts';
import { clientNetwork } from '../serving/client-network.ts';
import type { SitemapEntry, SitemapSource } from './sitemap-source.ts';

/** Things in one part. Each has an address in every language: together at most 10,000. */
const thingsInPart = 10_000 / languages.length;

/** How long the list of parts stands, in milliseconds: what is new is in the last part at once. */
const indexLifetime = 10 * 60_000;

/** How often one address may read parts: a search engine that reads all of them stays below. */
const quota = { points: 600, durationSeconds: 3_600 };

/** The pages that are not about one thing. */
const indexedPaths = pageKeys
  .map(pageOf)
  .flatMap(({ path, isIndexed }) => (isIndexed && !/[:*]/.test(path) ? [path] : []));

/** The first part of an address, which those below it share. */
const sectionOf = (path: string): string => `/${path.split('/')[1] ?? ''}`;

/** What must not be crawled: sections without a page for everyone, and what is no page. */
const disallowed = ['/graphql', ...closedSections()];

function closedSections(): Set<string> {
  const all = pageKeys.map(pageOf);
  const open = new Set(
    all.filter(({ access }) => access === 'everyone').map(({ path }) => sectionOf(path)),
  );
  return new Set(all.map(({ path }) => sectionOf(path)).filter((section) => !open.has(section)));
}

/**
 * `GET /robots.txt` and `/sitemap.xml`: an index over parts that are each read from a position on,
 * so that the last costs what the first does. It names only what everybody may see.
 */
export function serveSitemap(
  app: Express,
  config: Config,
  sources: readonly SitemapSource[],
): void {
  const { baseUrl } = config;
  app.get('/robots.txt', (_request, response) => {
    const lines = ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`)];
    response.type('text').send(`${lines.join('\n')}\n\nSitemap: ${baseUrl}/sitemap.xml\n`);
  });

  const index = remembered(async () => {
    const parts = await Promise.all(sources.map(partsOf));
    return ['/sitemaps/pages.xml', ...parts.flat()];
  });
  app.get(
    '/sitemap.xml',
    answering(async (_request, response) => {
      const parts = (await index()).map(
        (path) => `<sitemap><loc>${baseUrl}${path}</loc></sitemap>`,
      );
      response.type('xml').send(documentOf('sitemapindex', parts));
    }),
  );

  app.get('/sitemaps/pages.xml', (_request, response) => {
    const entries = indexedPaths.map((path) => ({ path, changed: null }));
    response.type('xml').send(urlsOf(entries, baseUrl));
  });
  app.get(
    '/sitemaps/:source/:after.xml',
    answering(async (request, response) => {
      const { source: name, after } = request.params;
      const source = sources.find((known) => known.name === name);
      const entries = await source?.read(after === 'first' ? null : String(after), thingsInPart);
      if (entries) response.type('xml').send(urlsOf(entries, baseUrl));
      else response.status(404).type('text').send('Not found');
    }),
  );
}

/** The parts of a source, by the id after which each begins. */
async function partsOf(source: SitemapSource): Promise<string[]> {
  const parts: string[] = [];
  let after: string | null = null;
  do {
    parts.push(`/sitemaps/${source.name}/${after ?? 'first'}.xml`);
    after = await source.idAt(after, thingsInPart);
  } while (after);
  return parts;
}

/** A reading that is shared and stands for a while; one that failed is not kept. */
function remembered<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let known: { value: Promise<Value>; at: number } | null = null;
  return () => {
    if (known && Date.now() - known.at < indexLifetime) return known.value;
    const reading = { value: read(), at: Date.now() };
    known = reading;
    reading.value.catch(() => {
      if (known === reading) known = null;
    });
    return reading.value;
  };
}

/** Too much is refused, and a database that is away is told as passing. */
function answering(handle: RequestHandler): RequestHandler {
  return async (request, response, next) => {
    try {
      await limit('sitemap', clientNetwork(request.ip), quota);
      await handle(request, response, next);
    } catch (error) {
      if (error instanceof Refusal) response.status(429).type('text').send('Too many requests');
      else if (storageUnavailable(error)) response.status(503).type('text').send('Unavailable');
      else next(error);
    }
  };
}

/** Addresses in each language, each naming its twins. */
function urlsOf(entries: readonly SitemapEntry[], baseUrl: string): string {
  const urls = entries.flatMap(({ path, changed }) => {
    const address = (of: Language) => `${baseUrl}${path}?lang=${of}`;
    const twins = [
      ...languages.map((of) => alternate(of, address(of))),
      alternate('x-default', `${baseUrl}${path}`),
    ].join('');
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return languages.map((of) => `<url><loc>${address(of)}</loc>${lastmod}${twins}</url>`);
  });
  return documentOf('urlset', urls, ' xmlns:xhtml="http://www.w3.org/1999/xhtml"');
}

const alternate = (language: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

const documentOf = (root: string, elements: readonly string[], namespaces = ''): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...elements,
    `</${root}>`,
    '',
  ].join('\n');
