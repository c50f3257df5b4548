import type { Language } from '@wiki/domain';

/** What pages say to readers without scripts, beside their own texts. */
export const pageWords = {
  en: {
    way: 'Breadcrumb',
    sections: 'Sections',
    featured: 'Featured',
    similar: 'Similar listings',
    next: 'Next page',
    seller: 'Offered by',
    from: 'from',
    hour: 'an hour',
    month: 'a month',
    other: 'Español',
  },
  es: {
    way: 'Ruta de navegación',
    sections: 'Secciones',
    featured: 'Destacados',
    similar: 'Publicaciones similares',
    next: 'Página siguiente',
    seller: 'Ofrecido por',
    from: 'desde',
    hour: 'por hora',
    month: 'al mes',
    other: 'English',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** What something costs and for how long: `$ 2.900.000 COP al mes`. Amounts are in hundredths. */
export function priceWords(
  { amountMinor, currency }: { amountMinor: number; currency: string },
  period: 'hour' | 'month' | null,
  language: Language,
): string {
  const amount = new Intl.NumberFormat(language === 'es' ? 'es-CO' : 'en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: amountMinor % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amountMinor / 100);
  const code = amount.includes(currency) ? '' : currency;
  return [amount, code, period ? pageWords[language][period] : ''].filter(Boolean).join(' ');
}
