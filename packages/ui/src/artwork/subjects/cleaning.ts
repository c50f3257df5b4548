import type { Subject } from '../subject.ts';
import { hues, lightness } from '../color.ts';
import { box, castShadow, clip, contactShadow, form, tones } from '../forms.ts';
import { circle, ellipse, group, line, path, rect } from '../shapes.ts';
import { tableStage } from '../stage/table.ts';
import { band, textile } from '../textile.ts';

export const cleaning: Subject = {
  cameras: [
    [1, 410, 330],
    [1.15, 410, 350],
    [1.4, 400, 370],
    [1.05, 440, 320],
  ],
  draw(scene) {
    const st = tableStage(scene, {
        hz: scene.pick('hz', [430, 450]),
        cloth: scene.pick('cloth', ['tapestry', 'none', 'runner']),
      }),
      b = 545,
      x = scene.pick('x', [380, 420, 350]);
    const bc = lightness(scene.main) > 0.8 ? scene.mid : scene.main,
      t = tones(scene, bc);
    let tiles = '';
    if (scene.pick('tile', [1, 0])) {
      for (let i = -2; i < 12; i++) tiles += `M${i * 90} -300V${st.hz}`;
      for (let j = 0; j < 6; j++) tiles += `M-300 ${st.hz - j * 90}H1100`;
      tiles = line(tiles, scene.light, 3, 'stroke-opacity=".35"');
    }
    const spray = (sx: number, sy: number, c: string) =>
      group(
        `translate(${sx} ${sy})`,
        castShadow(scene, -34, 40, 0, 130, { opacity: 0.3 }),
        form(
          scene,
          'M-40 0C-46 -60 -44 -100 -26 -124C-18 -136 -16 -146 -16 -158H16C16 -146 18 -136 26 -124C44 -100 46 -60 40 0Q0 8 -40 0Z',
          c,
          {
            shadow: 20,
            edge: 8,
            inner:
              rect(-50, -92, 100, 58, scene.cream) +
              group(
                'translate(-50 -58)',
                band(scene, 'rombo', 100, 24, 24, scene.cream, scene.hue[6], scene.accent),
              ),
          },
        ),
        rect(-18, -176, 36, 20, scene.ink, 3),
        path(
          'M-20 -178V-208Q-20 -218 -34 -218H-62V-198L-40 -192L-48 -164H-38L-26 -178Z',
          scene.accent,
        ),
        path('M-20 -178V-208Q-20 -218 -34 -218H22Q34 -210 30 -192L20 -178Z', scene.accent),
        rect(-72, -214, 12, 14, scene.ink, 2),
        path('M20 -178L30 -192Q34 -210 22 -218H10V-178Z', scene.shadow, 'fill-opacity=".22"'),
      );
    const bub = (
      [
        [x + 40, b - 250, 26],
        [x + 90, b - 300, 17],
        [x - 20, b - 310, 14],
        [x + 10, b - 232, 18],
        [x + 120, b - 246, 12],
        [x - 60, b - 262, 20],
      ] as const
    )
      .map(
        ([p, q, r]) =>
          circle(p, q, r, scene.white, 'fill-opacity=".4"') +
          `<circle cx="${p}" cy="${q}" r="${r}" fill="none" stroke="#fff" stroke-width="2.5" stroke-opacity=".85"/>` +
          path(
            `M${p - r * 0.6} ${q - r * 0.1}A${r * 0.6} ${r * 0.6} 0 0 1 ${p} ${q - r * 0.6}`,
            'none',
            'stroke="#fff" stroke-width="4" stroke-linecap="round"',
          ),
      )
      .join('');
    return [
      st.s.replace('</g><rect', `</g><rect`),
      tiles ? clip(scene, `M-300-300h1400v${300 + st.hz}h-1400z`, tiles) : '',
      group(
        `translate(${x + 120} ${b}) rotate(${scene.pick('mop', [9, 12])})`,
        rect(-7, -520, 14, 470, scene.wood, 7),
        rect(-7, -520, 5, 470, scene.lightWood, 3),
      ),
      castShadow(scene, x - 100, x + 110, b, 240, { opacity: 0.36 }),
      contactShadow(scene, x, b + 3, 112, 11),
      group(
        `translate(${x} ${b})`,
        ellipse(0, -196, 122, 24, t.dp),
        [-70, -30, 14, 56, 90]
          .map((p, i) => circle(p, -204 - (i % 2) * 12, 30, scene.white))
          .join(''),
        circle(-50, -212, 24, scene.white),
        line('M-118 -186C-150 -40 150 -40 118 -186', scene.darkSteel, 6, 'stroke-opacity=".0"'),
        form(scene, 'M-122 -196C-80 -168 80 -168 122 -196L98 -8Q96 4 60 6H-60Q-96 4 -98 -8Z', bc, {
          shadow: 34,
          edge: 11,
        }),
        path('M-122 -196C-80 -168 80 -168 122 -196L120 -178C80 -150 -80 -150 -120 -178Z', t.hi),
        group(
          '',
          clip(
            scene,
            'M-70 -186L40 -176L52 -60L-6 -44L-64 -66Z',
            group(
              'translate(-80 -190) rotate(4)',
              textile(scene, 150, 160, { unit: 30, seed: 'cloth' }),
            ),
            path('M0 -190L60 -190V-40L16 -40Z', scene.shadow, 'fill-opacity=".2"'),
          ),
        ),
      ),
      bub,
      spray(
        x + scene.pick('sx', [215, -220]),
        b + 26,
        scene.pick('sc', [scene.alt, scene.soft, hues.sky[3]]),
      ),
      group(
        `translate(${x - scene.pick('sx2', [190, -190])} ${b + 50})`,
        contactShadow(scene, 8, 2, 70, 8, 0.28),
        box(
          scene,
          -60,
          0,
          110,
          34,
          60,
          hues.maize[3],
          circle(-30, -20, 4, hues.maize[6]) +
            circle(0, -10, 5, hues.maize[6]) +
            circle(24, -22, 4, hues.maize[6]),
        ),
        path('M-60 -34h110l37 -22h-110z', hues.jade[4]),
      ),
      group(`translate(${x + 70} ${b + 52})`, ''),
    ].join('');
  },
};
