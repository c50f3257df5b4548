import type { Subject } from '../subject.ts';
import { castShadow, clip, dropShadow, form, tones } from '../forms.ts';
import { group, path, polygon, rect, roundRect } from '../shapes.ts';
import { plant } from '../stage/plants.ts';
import { roomStage } from '../stage/room.ts';
import { textile } from '../textile.ts';

export const chair: Subject = {
  cameras: [
    [1, 400, 310],
    [1.2, 410, 340],
    [1.5, 420, 330],
    [1.1, 380, 330],
  ],
  draw(scene) {
    const st = roomStage(scene, {
      hz: 450,
      win: scene.pick('win', [true, true, false]),
      wx: scene.pick('wx', [70, 520]),
      wy: 50,
    });
    const w = scene.pick('w', [scene.wood, scene.lightWood, scene.darkWood]),
      t = tones(scene, w);
    const leg = (a: number, b: number, c: number, d: number, wd: number, f: string) =>
      path(polygon([a - wd / 2, b], [a + wd / 2, b], [c + wd * 0.36, d], [c - wd * 0.36, d]), f);
    const rug = scene.pick('rug', [1, 0, 1]);
    return [
      st.s,
      rug
        ? group(
            'matrix(1 0 -.4 .4 210 470)',
            dropShadow(scene, 'M0 0h560v260h-560z', 12, 14, 0.2),
            textile(scene, 560, 260, { unit: 56, seed: 'rug' }),
          )
        : '',
      castShadow(scene, 310, 520, 548, 210, { opacity: 0.34, thickness: 14 }),
      leg(318, 380, 306, 520, 18, t.sh),
      leg(478, 384, 500, 518, 18, t.dp),
      path('M306 130Q400 104 488 132L494 172Q400 146 302 170Z', t.b),
      path('M306 130Q400 104 488 132L489 140Q400 114 305 140Z', t.hi),
      ...[0, 1, 2, 3].map((i) =>
        path(
          polygon(
            [332 + i * 38, 158 - Math.abs(1.5 - i) * -3],
            [346 + i * 38, 158 - Math.abs(1.5 - i) * -3],
            [348 + i * 36, 372],
            [336 + i * 36, 372],
          ),
          i % 2 ? t.sh : t.b,
        ),
      ),
      path(polygon([300, 128], [316, 126], [328, 400], [306, 400]), t.b),
      path(polygon([300, 128], [306, 127], [314, 400], [306, 400]), t.hi),
      path(polygon([480, 130], [496, 132], [500, 392], [480, 396]), t.sh),
      path(polygon([290, 404], [520, 408], [500, 372], [318, 370]), t.b),
      group(
        'matrix(1 0 0 1 0 0)',
        clip(
          scene,
          polygon([286, 412], [330, 366], [490, 370], [534, 420]),
          group(
            'matrix(1 .02 -.5 .5 316 362)',
            textile(scene, 300, 120, { unit: 28, seed: 'seat' }),
          ),
          path(
            polygon([430, 360], [540, 360], [540, 430], [460, 430]),
            scene.shadow,
            'fill-opacity=".18"',
          ),
        ),
      ),
      path(polygon([284, 412], [536, 420], [536, 440], [284, 432]), t.b),
      path(polygon([284, 412], [536, 420], [536, 425], [284, 417]), t.hi),
      leg(300, 430, 288, 556, 22, t.b),
      path(polygon([290, 430], [297, 430], [286, 556], [281, 556]), t.hi),
      leg(520, 438, 536, 562, 22, t.sh),
      rect(300, 496, 222, 10, t.sh, 5, 'transform="rotate(1.6 400 500)"'),
      scene.pick('pl', [
        plant(scene, 650, 540, 1.2),
        plant(scene, 150, 540, 1.2),
        group(
          'translate(610 0)',
          form(scene, roundRect(0, 470, 120, 16, 6), scene.darkWood, { shadow: 6, edge: 3 }),
          rect(14, 484, 10, 80, scene.darkWood),
          rect(96, 484, 10, 80, scene.darkWood),
          plant(scene, 60, 470, 0.8),
        ),
        '',
      ]),
    ].join('');
  },
};
