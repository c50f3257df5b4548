import type { Subject } from '../subject.ts';
import { hues, mix } from '../color.ts';
import { box, form, gradient, tones } from '../forms.ts';
import { circle, group, line, path, polygon, rect, roundRect } from '../shapes.ts';
import { hills, sky } from '../stage/sky.ts';
import { tree } from '../stage/trees.ts';
import { glass } from './property-parts.ts';
import { textile } from '../textile.ts';

export const warehouse: Subject = {
  cameras: [
    [1.12, 410, 360],
    [1.2, 400, 370],
    [1.5, 340, 390],
    [1.18, 460, 370],
  ],
  draw(scene) {
    const b = 470;
    let s =
      sky(scene, { hz: 380 }) +
      hills(scene, 400, { big: 0.8 }) +
      rect(
        -300,
        b - 4,
        1400,
        500,
        gradient(scene, [
          [0, mix(hues.gray[4], scene.shadow, 0.18)],
          [0.5, mix(hues.gray[3], scene.hue[1], 0.2)],
        ]),
      );
    const f = scene.pick('wf', [scene.cream, scene.soft, scene.main, scene.hue[4]]),
      t = tones(scene, f),
      x = scene.pick('x', [70, 110]),
      w = 600,
      h = 236;
    s +=
      path(
        polygon([x, b + 4], [x + w + 120, b + 4], [x + w + 210, b + 30], [x + 40, b + 34]),
        scene.shadow,
        'fill-opacity=".3"',
      ) +
      path(
        polygon(
          [x + w, b],
          [x + w, b - h],
          [x + w + 66, b - h - 62],
          [x + w + 150, b - h + 6],
          [x + w + 150, b],
        ),
        t.sh,
      ) +
      path(
        polygon([x + w + 66, b - h - 62], [x + 66, b - h - 62], [x, b - h], [x + w, b - h]),
        t.hi,
      ) +
      rect(x, b - h, w, h, f);
    let rb = '';
    for (let i = 1; i < w / 20; i++) rb += `M${x + i * 20} ${b - h}V${b}`;
    s +=
      line(rb, scene.shadow, 3, 'stroke-opacity=".13"') +
      rect(x, b - h, w, 12, t.hi) +
      group(`translate(${x} ${b - h + 22})`, textile(scene, w, 52, { unit: 24, seed: 'fas' }));
    const door = (dx: number, open: boolean) =>
      rect(x + dx - 8, b - 138, 128, 138, scene.darkSteel) +
      rect(x + dx, b - 130, 112, 130, open ? mix(scene.ink, scene.shadow, 0.3) : scene.steel) +
      (open
        ? box(scene, x + dx + 12, b - 4, 50, 46, 26, scene.lightWood) +
          box(scene, x + dx + 60, b - 4, 40, 70, 24, scene.wood) +
          rect(x + dx, b - 130, 112, 34, scene.steel) +
          rect(x + dx, b - 98, 112, 4, scene.shadow, 0, 'fill-opacity=".5"') +
          (scene.isNight
            ? path(
                polygon([x + dx, b - 96], [x + dx + 112, b - 96], [x + dx + 112, b], [x + dx, b]),
                scene.lit,
                'fill-opacity=".3"',
              )
            : '')
        : [0, 1, 2, 3, 4, 5]
            .map((i) =>
              rect(x + dx, b - 130 + i * 22, 112, 3, scene.shadow, 0, 'fill-opacity=".2"'),
            )
            .join('')) +
      rect(x + dx - 14, b - 20, 12, 24, scene.accent) +
      rect(x + dx + 114, b - 20, 12, 24, scene.accent);
    const o = scene.pick('od', [0, 1, 2]);
    s +=
      [40, 210, 380].map((q, i) => door(q, i === o)).join('') +
      rect(x + 524, b - 92, 46, 92, scene.main === f ? scene.deep : scene.main) +
      circle(x + 560, b - 46, 4, scene.gold) +
      rect(x + 536, b - 84, 22, 26, glass(scene));
    s += [0, 1, 2, 3]
      .map((i) =>
        rect(
          x + 60 + i * 140,
          b - h - 44,
          60,
          14,
          scene.isNight ? scene.lit : mix(scene.glass, '#fff', 0.3),
        ),
      )
      .join('');
    const tr = scene.pick('truck', [1, 1, 0]);
    if (tr) {
      const tx = scene.pick('tx', [360, 120]);
      s += group(
        `translate(${tx} ${b + 92})`,
        path('M-10 4L300 4L340 -14L30 -18Z', scene.shadow, 'fill-opacity=".4"'),
        form(scene, roundRect(0, -150, 200, 124, 6), scene.cream, {
          shadow: 12,
          edge: 5,
          inner: group('translate(0 -100)', textile(scene, 200, 40, { unit: 18, seed: 'trk' })),
        }),
        rect(0, -28, 290, 10, scene.ink),
        form(scene, 'M206 -22V-112Q206 -120 216 -120H256L286 -76V-22Z', scene.accent, {
          shadow: 10,
          edge: 5,
        }),
        path('M226 -108H252L274 -74H226Z', scene.glass),
        ...[46, 94, 250].map(
          (q) => circle(q, -16, 22, scene.ink) + circle(q, -16, 11, scene.steel),
        ),
      );
    } else
      s += group(
        `translate(240 ${b + 90})`,
        box(scene, 0, 0, 90, 70, 60, scene.lightWood),
        box(scene, 110, 4, 80, 50, 56, scene.wood),
        box(scene, 20, -70, 70, 50, 50, mix(scene.lightWood, scene.wood, 0.4)),
      );
    let ln = '';
    for (let i = 0; i < 6; i++) ln += `M${60 + i * 120} ${b + 30}l-60 120`;
    return (
      s +
      line(ln, scene.cream, 5, 'stroke-opacity=".6"') +
      tree(scene, scene.pick('tr2', [30, -20]), b + 10, 0.9, 1)
    );
  },
};
