import type { ReferenceEntry } from './reference-entry.ts';

/** The category that administrators alone give. */
export const featuredCategory = 'featured';

/** Categories of discussions (product specification, section 3). */
export const forumCategories: readonly ReferenceEntry[] = [
  { value: 'services', label: { en: 'Services', es: 'Servicios' } },
  { value: 'products', label: { en: 'Products', es: 'Productos' } },
  { value: 'properties', label: { en: 'Properties', es: 'Inmuebles' } },
  { value: featuredCategory, label: { en: 'Featured', es: 'Destacados' } },
];
