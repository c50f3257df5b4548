import { groupedNumber, testCardNames, testCards } from '../cards.ts';
import { html, type Html } from './html.ts';
import { page } from './layout.ts';
import { type Language, messages } from './messages.ts';

/** Says that an item is paid; leads back with the reference of the payment. */
export function paidPage(language: Language, returnUrl: string): string {
  const { paidTitle, paidText, back } = messages[language];
  const way = html`<a class="button" href="${returnUrl}">${back}</a>`;
  return plainPage(language, paidTitle, paidText, way);
}

/** Says that there is no such item. */
export function missingPage(language: Language, cancelUrl: string | null): string {
  const { missingTitle, missingText, back } = messages[language];
  const way = cancelUrl === null ? null : html`<a class="button" href="${cancelUrl}">${back}</a>`;
  return plainPage(language, missingTitle, missingText, way);
}

const paths = ['/user', '/user/edit', '/payment/createbtn', '/payment/info', '/payment/confirm'];

/** Says what is running here. */
export function homePage(language: Language): string {
  const words = messages[language];
  const cards = testCardNames.map(
    (name) =>
      html`<li><img src="/assets/${name}.svg" alt="" width="63" height="40">
<span><strong>${words[name]}</strong><span class="digits">${groupedNumber(testCards[name])}</span></span></li>`,
  );
  const calls = paths.map((path) => html`<li><code>POST ${path}</code></li>`);
  const more = html`<ul class="cards">${cards}</ul><h2>${words.homeCalls}</h2><ul class="calls">${calls}</ul>`;
  return plainPage(language, words.homeTitle, words.homeText, more);
}

function plainPage(language: Language, title: string, text: string, more: Html | null): string {
  const body = html`<section class="plain card"><img class="art" src="/assets/cover.svg" alt="">
<div class="words"><h1>${title}</h1><p>${text}</p>${more}</div></section>`;
  return page({ language, title, body });
}
