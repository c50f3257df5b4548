import type { Language } from '@wiki/domain';

/** A time where most members are; the zone is named because a reader may be elsewhere. */
export function colombiaTime(at: Date, language: Language): string {
  const time = new Intl.DateTimeFormat(language === 'es' ? 'es-CO' : 'en', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/Bogota',
  }).format(at);
  return language === 'es' ? `${time} (hora de Colombia)` : `${time} (Colombia time)`;
}
