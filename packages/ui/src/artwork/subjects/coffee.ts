import type { Subject } from '../subject.ts';
import { hues, lightness } from '../color.ts';
import { castShadow, contactShadow, form, tones } from '../forms.ts';
import { circle, group, line, path, rect } from '../shapes.ts';
import { tableStage } from '../stage/table.ts';
import { bean, cup } from './product-parts.ts';
import { textile } from '../textile.ts';

export const coffee: Subject = {
  cameras: [
    [1, 400, 300],
    [1.18, 410, 330],
    [1.4, 450, 380],
    [1.12, 370, 330],
  ],
  draw(scene) {
    const st = tableStage(scene, { cx: 380 }),
      f = lightness(scene.main) > 0.8 ? scene.mid : scene.main,
      b = st.base,
      x = scene.pick('x', [300, 330, 350]);
    const body = 'M-92 0C-98 -90 -96 -190 -84 -262H84C96 -190 98 -90 92 0C60 8 -60 8 -92 0Z';
    return [
      st.s,
      castShadow(scene, x - 86, x + 92, b, 250),
      contactShadow(scene, x + 4, b + 2, 104, 10),
      group(
        `translate(${x} ${b})`,
        form(scene, body, f, {
          shadow: 34,
          edge: 10,
          inner: [
            path('M54 8L70 -262H100V8Z', scene.shadow, 'fill-opacity=".18"'),
            path('M-74 -262Q-62 -130 -78 6H-110V-262Z', scene.light, 'fill-opacity=".14"'),
            group('translate(-100 -92)', textile(scene, 200, 74, { unit: 26, seed: 'bag' })),
            rect(-100, -210, 200, 96, scene.cream),
            circle(0, -164, 36, scene.mid === f ? scene.deep : scene.mid),
            group(
              'translate(-9 -160)',
              path('M0 16C-18 6 -16 -14 0 -18C16 -14 18 6 0 16Z', hues.clay[6]),
            ),
            group(
              'translate(11 -154)',
              path('M0 14C-16 6 -14 -12 0 -16C14 -12 16 6 0 14Z', hues.clay[5]),
            ),
            line('M-8 -178Q0 -192 10 -170M4 -186Q20 -196 30 -184', scene.lightLeaf, 5),
            rect(-62, -194, 0, 0, f),
          ].join(''),
        }),
        form(scene, 'M-84 -262H84L80 -296H-80Z', tones(scene, f).sh, { shadow: 0, edge: 5 }),
        rect(-88, -306, 176, 16, scene.cream, 4),
        rect(-88, -298, 176, 8, scene.shadow, 4, 'fill-opacity=".2"'),
        path('M-88 -306h-14v14h14zM88 -306h14v14h-14z', scene.accent),
      ),
      cup(scene, x + 190, b + 44, 1),
      ...(
        [
          [x - 150, b + 30, 20],
          [x - 122, b + 48, -30],
          [x - 168, b + 56, 70],
          [x + 60, b + 70, 10],
          [x + 26, b + 84, -40],
          [x - 96, b + 74, 100],
        ] as const
      ).map(([dx, dy, turn]) => bean(scene, dx, dy, turn)),
    ].join('');
  },
};
