import type { Subject } from '../subject.ts';
import { mix } from '../color.ts';
import { castShadow, contactShadow, dropShadow, form, tones } from '../forms.ts';
import { circle, group, line, path, rect, roundRect } from '../shapes.ts';
import { plant } from '../stage/plants.ts';
import { roomStage } from '../stage/room.ts';
import { tapestry } from '../stage/table.ts';
import { textile } from '../textile.ts';

export const guitar: Subject = {
  cameras: [
    [1, 400, 300],
    [1.15, 430, 320],
    [1.45, 450, 390],
    [1.25, 460, 240],
  ],
  draw(scene) {
    const st = roomStage(scene, { win: scene.pick('win', [true, false]), hz: 470, wx: 80, wy: 60 });
    const a = scene.pick('a', [8, 12, -9]),
      x = scene.pick('x', [430, 470, 500]);
    const body =
      'M0 -262C62 -262 84 -222 74 -184C66 -154 66 -146 86 -116C124 -58 92 0 0 0C-92 0 -124 -58 -86 -116C-66 -146 -66 -154 -74 -184C-84 -222 -62 -262 0 -262Z';
    const top = scene.pick('gt', [scene.lightWood, scene.wood, mix(scene.gold, scene.wood, 0.4)]);
    let fr = '';
    for (let i = 0; i < 11; i++) fr += `M-13 ${-262 - i * 19 * (1 - i * 0.018)}h26`;
    const g = (sh: boolean) =>
      group(
        `translate(${x + (sh ? 46 : 0)} ${520 + (sh ? 4 : 0)}) rotate(${a}) scale(1.02)`,
        sh
          ? path(
              body + 'M-13 -250h26v-240h-26zM-24 -490h48v-66h-48z',
              scene.shadow,
              'fill-opacity=".22"',
            )
          : [
              path(body, tones(scene, top).dp, 'transform="translate(9 3)"'),
              form(scene, body, top, { shadow: 26, edge: 9, inner: '' }),
              line(body, scene.darkWood, 4, 'transform="translate(0 0)"'),
              circle(0, -150, 44, scene.cloth[0]),
              `<circle cx="0" cy="-150" r="39" fill="none" stroke="${scene.cloth[3]}" stroke-width="8" stroke-dasharray="7 5.2"/>`,
              circle(0, -150, 32, mix(scene.chocolate, '#000000', 0.3)),
              path('M36 -176C76 -170 74 -128 46 -116C60 -140 52 -160 36 -176Z', scene.darkWood),
              rect(-44, -62, 88, 17, scene.darkWood, 5),
              rect(-30, -66, 60, 6, scene.cream, 2),
              path('M-13 -170L-11 -490H11L13 -170Z', scene.chocolate),
              line(fr, scene.steel, 2.4),
              path('M-13 -170L-11 -490H-5L-4 -170Z', scene.light, 'fill-opacity=".16"'),
              path('M-12 -488L-24 -506L-18 -560Q0 -548 18 -560L24 -506L12 -488Z', scene.darkWood),
              ...[-548, -530, -512].flatMap((y) => [
                rect(-34, y, 14, 9, scene.steel, 3),
                rect(20, y, 14, 9, scene.steel, 3),
              ]),
              line(
                'M-7 -64L-6 -540M-2 -64L-2 -540M3 -64L3 -540M8 -64L7 -540',
                scene.cream,
                1.4,
                'stroke-opacity=".85"',
              ),
            ].join(''),
      );
    return [
      st.s,
      scene.pick('tp2', [1, 0]) ? tapestry(scene, 560, 30, 150, 250) : '',
      scene.pick('rug', [1, 1, 0]) || !scene.pick('tp2', [1, 0])
        ? group(
            'matrix(1 0 -.35 .42 220 500)',
            dropShadow(scene, 'M0 0h620v240h-620z', 10, 12, 0.2),
            textile(scene, 620, 240, { unit: 52 }),
          )
        : '',
      castShadow(scene, x - 80, x + 90, 520, 200, { opacity: 0.3 }),
      g(true),
      g(false),
      form(scene, roundRect(130, 450, 190, 26, 8), scene.main, { shadow: 8, edge: 5 }),
      path('M150 474L140 560h12l12 -86zM290 474l10 86h12l-6 -86z', scene.darkWood),
      contactShadow(scene, 226, 562, 96, 8, 0.25),
      plant(scene, 222, 450, 0.72),
    ].join('');
  },
};
