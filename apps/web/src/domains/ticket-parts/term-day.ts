import { colombianDay } from '@wiki/domain';
import { dateOnly } from '../../lib/format/date-only.ts';

/** The last day of a term as an instant that every formatter shows as that day: the law's is the day in Colombia. */
export const termDay = (dateDue: string): string => dateOnly(colombianDay(new Date(dateDue)));
