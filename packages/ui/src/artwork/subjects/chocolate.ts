import type { Subject } from '../subject.ts';
import { hues, lightness, mix } from '../color.ts';
import { clip, dropShadow, form, tones } from '../forms.ts';
import { ellipse, group, line, oval, path, rect, roundRect } from '../shapes.ts';
import { flatStage } from '../stage/flat.ts';
import { textile } from '../textile.ts';

export const chocolate: Subject = {
  cameras: [
    [1, 400, 300],
    [1.2, 400, 290],
    [1.12, 420, 330],
    [1.35, 380, 270],
  ],
  draw(scene) {
    const s = flatStage(scene);
    const a = scene.pick('a', [-18, -12, 12, 20]);
    const bar = roundRect(-105, -190, 210, 380, 8);
    let sq = '';
    const c = mix(scene.chocolate, hues.clay[7], 0.25),
      t = tones(scene, c);
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3; j++) {
        const x = -102 + i * 68,
          y = -188 + j * 56;
        sq +=
          rect(x, y, 67, 55, t.b, 4) +
          path(`M${x} ${y}h67l-10 9h-47z`, t.hi) +
          path(`M${x} ${y}l10 9v36l-10 10z`, mix(c, scene.light, 0.22)) +
          path(`M${x + 67} ${y}v55l-10 -10v-36z`, t.dp) +
          path(`M${x} ${y + 55}l10 -10h47l10 10z`, t.sh);
      }
    let tear = 'M-112 -24';
    for (let i = 0; i < 8; i++) tear += `l14 ${i % 2 ? 12 : -14}l14 ${i % 2 ? -8 : 10}`;
    const f = lightness(scene.main) > 0.8 ? scene.mid : scene.main;
    const pod = (x: number, y: number, r: number) =>
      group(
        `translate(${x} ${y}) rotate(${r})`,
        dropShadow(scene, oval(0, 0, 96, 50), 12, 14),
        form(
          scene,
          'M-104 0C-90 -52 60 -66 110 0C60 66 -90 52 -104 0Z',
          scene.tone(hues.maize[6]),
          { shadow: 16, edge: 8 },
        ),
        line(
          'M-92 -8C-40 -40 50 -44 98 -4M-92 8C-40 40 50 44 98 4',
          scene.shadow,
          4,
          'stroke-opacity=".25"',
        ),
        path('M-78 0C-66 -30 46 -40 80 0C46 40 -66 30 -78 0Z', scene.cream),
        ...[-50, -18, 14, 46].flatMap((q) => [
          ellipse(q, -9, 15, 11, mix(scene.paper, hues.clay[3], 0.55)),
          ellipse(q + 6, 10, 15, 11, mix(scene.paper, hues.clay[4], 0.6)),
        ]),
      );
    const chunk = (x: number, y: number, r: number) =>
      group(
        `translate(${x} ${y}) rotate(${r})`,
        rect(8, 8, 60, 50, scene.shadow, 4, 'fill-opacity=".3"'),
        rect(0, 0, 60, 50, c, 4),
        path('M0 0h60l-9 8h-42z', t.hi),
        path('M60 0v50l-9 -8v-34z', t.dp),
        path('M0 50l9 -8h42l9 8z', t.sh),
      );
    return [
      s,
      pod(610, 440, -24),
      group(
        `translate(${scene.pick('x', [350, 380, 410])} 300) rotate(${a})`,
        dropShadow(scene, bar, 18, 20, 0.34),
        clip(scene, roundRect(-102, -190, 204, 200, 6), sq),
        path(tear + 'L112 0L112 20L-112 20Z', mix(scene.gold, scene.white, 0.35)),
        path(tear + 'L112 -6L-112 -6Z', scene.shadow, 'fill-opacity=".14"'),
        form(scene, roundRect(-110, -6, 220, 204, 4), f, {
          shadow: 14,
          edge: 6,
          inner:
            rect(-110, 30, 220, 110, scene.cream) +
            group('translate(-110 122)', textile(scene, 220, 80, { unit: 28, seed: 'bar' })) +
            group(
              'translate(0 76)',
              path('M-34 22C-34 -6 -10 -30 0 -34C10 -30 34 -6 34 22C20 30 -20 30 -34 22Z', f),
              line('M0 -28V24M-16 -10Q-18 12 -12 24M16 -10Q18 12 12 24', scene.cream, 3.4),
            ),
        }),
      ),
      chunk(140, 130, -20),
      chunk(214, 70, 14),
      chunk(600, 150, 30),
    ].join('');
  },
};
