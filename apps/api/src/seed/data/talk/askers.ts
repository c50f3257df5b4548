import {
  arequipa,
  barranquilla,
  boquete,
  bucaramanga,
  cali,
  caracas,
  cartagena,
  guadalajara,
  lima,
  medellin,
  merida,
  meridaAndes,
  mexicoCity,
  panama,
  pereira,
} from '../businesses/places.ts';
import { type DemoReviewer, person } from '../reviews/reviewers.ts';

/** Who looks around, keeps listings, asks beneath them and writes to sellers. */
export const demoAskers: readonly DemoReviewer[] = [
  person('juliana-lozano', 'Juliana', 'Lozano Victoria', cali),
  person('esteban-arango', 'Esteban', 'Arango Mesa', medellin),
  person('martha-pinto', 'Martha Lucía', 'Pinto Serrano', bucaramanga),
  person('kevin-polo', 'Kevin', 'Polo De la Hoz', barranquilla),
  person('yesenia-marrugo', 'Yesenia', 'Marrugo Torres', cartagena),
  person('orlando-marin', 'Orlando', 'Marín Henao', pereira),
  person('fernanda-solis', 'Fernanda', 'Solís Aguirre', mexicoCity),
  person('raul-covarrubias', 'Raúl', 'Covarrubias Ponce', guadalajara),
  person('ximena-canul', 'Ximena', 'Canul Pech', merida),
  person('rosa-choque', 'Rosa', 'Choque Huarcaya', arequipa),
  person('renzo-villar', 'Renzo', 'Villar Quiñones', lima),
  person('itzel-batista', 'Itzel', 'Batista Him', panama),
  person('alvaro-caballero', 'Álvaro', 'Caballero Araúz', boquete),
  person('yuraima-landaeta', 'Yuraima', 'Landaeta Brito', caracas),
  person('gabriel-uzcategui', 'Gabriel', 'Uzcátegui Peña', meridaAndes),
  person('claire-donnelly', 'Claire', 'Donnelly', panama, 'en'),
  person('ben-hartley', 'Ben', 'Hartley', medellin, 'en'),
];
