import { circle, ellipse, group, line, path, rect } from './shapes.ts';

/** Draws a symbol of 100 units in its main color, its second, and that of the ground it is on. */
type Symbol = (main: string, second: string, ground: string) => string;

const petal = (color: string, turn: number) =>
  path('M50 50C34 38 36 14 50 10C64 14 66 38 50 50Z', color, `transform="rotate(${turn} 50 50)"`);

/** The signs of businesses: at most three shapes each, so that they hold at 22 pixels. */
export const symbols = {
  leaf: (main, second, ground) =>
    path('M50 16C78 30 82 62 50 86C18 62 22 30 50 16Z', main) +
    path('M50 16C78 30 82 62 50 86Z', second) +
    line('M50 30V92M50 50L36 40M50 62L34 54M50 50L64 40M50 62L66 54', ground, 3),
  bean: (main, second, ground) =>
    group(
      'rotate(35 50 50)',
      ellipse(50, 50, 22, 34, main),
      path('M50 16A22 34 0 0 1 50 84Q62 66 50 50T50 16Z', second),
      line('M50 16Q38 34 50 50T50 84', ground, 4.5),
    ),
  wave: (main, second) =>
    circle(62, 32, 18, second) +
    line('M12 58Q25 42 38 58T64 58T90 58', main, 9) +
    line('M12 78Q25 62 38 78T64 78T90 78', main, 9),
  diamond: (main, second, ground) =>
    path('M50 12L88 50L50 88L12 50Z', main) +
    path('M50 28L72 50L50 72L28 50Z', ground) +
    path('M50 38L62 50L50 62L38 50Z', second),
  chevrons: (main, second) =>
    path('M16 28H40L62 50L40 72H16L38 50Z', main) + path('M46 28H62L84 50L62 72H46L68 50Z', second),
  pod: (main, second, ground) =>
    group(
      'rotate(-38 50 50)',
      path('M12 50C22 24 72 20 90 50C72 80 22 76 12 50Z', main),
      path('M12 50H90C72 80 22 76 12 50Z', second),
      line('M20 44C40 34 64 34 82 46M20 56C40 66 64 66 82 54', ground, 3.4),
    ),
  flower: (main, second, ground) =>
    [0, 72, 144, 216, 288].map((turn, index) => petal(index % 2 ? second : main, turn)).join('') +
    circle(50, 50, 8, ground),
  bars: (main, second) =>
    rect(18, 52, 17, 32, main, 3) + rect(41, 34, 17, 50, second, 3) + rect(64, 16, 17, 68, main, 3),
  tree: (main, second) =>
    path('M50 12C82 12 92 40 80 56C74 66 60 64 50 64C40 64 26 66 20 56C8 40 18 12 50 12Z', main) +
    path('M50 12C82 12 92 40 80 56C74 66 60 64 50 64Z', second) +
    path('M44 54H56L60 90H40Z', main),
  pot: (main, second, ground) =>
    path('M38 16H62Q58 30 72 42C86 60 76 86 62 86H38C24 86 14 60 28 42Q42 30 38 16Z', main) +
    path('M50 16H62Q58 30 72 42C86 60 76 86 62 86H50Z', second) +
    line('M24 56L33 50L42 58L50 50L58 58L67 50L76 56', ground, 4),
  scales: (main, second) =>
    line('M50 18V80M30 82H70M24 32H76', main, 6) +
    path('M10 58L24 32L38 58Q24 72 10 58Z', second) +
    path('M62 58L76 32L90 58Q76 72 62 58Z', second),
  sun: (main, second) =>
    circle(50, 50, 18, main) +
    Array.from({ length: 8 }, (_, index) =>
      path('M46 12h8l-2 14h-4z', second, `transform="rotate(${index * 45} 50 50)"`),
    ).join(''),
} satisfies Record<string, Symbol>;

export type SymbolName = keyof typeof symbols;
