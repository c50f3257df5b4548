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
