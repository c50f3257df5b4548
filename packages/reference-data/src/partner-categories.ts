import type { ReferenceEntry } from './reference-entry.ts';

/** Categories of partners (product specification, section 3). */
export const partnerCategories: readonly ReferenceEntry[] = [
  { value: 'travel', label: { en: 'Travel', es: 'Viajes' } },
  { value: 'insurance', label: { en: 'Insurance', es: 'Seguros' } },
  { value: 'financial-services', label: { en: 'Financial Services', es: 'Servicios financieros' } },
  { value: 'legal', label: { en: 'Legal', es: 'Asesoría legal' } },
  { value: 'it-services', label: { en: 'IT Services', es: 'Servicios de tecnología' } },
  { value: 'coworking', label: { en: 'Coworking', es: 'Coworking y oficinas' } },
  {
    value: 'stock-trading',
    label: { en: 'Stock Trading or Brokerage', es: 'Bolsa y corretaje' },
  },
  {
    value: 'logistics-transportation',
    label: { en: 'Logistics & Transportation', es: 'Logística y transporte' },
  },
  {
    value: 'training-education',
    label: { en: 'Training & Education', es: 'Formación y educación' },
  },
  { value: 'events', label: { en: 'Events', es: 'Eventos' } },
  { value: 'health-services', label: { en: 'Health Services', es: 'Servicios de salud' } },
];
