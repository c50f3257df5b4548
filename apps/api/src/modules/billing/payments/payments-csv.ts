import { byteOrderMark, csvLine, type Language, type PaymentStatus } from '@wiki/domain';
import type { QueryFilter } from 'mongoose';
import type { Config } from '../../../config.ts';
import type { PaymentMethod, PaymentSurplus } from '../../../graphql/generated/resolvers.ts';
import { chargedCurrency } from './amounts.ts';
import { describeInvoice } from '../invoices/describe-invoice.ts';
import { PaymentModel, type PaymentRecord } from './payment.model.ts';
import { surplusOf } from './surplus.ts';

interface Words {
  columns: string[];
  status: Record<PaymentStatus, string>;
  method: Record<PaymentMethod, string>;
  surplus: Record<PaymentSurplus, string>;
}

const words: Record<Language, Words> = {
  en: {
    columns: [
      'Date',
      'Invoice',
      'Transaction',
      'Status',
      'Response',
      'Amount shown',
      'Currency shown',
      'Amount charged',
      'Tax included',
      'Currency charged',
      'Method',
      'Card',
      'Bank',
      'Business',
      'E-mail',
      'Description',
      'Surplus',
    ],
    status: {
      pending: 'Pending',
      approved: 'Approved',
      rejected: 'Rejected',
      annulled: 'Annulled',
      reversed: 'Returned',
    },
    method: { CARD: 'Card', TRANSFER: 'Transfer', CASH: 'Cash', OTHER: 'Other' },
    surplus: { OPEN: 'To be decided', REFUNDED: 'Refunded', APPLIED: 'Applied' },
  },
  es: {
    columns: [
      'Fecha',
      'Factura',
      'Transacción',
      'Estado',
      'Respuesta',
      'Valor mostrado',
      'Moneda mostrada',
      'Valor cobrado',
      'Impuesto incluido',
      'Moneda cobrada',
      'Medio de pago',
      'Tarjeta',
      'Banco',
      'Empresa',
      'Correo electrónico',
      'Descripción',
      'Pago sobrante',
    ],
    status: {
      pending: 'Pendiente',
      approved: 'Aprobado',
      rejected: 'Rechazado',
      annulled: 'Anulado',
      reversed: 'Devuelto por el banco',
    },
    method: { CARD: 'Tarjeta', TRANSFER: 'Transferencia', CASH: 'Efectivo', OTHER: 'Otro' },
    surplus: { OPEN: 'Por decidir', REFUNDED: 'Devuelto', APPLIED: 'Aplicado' },
  },
};

const pageSize = 500;

/**
 * Payments as CSV (RFC 4180), the newest first, with the mark that tells spreadsheets of UTF-8. Read
 * page by page, each by seeking to its start: a long list neither fills the memory nor holds a cursor.
 */
export async function* csvOf(
  filter: QueryFilter<PaymentRecord>,
  language: Language,
  { displayCurrency }: Pick<Config, 'displayCurrency'>,
): AsyncGenerator<string> {
  yield `${byteOrderMark}${csvLine(words[language].columns)}`;
  let last: PaymentRecord | undefined;
  do {
    const start = last
      ? {
          date: { $lte: last.date },
          $or: [{ date: { $lt: last.date } }, { _id: { $lt: last._id } }],
        }
      : {};
    const page: PaymentRecord[] = await PaymentModel.find({ $and: [filter, start] })
      .sort({ date: -1, _id: -1 })
      .limit(pageSize)
      .lean();
    if (page.length > 0)
      yield page.map((payment) => csvLine(cells(payment, language, displayCurrency))).join('');
    last = page.length === pageSize ? page.at(-1) : undefined;
  } while (last);
}

function cells(payment: PaymentRecord, language: Language, displayCurrency: string): string[] {
  const { status, method, surplus } = words[language];
  const standing = surplusOf(payment);
  return [
    payment.date.toISOString(),
    payment.invoiceNumber,
    payment.transactionId ?? '',
    status[payment.status],
    payment.response ?? '',
    units(payment.displayMinor),
    displayCurrency,
    units(payment.localMinor),
    units(payment.taxMinor),
    chargedCurrency,
    method[payment.method],
    payment.cardNumber ?? '',
    payment.bank ?? '',
    payment.businessName,
    payment.customerEmail,
    describeInvoice(payment, language),
    standing ? surplus[standing] : '',
  ];
}

const units = (minor: number): string => (minor / 100).toFixed(2);
