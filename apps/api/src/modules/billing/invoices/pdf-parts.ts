import { type Language, localeOf, writtenDay, writtenPesos } from '@wiki/domain';
import Pdf from 'pdfkit';
import { siteIdentity, siteName } from '../../../platform/site/site.ts';
import type { InvoiceRecord, PartyRecord } from './invoice.model.ts';

const colors = {
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

/** An empty page of a document. */
export const pageOf = (title: string, language: Language): PDFKit.PDFDocument =>
  new Pdf({
    size: 'A4',
    margin,
    lang: language,
    displayTitle: true,
    // Small enough as it is, and the same bytes in every version of zlib.
    compress: false,
    info: { Title: title, Author: siteName() },
  });

/** What it is, with its number below. */
export function heading(doc: PDFKit.PDFDocument, title: string, number: string): void {
  doc.fillColor(colors.ink).font('Helvetica-Bold').fontSize(22);
  doc.text(title, margin, 160);
  doc.font('Helvetica').fontSize(11).fillColor(colors.inkSoft).text(number);
  doc.moveDown(1.2);
}

/** The labels of the two sides. */
export interface PartyWords {
  issuer: string;
  buyer: string;
  taxId: string;
}

/** Who bills and who is billed, side by side. */
export function parties(
  doc: PDFKit.PDFDocument,
  { issuer, buyer }: { issuer: PartyRecord; buyer: PartyRecord & { email?: string } },
  word: PartyWords,
): void {
  const top = doc.y;
  const half = width / 2 - 12;
  const bottoms = [
    [word.issuer, issuer, margin] as const,
    [word.buyer, buyer, margin + width / 2 + 12] as const,
  ].map(([label, party, left]) => {
    doc.font('Helvetica').fontSize(9).fillColor(colors.inkSoft).text(label, left, top, {
      width: half,
    });
    doc.font('Helvetica-Bold').fontSize(11).fillColor(colors.ink);
    doc.text(printable(party.name), { width: half });
    doc.font('Helvetica').fontSize(10);
    const email = 'email' in party ? party.email : null;
    const taxId = party.taxId && `${word.taxId} ${party.taxId}`;
    for (const line of [taxId, party.address, email]) {
      if (line) doc.text(printable(line), { width: half });
    }
    return doc.y;
  });
  doc.x = margin;
  doc.y = Math.max(...bottoms) + 18;
}

/** The whole of a document once it is ended. */
export function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/** The name, the tagline and the weave of the brand. */
export function head(doc: PDFKit.PDFDocument, tagline: string): void {
  doc.rect(0, 0, 595, 108).fill(siteIdentity().brandColor ?? colors.jade);
  doc
    .fillColor('#ffffff')
    .font('Helvetica-Bold')
    .fontSize(22)
    .text(printable(siteName()), margin, 36);
  doc.fillColor(colors.cream).font('Helvetica').fontSize(11).text(tagline, margin, 66);
  const upright = [colors.jadeSoft, colors.jadeBright, colors.maize];
  const level = [colors.cream, colors.maize, colors.jadeSoft];
  const size = 595 / 48;
  for (let line = 0; line < 2; line += 1) {
    for (let column = 0; column < 48; column += 1) {
      const band = (line + column) % 2 === 0 ? upright[column % 3] : level[line % 3];
      doc
        .rect(column * size, 108 + line * size, size - 0.7, size - 0.7)
        .fill(band ?? colors.jadeSoft);
    }
  }
}

export function rows(
  doc: PDFKit.PDFDocument,
  entries: readonly (readonly [string, string])[],
): void {
  doc.font('Helvetica').fontSize(11);
  for (const [label, value] of entries) row(doc, label, value);
}

/** A label with its value, over a hairline. */
function row(doc: PDFKit.PDFDocument, label: string, value: string): void {
  const top = doc.y;
  doc.fillColor(colors.inkSoft).text(label, margin, top, { width: width * 0.38 });
  const below = doc.y;
  doc.fillColor(colors.ink).text(printable(value), margin + width * 0.4, top, {
    width: width * 0.6,
    align: 'right',
  });
  doc.y = Math.max(below, doc.y) + 5;
  doc
    .moveTo(margin, doc.y)
    .lineTo(margin + width, doc.y)
    .lineWidth(0.5)
    .stroke(colors.line);
  doc.x = margin;
  doc.y += 7;
}

/** The month that is paid, once it is known. */
export const monthOf = (
  { periodStart, periodEnd }: Pick<InvoiceRecord, 'periodStart' | 'periodEnd'>,
  label: string,
  language: Language,
): [string, string][] =>
  periodStart && periodEnd
    ? [[label, `${writtenDay(periodStart, language)} - ${writtenDay(periodEnd, language)}`]]
    : [];

/** What it is before tax, the tax and the total. */
export function amounts(
  doc: PDFKit.PDFDocument,
  {
    taxMinor,
    totalMinor,
    taxPercent,
  }: Pick<InvoiceRecord, 'taxMinor' | 'totalMinor' | 'taxPercent'>,
  word: { subtotal: string; tax: string; total: string },
  language: Language,
): void {
  rows(doc, [
    [word.subtotal, writtenPesos(totalMinor - taxMinor, language)],
    [`${word.tax} (${percent(taxPercent, language)})`, writtenPesos(taxMinor, language)],
  ]);
  doc.font('Helvetica-Bold').fontSize(14);
  row(doc, word.total, writtenPesos(totalMinor, language));
}

/** What stands at its end. */
export function closing(doc: PDFKit.PDFDocument, text: string): void {
  doc.moveDown(2).font('Helvetica').fontSize(9).fillColor(colors.inkSoft);
  doc.text(text, margin, undefined, { width });
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

/** `19%`, `19 %`: only Spanish sets the sign apart. */
const percent = (value: number, language: Language): string =>
  `${new Intl.NumberFormat(localeOf(language)).format(value)}${language === 'es' ? '\u00a0' : ''}%`;
