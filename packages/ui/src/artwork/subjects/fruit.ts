import type { Subject } from '../subject.ts';
import { hues, mix } from '../color.ts';
import { castShadow, contactShadow, form, tones } from '../forms.ts';
import { circle, group, line, oval, path, polygon, rect } from '../shapes.ts';
import { pieceOfFruit } from './product-parts.ts';
import { tableStage } from '../stage/table.ts';
import { textile } from '../textile.ts';

export const fruit: Subject = {
  cameras: [
    [1, 400, 330],
    [1.25, 400, 350],
    [1.5, 380, 340],
    [1.1, 430, 330],
  ],
  draw(scene) {
    const st = tableStage(scene, {}),
      b = st.base + 30;
    const w = scene.lightWood,
      t = tones(scene, w),
      x0 = scene.pick('x', [190, 220, 170]);
    const m = scene.tone(hues.maize[4]),
      o = scene.tone(mix(hues.maize[5], hues.clay[4], 0.35)),
      g = scene.tone(hues.jade[5]),
      av = scene.tone(hues.jade[7]),
      rd = scene.tone(hues.clay[5]),
      pl = scene.tone(hues.plum[6]);
    const sets = scene.pick('mix', [
      [m, o, g, rd],
      [o, o, g, m],
      [rd, g, rd, m],
      [m, av, m, pl],
    ]);
    const leafs = (
      [
        [x0 + 120, b - 196, -150],
        [x0 + 300, b - 206, -40],
        [x0 + 220, b - 224, -96],
      ] as const
    )
      .map(([x, y, a]) =>
        group(
          `translate(${x} ${y}) rotate(${a})`,
          path('M0 0Q40 -26 86 0Q40 26 0 0Z', scene.leaf),
          path('M0 0Q40 -26 86 0Z', scene.lightLeaf),
        ),
      )
      .join('');
    return [
      st.s,
      castShadow(scene, x0, x0 + 400, b, 200, { opacity: 0.36 }),
      path(
        polygon([x0 + 30, b - 170], [x0 + 390, b - 170], [x0 + 420, b - 130], [x0, b - 130]),
        tones(scene, scene.wood).dp,
      ),
      leafs,
      pieceOfFruit(scene, x0 + 70, b - 168, 44, sets[0], 1),
      pieceOfFruit(scene, x0 + 160, b - 188, 46, sets[1]),
      pieceOfFruit(scene, x0 + 256, b - 184, 48, sets[0], 1),
      pieceOfFruit(scene, x0 + 345, b - 166, 42, sets[1]),
      pieceOfFruit(scene, x0 + 112, b - 138, 42, sets[2], 2),
      pieceOfFruit(scene, x0 + 208, b - 144, 46, sets[3]),
      pieceOfFruit(scene, x0 + 300, b - 140, 44, sets[2], 2),
      pieceOfFruit(scene, x0 + 50, b - 126, 34, sets[3]),
      pieceOfFruit(scene, x0 + 372, b - 126, 34, sets[0]),
      ...[0, 1, 2].map((i) => {
        const y = b - 118 + i * 42;
        return i === 1
          ? group(
              `translate(${x0} ${y})`,
              rect(0, 0, 420, 36, w),
              group('translate(0 4)', textile(scene, 420, 28, { unit: 20, seed: 'crate' })),
              rect(0, 0, 420, 3, t.hi),
            )
          : rect(x0, y, 420, 36, i ? mix(w, scene.wood, 0.2) : w) +
              rect(x0, y, 420, 5, t.hi) +
              rect(x0, y + 31, 420, 5, t.sh) +
              line(
                `M${x0 + 60} ${y + 16}q60 -8 130 2M${x0 + 250} ${y + 22}q60 6 120 -2`,
                scene.shadow,
                2,
                'stroke-opacity=".16"',
              );
      }),
      ...[x0 - 4, x0 + 388].map(
        (x) =>
          rect(x, b - 128, 36, 130, scene.wood) +
          rect(x, b - 128, 6, 130, tones(scene, scene.wood).hi) +
          [b - 100, b - 58, b - 16]
            .map((y) => circle(x + 18, y, 4, scene.ink, 'fill-opacity=".5"'))
            .join(''),
      ),
      pieceOfFruit(scene, x0 + 470, b + 22, 42, sets[1]),
      contactShadow(scene, x0 + 480, b + 62, 44, 8, 0.26),
      group(`translate(${x0 + 470} ${b + 22})`, ''),
      scene.pick('half', [1, 0])
        ? group(
            `translate(${x0 - 50} ${b + 40})`,
            contactShadow(scene, 6, 38, 50, 8, 0.26),
            form(scene, oval(0, 0, 44), av, { shadow: 10, edge: 4 }),
            circle(0, 0, 37, mix(hues.jade[2], hues.maize[2], 0.6)),
            circle(0, 2, 18, scene.wood),
            circle(-5, -4, 8, scene.lightWood),
          )
        : '',
    ].join('');
  },
};
