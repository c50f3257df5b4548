import type { Subject } from '../subject.ts';
import { mix } from '../color.ts';
import { castShadow, clip, contactShadow, dropShadow, form } from '../forms.ts';
import { circle, ellipse, group, line, path, rect, roundRect } from '../shapes.ts';
import { plant } from '../stage/plants.ts';
import { tableStage } from '../stage/table.ts';
import { textile } from '../textile.ts';

export const mochila: Subject = {
  cameras: [
    [1, 400, 300],
    [1.2, 420, 320],
    [1.4, 420, 330],
    [1.1, 430, 290],
  ],
  draw(scene) {
    const wl = scene.pick('mode', [0, 1]);
    const st = tableStage(scene, { cloth: 'none', hz: wl ? 470 : scene.pick('hz', [410, 430]) });
    const x = scene.pick('x', [390, 420, 440]),
      b = wl ? 436 : 540;
    const body = 'M-132 -236C-150 -120 -148 -40 -112 -8Q0 26 112 -8C148 -40 150 -120 132 -236Z';
    const strap = wl
      ? `M-128 -226C-120 -330 -30 -372 0 -392C30 -372 120 -330 128 -226`
      : `M-128 -226C-180 -300 -60 -420 20 -380C90 -350 150 -300 128 -226`;
    const tass = (left: number, y: number) =>
      group(
        `translate(${left} ${y})`,
        line('M0 -60C-6 -40 4 -20 0 0', scene.cloth[3], 6),
        circle(0, 4, 12, scene.cloth[3]),
        path('M-10 8L-16 62H16L10 8Z', scene.cloth[3]),
        line('M-6 20L-9 60M4 20L5 60', scene.shadow, 3, 'stroke-opacity=".3"'),
      );
    return [
      st.s,
      wl ? dropShadow(scene, strap + 'L132 -226 ' + body, 30, 26, 0.0) : '',
      wl
        ? group(
            `translate(${x + 34} ${b + 22})`,
            path(body, scene.shadow, 'fill-opacity=".24"'),
            line(strap, scene.shadow, 30, 'stroke-opacity=".22"'),
          )
        : castShadow(scene, x - 110, x + 118, b, 260),
      wl ? '' : contactShadow(scene, x, b + 2, 120, 12),
      wl ? circle(x, b - 392, 16, scene.darkWood) + circle(x - 3, b - 395, 9, scene.wood) : '',
      group(
        `translate(${x} ${b})`,
        line(strap, scene.cloth[0], 32),
        line(strap, scene.cloth[3], 12, 'stroke-dasharray="16 14" stroke-linecap="butt"'),
        ellipse(0, -236, 132, 30, mix(scene.cloth[0], '#000000', 0.35)),
        form(scene, body, scene.cloth[0], {
          shadow: 44,
          edge: 12,
          shadowFall: 0.1,
          inner: group(
            'translate(-160 -244)',
            textile(scene, 320, 280, { unit: 56, seed: 'moch' }),
          ),
        }),
        path(
          'M-132 -236C-100 -200 100 -200 132 -236C128 -224 130 -212 131 -206C90 -176 -90 -176 -131 -206Z',
          scene.cloth[3],
        ),
        line('M-128 -222C-90 -192 90 -192 128 -222', scene.cloth[0], 5, 'stroke-dasharray="12 12"'),
        tass(-22, -150),
        tass(26, -138),
      ),
      wl
        ? plant(scene, 150, 566, 1.2) +
          contactShadow(scene, 650, 550, 100, 8, 0.25) +
          rect(560, 516, 170, 30, scene.main, 8) +
          rect(560, 516, 170, 9, scene.light, 6, 'fill-opacity=".3"') +
          group(
            'translate(574 486)',
            clip(
              scene,
              roundRect(0, 0, 150, 30, 8),
              textile(scene, 150, 30, { unit: 20, seed: 'fold' }),
            ),
          ) +
          rect(590, 460, 120, 26, scene.cream, 8) +
          rect(590, 478, 120, 8, scene.shadow, 4, 'fill-opacity=".12"')
        : plant(scene, 150, 550, 1.1),
    ].join('');
  },
};
