import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';

/** Somebody who is to work for a business, as the forms hold them. */
export interface PersonValues {
  firstName: string;
  lastName: string;
  email: string;
  role?: 'business' | 'businessAdmin' | undefined;
  /** Language of the account and its e-mails. */
  language: 'en' | 'es';
}

/** The fields of the forms, in their order. */
export const personFields = ['firstName', 'lastName', 'email', 'role', 'language'] as const;

/** Checks who the person is; the business and the password are not part of the forms. */
export const personResolver = lazyResolver<PersonValues>(async () => {
  const { createBusinessUserSchema } = await import('@wiki/domain/schemas');
  return createBusinessUserSchema.omit({ businessId: true, password: true });
});
