import { useLanguage } from '../i18n/use-language.ts';
import { type Formatter, formatterFor } from './format.ts';

/** Numbers, money and times as the reader writes them. */
export const useFormat = (): Formatter => formatterFor(useLanguage());
