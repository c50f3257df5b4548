import type { Subject } from '../subject.ts';
import { hues, lightness, mix } from '../color.ts';
import { castShadow, clip, contactShadow, dropShadow, form, tones } from '../forms.ts';
import { circle, ellipse, group, path, rect, roundRect } from '../shapes.ts';
import { plant } from '../stage/plants.ts';
import { roomStage } from '../stage/room.ts';
import { tapestry } from '../stage/table.ts';
import { textile } from '../textile.ts';

export const living: Subject = {
  cameras: [
    [1, 400, 330],
    [1.12, 420, 340],
    [1.4, 400, 380],
    [1.15, 340, 330],
  ],
  draw(scene) {
    const wx = scene.pick('wx', [70, 500]);
    const { s: r0 } = roomStage(scene, {
      hz: 440,
      wx,
      wy: 60,
      ww: 230,
      wh: 230,
      view: scene.pick('v', ['hills', 'city']),
    });
    let s = r0;
    const sf = scene.pick('sf', [
        lightness(scene.main) > 0.8 ? scene.mid : scene.main,
        scene.accent,
        scene.tone(hues.clay[5]),
        scene.cream,
        scene.key === 'light' || scene.key === 'mid' ? scene.deep : scene.mid,
      ]),
      x = scene.pick('sx', [230, 250]);
    const rug = group(
      'matrix(1 0 -.5 .42 220 482)',
      dropShadow(scene, 'M0 0h640v270h-640z', 8, 10, 0.2),
      textile(scene, 640, 270, { unit: 60, seed: 'rug' }),
    );
    const ax = wx < 300 ? 560 : 90;
    s +=
      scene.pick('art', [0, 1, 2]) === 0
        ? tapestry(scene, ax - 30, 40, 180, 230)
        : group(
            `translate(${ax - 10} 80)`,
            dropShadow(scene, 'M0 0h150v180h-150z', 8, 10, 0.22),
            rect(0, 0, 150, 180, scene.darkWood),
            rect(8, 8, 134, 164, scene.cream),
            clip(
              scene,
              'M8 8h134v164h-134z',
              path('M8 172V110Q60 70 90 110T142 90V172Z', scene.hue[5]),
              circle(96, 60, 26, scene.accent),
              path('M8 172V140Q50 120 80 144T142 130V172Z', scene.hue[7]),
            ),
          );
    s += rug + castShadow(scene, x, x + 380, 520, 140, { opacity: 0.3, thickness: 12 });
    s += group(
      `translate(${x} 520)`,
      form(scene, roundRect(-10, -160, 400, 110, 26), sf, { shadow: 14, edge: 9 }),
      rect(188, -150, 3, 90, scene.shadow, 0, 'fill-opacity=".25"'),
      form(scene, roundRect(6, -82, 182, 52, 14), mix(sf, scene.light, 0.12), {
        shadow: 8,
        edge: 6,
      }),
      form(scene, roundRect(192, -82, 182, 52, 14), mix(sf, scene.light, 0.12), {
        shadow: 8,
        edge: 6,
      }),
      form(scene, roundRect(-30, -110, 56, 104, 22), sf, { shadow: 12, edge: 8 }),
      form(scene, roundRect(354, -110, 56, 104, 22), sf, { shadow: 12, edge: 8 }),
      rect(-10, -32, 400, 28, tones(scene, sf).sh, 8),
      rect(8, -6, 14, 22, scene.darkWood),
      rect(360, -6, 14, 22, scene.darkWood),
      group(
        'translate(44 -128) rotate(-8)',
        form(scene, roundRect(0, 0, 78, 72, 12), scene.cloth[0], {
          shadow: 10,
          edge: 5,
          inner: textile(scene, 80, 74, { unit: 24, seed: 'cu' }),
        }),
      ),
      group(
        'translate(276 -132) rotate(7)',
        form(scene, roundRect(0, 0, 76, 72, 12), scene.accent, { shadow: 10, edge: 5 }),
      ),
    );
    const lx = wx < 300 ? 700 : 110;
    s += group(
      `translate(${lx} 516)`,
      contactShadow(scene, 6, 2, 40, 6, 0.3),
      rect(-3, -290, 6, 290, scene.ink),
      ellipse(0, 0, 34, 7, scene.ink),
      scene.isNight ? path('M-60 -270H60L150 -40H-150Z', scene.lit, 'fill-opacity=".18"') : '',
      path('M-30 -350H30L54 -274H-54Z', scene.isNight ? scene.lit : scene.cream),
      path('M6 -350H30L54 -274H16Z', scene.shadow, 'fill-opacity=".14"'),
    );
    s +=
      plant(scene, wx < 300 ? 140 : 690, 524, 1.25, scene.pick('pk2', [0, 1, 2])) +
      group(
        `translate(${x + 110} 572)`,
        contactShadow(scene, 70, 22, 110, 9, 0.3),
        ellipse(70, 0, 104, 20, tones(scene, scene.wood).hi),
        ellipse(70, 4, 104, 20, tones(scene, scene.wood).sh),
        ellipse(70, 0, 104, 19, scene.wood),
        rect(0, 10, 9, 36, scene.darkWood),
        rect(132, 10, 9, 36, scene.darkWood),
        form(scene, 'M36 -34H64L60 -2H40Z', scene.cream, { shadow: 8, edge: 4 }),
        rect(84, -12, 56, 9, scene.hue[6], 2),
        rect(90, -20, 46, 8, scene.accent, 2),
      );
    return s;
  },
};
