import type { Language } from '@wiki/domain';
import type { Place } from './demo-types.ts';
import {
  arequipa,
  bogota,
  cali,
  caracas,
  lima,
  medellin,
  merida,
  mexicoCity,
  panama,
} from './places.ts';

/** Somebody who dealt with businesses and tells of it. Signs in as `{key}@example.com`. */
interface DemoReviewer extends Place {
  key: string;
  firstName: string;
  lastName: string;
  language: Language;
}

const reviewer = (
  key: string,
  firstName: string,
  lastName: string,
  place: Place,
  language: Language = 'es',
): DemoReviewer => ({ key, firstName, lastName, ...place, language });

/** Who wrote the reviews, besides Laura and Diego. */
export const demoReviewers: readonly DemoReviewer[] = [
  reviewer('natalia', 'Natalia', 'Gómez Ospina', medellin),
  reviewer('ricardo', 'Ricardo', 'Pardo León', bogota),
  reviewer('tomas', 'Tomás', 'Girón Caicedo', cali),
  reviewer('hannah', 'Hannah', 'Becker', bogota, 'en'),
  reviewer('guillermo', 'Guillermo', 'Téllez Rojas', mexicoCity),
  reviewer('socorro', 'Socorro', 'May Uc', merida),
  reviewer('joaquin', 'Joaquín', 'Paredes Luna', lima),
  reviewer('mercedes', 'Mercedes', 'Apaza Condori', arequipa),
  reviewer('owen', 'Owen', 'Clarke', panama, 'en'),
  reviewer('beatriz', 'Beatriz', 'Salas Urdaneta', caracas),
];
