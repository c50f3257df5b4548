import type { Subject } from '../subject.ts';
import { hues, mix } from '../color.ts';
import { clip, dropShadow, form, tones } from '../forms.ts';
import { random } from '../random.ts';
import { circle, ellipse, group, line, oval, path, rect, round, roundRect } from '../shapes.ts';
import { flatStage } from '../stage/flat.ts';

export const quinoa: Subject = {
  cameras: [
    [1, 400, 300],
    [1.25, 420, 290],
    [1.5, 450, 270],
    [1.1, 360, 270],
  ],
  draw(scene) {
    const s = flatStage(scene);
    const r = random(scene.seed + 'q');
    const cx = scene.pick('x', [400, 430, 370]),
      cy = scene.pick('y', [290, 310]);
    const bowl = scene.pick('bw', [scene.cream, scene.main, scene.terracotta]);
    let g = '',
      g2 = '',
      g3 = '';
    for (let i = 0; i < 190; i++) {
      const a = r() * 6.283,
        q = Math.sqrt(r()) * 168;
      const x = round(Math.cos(a) * q),
        y = round(Math.sin(a) * q);
      const d = `M${x} ${y}m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z`;
      if (i % 5 === 0) g3 += d;
      else if (i % 3) g += d;
      else g2 += d;
    }
    const av = (a: number, q: number) =>
      group(
        `rotate(${a}) translate(${q} 0)`,
        dropShadow(scene, 'M-18 -70C30 -60 36 60 -18 70C-2 30 -2 -30 -18 -70Z', 4, 6, 0.3),
        path('M-18 -70C30 -60 36 60 -18 70C-2 30 -2 -30 -18 -70Z', scene.tone(hues.jade[6])),
        path(
          'M-14 -62C24 -50 28 50 -14 62C0 28 0 -28 -14 -62Z',
          scene.tone(mix(hues.jade[2], hues.maize[2], 0.55)),
        ),
        path(
          'M-10 -50C8 -30 8 30 -10 50C0 26 0 -26 -10 -50Z',
          scene.tone(mix(hues.maize[2], hues.jade[1], 0.3)),
        ),
      );
    const tom = (x: number, y: number) =>
      group(
        `translate(${x} ${y})`,
        circle(3, 5, 27, scene.shadow, 'fill-opacity=".3"'),
        circle(0, 0, 27, scene.tone(hues.clay[5])),
        circle(0, 0, 21, scene.tone(hues.clay[3])),
        ...[0, 72, 144, 216, 288].map(
          (a) =>
            `<ellipse cx="0" cy="-12" rx="5" ry="8" fill="${hues.clay[5]}" transform="rotate(${a})"/>`,
        ),
        path(
          'M-20 -12A24 24 0 0 1 4 -24',
          'none',
          `stroke="${scene.light}" stroke-width="4" stroke-opacity=".7"`,
        ),
      );
    return [
      s,
      group(
        `translate(${cx} ${cy})`,
        circle(24, 30, 214, scene.shadow, 'fill-opacity=".3"'),
        form(scene, oval(0, 0, 214), bowl, { shadow: 12, edge: 8 }),
        `<circle r="199" fill="none" stroke="${bowl === scene.cream ? scene.main : scene.cream}" stroke-width="11" stroke-dasharray="24 17.7"/>`,
        circle(0, 0, 182, tones(scene, bowl).dp),
        clip(
          scene,
          oval(0, 0, 182),
          circle(6, 8, 182, mix(hues.maize[2], hues.clay[2], 0.25)),
          path(g, mix(hues.maize[1], scene.cream, 0.4)),
          path(g2, hues.maize[3]),
          path(g3, hues.clay[7]),
          path(`M-182 -182h364v120q-182 -90 -364 60z`, scene.shadow, 'fill-opacity=".16"'),
        ),
        group(
          `rotate(${scene.pick('br', [0, 40, 200])})`,
          av(-60, 60),
          av(-40, 82),
          av(-20, 100),
          tom(-90, 50),
          tom(-50, 92),
          tom(-104, -6),
          ...(
            [
              [60, 70],
              [84, 46],
              [36, 92],
              [78, 88],
              [54, 48],
            ] as const
          ).map(
            ([x, y]) => rect(x, y, 22, 20, hues.maize[4], 6) + rect(x, y, 22, 7, hues.maize[2], 4),
          ),
          ...(
            [
              [-30, -70, 20],
              [-60, -96, 70],
              [-10, -110, -20],
              [-44, -40, 110],
            ] as const
          ).map(([x, y, a]) =>
            group(
              `translate(${x} ${y}) rotate(${a})`,
              path('M0 20C-24 8 -22 -18 0 -26C22 -18 24 8 0 20Z', scene.leaf),
              path('M0 20C24 8 22 -18 0 -26Z', scene.lightLeaf),
              line('M0 30V-14', scene.leaf, 2.5),
            ),
          ),
        ),
      ),
      group(
        `translate(${cx + 270} ${cy + 20}) rotate(${scene.pick('sp', [8, -10])})`,
        dropShadow(scene, 'M-8 -60h16v250h-16z' + oval(0, -110, 38, 58), 12, 12, 0.26),
        form(scene, oval(0, -110, 38, 58), scene.wood, { shadow: 10, edge: 6 }),
        ellipse(0, -112, 25, 42, tones(scene, scene.wood).sh),
        form(scene, roundRect(-9, -62, 18, 252, 9), scene.wood, { shadow: 6, edge: 4 }),
      ),
      group(
        `translate(${cx - 280} ${cy - 190})`,
        circle(10, 12, 70, scene.shadow, 'fill-opacity=".25"'),
        circle(0, 0, 70, scene.accent),
        circle(0, 0, 56, tones(scene, scene.accent).sh),
        circle(2, 3, 52, hues.clay[6]),
        circle(-14, -14, 12, hues.clay[3]),
      ),
    ].join('');
  },
};
