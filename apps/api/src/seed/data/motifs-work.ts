import type { Motif } from './motif-types.ts';

const motif = (es: string, en: string, ...strokes: string[]): Motif => ({
  en,
  es,
  path: strokes.join(''),
});

/** What services are about. */
export const workMotifs = {
  scales: motif(
    'Una balanza',
    'A pair of scales',
    'M50 16v66M34 84h32M22 28h56M50 20v.1M22 28L10 56h24zM78 28L66 56h24zM10 56c2 12 22 12 24 0M66 56c2 12 22 12 24 0',
  ),
  contract: motif(
    'Un contrato con su firma',
    'A signed contract',
    'M26 14h34l14 14v58H26zM60 14v14h14M36 38h28M36 48h28M36 58h16M36 74c6-10 8-8 8-2s6 2 8-2 4 4 12 0',
  ),
  ledger: motif(
    'Cuentas y una calculadora',
    'Accounts and a calculator',
    'M20 16h40v68H20zM28 28h24M28 38h24M28 48h14M54 46h28v38H54zM60 53h16v7H60zM62 68h.1M68 68h.1M74 68h.1M62 76h.1M68 76h.1M74 76h.1',
  ),
  megaphone: motif(
    'Un megáfono',
    'A megaphone',
    'M20 42h16l36-18v50L36 58H20a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4zM36 42v16M26 58l4 24h10l-4-22M80 38c6 6 6 16 0 22',
  ),
  compass: motif(
    'Plano, regla y compás',
    'A plan, a ruler and compasses',
    'M50 14v10M50 24a5 5 0 1 1-.1 0M48 34L30 84M52 34l18 50M37 66c8 5 18 5 26 0M14 40h16M70 40h16M18 40v5M24 40v4M76 40v4M82 40v5',
  ),
  broom: motif(
    'Una escoba y un balde',
    'A broom and a bucket',
    'M30 12v42M22 54h16l6 30H16zM24 70l-2 14M32 70v14M50 58h34l-4 26H54zM50 58c2-16 32-16 34 0M67 70h.1',
  ),
  chat: motif(
    'Una conversación',
    'A conversation',
    'M18 20h44a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H38L26 64V54h-8a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6zM26 32h28M26 42h18M76 38h6a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6h-6v12L62 70H46',
  ),
  pencil: motif(
    'Un lápiz y un trazo',
    'A pencil and a line',
    'M66 16l16 16-42 42-20 4 4-20zM58 24l16 16M24 58l16 16M20 88c14-6 20 4 32-2s16 2 30-2',
  ),
  tent: motif(
    'Una carpa de fiesta con banderines',
    'A marquee with bunting',
    'M50 16L16 46h68zM22 46v38M78 46v38M38 46v12M62 46v12M22 52c6 8 10 8 16 0 6 8 18 8 24 0 6 8 10 8 16 0M50 16v-6M34 84V70h32v14M14 84h72',
  ),
  coins: motif(
    'Monedas y un escudo',
    'Coins and a shield',
    'M56 16l26 8c0 28-8 44-26 52-18-8-26-24-26-52zM46 44l8 8 14-16M20 66c8 0 14 3 14 6s-6 6-14 6-8-12 0-12zM14 74v6c0 6 20 6 22 0v-6',
  ),
  truck: motif(
    'Un camión de carga',
    'A delivery truck',
    'M12 28h46v40H12zM58 42h16l14 14v12H58zM74 42v14h14M28 62a9 9 0 1 1-.1 0M72 62a9 9 0 1 1-.1 0M20 40h18M20 50h10',
  ),
  people: motif(
    'Un equipo de personas',
    'A team of people',
    'M50 22a11 11 0 1 1-.1 0M28 80V70c0-12 8-18 22-18s22 6 22 18v10zM22 34a8 8 0 1 1-.1 0M78 34a8 8 0 1 1-.1 0M10 72v-6c0-6 4-10 11-11M90 72v-6c0-6-4-10-11-11',
  ),
  camera: motif(
    'Una cámara',
    'A camera',
    'M18 32h16l6-10h20l6 10h16a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4V36a4 4 0 0 1 4-4zM50 38a17 17 0 1 1-.1 0M50 47a8 8 0 1 1-.1 0M74 42h4',
  ),
  roller: motif(
    'Un rodillo de pintura',
    'A paint roller',
    'M20 18h48v20H20zM68 28h12v18H50v12M45 58h10v28H45zM28 38v8M38 38v14M46 38v6',
  ),
  wrench: motif(
    'Herramientas',
    'Tools',
    'M62 18a18 18 0 0 0-14 26L18 74a6 6 0 0 0 9 9l30-30a18 18 0 0 0 25-20L70 43l-11-3-3-11zM24 78h.1',
  ),
  scissors: motif(
    'Tijeras e hilo',
    'Scissors and thread',
    'M26 66a9 9 0 1 1-.1 0M54 66a9 9 0 1 1-.1 0M31 68l26-50M49 68L23 18M64 84c10-6 4-16 12-20s10-14 4-22',
  ),
  shield: motif(
    'Un escudo',
    'A shield',
    'M50 14l30 10c0 32-10 50-30 62-20-12-30-30-30-62zM36 48l11 11 19-22',
  ),
  book: motif(
    'Un libro abierto',
    'An open book',
    'M50 28c-10-8-24-10-36-8v54c12-2 26 0 36 8 10-8 24-10 36-8V20c-12-2-26 0-36 8zM50 28v54M24 34c6 0 12 1 16 4M24 46c6 0 12 1 16 4M60 38c4-3 10-4 16-4M60 50c4-3 10-4 16-4',
  ),
  letters: motif(
    'Palabras en dos idiomas',
    'Words in two languages',
    'M14 20h40v40H34L22 70V60h-8zM24 52l10-24 10 24M28 44h12M60 36h26v40h-8v10L66 76H46v-8M60 50h16M68 46v4M62 66c6-2 10-8 11-16M74 66c-5-2-9-5-10-9',
  ),
  compassRose: motif(
    'Un camino de montaña',
    'A mountain path',
    'M10 72l24-38 14 20 12-18 30 36zM28 44l6 6 5-6M60 20a7 7 0 1 1-.1 0M22 86c16-2 12-10 28-10s14-4 10-8',
  ),
  heart: motif(
    'Un corazón con su pulso',
    'A heart and its beat',
    'M50 82C22 64 14 48 16 36c2-14 24-20 34-2 10-18 32-12 34 2 2 12-6 28-34 46zM26 52h12l6-12 10 22 7-10h13',
  ),
  van: motif(
    'Una camioneta de pasajeros',
    'A passenger van',
    'M12 30h50c8 0 12 4 16 14l10 4v20H12zM12 46h66M30 30v16M48 30v16M64 30v16M28 62a8 8 0 1 1-.1 0M70 62a8 8 0 1 1-.1 0',
  ),
  snowflake: motif(
    'Un copo de nieve',
    'A snowflake',
    'M50 14v72M19 32l62 36M81 32L19 68M42 20l8 8 8-8M42 80l8-8 8 8M22 43l11-3-3-11M78 57l-11 3 3 11M78 43l-11-3 3-11M22 57l11 3-3 11',
  ),
} satisfies Record<string, Motif>;
