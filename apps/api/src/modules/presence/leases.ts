import { processId } from '../../platform/database/lease.ts';

/** The lease of this process on a person. */
export const leaseOf = (userId: string): string => `here:${userId}:${processId}`;

/** The lease of this process on a record that a person edits, and the record of such a lease. */
export const formOf = (place: string, userId: string): string =>
  `editing:${userId}:${place}:${processId}`;
export const placeOf = (form: string): string => form.split(':')[2] ?? '';
