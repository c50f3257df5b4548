import { html, type Html } from './html.ts';
import { type Language, languages, messages } from './messages.ts';

/** What every page of the sandbox is given. */
export interface PageOptions {
  language: Language;
  title: string;
  body: Html;
  /** Whether the page uses the script of the payment form. */
  withScript?: boolean;
}

const names: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** A whole page: the mark, the switch of languages, and what it is about. */
export function page({ language, title, body, withScript = false }: PageOptions): string {
  const words = messages[language];
  const choices = languages.map(
    (each) =>
      html`<a href="?lang=${each}" lang="${each}" hreflang="${each}" title="${names[each]}"
        ${each === language && html`aria-current="true"`}>${each.toUpperCase()}</a>`,
  );
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${words.product}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/sandbox.css">
${withScript && html`<script type="module" src="/assets/pay-page.js"></script>`}
</head>
<body>
<header class="top">
<p class="wordmark"><img src="/assets/mark.svg" alt="" width="34" height="34">${words.product}</p>
<nav class="languages" aria-label="${words.languageSwitch}">${choices}</nav>
</header>
<main>${body}</main>
</body>
</html>
`.source;
}
