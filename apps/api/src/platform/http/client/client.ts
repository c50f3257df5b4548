import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isLanguage, type Language, languageCookie, matchPage } from '@wiki/domain';
import { parseCookie } from 'cookie';
import type { Express, Request, RequestHandler, Response } from 'express';
import { isbot } from 'isbot';
import sirv from 'sirv';
import { pathnameOf, searchOf } from '../address.ts';
import type { Config } from '../../../config.ts';
import { limitRequests } from '../security/limit-requests.ts';
import { type ExecutePublicQuery, createPageAnswers } from '../pages/page-answers.ts';
import type { PageMetaReaders } from '../pages/page-meta.ts';
import { headOf, type Page } from '../pages/page-meta-head.ts';
import { itemsShown } from '../pages/page-meta-list.ts';
import { type FindPageParts, hintsOf, type PageParts, readPageParts } from '../pages/page-parts.ts';
import type { PageRenderer, Rendered } from '../pages/page-renderer.ts';
import { sendPage } from '../serving/compress-answer.ts';
import { nonceOf } from '../security/security.ts';
import { site, siteIdentity } from '../../site/site.ts';
import { within } from '../within.ts';

const built = fileURLToPath(new URL('../../../../../web/dist', import.meta.url));

/** How long a page waits for what is rendered into it, in milliseconds; later it goes out without. */
export interface Patience {
  /** For the texts of the thing it is about. */
  textsMs: number;
  /** For the answers to what it shows. */
  answersMs: number;
  /** For being rendered of them. */
  renderingMs: number;
}

/**
 * On a quiet machine all of it takes some tens of milliseconds. On a busy one a browser that gets
 * an empty page would only ask the same again; who reads no scripts would read nothing.
 */
const forPeople: Patience = { textsMs: 1_000, answersMs: 2_000, renderingMs: 3_000 };
/** Search engines keep what they are given: they rather wait. */
const forRobots: Patience = { textsMs: 10_000, answersMs: 10_000, renderingMs: 10_000 };

/** Where the build puts what it names by a hash of its content, which never changes what it means. */
const lastingFolder = '/assets/';

/** What pages say and are given along. */
export interface PageSources {
  subjects: PageMetaReaders;
  ask: ExecutePublicQuery;
  renderer: PageRenderer;
}

/**
 * Serves the built client: its files as they were compressed at the build, hashed ones for good,
 * and its page for every other address with the texts and the nonce of this request, hints of the
 * files it needs and the answers to what a visitor's first screen asks. An address without a
 * screen, or of a thing that is not there, gets the same page with status 404, and with 410 when it was taken away.
 * A form that was sent without scripts leads back to its page.
 */
export function serveClient(
  app: Express,
  config: Config,
  sources: PageSources,
  dist = built,
  patienceForPeople = forPeople,
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
      const isLasting = pathname.startsWith(lastingFolder);
      response.setHeader(
        'Cache-Control',
        isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      // The one type that is not known.
      if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });
  app.use((request, response, next) => {
    // The page itself is only given filled in.
    if (request.path.endsWith('.html')) next();
    else files(request, response, next);
  });
  const answersTo = createPageAnswers(sources.ask);
  const { render, prepare, restart } = sources.renderer;
  const template = pageTemplate(dist, !config.production, restart);
  if (config.production) prepare();
  app.get(/.*/, refuseFiles, limitRequests('pages'), async (request, response) => {
    const { html, partsAt } = template();
    const parts = partsAt(request.path);
    const patience = isbot(request.headers['user-agent']) ? forRobots : patienceForPeople;
    const [{ page, isGone }, answers] = await Promise.all([
      pageOf(request, config, sources.subjects, patience),
      parts?.isRendered ? answersTo(parts, request, patience.answersMs) : null,
    ]);
    const rendered =
      page.key !== null && answers
        ? await render(
            {
              url: addressOf(page, request),
              language: page.language,
              answers,
              site: siteIdentity(),
            },
            patience.renderingMs,
          )
        : undefined;
    // Its canonical page is the first one, which a further page is not about.
    const items = answers && !request.query['after'] ? itemsShown(page.key, answers) : [];
    // A language in the address is a choice, also without scripts.
    if (isLanguage(request.query['lang'])) rememberLanguage(response, page.language, config);
    response
      .status(isGone ? 410 : page.key === null ? 404 : 200)
      // Asked for anew each time, and kept by nobody on the way; a browser may keep the page itself
      // for going back, which nothing private stands in.
      .set('Cache-Control', 'private, no-cache')
      .set('Vary', 'Cookie')
      .type('html');
    const filled = fill(html, { ...page, items }, nonceOf(response), parts, rendered);
    await sendPage(request, response, filled);
  });
  app.post(/.*/, leadBack);
}

/** A form that a browser sent without scripts: its page says that it needs them. Nothing of it is read. */
const leadBack: RequestHandler = (request, response, next) => {
  if (!matchPage(request.path)) {
    next();
    return;
  }
  response.redirect(303, pathnameOf(request) + searchOf(request));
};

/** Lets the browser tell at its next page which language was chosen. */
function rememberLanguage(response: Response, language: Language, { baseUrl }: Config): void {
  response.cookie(languageCookie, language, {
    maxAge: 365 * 24 * 3_600_000,
    sameSite: 'lax',
    secure: baseUrl.startsWith('https:'),
  });
}

/** The address of a page at this site, whatever host or slashes the request has named. */
function addressOf({ baseUrl, pathname }: Page, request: Request): string {
  const address = new URL(pathname, baseUrl);
  address.search = searchOf(request);
  return address.href;
}

/** A missing file is not a page: whoever asked for a picture or script cannot use one. */
const refuseFiles: RequestHandler = (request, response, next) => {
  if (/\.\w{1,8}$/.test(request.path) || request.path.startsWith(lastingFolder)) {
    response.status(404).type('text').send('Not found');
  } else next();
};

/** What the build made of the page. */
interface Template {
  html: string;
  partsAt: FindPageParts;
}

/** Reads the page once, and again when a build replaced it while developing. */
function pageTemplate(dist: string, watched: boolean, onChange: () => void): () => Template {
  const file = `${dist}/index.html`;
  let template: Template = { html: '', partsAt: () => null };
  let changed = -1;
  return () => {
    // While a build is under way there is none: the last one stands.
    const found = watched || changed < 0 ? statSync(file, { throwIfNoEntry: false }) : undefined;
    const now = found?.mtimeMs ?? changed;
    if (now === changed) return template;
    if (changed >= 0) onChange();
    changed = now;
    template = {
      html: readFileSync(file, 'utf8'),
      partsAt: readPageParts(`${dist}/.vite/pages.json`),
    };
    return template;
  };
}

/** What a request is about, in the language of its address, else of the browser's choice, else English. */
async function pageOf(
  request: Request,
  config: Config,
  subjects: PageMetaReaders,
  { textsMs }: Patience,
): Promise<{ page: Page; isGone: boolean }> {
  const { lang } = request.query;
  const chosen = parseCookie(request.headers.cookie ?? '')[languageCookie];
  const namesLanguage = isLanguage(lang);
  const language = [lang, chosen].find(isLanguage) ?? site().defaultLanguage;
  const key = matchPage(request.path);
  const pathname = pathnameOf(request);
  const { baseUrl, socialLinks: profiles } = config;
  const page: Page = {
    baseUrl,
    pathname,
    key,
    language,
    namesLanguage,
    subject: undefined,
    items: [],
    profiles,
  };
  const read = key && subjects[key];
  if (!read) return { page, isGone: false };
  const id = pathname.slice(pathname.lastIndexOf('/') + 1);
  const subject = await within(textsMs, 'texts', () => read(id, language, config));
  const isGone = subject === 'gone';
  return isGone || subject === null
    ? { page: { ...page, key: null }, isGone }
    : { page: { ...page, subject }, isGone };
}

/** The page with the request's nonce, language, texts and addresses, and what comes along. */
function fill(
  template: string,
  page: Page,
  nonce: string,
  parts: PageParts | null,
  rendered: Rendered | undefined,
): string {
  return template
    .replaceAll('__CSP_NONCE__', nonce)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${page.language}"`)
    .replace(/<meta\s[^>]*name="(description|keywords)"[^>]*>\s*/g, '')
    .replace(/<title[^>]*>[^<]*<\/title>/, () => headOf(page))
    .replace('</head>', () => `${headParts(page, parts, rendered)}\n  </head>`)
    .replaceAll('<script type="module"', (script) =>
      // What is rendered stands without it: style sheets and pictures come first.
      rendered ? `${script} fetchpriority="low"` : script,
    )
    .replace('<div id="root">', () => `<div id="root">${rendered?.html ?? ''}`)
    .replace('</body>', () =>
      rendered ? `<script type="application/json">${rendered.state}</script></body>` : '</body>',
    );
}

const headParts = (page: Page, parts: PageParts | null, rendered: Rendered | undefined): string =>
  `${rendered?.head ?? ''}${parts ? hintsOf(parts, page.language, rendered !== undefined) : ''}`;

/** Before the client is built, its addresses say so. */
const withoutClient: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET') next();
  else {
    response.status(503).type('text').send('The client is not built yet. Run npm run build.');
  }
};
