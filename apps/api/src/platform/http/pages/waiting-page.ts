import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLanguage, type Language } from '@wiki/domain';
import { siteName as plainName } from '../../site/site.ts';
import { languageOf } from '../language.ts';
import { escapeHtml } from './page-html.ts';

const siteName = (): string => escapeHtml(plainName());

const words: Record<Language, { title: string; text: string }> = {
  en: {
    title: 'Almost ready',
    text: 'This page opens by itself in a moment. The first start takes a little longer: it builds the database and fills it.',
  },
  es: {
    title: 'Ya casi está listo',
    text: 'Esta página se abre sola en un momento. El primer inicio tarda un poco más: prepara la base de datos y la llena.',
  },
};

const seconds = 2;

/** Whether somebody opens a page, and no program asks for data. */
export const wantsPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** Asks a visitor to wait, in their language; the page loads itself again until there is another. */
export function answerWaiting(request: IncomingMessage, response: ServerResponse): void {
  const asked = new URLSearchParams(request.url?.split('?')[1]).get('lang');
  const language = isLanguage(asked) ? asked : languageOf(request.headers['accept-language']);
  response
    .writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'retry-after': String(seconds),
      connection: 'close',
    })
    .end(page(language));
}

const page = (language: Language): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>${words[language].title} · ${siteName()}</title>
<style>
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
    font: 18px/1.5 system-ui, sans-serif; background: light-dark(#faf8f3, #16191b); color: light-dark(#1d2321, #eceae4); }
  main { max-width: 34rem; }
  p.brand { margin: 0 0 2rem; font-weight: 700; color: light-dark(#0b6b50, #6fd3b1); }
  h1 { margin: 0 0 .5rem; font-size: 2rem; line-height: 1.15; }
  p { margin: 0; }
</style>
</head>
<body><main>
<p class="brand">${siteName()}</p>
<h1>${words[language].title}</h1>
<p>${words[language].text}</p>
</main></body>
</html>
`;
