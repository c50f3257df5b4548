import { describe, expect, it } from 'vitest';
import { billingMail, type BillingMailInput, type BillingMailKind } from './index.ts';

const kinds = [
  'invoice',
  'renewalReminder',
  'receipt',
  'paymentRejected',
  'paymentSurplus',
  'paymentRefunded',
  'paymentAnnulled',
  'paymentReversed',
  'membershipGrace',
  'membershipLapsed',
  'membershipSuspended',
] as const satisfies BillingMailKind[];

const input: BillingMailInput = {
  language: 'es',
  name: 'Laura <b>Méndez</b>',
  baseUrl: 'https://wiki.example',
  businessName: 'Café & Roble\r\nBcc: all@example.com',
  path: '/account/membership',
};
const invoiced = {
  ...input,
  invoiceNumber: 'WE-2026-000042',
  totalMinor: 14_280_000,
  taxMinor: 2_280_000,
  // Late in the evening of the 30th in Colombia.
  until: new Date('2026-12-01T03:00:00Z'),
};

describe.each(kinds)('the %s mail', (kind) => {
  it('exists in both languages, leads to its page and lets no text out of its place', () => {
    const spanish = billingMail(kind, invoiced);
    const english = billingMail(kind, { ...invoiced, language: 'en' });
    expect(spanish.subject).not.toBe(english.subject);
    expect(billingMail(kind, { ...invoiced, language: 'fr' })).toEqual(english);
    for (const { subject, html, text } of [spanish, english]) {
      expect(subject).not.toMatch(/[\r\n]/);
      expect(html).toContain('href="https://wiki.example/account/membership"');
      expect(text).toContain('https://wiki.example/account/membership');
      expect(html).toContain('Laura &lt;b&gt;Méndez');
      expect(html).not.toMatch(/<(style|script|img|b)\b|undefined/);
      expect(`${subject}${text}`).not.toMatch(/[!¡]|undefined/);
    }
  });
});

describe('the figures', () => {
  it('are whole pesos with the day people in Colombia count', () => {
    const { text } = billingMail('invoice', invoiced);
    expect(text).toContain('Factura: WE-2026-000042');
    expect(text).toContain('Total con impuestos: 142.800 COP');
    expect(text).toContain('Impuesto incluido: 22.800 COP');
    expect(text).toContain('30 de noviembre de 2026');
    expect(billingMail('invoice', { ...invoiced, language: 'en' }).text).toContain(
      'Total with tax: 142,800 COP',
    );
  });
});

describe('a rejected payment', () => {
  it('quotes the bank and advises to check the card and to contact the bank or support', () => {
    const { text } = billingMail('paymentRejected', {
      ...invoiced,
      language: 'en',
      response: 'Insufficient funds',
    });
    expect(text).toContain('> Insufficient funds');
    expect(text).toContain('Check the card');
    expect(text).toContain('contact your bank or our support');
  });
});

describe('a suspension', () => {
  it('gives the canned reason in the language of the reader and the free text as written', () => {
    const reason = { key: 'outdatedDocuments', text: 'Falta el RUT de 2026.' };
    const { text } = billingMail('membershipSuspended', { ...input, reason });
    expect(text).toContain('Los documentos de la empresa están vencidos.');
    expect(text).toContain('Falta el RUT de 2026.');
  });
});
