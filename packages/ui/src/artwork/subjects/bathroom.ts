import type { Subject } from '../subject.ts';
import { at } from '../at.ts';
import { mix } from '../color.ts';
import { castShadow, clip, contactShadow, dropShadow, form, gradient, tones } from '../forms.ts';
import { circle, ellipse, group, line, oval, path, polygon, rect, roundRect } from '../shapes.ts';
import { plant } from '../stage/plants.ts';
import { windowLight } from '../stage/window-light.ts';
import { textile } from '../textile.ts';

export const bathroom: Subject = {
  cameras: [
    [1, 400, 330],
    [1.15, 410, 350],
    [1.4, 420, 360],
    [1.1, 380, 320],
  ],
  draw(scene) {
    const hz = 450;
    let s = rect(
      -300,
      -300,
      1400,
      300 + hz,
      gradient(scene, [
        [0, mix(scene.wall, scene.light, 0.3)],
        [1, mix(scene.wall, scene.shadow, 0.06)],
      ]),
    );
    let ti = '';
    const u = scene.pick('tile', [64, 52]);
    for (let j = 0; j < Math.ceil(hz / u) + 1; j++) {
      ti += `M-300 ${hz - j * u}H1100`;
      for (let i = 0; i < 24; i++) ti += `M${-300 + i * u + ((j % 2) * u) / 2} ${hz - j * u}v${-u}`;
    }
    s += line(ti, scene.light, 2.5, 'stroke-opacity=".32"') + windowLight(scene, hz);
    s += group(`translate(-300 ${hz - 150})`, textile(scene, 1400, 50, { unit: 22, seed: 'cen' }));
    const fl = scene.table;
    s += rect(
      -300,
      hz,
      1400,
      400,
      gradient(scene, [
        [0, mix(fl, scene.shadow, 0.16)],
        [1, fl],
      ]),
    );
    let ch = '';
    for (let j = 0; j < 5; j++)
      for (let i = -6; i < 16; i++) {
        const y0 = hz + j * 32,
          y1 = y0 + 32,
          k = (y: number) => 0.6 + (y - hz) / 240;
        if ((i + j) % 2)
          ch += polygon(
            [400 + (i * 90 - 400) * k(y0), y0],
            [400 + ((i + 1) * 90 - 400) * k(y0), y0],
            [400 + ((i + 1) * 90 - 400) * k(y1), y1],
            [400 + (i * 90 - 400) * k(y1), y1],
          );
      }
    s += path(ch, at(scene.hue, scene.key === 'deep' ? 6 : 4), 'fill-opacity=".5"');
    const lay = scene.pick('lay', [0, 1]);
    const tub = (x: number, y: number) =>
      group(
        `translate(${x} ${y})`,
        castShadow(scene, -150, 180, 0, 120, { opacity: 0.28 }),
        form(scene, 'M-190 -130H190Q188 -10 120 0H-120Q-188 -10 -190 -130Z', scene.white, {
          shadow: 40,
          edge: 10,
          shadowOpacity: 0.2,
        }),
        ellipse(0, -130, 196, 20, scene.white),
        ellipse(0, -128, 178, 14, mix(scene.glass, scene.hue[3], 0.3)),
        ...[-120, -80, -30, 20, 70, 116].map((q, i) =>
          circle(q, -136 - (i % 2) * 6, 16, scene.white),
        ),
        rect(-202, -140, 404, 10, mix(scene.white, scene.shadow, 0.06), 5),
        line('M150 -150V-240H110V-216', scene.gold, 11),
        rect(-150, -8, 26, 20, scene.gold, 4),
        rect(124, -8, 26, 20, scene.gold, 4),
        group(
          'translate(-150 -140)',
          clip(
            scene,
            'M0 0h96v96q-48 12 -96 0z',
            textile(scene, 96, 110, { unit: 28, seed: 'tw' }),
            path('M60 0h40v110h-30z', scene.shadow, 'fill-opacity=".18"'),
          ),
        ),
      );
    const van = (x: number, y: number) =>
      group(
        `translate(${x} ${y})`,
        contactShadow(scene, 10, 4, 140, 10, 0.3),
        circle(8, -322, 104, scene.shadow, 'fill-opacity=".22"'),
        circle(0, -330, 104, scene.wood),
        circle(0, -330, 92, mix(scene.glass, '#fff', 0.25)),
        clip(
          scene,
          oval(0, -330, 92),
          path('M-100 -300L20 -430H80L-80 -250Z', '#fff', 'fill-opacity=".45"'),
          path('M40 -260L110 -340V-300L70 -250Z', '#fff', 'fill-opacity=".3"'),
        ),
        form(scene, roundRect(-140, -136, 280, 132, 8), scene.wood, { shadow: 14, edge: 7 }),
        rect(-128, -112, 124, 96, tones(scene, scene.wood).hi, 4, 'fill-opacity=".4"'),
        rect(4, -112, 124, 96, tones(scene, scene.wood).hi, 4, 'fill-opacity=".28"'),
        rect(-16, -72, 4, 24, scene.ink),
        rect(12, -72, 4, 24, scene.ink),
        rect(-152, -150, 304, 18, scene.cream, 3),
        form(scene, 'M-74 -194H74Q66 -150 36 -150H-36Q-66 -150 -74 -194Z', scene.white, {
          shadow: 22,
          edge: 6,
        }),
        ellipse(0, -194, 76, 9, mix(scene.white, scene.shadow, 0.12)),
        line('M0 -194V-232Q0 -246 16 -246H30V-232', scene.gold, 9),
        form(scene, roundRect(100, -196, 28, 46, 6), scene.accent, { shadow: 8, edge: 4 }),
        rect(108, -210, 12, 14, scene.ink),
        scene.isNight ? circle(0, -330, 150, scene.lit, 'fill-opacity=".14"') : '',
      );
    s += lay ? van(210, 540) + tub(560, 556) : tub(280, 552) + van(620, 532);
    s += plant(scene, lay ? 740 : 60, 556, 1.05, scene.pick('pp', [0, 1, 2]));
    s += group(
      `translate(${lay ? 380 : 450} 150)`,
      rect(0, 0, 110, 9, scene.gold, 4),
      group(
        'translate(14 8)',
        dropShadow(scene, 'M0 0h80v120h-80z', 8, 8, 0.2),
        textile(scene, 80, 120, { unit: 26, seed: 'tw2' }),
        path('M52 0h28v120h-20z', scene.shadow, 'fill-opacity=".16"'),
      ),
    );
    return s;
  },
};
