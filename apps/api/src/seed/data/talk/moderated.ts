import type { Language, ReportReason } from '@wiki/domain';

/** A discussion that moderation has to do with. */
interface ModeratedDiscussion {
  key: string;
  by: string;
  language: Language;
  category: 'services' | 'products' | 'properties';
  tags: readonly string[];
  title: string;
  text: string;
  daysAgo: number;
  /** The canned reason that it was removed with. */
  removed?: 'advertising' | 'insulting';
}

/** A comment in one of them. */
interface ModeratedComment {
  key: string;
  on: string;
  by: string;
  text: string;
  hoursAgo: number;
  status?: 'HELD';
  /** Whether reports hid it. */
  isHidden?: true;
  reports?: readonly { by: string; reason: ReportReason; text?: string }[];
  /** Whether an administrator kept it. */
  kept?: true;
}

export const moderatedDiscussions: readonly ModeratedDiscussion[] = [
  {
    key: 'carga-lima',
    by: 'laura',
    language: 'es',
    category: 'services',
    tags: ['transporte', 'perú'],
    title: '¿Alguien ha trabajado con transportadoras para envíos a Lima?',
    text: 'Necesito mover dos pallets al mes y quiero referencias antes de firmar. Agradezco experiencias buenas y malas, con detalles.',
    daysAgo: 3,
  },
  {
    key: 'criptos-ya',
    by: 'kevin-polo',
    language: 'es',
    category: 'services',
    tags: ['inversión'],
    title: 'Multiplique sus ahorros este mes',
    text: 'Grupo cerrado, cupos limitados. Le enseño a invertir con mi método y ve resultados en una semana.',
    daysAgo: 20,
    removed: 'advertising',
  },
];

export const moderatedComments: readonly ModeratedComment[] = [
  {
    key: 'lima-buena',
    on: 'carga-lima',
    by: 'rosa-choque',
    text: 'A nosotros nos entregaron con dos días de retraso, pero avisaron y descontaron el flete.',
    hoursAgo: 62,
  },
  {
    key: 'lima-insulto',
    on: 'carga-lima',
    by: 'kevin-polo',
    text: 'A mí me perdieron una caja. Son unos ladrones, no le compren a esa partida de vividores. Tengo las guías y los correos, nunca respondieron.',
    hoursAgo: 30,
    isHidden: true,
    reports: [
      { by: 'renzo-villar', reason: 'insult', text: 'Nos llama ladrones sin pruebas.' },
      { by: 'rosa-choque', reason: 'insult' },
      { by: 'itzel-batista', reason: 'untrue' },
    ],
  },
  {
    key: 'lima-pregunta',
    on: 'carga-lima',
    by: 'laura',
    text: 'Kevin, ¿me puede contar por privado qué pasó con la caja?',
    hoursAgo: 28,
  },
  {
    key: 'lima-aviso',
    on: 'carga-lima',
    by: 'yuraima-landaeta',
    text: 'Mi primo tiene camiones y cobra menos que todos ellos. Lo anuncio aquí porque sé que necesitan.',
    hoursAgo: 22,
    reports: [{ by: 'renzo-villar', reason: 'spam' }],
  },
  {
    key: 'lima-directo',
    on: 'carga-lima',
    by: 'orlando-marin',
    text: 'Pidan siempre el seguro por escrito. El que no lo ofrece no lo tiene, así de simple.',
    hoursAgo: 50,
    reports: [{ by: 'kevin-polo', reason: 'other', text: 'Muy directo.' }],
    kept: true,
  },
  {
    key: 'lima-fondo',
    on: 'carga-lima',
    by: 'gabriel-uzcategui',
    text: 'Con ese flete le sobra para entrar a un fondo con inversión sin riesgo, yo le explico.',
    hoursAgo: 4,
    status: 'HELD',
  },
];
