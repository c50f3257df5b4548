import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isLanguage, type Language, languages, matchClientPath } from '@wiki/domain';
import type { Express, Request, RequestHandler } from 'express';
import sirv from 'sirv';
import type { Config } from '../../config.ts';
import { languageOf } from './language.ts';
import { pageMeta } from './page-meta.ts';
import { nonceOf } from './security.ts';

const built = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** Names with a hash of their content never change what they mean. */
const hashed = /[.-][\w-]{8,}\.\w+$/;

/**
 * Serves the built client: its files as they were compressed at the build, hashed ones for good,
 * and its page for every other address with the texts and the nonce of this request. An address
 * without a screen gets the same page with status 404.
 */
export function serveClient(app: Express, config: Config, dist = built): void {
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
  app.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    // A missing file is not a page: whoever asked for a picture or script cannot use one.
    if (/\.\w{1,8}$/.test(request.path) || request.path.startsWith('/assets/')) {
      response.status(404).type('text').send('Not found');
      return;
    }
    const path = matchClientPath(request.path);
    response
      .status(path === null ? 404 : 200)
      .set('Cache-Control', 'no-store')
      .set('Vary', 'Accept-Language')
      .type('html')
      .send(fill(template(), config, request, nonceOf(response)));
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

/** The page with the request's nonce, language, texts and addresses. Nothing in it is personal. */
function fill(template: string, config: Config, request: Request, nonce: string): string {
  const { lang } = request.query;
  const language = isLanguage(lang) ? lang : languageOf(request.headers['accept-language']);
  const path = matchClientPath(request.path);
  const meta = pageMeta(path, language);
  const address = (of: Language) =>
    escape(`${config.baseUrl}${request.path === '/' ? '/' : request.path}?lang=${of}`);
  const head = [
    `<title data-initial>${escape(meta.title)}</title>`,
    `<meta data-initial name="description" content="${escape(meta.description)}" />`,
    `<meta data-initial name="keywords" content="${escape(meta.keywords)}" />`,
    `<meta property="og:title" content="${escape(meta.title)}" />`,
    `<meta property="og:description" content="${escape(meta.description)}" />`,
    `<meta property="og:locale" content="${language === 'es' ? 'es_CO' : 'en'}" />`,
    ...(path === null
      ? ['<meta name="robots" content="noindex" />']
      : [
          `<link data-initial rel="canonical" href="${address(language)}" />`,
          ...languages.map(
            (of) => `<link data-initial rel="alternate" hreflang="${of}" href="${address(of)}" />`,
          ),
          `<link data-initial rel="alternate" hreflang="x-default" href="${escape(`${config.baseUrl}${request.path}`)}" />`,
        ]),
  ].join('\n    ');
  return template
    .replaceAll('__CSP_NONCE__', nonce)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace(/<meta\s[^>]*name="(description|keywords)"[^>]*>\s*/g, '')
    .replace(/<title[^>]*>[^<]*<\/title>/, () => head);
}

/** Before the client is built, its addresses say so. */
const withoutClient: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET') next();
  else {
    response.status(503).type('text').send('The client is not built yet. Run npm run build.');
  }
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
