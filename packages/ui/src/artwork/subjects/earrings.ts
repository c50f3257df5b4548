import type { Subject } from '../subject.ts';
import { hues, mix } from '../color.ts';
import { castShadow, contactShadow, dropShadow, form, tones } from '../forms.ts';
import { circle, group, line, path, round, roundRect } from '../shapes.ts';
import { tableStage } from '../stage/table.ts';
import { textile } from '../textile.ts';

export const earrings: Subject = {
  cameras: [
    [1, 400, 290],
    [1.12, 400, 290],
    [1.22, 380, 270],
    [1.05, 420, 300],
  ],
  draw(scene) {
    const st = tableStage(scene, {
      hz: 450,
      cloth: scene.pick('cl', ['tapestry', 'runner', 'front']),
    });
    const metal = scene.pick('metal', ['gold', 'gold', 'silver']),
      gd = scene.tone(metal === 'gold' ? hues.maize[4] : mix(hues.gray[1], hues.sky[1], 0.4)),
      t = tones(scene, gd),
      lo = mix(gd, metal === 'gold' ? hues.maize[9] : hues.sky[9], metal === 'gold' ? 0.45 : 0.3);
    const rose = (r: number, k: number) => {
      let s = '';
      for (let i = 0; i < k; i++) {
        const a = (i * 360) / k;
        s += `<g transform="rotate(${round(a)})"><path d="M0 ${-r * 0.3}C${round(-r * 0.24)} ${-r * 0.55} ${round(-r * 0.2)} ${round(-r * 0.9)} 0 ${round(-r * 0.92)}C${round(r * 0.2)} ${round(-r * 0.9)} ${round(r * 0.24)} ${round(-r * 0.55)} 0 ${round(-r * 0.3)}Z"/></g>`;
      }
      return `<g fill="none" stroke="${gd}" stroke-width="${round(Math.max(3.4, r * 0.06))}">${s}</g>`;
    };
    const ear = (x: number, y: number) => {
      let d = '';
      for (let i = -2; i <= 2; i++)
        d += group(
          `translate(${i * 27} ${86 - Math.abs(i) * 14})`,
          line('M0 -14V4', gd, 3.4),
          form(
            scene,
            'M0 0C14 18 15 34 0 42C-15 34 -14 18 0 0Z',
            i % 2 ? (scene.accent === gd ? scene.main : scene.cloth[0]) : gd,
            { shadow: 7, edge: 4 },
          ),
        );
      const ring = (r: number, w: number, c: string) =>
        `<circle r="${r}" fill="none" stroke="${c}" stroke-width="${w}"/>`;
      return group(
        `translate(${x} ${y})`,
        line('M0 -128C-26 -128 -26 -168 0 -168C20 -168 20 -146 18 -132', gd, 5),
        circle(0, -116, 13, gd),
        circle(-3, -119, 6, t.hi),
        rose(30, 8).replace('<g', '<g transform="translate(0 -92) scale(.7)"'),
        ring(74, 8, lo),
        ring(74, 6, gd),
        path('M-74 0a74 74 0 0 1 96 -70l-2 6a68 68 0 0 0 -88 64z', t.hi),
        rose(70, 14),
        ring(30, 5, gd),
        rose(30, 8),
        circle(0, 0, 12, scene.cloth[0] === gd ? hues.clay[6] : hues.clay[6]),
        circle(-3, -3, 5, hues.clay[3]),
        d,
      );
    };
    const sh = (x: number, y: number) =>
      group(
        `translate(${x + 34} ${y + 26})`,
        `<g opacity=".26" fill="none" stroke="${scene.shadow}"><circle r="72" stroke-width="12"/><circle r="34" stroke-width="40" stroke-opacity=".55"/>${[-2, -1, 0, 1, 2].map((i) => `<path d="M${i * 27} ${86 - Math.abs(i) * 14}c14 18 15 34 0 42c-15 -8 -14 -24 0 -42z" fill="${scene.shadow}" stroke="none"/>`).join('')}</g>`,
      );
    const card = scene.pick('stand', [1, 0, 1]);
    const silver = metal === 'silver';
    const body = card
      ? [
          group(
            `translate(400 300) rotate(${scene.pick('ca', [-3, 0, 4])})`,
            dropShadow(scene, roundRect(-210, -236, 420, 470, 14), 22, 22, 0.26),
            form(
              scene,
              roundRect(-210, -236, 420, 470, 14),
              silver
                ? scene.hue[8]
                : scene.key === 'deep'
                  ? scene.cream
                  : mix(scene.cream, scene.hue[0], 0.4),
              {
                shadow: 6,
                edge: 4,
                shadowOpacity: 0.14,
                inner: group(
                  'translate(-210 176)',
                  textile(scene, 420, 58, { unit: 22, seed: 'card' }),
                ),
              },
            ),
            circle(-92, -192, 5, scene.shadow, 'fill-opacity=".4"'),
            circle(92, -192, 5, scene.shadow, 'fill-opacity=".4"'),
            sh(-104, -30),
            sh(86, -30),
            ear(-96, -34),
            ear(92, -34),
          ),
        ]
      : [
          castShadow(scene, 330, 430, 540, 240),
          contactShadow(scene, 400, 544, 110, 12),
          form(scene, 'M300 540Q300 520 330 518H470Q500 520 500 540Q400 556 300 540Z', scene.wood, {
            shadow: 16,
            edge: 6,
          }),
          form(scene, roundRect(390, 80, 20, 450, 8), scene.wood, { shadow: 7, edge: 4 }),
          form(scene, roundRect(210, 74, 380, 20, 10), scene.wood, { shadow: 4, edge: 5 }),
          sh(290, 246),
          sh(510, 246),
          ear(286, 254),
          ear(514, 254),
        ];
    return [st.s, ...body].join('');
  },
};
