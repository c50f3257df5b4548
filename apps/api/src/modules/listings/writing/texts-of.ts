import { languages, type LocalizedText } from '@wiki/domain';
import type { ListingValuesInput } from '@wiki/domain/schemas';
import type { TextToCheck } from '../../moderation/index.ts';
import type { ListingRecord } from '../listing.model.ts';

/** What people write in one language for both. */
const lines = [
  'manufacturer',
  'brand',
  'model',
  'productId',
  'sku',
  'size',
  'agent',
  'city',
  'region',
] as const;
const localized = ['name', 'description', 'offers', 'availability', 'color'] as const;

interface Texts extends Partial<Record<(typeof lines)[number], string | null>> {
  images?: { alt?: LocalizedText | null | undefined }[] | null;
}
type LocalizedTexts = Partial<Record<(typeof localized)[number], Record<string, string> | null>>;

/** Every text of a listing, or of what is to be changed of one, with its field. */
export function textsOf(values: ListingRecord | ListingValuesInput): TextToCheck[] {
  const texts = values as Texts & LocalizedTexts;
  return [
    ...localized.flatMap((field) =>
      Object.entries(texts[field] ?? {}).map(([language, text]) => ({
        text,
        field: `${field}.${language}`,
      })),
    ),
    ...lines.map((field) => ({ text: texts[field], field })),
    ...(texts.images ?? []).flatMap(({ alt }, index) =>
      languages.map((language) => ({ text: alt?.[language], field: `images.${index}` })),
    ),
  ];
}
