import type { Subject } from '../subject.ts';
import { hues, mix } from '../color.ts';
import { clip, contactShadow, gradient, tones } from '../forms.ts';
import { random } from '../random.ts';
import { group, line, path, polygon, rect, round } from '../shapes.ts';
import { city, hills, sky } from '../stage/sky.ts';
import { palm } from '../stage/trees.ts';
import { brightGlass, glass, paving, wallColor } from './property-parts.ts';

export const tower: Subject = {
  cameras: [
    [1, 410, 320],
    [1.15, 430, 330],
    [1.4, 450, 300],
    [1.1, 380, 300],
  ],
  draw(scene) {
    const hz = 400;
    let s = sky(scene, { hz });
    const sea = mix(hues.sky[5], scene.hue[5], 0.35),
      far = scene.pick('far', [0, 1, 2]);
    if (far)
      s +=
        group(`translate(0 6)`, far === 2 ? hills(scene, hz, { big: 0.6 }) : '') +
        clip(
          scene,
          `M-300 0h1400v${hz}h-1400z`,
          group('translate(0 0)', city(scene, hz, { k: 0.55 })),
        );
    const se = scene.tone(scene.isNight ? mix(sea, hues.plum[8], 0.45) : sea);
    s += rect(
      -300,
      hz,
      1400,
      130,
      gradient(scene, [
        [0, mix(se, scene.skyLow, 0.45)],
        [1, se],
      ]),
    );
    let wv = '';
    const r = random(scene.seed + 'w');
    for (let i = 0; i < 22; i++) {
      const y = hz + 10 + r() * 100;
      wv += `M${round(-200 + r() * 1200)} ${round(y)}h${round(30 + r() * 70)}`;
    }
    s += line(wv, scene.light, 3, 'stroke-opacity=".45"');
    if (scene.pick('boat', [1, 0]))
      s += group(
        `translate(${scene.pick('bx', [90, 660])} 436)`,
        path('M-30 0H34L22 16H-20Z', scene.cream),
        path('M0 -6V-70L34 -6Z', scene.cream),
        path('M-4 -6V-56L-26 -6Z', scene.accent),
      );
    s +=
      path(
        'M-300 506Q300 476 1100 512V560H-300Z',
        scene.tone(mix(hues.maize[2], hues.clay[2], 0.2)),
      ) +
      rect(-300, 532, 1400, 12, scene.cream) +
      paving(scene, 540, 240, 48);
    const bt = (x: number, b: number, w: number, h: number, fl: number, f: string) => {
      const t = tones(scene, f),
        sw = w * 0.3;
      let o =
        path(polygon([x + w, b], [x + w, b - h], [x + w + sw, b - h + 26], [x + w + sw, b]), t.sh) +
        rect(x, b - h, w, h, f) +
        rect(x, b - h, w * 0.08, h, t.hi);
      const fh = (h - 50) / fl;
      for (let i = 0; i < fl; i++) {
        const y = b - h + 20 + i * fh;
        for (let c = 0; c < 3; c++) {
          const on = r();
          o += rect(
            x + w * (0.1 + c * 0.29),
            y + 4,
            w * 0.24,
            fh * 0.55,
            scene.isNight
              ? on < 0.55
                ? scene.lit
                : mix(scene.glass, scene.shadow, 0.45)
              : on < 0.3
                ? brightGlass(scene)
                : glass(scene),
          );
        }
        o +=
          rect(x - 8, y + fh * 0.5, w * 0.66, fh * 0.26, mix(scene.white, f, 0.25)) +
          rect(x - 8, y + fh * 0.76, w * 0.66, 4, scene.shadow, 0, 'fill-opacity=".28"') +
          rect(x + w * 0.66, y + fh * 0.6, w * 0.34, 3, scene.shadow, 0, 'fill-opacity=".14"') +
          path(
            polygon(
              [x + w + 5, y + 8],
              [x + w + sw - 6, y + 10 + i * 0.2],
              [x + w + sw - 6, y + fh * 0.55],
              [x + w + 5, y + fh * 0.55],
            ),
            scene.isNight
              ? mix(scene.lit, scene.shadow, r() < 0.5 ? 0.15 : 0.7)
              : mix(scene.glass, scene.shadow, 0.35),
          );
      }
      return (
        o +
        rect(x - 8, b - h - 8, w + 16, 14, t.hi) +
        rect(x + w * 0.3, b - h - 34, w * 0.34, 28, t.sh) +
        rect(x, b - 44, w, 44, mix(f, scene.main, 0.6)) +
        rect(x + w * 0.36, b - 38, w * 0.28, 38, scene.isNight ? scene.lit : scene.glass)
      );
    };
    const x = scene.pick('x', [300, 360, 430]),
      f = wallColor(scene);
    s +=
      contactShadow(scene, x + 140, 542, 190, 12, 0.35) +
      (scene.pick('two', [1, 1, 0])
        ? bt(
            x + 190,
            520,
            104,
            scene.pick('h2', [250, 300]),
            scene.pick('f2', [7, 8]),
            mix(f, scene.main, 0.35),
          )
        : '') +
      bt(x, 538, 170, scene.pick('h1', [400, 450, 360]), scene.pick('f1', [9, 10, 8]), f) +
      palm(scene, x - 90, 548, 1) +
      palm(scene, x + 318, 552, 0.82) +
      palm(scene, x - 160, 556, 0.7);
    if (scene.pick('para', [1, 0]))
      s += group(
        'translate(120 536)',
        rect(-3, -86, 6, 88, scene.darkWood),
        path('M-66 -76Q0 -136 66 -76Q0 -90 -66 -76Z', scene.accent),
        path('M-26 -80Q0 -134 26 -80Q0 -86 -26 -80Z', scene.cream),
      );
    return s;
  },
};
