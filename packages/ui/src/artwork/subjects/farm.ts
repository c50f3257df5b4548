import type { Subject } from '../subject.ts';
import { at } from '../at.ts';
import { hues, mix } from '../color.ts';
import { contactShadow, dropShadow, tones } from '../forms.ts';
import { random } from '../random.ts';
import { group, line, oval, path, polygon, rect, round } from '../shapes.ts';
import { hills, sky } from '../stage/sky.ts';
import { palm, tree } from '../stage/trees.ts';
import { glass } from './property-parts.ts';
import { textile } from '../textile.ts';

export const farm: Subject = {
  cameras: [
    [1, 400, 310],
    [1.15, 410, 300],
    [1.4, 400, 330],
    [1.1, 370, 320],
  ],
  draw(scene) {
    const hz = 300;
    let s = sky(scene, { hz }) + hills(scene, hz + 10, { big: 1.5 });
    const r = random(scene.seed + 'fm');
    const gs = [
      scene.leaf,
      scene.lightLeaf,
      scene.tone(mix(hues.jade[5], hues.maize[4], 0.45)),
      scene.tone(hues.maize[4]),
      scene.tone(mix(hues.jade[3], hues.maize[3], 0.4)),
      scene.tone(mix(hues.clay[4], hues.maize[6], 0.5)),
    ].map((c) => (scene.isNight ? mix(c, scene.shadow, 0.2) : c));
    s += path(
      `M-300 ${hz + 6}Q100 ${hz - 34} 420 ${hz + 6}T1100 ${hz - 10}V900H-300Z`,
      mix(at(gs, 0), scene.skyLow, 0.35),
    );
    // plots: quilt of furrows running to a vanishing point
    const vx = scene.pick('vx', [180, 420, 620]),
      rows = [
        [hz + 18, hz + 62],
        [hz + 62, hz + 128],
        [hz + 128, hz + 216],
        [hz + 216, hz + 380],
      ] as const;
    const px = (k: number, y: number) => vx + k * (y - hz + 60) * 1.0;
    rows.forEach(([y0, y1], j) => {
      for (let k = -9; k < 9; k++) {
        const c = at(gs, Math.floor(r() * gs.length)),
          a = k * 0.62 + (j % 2) * 0.3,
          q = a + 0.62;
        const d = polygon([px(a, y0), y0], [px(q, y0), y0], [px(q, y1), y1], [px(a, y1), y1]);
        s += path(d, c);
        let f = '';
        const st = Math.floor(r() * 3);
        if (st === 0)
          for (let i = 1; i < 7; i++) {
            const z = a + (0.62 * i) / 7;
            f += `M${round(px(z, y0))} ${y0}L${round(px(z, y1))} ${y1}`;
          }
        else if (st === 1)
          for (let i = 1; i < 5; i++) {
            const yy = y0 + ((y1 - y0) * i) / 5;
            f += `M${round(px(a, yy))} ${round(yy)}L${round(px(q, yy))} ${round(yy)}`;
          }
        if (f) s += line(f, tones(scene, c).sh, 2 + j * 1.3, 'stroke-opacity=".75"');
        if (st === 2) {
          let dd = '';
          for (let i = 0; i < 3; i++)
            for (let m = 0; m < 4; m++) {
              const yy = y0 + ((y1 - y0) * (i + 0.5)) / 3,
                z = a + (0.62 * (m + 0.5)) / 4;
              dd += oval(px(z, yy), yy, 4 + j * 3.4, 3 + j * 2.2);
            }
          s +=
            path(dd, tones(scene, c).dp, 'fill-opacity=".6"') +
            path(dd, mix(c, scene.light, 0.3), `transform="translate(${-1 - j} ${-2 - j})"`);
        }
      }
      s += rect(
        -300,
        y0 - 1.5,
        1400,
        3 + j,
        mix(at(gs, 3), scene.cream, 0.3),
        0,
        'fill-opacity=".8"',
      );
    });
    s += path(
      polygon(
        [px(-0.1, hz + 30), hz + 30],
        [px(0.06, hz + 30), hz + 30],
        [px(0.3, 700), 700],
        [px(-0.42, 700), 700],
      ),
      scene.tone(mix(hues.maize[2], hues.clay[2], 0.5)),
    );
    const hx = vx + scene.pick('hx', [-170, 150]),
      hy = hz + 96;
    s +=
      contactShadow(scene, hx + 50, hy + 3, 90, 8, 0.3) +
      path(
        polygon([hx + 90, hy], [hx + 90, hy - 54], [hx + 120, hy - 70], [hx + 120, hy - 8]),
        tones(scene, scene.cream).sh,
      ) +
      rect(hx, hy - 54, 90, 54, scene.cream) +
      path(
        polygon([hx - 10, hy - 52], [hx + 18, hy - 92], [hx + 110, hy - 92], [hx + 98, hy - 52]),
        scene.tone(hues.clay[5]),
      ) +
      path(
        polygon([hx + 98, hy - 52], [hx + 110, hy - 92], [hx + 128, hy - 68]),
        tones(scene, scene.tone(hues.clay[5])).sh,
      ) +
      rect(hx + 34, hy - 36, 22, 36, scene.hue[6]) +
      rect(hx + 8, hy - 38, 18, 16, glass(scene)) +
      rect(hx + 64, hy - 38, 18, 16, glass(scene)) +
      tree(scene, hx - 40, hy + 6, 0.6, 1) +
      tree(scene, hx + 150, hy + 4, 0.7, 0) +
      tree(scene, hx + 190, hy + 10, 0.5, 1);
    // gate with sign and woven fence in front
    const fn = scene.pick('fence', [1, 1, 0]);
    if (fn) {
      s +=
        group(
          'translate(-300 520)',
          rect(0, 8, 1400, 9, scene.wood),
          rect(0, 42, 1400, 9, scene.wood),
          ...Array.from(
            { length: 18 },
            (_, i) =>
              rect(20 + i * 80, -14, 16, 110, scene.darkWood, 4) +
              rect(20 + i * 80, -14, 5, 110, scene.wood, 3),
          ),
        ) +
        group(
          'translate(470 462)',
          dropShadow(scene, 'M0 0h150v80h-150z', 8, 10, 0.3),
          rect(16, 70, 10, 90, scene.darkWood),
          rect(124, 70, 10, 90, scene.darkWood),
          rect(0, 0, 150, 80, scene.lightWood, 4),
          group('translate(8 8)', textile(scene, 134, 64, { unit: 26, seed: 'sg' })),
        );
    } else s += group('matrix(1 0 0 .6 -300 556)', textile(scene, 1400, 200, { unit: 44 }));
    return (
      s + (scene.pick('ft', [1, 0]) ? tree(scene, 60, 600, 1.7, 1) : palm(scene, 720, 610, 1.25))
    );
  },
};
