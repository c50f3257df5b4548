import type { Subject } from '../subject.ts';
import { mix } from '../color.ts';
import { castShadow, contactShadow, form, tones } from '../forms.ts';
import { circle, ellipse, group, line, path, rect, roundRect } from '../shapes.ts';
import { tableStage } from '../stage/table.ts';
import { band } from '../textile.ts';

export const soap: Subject = {
  cameras: [
    [1, 400, 330],
    [1.2, 400, 350],
    [1.35, 390, 360],
    [1.1, 420, 330],
  ],
  draw(scene) {
    const stage = tableStage(scene, { hz: 400 });
    const bar = (x: number, y: number, color: string, isWrapped: boolean) =>
      group(
        `translate(${x} ${y})`,
        castShadow(scene, -70, 84, 4, 120, { opacity: 0.3 }),
        path('M-74 -52L-44 -76H96L74 -52Z', tones(scene, color).hi),
        path('M74 -52L96 -76V-20L74 6Z', tones(scene, color).sh),
        form(scene, roundRect(-74, -54, 148, 60, 10), color, { shadow: 20, edge: 7 }),
        isWrapped
          ? group(
              'translate(-34 -54)',
              band(scene, 'rombo', 68, 60, 34, scene.cloth[0], scene.cloth[3], scene.cloth[0]),
            )
          : line('M-40 -24q12 -14 24 0t24 0t24 0', mix(color, scene.shadow, 0.25), 4),
      );
    const bottle = (x: number, color: string) =>
      group(
        `translate(${x} 520)`,
        castShadow(scene, -56, 60, 2, 220),
        contactShadow(scene, 0, 2, 62, 10),
        rect(-20, -260, 40, 34, scene.darkWood, 6),
        form(
          scene,
          'M-22 -230H22C60 -206 62 -190 62 -160V-8Q62 2 50 2H-50Q-62 2 -62 -8V-160C-62 -190 -60 -206 -22 -230Z',
          color,
          {
            shadow: 34,
            edge: 10,
          },
        ),
        rect(-46, -150, 92, 104, scene.paper, 6),
        group(
          'translate(-46 -134)',
          band(scene, 'zig', 92, 20, 23, scene.paper, scene.cloth[0], scene.paper),
        ),
        line('M-26 -92h52M-26 -74h34', scene.ink, 5, 'stroke-opacity=".6"'),
      );
    const sprig = (x: number, y: number, turn: number) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        line('M0 0C30 -24 70 -34 120 -30', scene.leaf, 5),
        ...[24, 52, 80, 106].map((left, place) =>
          group(
            `translate(${left} ${-14 - place * 5}) rotate(${place % 2 ? 38 : -42})`,
            ellipse(20, 0, 22, 8, place % 2 ? scene.leaf : mix(scene.leaf, scene.light, 0.3)),
          ),
        ),
      );
    const bubbles = scene.pick('bubbles', [0, 1, 1]);
    return [
      stage.s,
      bottle(scene.pick('bottle', [230, 250]), scene.main),
      bar(430, 486, scene.cream, true),
      bar(560, 520, mix(scene.accent, scene.cream, 0.35), false),
      bar(410, 552, mix(scene.soft, scene.cream, 0.3), false),
      sprig(560, 566, -6),
      ...(bubbles
        ? [
            [640, 380, 26],
            [690, 330, 16],
            [610, 310, 11],
          ].map(
            ([x = 0, y = 0, r = 0]) =>
              circle(x, y, r, scene.light, 'fill-opacity=".4"') +
              circle(x - r * 0.3, y - r * 0.35, r * 0.25, '#ffffff', 'fill-opacity=".8"'),
          )
        : []),
    ].join('');
  },
};
