import { type ClientPath, languages } from '@wiki/domain';
import { escapeHtml } from './page-html.ts';
import { linksIn, type PageLinks } from './page-links.ts';
import type { Page } from './page-meta-head.ts';
import { nameOf, pageMeta, stepTo, type SubjectContent, type TrailStep } from './page-meta.ts';
import { pageWords } from './page-words.ts';

/** The sections that every page leads to. */
const sections: readonly ClientPath[] = [
  '/',
  '/products',
  '/services',
  '/property',
  '/entrepreneurs',
];

/**
 * What a page says to readers without scripts, from what was read for its head and its first answers:
 * where it stands, what it is about, and where it leads.
 */
export function contentOf(page: Page, answers: readonly unknown[]): string {
  const { path, language, subject } = page;
  const words = pageWords[language];
  const { description } = pageMeta(path, language, subject);
  const name = subject?.title ?? nameOf(path, language);
  const heading = subject ? words.similar : path === '/' ? words.featured : null;
  return [
    `<header><nav aria-label="${words.sections}">${items(
      sections.map((to) => stepTo(to, language)),
      page,
    )}</nav></header>`,
    '<main>',
    subject?.trail
      ? `<nav aria-label="${words.way}">${items([stepTo('/', language), ...subject.trail], page)}</nav>`
      : '',
    `<h1>${escapeHtml(name)}</h1>`,
    subject?.image
      ? `<img src="${escapeHtml(subject.image.url)}" alt="${escapeHtml(subject.image.alt)}" width="350" loading="lazy" />`
      : '',
    subject?.content ? aboutOf(subject.content, page) : `<p>${escapeHtml(description)}</p>`,
    ...linksIn(answers, language).map((list) => listOf(list, heading, page)),
    '</main>',
    path === null ? '' : `<footer><p>${otherLanguages(page)}</p></footer>`,
  ].join('');
}

/** The same page in the other languages. */
const otherLanguages = ({ pathname, language }: Page): string =>
  languages
    .filter((of) => of !== language)
    .map(
      (of) =>
        `<a lang="${of}" hreflang="${of}" href="${escapeHtml(pathname)}?lang=${of}">${pageWords[language].other}</a>`,
    )
    .join(' ');

/** An address of ours in the page's language. */
const hrefTo = (path: string, { language }: Page): string =>
  escapeHtml(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);

const anchor = ({ name, path }: TrailStep, page: Page): string =>
  `<a href="${hrefTo(path, page)}">${escapeHtml(name)}</a>`;

const items = (steps: readonly TrailStep[], page: Page): string =>
  `<ul>${steps.map((step) => `<li>${anchor(step, page)}</li>`).join('')}</ul>`;

function aboutOf({ price, text, facts, seller }: SubjectContent, page: Page): string {
  const paragraphs = text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`);
  const told = facts.map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return [
    price ? `<p><strong>${escapeHtml(price)}</strong></p>` : '',
    ...paragraphs,
    told.length > 0 ? `<dl>${told.join('')}</dl>` : '',
    seller ? `<p>${pageWords[page.language].seller} ${anchor(seller, page)}</p>` : '',
  ].join('');
}

function listOf({ links, next }: PageLinks, heading: string | null, page: Page): string {
  const shown = links.map(
    (link) => `<li>${anchor(link, page)}${link.about ? ` ${escapeHtml(link.about)}` : ''}</li>`,
  );
  // The first page shows some of what is featured; only lists have pages.
  const more =
    next !== null && page.subject === undefined && page.path !== '/'
      ? `<p><a rel="next" href="${hrefTo(`${page.pathname}?after=${encodeURIComponent(next)}`, page)}">${pageWords[page.language].next}</a></p>`
      : '';
  return [heading ? `<h2>${heading}</h2>` : '', `<ul>${shown.join('')}</ul>`, more].join('');
}
