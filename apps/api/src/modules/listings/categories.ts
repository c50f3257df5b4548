import type { Category } from '../../graphql/generated/resolvers.ts';

/** The categories of products in both languages, by key. */
const labels = {
  agriculture: { en: 'Agriculture', es: 'Agricultura' },
  beauty: { en: 'Beauty and care', es: 'Belleza y cuidado' },
  cacao: { en: 'Cacao and chocolate', es: 'Cacao y chocolate' },
  clothing: { en: 'Clothing', es: 'Ropa' },
  coffee: { en: 'Coffee', es: 'Café' },
  crafts: { en: 'Crafts', es: 'Artesanías' },
  energy: { en: 'Energy', es: 'Energía' },
  food: { en: 'Food', es: 'Alimentos' },
  furniture: { en: 'Furniture', es: 'Muebles' },
  home: { en: 'Home', es: 'Hogar' },
  jewelry: { en: 'Jewellery', es: 'Joyería' },
  machinery: { en: 'Machinery and equipment', es: 'Maquinaria y equipos' },
  music: { en: 'Musical instruments', es: 'Instrumentos musicales' },
  packaging: { en: 'Packaging', es: 'Empaques' },
  safety: { en: 'Workwear and safety', es: 'Dotación y seguridad' },
  technology: { en: 'Technology', es: 'Tecnología' },
  textiles: { en: 'Textiles', es: 'Textiles' },
} as const;

export type CategoryKey = keyof typeof labels;

/** Every key, for validation. */
export const categoryKeys = Object.keys(labels) as CategoryKey[];

/** A category as the schema has it. */
export function categoryOf(key: CategoryKey): Category {
  return { key, label: labels[key] };
}
