import type { Language } from '@wiki/domain';
import type { SubjectReader } from '../../platform/http/page-meta.ts';
import { findFile, imageOf } from '../files/index.ts';
import type { BusinessRecord } from './business.model.ts';
import { readBusiness } from './directory.service.ts';

/** How much of a description a link preview shows, in characters. */
const previewed = 200;

/** What the public page of an active business says to search engines and link previews. */
export const businessPage: SubjectReader = async (id, language, { baseUrl }) => {
  const business = await readBusiness({ viewer: null }, id);
  if (!business) return null;
  const picture = business.cover ?? business.logo;
  const image = picture && imageOf(await findFile(picture.fileId));
  return {
    title: business.name,
    description: descriptionOf(business, language),
    image: image ? new URL(image.url, baseUrl).href : undefined,
  };
};

/** The beginning of the description in the language or, without one, in the other; words stay whole. */
function descriptionOf({ description: { en, es } }: BusinessRecord, language: Language): string {
  const text = (language === 'es' ? (es ?? en) : (en ?? es)) ?? '';
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= previewed
    ? line
    : `${characters
        .slice(0, previewed)
        .join('')
        .replace(/\s+\S*$/, '')}…`;
}
