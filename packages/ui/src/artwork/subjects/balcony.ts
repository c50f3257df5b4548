import type { Subject } from '../subject.ts';
import { hues, mix } from '../color.ts';
import { castShadow, clip, contactShadow, form, gradient } from '../forms.ts';
import { ellipse, group, line, path, polygon, rect, round, roundRect } from '../shapes.ts';
import { plant } from '../stage/plants.ts';
import { city, hills, sky } from '../stage/sky.ts';
import { textile } from '../textile.ts';

export const balcony: Subject = {
  cameras: [
    [1, 410, 320],
    [1.15, 420, 340],
    [1.3, 430, 380],
    [1.1, 440, 300],
  ],
  draw(scene) {
    const hz = 380;
    let s =
      sky(scene, { hz }) +
      (scene.pick('v', [0, 1, 2]) === 0
        ? (() => {
            const se = mix(hues.sky[5], scene.hue[5], 0.35);
            return (
              rect(
                -300,
                hz - 60,
                1400,
                300,
                gradient(scene, [
                  [0, mix(se, scene.skyLow, 0.5)],
                  [1, se],
                ]),
              ) + group('translate(0 -58)', hills(scene, hz, { big: 0.5 }))
            );
          })()
        : hills(scene, hz - 10, { big: 1.3 }) + city(scene, hz + 110, { k: 0.7 }));
    s += rect(
      -300,
      520,
      1400,
      300,
      gradient(scene, [
        [0, mix(scene.terracotta, scene.shadow, 0.12)],
        [1, scene.terracotta],
      ]),
    );
    let t = '';
    for (let i = -8; i < 22; i++)
      t += `M${400 + (i * 60 - 400) * 0.8} 520L${400 + (i * 60 - 400) * 1.6} 800`;
    s +=
      line(t + 'M-300 552H1100M-300 600H1100', scene.shadow, 2.5, 'stroke-opacity=".2"') +
      path(
        polygon([-100, 520], [420, 520], [240, 800], [-300, 800]),
        scene.light,
        'fill-opacity=".25"',
      );
    const rail = scene.pick('rail', [0, 1]);
    s += rail
      ? rect(-300, 374, 1400, 150, scene.white, 0, 'fill-opacity=".26"') +
        path(
          'M60 374h120l-110 150h-120zM420 374h60l-110 150h-60z',
          scene.white,
          'fill-opacity=".3"',
        ) +
        rect(-300, 362, 1400, 12, scene.cream) +
        rect(-300, 370, 1400, 5, scene.shadow, 0, 'fill-opacity=".25"') +
        [0, 240, 480, 720].map((x) => rect(x, 362, 10, 162, scene.cream)).join('')
      : rect(-300, 366, 1400, 14, scene.darkWood) +
        rect(-300, 366, 1400, 4, scene.wood) +
        Array.from({ length: 48 }, (_, i) => rect(-280 + i * 28, 378, 6, 142, scene.ink)).join('') +
        rect(-300, 508, 1400, 8, scene.ink);
    const wf = scene.key === 'deep' ? scene.hue[7] : scene.wall;
    s +=
      rect(-320, -300, 400, 900, wf) +
      rect(64, -300, 16, 900, mix(wf, scene.shadow, 0.3)) +
      rect(56, -300, 10, 900, mix(wf, scene.light, 0.4)) +
      rect(-300, -300, 1400, 330, mix(wf, scene.shadow, 0.22)) +
      rect(-300, 26, 1400, 8, mix(wf, scene.shadow, 0.4));
    const hm = scene.pick('seat', [0, 1]);
    if (hm === 0) {
      s +=
        line('M80 170Q160 300 230 340M760 150Q690 290 622 340', scene.cream, 4) +
        line('M80 170Q170 330 230 352M760 150Q680 320 622 352', scene.cream, 3) +
        ellipse(430, 556, 180, 12, scene.shadow, 'fill-opacity=".28"');
      const d = 'M216 326Q426 452 636 326Q606 528 426 532Q246 528 216 326Z';
      s +=
        path(d, scene.cloth[0]) +
        clip(
          scene,
          d,
          group('translate(200 352) ', textile(scene, 460, 190, { unit: 46, seed: 'ham' })),
          path('M500 300h200v260h-280z', scene.shadow, 'fill-opacity=".2"'),
        ) +
        path('M216 326Q426 452 636 326Q426 430 216 326Z', mix(scene.cloth[0], scene.shadow, 0.5)) +
        path(
          'M216 326Q426 452 636 326L632 338Q426 468 220 338Z',
          scene.cloth[2],
          'fill-opacity=".8"',
        );
      let f = '';
      for (let i = 0; i < 22; i++) {
        const a = i / 21,
          q = 262 + a * 328,
          y = 398 + Math.sin(a * 3.14) * 126;
        f += `M${round(q)} ${round(y)}v22`;
      }
      s += line(f, scene.cloth[3], 4);
    } else {
      s +=
        group(
          'translate(330 560)',
          castShadow(scene, -70, 110, 0, 140, { opacity: 0.3 }),
          path(
            'M-96 -180Q-80 -210 -40 -206L120 -206Q150 -206 140 -176L118 -60H-76Z',
            scene.darkWood,
          ),
          clip(
            scene,
            'M-88 -174Q-76 -200 -40 -198L116 -198Q140 -198 132 -172L112 -66H-70Z',
            textile(scene, 300, 20, { seed: 'x' }),
            group('translate(-100 -206)', textile(scene, 260, 150, { unit: 46, seed: 'ch' })),
          ),
          form(scene, roundRect(-92, -76, 226, 34, 12), scene.cream, { shadow: 10, edge: 6 }),
          rect(-84, -42, 14, 46, scene.darkWood),
          rect(110, -42, 14, 46, scene.darkWood),
          rect(-104, -110, 22, 70, scene.wood, 8),
          rect(124, -110, 22, 70, scene.wood, 8),
        ) +
        group(
          'translate(560 572)',
          contactShadow(scene, 10, 2, 60, 8, 0.3),
          ellipse(0, -82, 64, 12, scene.lightWood),
          ellipse(0, -78, 64, 12, scene.wood),
          ellipse(0, -82, 62, 11, scene.lightWood),
          line('M0 -72V-4M-30 0L0 -14L30 0', scene.darkWood, 8),
          form(scene, 'M-22 -116H14L10 -84H-18Z', scene.cream, { shadow: 8, edge: 4 }),
          form(scene, 'M24 -118H40V-86H24Z', scene.accent, { shadow: 5, edge: 3 }),
        );
    }
    s +=
      plant(scene, 146, 590, 1.35, scene.pick('p1', [0, 1, 2])) +
      plant(scene, 716, 586, 1.1, scene.pick('p2', [1, 2, 0])) +
      group(
        'translate(660 34)',
        line('M0 0V40', scene.ink, 3),
        form(scene, 'M-34 40H34L26 84H-26Z', scene.terracotta, { shadow: 12, edge: 5 }),
        `<g fill="${scene.leaf}">${[-150, -120, 150, 110, 60, 30, -40].map((a) => `<path d="M0 0Q30 -16 66 0Q30 16 0 0Z" transform="translate(0 42) rotate(${a > 0 ? a : a + 200})"/>`).join('')}</g>`,
      );
    return s;
  },
};
