/** What may not be written, for a start: administrators change both lists. */
export const demoBlacklist = {
  /** Whatever has one of them is refused. */
  word: ['estafador', 'scammer', 'imbécil', 'idiota'],
  /** Comments with one of them wait for an administrator. */
  phrase: [
    'gane dinero fácil',
    'easy money from home',
    'inversión sin riesgo',
    'send a deposit first',
  ],
} as const;

/** What some of them stopped over the year, and why they are on the list. */
export const demoBlacklistHits: Readonly<
  Record<string, { note: string | null; hits: number; lastHitDays: number }>
> = {
  estafador: {
    note: 'Acusaciones: se pide escribir a servicio al cliente.',
    hits: 14,
    lastHitDays: 2,
  },
  scammer: { note: null, hits: 3, lastHitDays: 21 },
  idiota: { note: 'Después del debate sobre la DIAN.', hits: 9, lastHitDays: 5 },
  'gane dinero fácil': { note: 'Ola de spam de marzo.', hits: 31, lastHitDays: 1 },
  'inversión sin riesgo': { note: null, hits: 6, lastHitDays: 12 },
  'send a deposit first': { note: 'Reported by two exporters.', hits: 2, lastHitDays: 40 },
};
