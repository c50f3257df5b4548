import type { Subject } from '../subject.ts';
import { at } from '../at.ts';
import { hues, lightness, mix } from '../color.ts';
import { contactShadow, dropShadow, form, tones } from '../forms.ts';
import { ellipse, group, line, path, rect, roundRect } from '../shapes.ts';
import { flatStage } from '../stage/flat.ts';
import { pencil } from './service-parts.ts';

export const accounting: Subject = {
  cameras: [
    [1, 410, 310],
    [1.15, 420, 310],
    [1.4, 440, 270],
    [1.1, 380, 330],
  ],
  draw(scene) {
    const s = flatStage(scene, { cloth: scene.pick('fl', ['corner', 'half', 'band']) });
    const a = scene.pick('a', [-9, -5, 8]);
    const cx = scene.pick('cx', [330, 360]);
    const kc = scene.pick('calc', [scene.ink, scene.cream, scene.main]);
    let keys = '';
    for (let j = 0; j < 4; j++)
      for (let i = 0; i < 4; i++) {
        const c =
          i === 3
            ? scene.accent
            : lightness(kc) < 0.5
              ? scene.soft
              : mix(scene.hue[3], scene.cream, 0.3);
        keys +=
          rect(-70 + i * 37, -20 + j * 40, 30, 32, mix(c, scene.shadow, 0.35), 7) +
          rect(-70 + i * 37, -20 + j * 40, 30, 28, c, 7);
      }
    const coin = (x: number, y: number, nn: number) => {
      let q = contactShadow(scene, x + 10, y + 4, 42, 12, 0.3);
      for (let i = 0; i < nn; i++)
        q +=
          ellipse(x, y - i * 11, 38, 13, tones(scene, scene.gold).sh) +
          ellipse(x, y - i * 11 - 4, 38, 13, scene.gold);
      return (
        q +
        ellipse(
          x,
          y - (nn - 1) * 11 - 4,
          27,
          8.5,
          'none',
          `stroke="${tones(scene, scene.gold).sh}" stroke-width="3"`,
        )
      );
    };
    return [
      s,
      group(
        `translate(${cx} 290) rotate(${a})`,
        dropShadow(scene, roundRect(-230, -200, 460, 400, 10), 16, 20, 0.3),
        form(
          scene,
          roundRect(-230, -200, 460, 400, 10),
          lightness(scene.main) > 0.8 ? scene.deep : scene.main,
          { shadow: 5, edge: 4 },
        ),
        rect(-216, -188, 212, 376, scene.paper, 3),
        rect(4, -188, 212, 376, scene.paper, 3),
        path('M-4 -188h-40l40 376zM4 -188h34l-34 376z', scene.shadow, 'fill-opacity=".09"'),
        rect(-196, -164, 100, 13, scene.hue[6]),
        ...[-132, -108, -84, -60, -36, -12, 12, 36].map(
          (y, i) =>
            rect(-196, y, i % 3 ? 90 : 70, 6, hues.gray[3]) +
            rect(-60, y, 36, 6, i % 4 === 3 ? scene.accent : hues.gray[4]),
        ),
        rect(-196, 62, 172, 3, scene.ink),
        rect(-74, 74, 50, 10, scene.ink),
        ...(
          [
            [0, 60],
            [1, 96],
            [2, 74],
            [3, 130],
            [4, 108],
            [5, 156],
          ] as const
        ).map(([i, h]) =>
          rect(26 + i * 30, 10 - h, 20, h, i === 5 ? scene.accent : at(scene.hue, i % 2 ? 6 : 4)),
        ),
        rect(22, 10, 184, 3, scene.ink),
        line('M36 -70L66 -104L96 -84L126 -138L156 -122L186 -168', hues.clay[5], 4),
        `<circle cx="70" cy="100" r="40" fill="none" stroke="${scene.hue[4]}" stroke-width="26"/><circle cx="70" cy="100" r="40" fill="none" stroke="${scene.accent}" stroke-width="26" stroke-dasharray="82 260"/><circle cx="70" cy="100" r="40" fill="none" stroke="${hues.clay[4]}" stroke-width="26" stroke-dasharray="46 260" stroke-dashoffset="-82"/>`,
        ...[66, 90, 114, 138].map((y) => rect(136, y, 66, 6, hues.gray[3])),
      ),
      group(
        `translate(640 ${scene.pick('cy', [250, 330])}) rotate(${scene.pick('ca', [10, -8, 16])})`,
        dropShadow(scene, roundRect(-92, -140, 184, 300, 18), 14, 18, 0.34),
        form(scene, roundRect(-92, -140, 184, 300, 18), kc, { shadow: 8, edge: 6 }),
        rect(-72, -118, 144, 66, mix(hues.jade[1], hues.gray[2], 0.5), 8),
        rect(-72, -118, 144, 10, scene.shadow, 6, 'fill-opacity=".25"'),
        line(
          'M-44 -98h20v30h-20zM-44 -83h20M-10 -98h20v30h-20zM24 -98h20v30h-20zM24 -83h20',
          scene.ink,
          5,
        ),
        keys,
      ),
      pencil(scene, 420, 500, -16, scene.accent, 170),
      coin(150, 545, 2),
      coin(232, 560, 4),
      coin(90, 500, 1),
    ].join('');
  },
};
