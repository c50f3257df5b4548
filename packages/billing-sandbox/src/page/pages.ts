import { type Request, type RequestHandler, Router, urlencoded } from 'express';
import { testCardNames, testCards } from '../cards.ts';
import type { Ledger, Transaction } from '../ledger/ledger.ts';
import { serveAssets } from './assets.ts';
import { type CardForm, emptyForm, filledForm, readCardForm } from './card-form.ts';
import { type Language, languages, messages } from './messages.ts';
import { payPage } from './pay-page.ts';
import { homePage, missingPage, paidPage } from './plain-pages.ts';

/** What the pages work with. */
export interface PageParts {
  ledger: Ledger;
  /** Where the browser returns after paying; `ref_code` is added. */
  returnUrl: () => string;
  /** Where it goes without paying; null leaves that out. */
  cancelUrl: () => string | null;
  /** Told of each transaction whose outcome is decided. */
  onDecided: (transaction: Transaction) => void;
}

/** The pages people see: the pay page of an item, and what the sandbox is. */
export function pages({ ledger, returnUrl, cancelUrl, onDecided }: PageParts): Router {
  const withReference = ({ ref_code }: Transaction): string => {
    const url = new URL(returnUrl());
    url.searchParams.set('ref_code', ref_code);
    return url.href;
  };
  const router = Router();
  router.use(serveAssets(), securePages(returnUrl));
  router.get('/', (request, response) => response.send(homePage(languageOf(request))));

  router.use('/pay/:itemId', urlencoded({ extended: false, limit: '10kb' }));
  router.all('/pay/:itemId', (request, response, next) => {
    const language = languageOf(request);
    const item = ledger.item(request.params.itemId);
    if (!item) {
      response.status(404).send(missingPage(language, cancelUrl()));
      return;
    }
    const paid = ledger.decisive(item.itemId);
    if (paid?.status === 'approved') {
      const isSecond = request.method === 'POST';
      response.status(isSecond ? 409 : 200).send(paidPage(language, withReference(paid)));
      return;
    }
    const show = (form: CardForm) => payPage({ item, language, form, cancelUrl: cancelUrl() });
    if (request.method === 'GET' || request.method === 'HEAD') {
      response.send(show(chosenCard(request, language)));
    } else if (request.method === 'POST') {
      const { card, form } = readCardForm(request.body, new Date());
      const transaction = card && ledger.pay(item, card);
      if (!transaction) {
        response.status(422).send(show(form));
        return;
      }
      if (transaction.status !== 'pending') onDecided(transaction);
      response.redirect(303, withReference(transaction));
    } else next();
  });
  router.use((request, response) => {
    response.status(404).send(missingPage(languageOf(request), cancelUrl()));
  });
  return router;
}

/** The form filled in with the test card that the address names, or empty. */
function chosenCard({ query }: Request, language: Language): CardForm {
  const name = testCardNames.find((each) => each === query.card);
  return name ? filledForm(testCards[name], messages[language].testHolder, new Date()) : emptyForm;
}

function languageOf(request: Request): Language {
  const asked = languages.find((each) => each === request.query.lang);
  return asked ?? (request.acceptsLanguages(...languages) === 'es' ? 'es' : 'en');
}

/** The browser may leave to the page it returns to, also as the answer to the form. */
function securePages(returnUrl: () => string): RequestHandler {
  return (_request, response, next) => {
    response.set({
      'Content-Security-Policy': [
        "default-src 'none'",
        "style-src 'self'",
        "script-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        `form-action 'self' ${new URL(returnUrl()).origin}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    });
    next();
  };
}
