import type { Language } from '@wiki/domain';

/** How somebody reads whose account was deleted. */
export const formerMember: Record<Language, string> = {
  en: 'Former member',
  es: 'Persona que ya no está en la red',
};
