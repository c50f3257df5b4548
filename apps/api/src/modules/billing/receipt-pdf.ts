import type { Language } from '@wiki/domain';
import Pdf from 'pdfkit';
import { describeInvoice } from './describe-invoice.ts';
import type { InvoiceRecord } from './invoice.model.ts';
import type { PaymentRecord } from './payment.model.ts';
import { receiptWords } from './receipt-words.ts';
import { siteIdentity, siteName } from '../../platform/site/site.ts';
import { surplusOf } from './surplus.ts';

/** What a receipt is made of. */
export interface ReceiptParts {
  payment: PaymentRecord;
  invoice: InvoiceRecord;
  language: Language;
}

const colours = {
  jade: '#0b5d47',
  jadeBright: '#138a69',
  jadeSoft: '#5cc3a0',
  maize: '#f0ab2e',
  cream: '#fdeecf',
  ink: '#1c2420',
  inkSoft: '#55605a',
  line: '#e6e0d5',
} as const;

/** Points: A4 is 595 by 842. */
const margin = 56;
const width = 595 - 2 * margin;

/** The receipt of an approved payment as PDF, on one page. */
export function receiptPdf({ payment, invoice, language }: ReceiptParts): Promise<Buffer> {
  const word = receiptWords[language];
  const surplus = surplusOf(payment);
  const isSurplus = surplus === 'OPEN' || surplus === 'REFUNDED';
  const title = isSurplus ? word.surplusTitle : word.title;
  const doc = new Pdf({
    size: 'A4',
    margin,
    lang: language,
    displayTitle: true,
    // Small enough as it is, and the same bytes in every version of zlib.
    compress: false,
    info: { Title: `${title} ${invoice.number}`, Author: siteName() },
  });
  const done = collect(doc);
  head(doc, word.tagline);
  doc.fillColor(colours.ink).font('Helvetica-Bold').fontSize(22);
  doc.text(title, margin, 168);
  doc.font('Helvetica').fontSize(11).fillColor(colours.inkSoft);
  doc.text(`${word.invoice} ${invoice.number}`);
  doc.moveDown(1.5);
  rows(doc, [
    [word.business, payment.businessName],
    [word.email, payment.customerEmail],
    [word.date, dateOf(payment.date, language)],
    [word.method, [word.methods[payment.method], payment.cardNumber].filter(Boolean).join(' ')],
    ...(payment.bank ? [[word.bank, payment.bank] as const] : []),
    [word.reference, payment.transactionId ?? ''],
    ...(surplus ? [[word.surplus, word.surplusStates[surplus]] as const] : []),
    [word.concept, describeInvoice(invoice, language)],
    ...(invoice.periodStart && invoice.periodEnd
      ? [
          [
            word.period,
            `${dateOf(invoice.periodStart, language)} - ${dateOf(invoice.periodEnd, language)}`,
          ] as const,
        ]
      : []),
  ]);
  doc.moveDown(1);
  rows(doc, [
    [word.subtotal, pesos(payment.localMinor - payment.taxMinor, language)],
    [`${word.tax} (${percent(invoice.taxPercent, language)})`, pesos(payment.taxMinor, language)],
  ]);
  doc.font('Helvetica-Bold').fontSize(14);
  row(doc, word.total, pesos(payment.localMinor, language));
  doc.moveDown(2).font('Helvetica').fontSize(9).fillColor(colours.inkSoft);
  doc.text(isSurplus ? word.surplusNote : word.note, margin, undefined, { width });
  doc.end();
  return done;
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/** The name, the tagline and the weave of the brand. */
function head(doc: PDFKit.PDFDocument, tagline: string): void {
  doc.rect(0, 0, 595, 108).fill(siteIdentity().brandColor ?? colours.jade);
  doc
    .fillColor('#ffffff')
    .font('Helvetica-Bold')
    .fontSize(22)
    .text(printable(siteName()), margin, 36);
  doc.fillColor(colours.cream).font('Helvetica').fontSize(11).text(tagline, margin, 66);
  const upright = [colours.jadeSoft, colours.jadeBright, colours.maize];
  const level = [colours.cream, colours.maize, colours.jadeSoft];
  const size = 595 / 48;
  for (let line = 0; line < 2; line += 1) {
    for (let column = 0; column < 48; column += 1) {
      const band = (line + column) % 2 === 0 ? upright[column % 3] : level[line % 3];
      doc
        .rect(column * size, 108 + line * size, size - 0.7, size - 0.7)
        .fill(band ?? colours.jadeSoft);
    }
  }
}

function rows(doc: PDFKit.PDFDocument, entries: readonly (readonly [string, string])[]): void {
  doc.font('Helvetica').fontSize(11);
  for (const [label, value] of entries) row(doc, label, value);
}

/** A label with its value, over a hairline. */
function row(doc: PDFKit.PDFDocument, label: string, value: string): void {
  const top = doc.y;
  doc.fillColor(colours.inkSoft).text(label, margin, top, { width: width * 0.38 });
  const below = doc.y;
  doc.fillColor(colours.ink).text(printable(value), margin + width * 0.4, top, {
    width: width * 0.6,
    align: 'right',
  });
  doc.y = Math.max(below, doc.y) + 5;
  doc
    .moveTo(margin, doc.y)
    .lineTo(margin + width, doc.y)
    .lineWidth(0.5)
    .stroke(colours.line);
  doc.x = margin;
  doc.y += 7;
}

/** The built-in fonts know the letters of western Europe: others lose their marks or become a question mark. */
function printable(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (/[\u0020-\u007e\u00a0-\u00ff•–—‘’“”€]/.test(letter)) return letter;
      const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
      return /^[\u0020-\u007e]+$/.test(plain) ? plain : '?';
    })
    .join('');
}

const localeOf = (language: Language): string => (language === 'es' ? 'es-CO' : 'en');

const dateOf = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'America/Bogota',
  }).format(date);

const pesos = (minor: number, language: Language): string =>
  `${new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0 }).format(minor / 100)} COP`;

const percent = (value: number, language: Language): string =>
  `${new Intl.NumberFormat(localeOf(language)).format(value)} %`;
