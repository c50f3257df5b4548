import type { Subject } from '../subject.ts';
import { at } from '../at.ts';
import { hues, mix } from '../color.ts';
import { form, tones } from '../forms.ts';
import { circle, ellipse, group, line, oval, path, rect } from '../shapes.ts';
import { hills, sky } from '../stage/sky.ts';
import { tableStage } from '../stage/table.ts';
import { tree } from '../stage/trees.ts';
import { textile } from '../textile.ts';

export const catering: Subject = {
  cameras: [
    [1, 400, 320],
    [1.2, 400, 370],
    [1.45, 330, 370],
    [1.3, 480, 350],
  ],
  draw(scene) {
    const out = scene.pick('out', [1, 1, 0]);
    let s: string;
    if (out) {
      s =
        sky(scene, { hz: 360 }) +
        hills(scene, 360, { big: 1.1 }) +
        rect(-300, 356, 1400, 600, mix(scene.leaf, scene.skyLow, 0.35)) +
        tree(scene, 60, 400, 1.2, 1) +
        tree(scene, 720, 396, 1.35, 0);
    } else {
      const st = tableStage(scene, { hz: 430, cloth: 'none' });
      s = st.s;
    }
    let lights = '';
    const y0 = scene.pick('ly', [70, 96]);
    for (let k = 0; k < 2; k++) {
      lights += line(
        `M-60 ${y0 - 40 + k * 34}Q${200 + k * 60} ${y0 + 86} 420 ${y0 - 20 + k * 20}T900 ${y0 - 30}`,
        scene.ink,
        2.5,
        'stroke-opacity=".7"',
      );
      for (let i = 0; i < 9; i++) {
        const t = i / 9,
          x = -40 + t * 940 + k * 40,
          y = y0 + 22 + Math.sin(t * 6.28 * 1.05 + 0.2) * 30 + k * 16;
        lights +=
          circle(x, y + 12, 20, scene.lit, 'fill-opacity=".25"') +
          rect(x - 3, y - 6, 6, 9, scene.ink) +
          circle(x, y + 12, 9, mix(scene.lit, '#ffffff', 0.3));
      }
    }
    const ty = 404,
      c = scene.cream;
    const plate = (x: number, y: number, w: number) =>
      ellipse(x + 6, y + 5, w, w * 0.2, scene.shadow, 'fill-opacity=".25"') +
      ellipse(x, y, w, w * 0.2, scene.white) +
      ellipse(x, y, w * 0.68, w * 0.13, scene.shadow, 'fill-opacity=".1"');
    const glass = (x: number, y: number, f: string) =>
      group(
        `translate(${x} ${y})`,
        ellipse(4, 1, 22, 4, scene.shadow, 'fill-opacity=".26"'),
        ellipse(0, 0, 20, 4, scene.white, 'fill-opacity=".75"'),
        rect(-2.5, -46, 5, 46, scene.white, 0, 'fill-opacity=".75"'),
        path(
          'M-22 -104C-24 -64 -12 -46 0 -46C12 -46 24 -64 22 -104Z',
          scene.white,
          'fill-opacity=".42"',
        ),
        path('M-22 -84C-20 -58 -10 -48 0 -48C10 -48 20 -58 22 -84Z', f),
        path(
          'M-16 -100C-18 -76 -12 -60 -8 -56C-12 -70 -12 -88 -10 -100Z',
          scene.white,
          'fill-opacity=".6"',
        ),
      );
    const cloche = (x: number, y: number) =>
      group(
        `translate(${x} ${y})`,
        ellipse(8, 6, 112, 20, scene.shadow, 'fill-opacity=".28"'),
        ellipse(0, 0, 108, 18, tones(scene, scene.steel).hi),
        form(scene, 'M-90 -4C-90 -130 90 -130 90 -4Q0 14 -90 -4Z', scene.steel, {
          shadow: 34,
          edge: 12,
          shadowOpacity: 0.34,
          edgeOpacity: 0.6,
        }),
        path(
          'M-62 -30C-58 -74 -30 -92 -10 -96C-34 -80 -44 -58 -46 -26Z',
          scene.white,
          'fill-opacity=".75"',
        ),
        circle(0, -104, 12, scene.gold),
        circle(-3, -107, 5, scene.white),
      );
    const vase = (x: number, y: number) =>
      group(
        `translate(${x} ${y})`,
        ellipse(10, 3, 34, 6, scene.shadow, 'fill-opacity=".28"'),
        ...(
          [
            [-44, -120, hues.clay[4]],
            [-14, -148, hues.maize[4]],
            [22, -136, hues.plum[4]],
            [50, -112, hues.clay[3]],
            [0, -110, scene.cream],
          ] as const
        ).map(
          ([a, q, f]) =>
            line(`M0 -50Q${a * 0.3} ${q * 0.7} ${a} ${q}`, scene.leaf, 5) +
            circle(a, q, 21, f) +
            circle(a - 4, q - 4, 11, tones(scene, f).hi) +
            circle(a, q, 6, hues.maize[5]),
        ),
        ...(
          [
            [-60, -84, 200],
            [58, -80, -20],
            [30, -96, -50],
          ] as const
        ).map(([a, q, r]) =>
          group(
            `translate(${a * 0.5} ${q * 0.8}) rotate(${r})`,
            path('M0 0Q24 -18 52 0Q24 18 0 0Z', scene.leaf),
          ),
        ),
        form(scene, 'M-26 -70H26C20 -50 34 -30 30 0H-30C-34 -30 -20 -50 -26 -70Z', scene.main, {
          shadow: 14,
          edge: 5,
        }),
      );
    const tower = (x: number, y: number) =>
      group(
        `translate(${x} ${y})`,
        ellipse(8, 4, 80, 13, scene.shadow, 'fill-opacity=".25"'),
        rect(-4, -130, 8, 130, scene.gold),
        ...(
          [
            [0, 76],
            [-62, 56],
            [-118, 34],
          ] as const
        ).map(([q, w]) => {
          let f = '';
          for (let i = 0; i < w / 11; i++)
            f += form(
              scene,
              oval(-w + 14 + i * 22, q - 14, 13, 12),
              at([hues.clay[4], scene.cream, hues.maize[4], hues.jade[4]], (i + Math.abs(q)) % 4),
              { shadow: 6, edge: 3 },
            );
          return (
            f +
            ellipse(0, q, w, 9, scene.white) +
            ellipse(0, q + 3, w, 8, scene.shadow, 'fill-opacity=".12"')
          );
        }),
      );
    const v = scene.pick('men', [0, 1, 2]);
    return [
      s,
      lights,
      path(`M-300 ${ty}H1100V900H-300Z`, c),
      group(`translate(-300 ${ty + 56})`, ''),
      rect(-300, ty, 1400, 54, tones(scene, c).hi),
      rect(-300, ty + 52, 1400, 5, scene.shadow, 0, 'fill-opacity=".16"'),
      group(`matrix(1 0 0 1 -300 ${ty + 76})`, textile(scene, 1400, 104, { unit: 38 })),
      (() => {
        let q = '';
        for (let i = -3; i < 12; i++)
          q += path(
            `M${i * 96 + 20} ${ty + 57}q14 90 -6 300h30q-8 -190 -24 -300z`,
            scene.shadow,
            'fill-opacity=".08"',
          );
        return q;
      })(),
      v === 1 ? tower(210, ty + 30) : cloche(210, ty + 30),
      vase(400, ty + 24),
      v === 2 ? tower(590, ty + 30) : cloche(594, ty + 30),
      glass(318, ty + 40, hues.clay[5]),
      glass(346, ty + 44, hues.maize[3]),
      glass(476, ty + 42, hues.clay[5]),
      plate(90, ty + 34, 56),
      plate(728, ty + 34, 56),
      glass(690, ty + 26, hues.maize[3]),
    ].join('');
  },
};
