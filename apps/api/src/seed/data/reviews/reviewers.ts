import type { Language } from '@wiki/domain';
import type { Place } from '../demo-types.ts';
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
} from '../businesses/places.ts';

/** Somebody who dealt with businesses and tells of it. Signs in as `{key}@example.com`. */
export interface DemoReviewer extends Place {
  key: string;
  firstName: string;
  lastName: string;
  language: Language;
}

/** Somebody of the demonstration who has an account and no business. */
export const person = (
  key: string,
  firstName: string,
  lastName: string,
  place: Place,
  language: Language = 'es',
): DemoReviewer => ({ key, firstName, lastName, ...place, language });

/** Who wrote the reviews, besides Laura and Diego. */
export const demoReviewers: readonly DemoReviewer[] = [
  person('natalia', 'Natalia', 'Gómez Ospina', medellin),
  person('ricardo', 'Ricardo', 'Pardo León', bogota),
  person('tomas', 'Tomás', 'Girón Caicedo', cali),
  person('hannah', 'Hannah', 'Becker', bogota, 'en'),
  person('guillermo', 'Guillermo', 'Téllez Rojas', mexicoCity),
  person('socorro', 'Socorro', 'May Uc', merida),
  person('joaquin', 'Joaquín', 'Paredes Luna', lima),
  person('mercedes', 'Mercedes', 'Apaza Condori', arequipa),
  person('owen', 'Owen', 'Clarke', panama, 'en'),
  person('beatriz', 'Beatriz', 'Salas Urdaneta', caracas),
];
