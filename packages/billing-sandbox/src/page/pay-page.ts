import { groupedNumber, testCardNames, testCards } from '../cards.ts';
import type { PayItem } from '../ledger/entries.ts';
import { type CardForm, type FieldName, fieldNames, filledForm } from './card-form.ts';
import { html, type Html } from './html.ts';
import { page } from './layout.ts';
import { formatAmount, type Language, type Messages, messages } from './messages.ts';

/** The page where an item is paid. */
export interface PayPage {
  item: PayItem;
  language: Language;
  form: CardForm;
  /** Where one goes without paying; null leaves the link out. */
  cancelUrl: string | null;
}

/** What browsers and their keyboards know about a field. */
const hints: Readonly<Record<FieldName, Html>> = {
  number: html`inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="0000 0000 0000 0000"`,
  expiry: html`inputmode="numeric" autocomplete="cc-exp" maxlength="7"`,
  cvc: html`inputmode="numeric" autocomplete="cc-csc" maxlength="4"`,
  holder: html`autocomplete="cc-name" maxlength="80"`,
};

const helps: Partial<Record<FieldName, keyof Messages>> = {
  expiry: 'expiryHelp',
  cvc: 'cvcHelp',
};

/** Renders the page with the form as it was left. */
export function payPage({ item, language, form, cancelUrl }: PayPage): string {
  const words = messages[language];
  const amount = (value: number) => formatAmount(value, item.currency, language);
  const wrong = fieldNames.filter((name) => form.errors[name]);
  const body = html`<div class="frame">
${orderPanel(item, words, amount)}
<div class="payment">
<div class="notice"><strong>${words.sandboxTitle}</strong> <span>${words.sandboxText}</span></div>
${wrong.length > 0 && errorSummary(wrong, form, words)}
${cardChoice(words, language, form)}
<form id="form" class="card" method="post" action="?lang=${language}" novalidate
 data-paying="${words.paying}">
${fieldNames.map((name) => field(name, form, words))}
<button type="submit">${words.pay} ${amount(item.total)}</button>
${cancelUrl !== null && html`<a class="cancel" href="${cancelUrl}">${words.cancel}</a>`}
</form>
</div>
</div>`;
  return page({ language, title: item.name, body, withScript: true });
}

function orderPanel(item: PayItem, words: Messages, amount: (value: number) => string): Html {
  return html`<section class="order" aria-label="${words.order}">
<img class="art" src="/assets/cover.svg" alt="">
<div class="words">
<p class="chip">${words.sandbox}</p>
<h1>${item.name}</h1>
<p class="amount">${amount(item.total)}</p>
${item.description !== '' && html`<p class="description">${item.description}</p>`}
<dl>
<div><dt>${words.subtotal}</dt><dd>${amount(item.subtotal)}</dd></div>
<div><dt>${words.tax}</dt><dd>${amount(item.taxtotal)}</dd></div>
<div class="sum"><dt>${words.total}</dt><dd>${amount(item.total)}</dd></div>
</dl>
</div>
</section>`;
}

function errorSummary(wrong: readonly FieldName[], form: CardForm, words: Messages): Html {
  const lines = wrong.map((name) => {
    const message = form.errors[name];
    return html`<li><a href="#${name}">${message ? words[message] : null}</a></li>`;
  });
  return html`<div class="summary" role="alert" tabindex="-1">
<strong>${words.errorSummary}</strong><ul>${lines}</ul></div>`;
}

/** The test cards as links that fill the form in, with or without the page's script. */
function cardChoice(words: Messages, language: Language, form: CardForm): Html {
  const choices = testCardNames.map((name) => {
    const card = testCards[name];
    const { values } = filledForm(card, words.testHolder, new Date());
    const isChosen = form.values.number.replaceAll(' ', '') === card.number;
    return html`<li><a href="?lang=${language}&amp;card=${name}#form"
 data-number="${groupedNumber(card)}" data-expiry="${values.expiry}" data-cvc="${values.cvc}"
 data-holder="${values.holder}" ${isChosen && html`aria-current="true"`}>
<img src="/assets/${name}.svg" alt="" width="63" height="40">
<span><strong>${words[name]}</strong><span class="digits">${groupedNumber(card)}</span></span></a></li>`;
  });
  return html`<section class="choice"><h2>${words.testCards}</h2><ul class="card">${choices}</ul></section>`;
}

function field(name: FieldName, form: CardForm, words: Messages): Html {
  const error = form.errors[name];
  const help = error === undefined ? helps[name] : undefined;
  const described = [error && `${name}-error`, help && `${name}-help`].filter(Boolean).join(' ');
  return html`<div class="field ${name}">
<label for="${name}">${words[name]}</label>
<input id="${name}" name="${name}" value="${form.values[name]}" required ${hints[name]}
 ${described !== '' && html`aria-describedby="${described}"`} ${error !== undefined && html`aria-invalid="true"`}>
${error !== undefined && html`<p class="error" id="${name}-error">${words[error]}</p>`}
${help !== undefined && html`<p class="help" id="${name}-help">${words[help]}</p>`}
</div>`;
}
