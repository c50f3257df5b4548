import type { Language } from '@wiki/domain';

/** A day as people in Colombia count it: due times are told without their hour. */
export function dayOf(instant: string | undefined, language: Language): string {
  if (!instant) return '';
  return new Intl.DateTimeFormat(language === 'es' ? 'es-CO' : 'en', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'America/Bogota',
  }).format(new Date(instant));
}
