/** A card the sandbox takes. */
export interface TestCard {
  /** 16 digits. */
  number: string;
  /** What becomes of a payment with it; of a pending one nothing is ever heard. */
  outcome: 'approved' | 'rejected' | 'pending';
  /** What the card's bank is made to answer. */
  response: string;
}

/** The cards there are. No other is taken, so that nobody's real card ends up here. */
export const testCards = {
  approved: { number: '4575623182290326', outcome: 'approved', response: 'Aprobada' },
  rejected: { number: '4151611527583283', outcome: 'rejected', response: 'Fondos insuficientes' },
  silent: { number: '4170068810108020', outcome: 'pending', response: 'Pendiente' },
} as const satisfies Record<string, TestCard>;

/** Which of the cards. */
export type TestCardName = keyof typeof testCards;

export const testCardNames = Object.keys(testCards) as TestCardName[];

/** The number as a person reads it, in groups of four. */
export const groupedNumber = ({ number }: TestCard): string =>
  number.replace(/(.{4})(?=.)/g, '$1 ');

/** All that is kept of a number. */
export const maskedNumber = ({ number }: TestCard): string => `•••• ${number.slice(-4)}`;

/** The card with a number as typed, with or without spaces and hyphens; or null. */
export function findTestCard(typed: string): TestCard | null {
  const digits = typed.replace(/[\s-]/g, '');
  return Object.values(testCards).find(({ number }) => number === digits) ?? null;
}
