import { type Language, writtenDay } from '@wiki/domain';

/** A day as people in Colombia count it: due times are told without their hour. */
export const dayOf = (instant: string | undefined, language: Language): string =>
  instant ? writtenDay(new Date(instant), language) : '';
