import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Express, RequestHandler } from 'express';
import { can } from '../../../authz/actions.ts';
import type { Config } from '../../../config.ts';
import { Refusal } from '../../../platform/errors/errors.ts';
import { attachment, refuseDocument } from '../../../platform/http/documents.ts';
import { logger } from '../../../platform/logging/logger.ts';
import { viewerNow } from '../../users/index.ts';
import { limitDocuments } from '../billing-limits.ts';
import { ownPayments } from '../billing.policy.ts';
import { documentPaths } from './document-links.service.ts';
import { verifyDocument } from '../../../platform/tokens/document-token.ts';
import { readInvoice } from './invoice.service.ts';
import { InvoiceModel } from './invoice.model.ts';
import { matching, readPayment } from '../payments/payment-lists.service.ts';
import { csvOf } from '../payments/payments-csv.ts';

/** `GET` of a receipt as PDF and of a list of payments as CSV, both only by a signed link. */
export function serveBillingDocuments(app: Express, config: Config): void {
  app.get(Object.values(documentPaths), countDocument);
  app.get(documentPaths.receipt, async (request, response) => {
    const claims = verifyDocument(config, 'receipt', request.query.token);
    const viewer = claims && (await viewerNow(claims.userId));
    const { paymentId } = request.params;
    // The address names the payment as the token does: one cannot be used for another.
    const payment =
      viewer && claims.subject === paymentId ? await readPayment({ viewer }, paymentId) : null;
    const invoice = payment && (await InvoiceModel.findById(payment.invoiceId).lean());
    if (!claims || !payment?.receiptNumber || !invoice) {
      refuseDocument(response);
      return;
    }
    // What draws documents is large, and many a process never draws one.
    const { receiptPdf } = await import('./receipt-pdf.ts');
    const pdf = await receiptPdf({ payment, invoice, language: claims.language });
    attachment(response, `${payment.receiptNumber}.pdf`, 'application/pdf').send(pdf);
  });

  app.get(documentPaths.invoice, async (request, response) => {
    const claims = verifyDocument(config, 'invoice', request.query.token);
    const viewer = claims && (await viewerNow(claims.userId));
    const { invoiceId } = request.params;
    const invoice =
      viewer && claims.subject === invoiceId ? await readInvoice({ viewer }, invoiceId) : null;
    if (!claims || !invoice) {
      refuseDocument(response);
      return;
    }
    const { invoicePdf } = await import('./invoice-pdf.ts');
    const pdf = await invoicePdf({ invoice, language: claims.language });
    attachment(response, `${invoice.number}.pdf`, 'application/pdf').send(pdf);
  });

  app.get(documentPaths.payments, async (request, response) => {
    const claims = verifyDocument(config, 'payments', request.query.token);
    const viewer = claims && (await viewerNow(claims.userId));
    if (!viewer) {
      refuseDocument(response);
      return;
    }
    const own = can(viewer, 'billing.administer', null) ? {} : ownPayments(viewer);
    const filter = { ...(await matching(JSON.parse(claims.subject))), ...own };
    attachment(response, 'payments.csv', 'text/csv; charset=utf-8');
    try {
      await pipeline(Readable.from(csvOf(filter, claims.language, config)), response);
    } catch (error) {
      // Half a file is cut off: whoever saves it sees that it is not whole.
      logger.warn({ err: error }, 'a list of payments was cut off');
    }
  });
}

/** Lets an address ask for so many documents, before anything is read for it. */
const countDocument: RequestHandler = async ({ ip }, response, next) => {
  try {
    await limitDocuments(ip ?? 'unknown');
    next();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [refusal] = error.userErrors;
    response.set('Retry-After', String(refusal?.retryAfterSeconds ?? 60));
    refuseDocument(response, 429, 'TOO_MANY_REQUESTS');
  }
};
