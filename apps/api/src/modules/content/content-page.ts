import type { Language } from '@wiki/domain';
import type { SubjectMeta, SubjectReader } from '../../platform/http/page-meta.ts';

/** The legal texts by the last part of their addresses, in the client's words. */
const texts = new Map<string, Record<Language, SubjectMeta>>([
  [
    'terms',
    {
      en: {
        title: 'Terms of use',
        description: 'What everyone agrees to who uses Wiki empresarios.',
      },
      es: {
        title: 'Términos de uso',
        description: 'Lo que acepta toda persona que usa Wiki empresarios.',
      },
    },
  ],
  [
    'privacy',
    {
      en: {
        title: 'Privacy policy',
        description: 'What Wiki empresarios knows about you, why, and what you can do about it.',
      },
      es: {
        title: 'Política de privacidad',
        description: 'Qué sabe Wiki empresarios de usted, por qué, y qué puede hacer al respecto.',
      },
    },
  ],
]);

/** What the page of a legal text says. */
export const legalPage: SubjectReader = async (kind, language) =>
  texts.get(kind)?.[language] ?? null;
