import type { Subject } from '../subject.ts';
import { hues, lightness, mix } from '../color.ts';
import { form, gradient, tones } from '../forms.ts';
import { circle, ellipse, group, line, oval, path, polygon, rect, roundRect } from '../shapes.ts';
import { plant } from '../stage/plants.ts';
import { windowView } from '../stage/room.ts';
import { textile } from '../textile.ts';

export const kitchen: Subject = {
  cameras: [
    [1, 400, 320],
    [1.15, 400, 330],
    [1.4, 400, 360],
    [1.1, 360, 300],
  ],
  draw(scene) {
    const hz = 470;
    let s = rect(
      -300,
      -300,
      1400,
      300 + hz,
      gradient(scene, [
        [0, mix(scene.wall, scene.light, 0.26)],
        [1, scene.wall],
      ]),
    );
    const fl = scene.pick('floor', [scene.lightWood, mix(scene.table, hues.gray[2], 0.4)]);
    s += rect(-300, 500, 1400, 300, fl);
    let ti = '';
    for (let i = -6; i < 20; i++)
      ti += `M${400 + (i * 70 - 400) * 0.7} 500L${400 + (i * 70 - 400) * 1.6} 800`;
    s += line(ti + 'M-300 548H1100', scene.shadow, 2, 'stroke-opacity=".15"');
    const cb = scene.pick('cb', [
        lightness(scene.main) > 0.8 ? scene.mid : scene.main,
        scene.cream,
        scene.wood,
        scene.deep,
      ]),
      t = tones(scene, cb),
      ct = scene.pick('ct', [mix(scene.cream, hues.gray[2], 0.3), scene.lightWood]);
    const wx = scene.pick('wx', [90, 480]);
    s +=
      group('translate(-300 236)', textile(scene, 1400, 124, { unit: 36, seed: 'splash' })) +
      path(
        polygon([-300, 236], [1100, 236], [1100, 246], [-300, 246]),
        scene.shadow,
        'fill-opacity=".15"',
      ) +
      windowView(scene, wx, 50, 200, 170, 'hills', true);
    const up = (x: number, w: number) =>
      form(scene, roundRect(x, 20, w, 176, 4), cb, { shadow: 3, edge: 4 }) +
      rect(x + 8, 30, w / 2 - 12, 156, tones(scene, cb).hi, 3, 'fill-opacity=".45"') +
      rect(x + w / 2 + 4, 30, w / 2 - 12, 156, tones(scene, cb).hi, 3, 'fill-opacity=".3"') +
      rect(x + w / 2 - 12, 110, 4, 28, scene.gold) +
      rect(x + w / 2 + 8, 110, 4, 28, scene.gold) +
      rect(x, 196, w, 14, scene.shadow, 0, 'fill-opacity=".2"');
    const hx = wx < 300 ? 390 : 130;
    s +=
      path(
        polygon(
          [hx, 20],
          [hx + 110, 20],
          [hx + 110, 120],
          [hx + 160, 196],
          [hx - 50, 196],
          [hx, 120],
        ),
        scene.steel,
      ) +
      path(
        polygon([hx + 60, 20], [hx + 110, 20], [hx + 110, 120], [hx + 160, 196], [hx + 90, 196]),
        scene.shadow,
        'fill-opacity=".2"',
      ) +
      rect(hx - 54, 190, 218, 12, scene.darkSteel);
    s +=
      wx < 300
        ? up(570, 200) + up(-120, 180)
        : up(-140, 200) + up(330, 120).replace(/^$/, '') + up(710, 200);
    s +=
      rect(-300, 356, 1400, 20, ct) +
      rect(-300, 356, 1400, 5, scene.light, 0, 'fill-opacity=".5"') +
      rect(-300, 376, 1400, 116, cb) +
      rect(-300, 376, 1400, 14, scene.shadow, 0, 'fill-opacity=".28"') +
      rect(-300, 492, 1400, 12, t.dp);
    for (let i = 0; i < 11; i++) {
      const q = -280 + i * 128;
      s +=
        i === 4 || i === 5
          ? ''
          : rect(q, 396, 114, 86, t.hi, 4, 'fill-opacity=".35"') +
            rect(q + 42, 406, 30, 5, scene.gold, 2);
    }
    s +=
      rect(hx - 44, 376, 196, 116, scene.steel) +
      rect(hx - 30, 408, 168, 72, scene.ink, 5) +
      rect(
        hx - 24,
        414,
        156,
        60,
        scene.isNight ? hues.clay[5] : mix(scene.ink, scene.steel, 0.3),
        4,
      ) +
      rect(hx - 30, 396, 168, 6, scene.darkSteel, 3) +
      rect(hx - 44, 348, 196, 9, scene.ink, 2) +
      [0, 1, 2, 3].map((i) => circle(hx - 20 + i * 44, 386, 6, scene.darkSteel)).join('');
    s +=
      group(
        `translate(${hx + 10} 350)`,
        form(scene, 'M-44 -58H44V-8Q44 0 34 0H-34Q-44 0 -44 -8Z', scene.accent, {
          shadow: 18,
          edge: 6,
        }),
        rect(-48, -66, 96, 10, tones(scene, scene.accent).hi, 5),
        circle(0, -72, 7, scene.ink),
        rect(-62, -46, 20, 8, scene.ink, 4),
        rect(42, -46, 20, 8, scene.ink, 4),
        line(
          'M-14 -92c-10 -20 12 -28 0 -50M14 -90c-10 -18 12 -26 0 -46',
          scene.white,
          6,
          'stroke-opacity=".45"',
        ),
      ) +
      group(
        `translate(${hx + 104} 350)`,
        form(scene, 'M-32 -34H32L26 0H-26Z', scene.terracotta, { shadow: 12, edge: 5 }),
        rect(30, -28, 60, 7, scene.ink, 3),
      );
    const sx = wx < 300 ? 620 : 560;
    s +=
      group(
        `translate(${sx} 356)`,
        form(scene, roundRect(-30, -66, 22, 66, 4), scene.lightWood, { shadow: 6, edge: 3 }),
        form(scene, roundRect(-4, -84, 30, 84, 6), scene.cream, { shadow: 8, edge: 4 }),
        form(scene, oval(70, -20, 20), hues.maize[4], { shadow: 8, edge: 3 }),
        form(scene, oval(98, -16, 17), hues.clay[4], { shadow: 8, edge: 3 }),
        form(scene, 'M40 -18H128Q124 8 100 8H66Q44 8 40 -18Z', scene.hue[4], {
          shadow: 14,
          edge: 4,
        }),
      ) + plant(scene, wx + 100, 356, 0.62, 0);
    const isl = scene.pick('isl', [1, 1, 0]);
    if (isl) {
      s +=
        path(
          polygon([170, 640], [700, 640], [720, 600], [190, 590]),
          scene.shadow,
          'fill-opacity=".25"',
        ) +
        rect(150, 524, 500, 20, scene.lightWood) +
        rect(150, 524, 500, 5, scene.light, 0, 'fill-opacity=".5"') +
        rect(170, 544, 460, 160, scene.cream) +
        rect(170, 544, 460, 14, scene.shadow, 0, 'fill-opacity=".25"') +
        group(
          'translate(310 500)',
          ellipse(60, 24, 90, 10, scene.shadow, 'fill-opacity=".25"'),
          form(scene, 'M-20 -24H140Q130 24 90 24H30Q-10 24 -20 -24Z', scene.accent, {
            shadow: 26,
            edge: 7,
          }),
          ...(
            [
              [14, -30, hues.clay[4]],
              [52, -38, hues.maize[4]],
              [92, -32, hues.jade[5]],
              [118, -26, hues.clay[5]],
              [34, -26, hues.maize[5]],
            ] as const
          ).map(([q, y, c]) => form(scene, oval(q, y, 24), c, { shadow: 9, edge: 4 })),
          form(scene, 'M-20 -24H140Q137 -10 132 0H-12Q-17 -10 -20 -24Z', scene.accent, {
            shadow: 0,
            edge: 4,
          }),
        );
    }
    for (const q of [280, 430, 560])
      s +=
        line(`M${q} -300V${isl ? 60 : 30}`, scene.ink, 3) +
        path(
          `M${q - 34} ${isl ? 104 : 74}Q${q - 30} ${isl ? 58 : 28} ${q} ${isl ? 56 : 26}Q${q + 30} ${isl ? 58 : 28} ${q + 34} ${isl ? 104 : 74}Z`,
          scene.accent,
        ) +
        path(
          `M${q + 4} ${isl ? 57 : 27}Q${q + 30} ${isl ? 58 : 28} ${q + 34} ${isl ? 104 : 74}H${q + 14}Z`,
          scene.shadow,
          'fill-opacity=".22"',
        ) +
        ellipse(q, isl ? 104 : 74, 26, 7, scene.lit) +
        (scene.isNight ? circle(q, isl ? 110 : 80, 70, scene.lit, 'fill-opacity=".2"') : '');
    return s;
  },
};
