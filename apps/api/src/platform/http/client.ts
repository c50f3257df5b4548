import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { isLanguage, matchClientPath } from '@wiki/domain';
import type { Express, Request, RequestHandler } from 'express';
import sirv from 'sirv';
import type { Config } from '../../config.ts';
import { languageOf } from './language.ts';
import { logger } from '../logging/logger.ts';
import type { SubjectReaders } from './page-meta.ts';
import { headOf, type Page } from './page-meta-head.ts';
import { nonceOf } from './security.ts';

const built = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** How long a page waits for the texts of the thing it is about, in milliseconds. */
const patience = 1_000;

/** Names with a hash of their content never change what they mean. */
const hashed = /[.-][\w-]{8,}\.\w+$/;

/**
 * Serves the built client: its files as they were compressed at the build, hashed ones for good,
 * and its page for every other address with the texts and the nonce of this request. An address
 * without a screen, or of a thing that is not there, gets the same page with status 404.
 */
export function serveClient(
  app: Express,
  config: Config,
  subjects: SubjectReaders = {},
  dist = built,
): void {
  if (!existsSync(`${dist}/index.html`)) {
    app.use(withoutClient);
    return;
  }
  const files = sirv(dist, {
    brotli: true,
    gzip: true,
    etag: true,
    dev: !config.production,
    ignores: [/.*/],
    extensions: [],
    setHeaders(response, pathname) {
      const lasting = pathname.startsWith('/assets/') && hashed.test(pathname);
      response.setHeader(
        'Cache-Control',
        lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.use((request, response, next) => {
    // The page itself is only given filled in.
    if (request.path.endsWith('.html')) next();
    else files(request, response, next);
  });
  const template = pageTemplate(`${dist}/index.html`, !config.production);
  app.use(async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    // A missing file is not a page: whoever asked for a picture or script cannot use one.
    if (/\.\w{1,8}$/.test(request.path) || request.path.startsWith('/assets/')) {
      response.status(404).type('text').send('Not found');
      return;
    }
    const page = await pageOf(request, config, subjects);
    response
      .status(page.path === null ? 404 : 200)
      .set('Cache-Control', 'no-store')
      .set('Vary', 'Accept-Language')
      .type('html')
      .send(fill(template(), page, nonceOf(response)));
  });
}

/** Reads the page once, and again when a build replaced it while developing. */
function pageTemplate(file: string, watched: boolean): () => string {
  let [html, changed] = ['', -1];
  return () => {
    const now = watched || changed < 0 ? statSync(file).mtimeMs : changed;
    if (now !== changed) [html, changed] = [readFileSync(file, 'utf8'), now];
    return html;
  };
}

async function pageOf(request: Request, config: Config, subjects: SubjectReaders): Promise<Page> {
  const { lang } = request.query;
  const language = isLanguage(lang) ? lang : languageOf(request.headers['accept-language']);
  const path = matchClientPath(request.path);
  const parts = request.path.split('/').filter(Boolean);
  const address = `${config.baseUrl}/${parts.join('/')}`;
  const page = { address, path, language, subject: undefined };
  const read = path && subjects[path];
  if (!read) return page;
  const id = parts.at(-1) ?? '';
  const subject = await readWithin(() => read(id, language, config));
  return subject === null ? { ...page, path: null } : { ...page, subject };
}

/** A page does not wait long for its texts, and is served without them when they cannot be read. */
async function readWithin<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  const waiting = new AbortController();
  const late = delay(patience, undefined, { signal: waiting.signal }).catch(() => undefined);
  try {
    return await Promise.race([read(), late]);
  } catch (error) {
    logger.warn({ err: error }, 'texts of a page not read');
    return undefined;
  } finally {
    waiting.abort();
  }
}

/** The page with the request's nonce, language, texts and addresses. */
function fill(template: string, page: Page, nonce: string): string {
  return template
    .replaceAll('__CSP_NONCE__', nonce)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${page.language}"`)
    .replace(/<meta\s[^>]*name="(description|keywords)"[^>]*>\s*/g, '')
    .replace(/<title[^>]*>[^<]*<\/title>/, () => headOf(page));
}

/** Before the client is built, its addresses say so. */
const withoutClient: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET') next();
  else {
    response.status(503).type('text').send('The client is not built yet. Run npm run build.');
  }
};
