import type { Subject } from '../subject.ts';
import { at } from '../at.ts';
import { castShadow, clip, contactShadow, dropShadow, form, tones } from '../forms.ts';
import { circle, ellipse, group, line, path, rect, roundRect } from '../shapes.ts';
import { plant } from '../stage/plants.ts';
import { roomStage } from '../stage/room.ts';
import { textile } from '../textile.ts';

export const bedroom: Subject = {
  cameras: [
    [1, 400, 330],
    [1.15, 400, 350],
    [1.4, 420, 400],
    [1.1, 430, 320],
  ],
  draw(scene) {
    const wx = scene.pick('wx', [60, 520]);
    const { s: r0 } = roomStage(scene, { hz: 430, wx, wy: 50, ww: 210, wh: 240 });
    const x = scene.pick('bx', [230, 200]);
    let s =
      r0 +
      group(
        `matrix(1 0 -.45 .4 ${x - 60} 510)`,
        dropShadow(scene, 'M0 0h620v180h-620z', 8, 8, 0.18),
        textile(scene, 620, 180, { unit: 44, seed: 'rg' }),
      );
    const hb = scene.pick('hb', [scene.wood, scene.darkWood, scene.main]);
    const w = 360;
    s += group(
      `translate(${wx < 300 ? x + 90 : x + 80} 60)`,
      scene.pick('wall2', [1, 0])
        ? [0, 1, 2]
            .map((i) =>
              group(
                `translate(${i * 70} ${(i % 2) * 10})`,
                dropShadow(scene, 'M0 0h56v76h-56z', 5, 7, 0.2),
                rect(0, 0, 56, 76, scene.darkWood),
                rect(5, 5, 46, 66, scene.cream),
                i === 1
                  ? circle(28, 36, 16, scene.accent)
                  : path('M5 71V46Q28 24 51 50V71Z', at(scene.hue, 5 + i)),
              ),
            )
            .join('')
        : group(
            'translate(-10 0)',
            `<circle cx="100" cy="54" r="50" fill="${scene.accent}" fill-opacity=".9"/>`,
            path('M50 54A50 50 0 0 0 150 54Z', scene.hue[5]),
            line('M50 54H150', scene.cream, 3),
          ),
    );
    s += form(
      scene,
      `M${x - 10} 500V270Q${x - 10} 220 ${x + 50} 220H${x + w - 50}Q${x + w + 10} 220 ${x + w + 10} 270V500Z`,
      hb,
      { shadow: 12, edge: 8 },
    );
    const pl = (px: number, f: string) =>
      form(scene, roundRect(px, 300, 140, 76, 28), f, { shadow: 14, edge: 8, shadowOpacity: 0.18 });
    s +=
      pl(x + 24, scene.white) +
      pl(x + w - 164, scene.white) +
      form(scene, roundRect(x + 100, 322, 160, 66, 24), scene.accent, { shadow: 14, edge: 7 });
    const bd = `M${x - 30} 560V420Q${x - 30} 372 ${x + 20} 370H${x + w - 20}Q${x + w + 30} 372 ${x + w + 30} 420V560Z`;
    s +=
      castShadow(scene, x - 20, x + w + 30, 566, 90, { opacity: 0.3 }) +
      form(scene, bd, scene.paper, { shadow: 26, edge: 12, shadowOpacity: 0.16 }) +
      clip(
        scene,
        bd,
        group(`translate(${x - 60} 424)`, textile(scene, w + 120, 160, { unit: 54, seed: 'bl' })),
        rect(x - 60, 416, w + 120, 12, scene.cream),
        path(`M${x + w * 0.8} 360h160v260h-120z`, scene.shadow, 'fill-opacity=".16"'),
        path(`M${x - 60} 360h90l-40 260h-80z`, scene.light, 'fill-opacity=".18"'),
        path(
          `M${x + 60} 424q20 70 6 140h18q12 -80 -10 -140zM${x + 240} 424q-20 80 0 140h18q-14 -70 -4 -140z`,
          scene.shadow,
          'fill-opacity=".12"',
        ),
      ) +
      rect(x - 20, 556, 22, 30, scene.darkWood) +
      rect(x + w, 556, 22, 30, scene.darkWood);
    const nx = wx < 300 ? x + w + 60 : x - 150;
    s += group(
      `translate(${nx} 550)`,
      contactShadow(scene, 50, 4, 70, 8, 0.3),
      form(scene, roundRect(0, -120, 104, 116, 6), scene.wood, { shadow: 8, edge: 5 }),
      rect(10, -104, 84, 40, tones(scene, scene.wood).hi, 3, 'fill-opacity=".5"'),
      rect(10, -56, 84, 40, tones(scene, scene.wood).hi, 3, 'fill-opacity=".35"'),
      circle(52, -84, 4, scene.ink),
      circle(52, -36, 4, scene.ink),
      rect(46, -176, 10, 50, scene.gold),
      ellipse(51, -124, 24, 5, scene.gold),
      scene.isNight ? circle(51, -196, 110, scene.lit, 'fill-opacity=".22"') : '',
      path('M26 -230H76L94 -172H8Z', scene.isNight ? scene.lit : scene.cream),
      path('M58 -230H76L94 -172H66Z', scene.shadow, 'fill-opacity=".12"'),
    );
    s += plant(scene, wx < 300 ? x - 110 : x + w + 120, 560, 1.1, scene.pick('p2', [0, 1, 2]));
    return s;
  },
};
