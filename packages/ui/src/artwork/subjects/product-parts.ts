import type { Scene } from '../scene.ts';
import { hues, mix } from '../color.ts';
import { castShadow, form, tones } from '../forms.ts';
import { circle, ellipse, group, line, oval, path } from '../shapes.ts';
import { band } from '../textile.ts';

export const cup = (
  scene: Scene,
  x: number,
  y: number,
  k = 1,
  f = scene.cream,
  fill = scene.chocolate,
) =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    castShadow(scene, -60, 70, 6, 150, { opacity: 0.28, thickness: 9 }),
    ellipse(0, 2, 84, 17, tones(scene, f).sh),
    ellipse(0, -2, 84, 16, f),
    ellipse(0, -3, 52, 9, scene.shadow, 'fill-opacity=".16"'),
    line('M50 -62C92 -68 92 -18 44 -22', f, 13),
    line('M52 -58C84 -62 84 -24 48 -26', scene.shadow, 4, 'stroke-opacity=".18"'),
    form(scene, 'M-58 -78H58C58 -30 40 -4 22 -2H-22C-40 -4 -58 -30 -58 -78Z', f, {
      shadow: 26,
      edge: 8,
      inner: group(
        'translate(-60 -52)',
        band(scene, 'rombo', 120, 20, 24, scene.main, scene.cloth[3], scene.main),
      ),
    }),
    ellipse(0, -78, 58, 15, tones(scene, f).hi),
    ellipse(0, -76, 50, 11, fill),
    path(
      'M-44 -78a50 11 0 0 1 70 -7a60 14 0 0 1 -70 7z',
      mix(fill, scene.light, 0.3),
      'fill-opacity=".6"',
    ),
    line(
      'M-14 -104c-14 -22 12 -30 0 -56M14 -100c-12 -20 14 -34 2 -60',
      scene.light,
      6,
      'stroke-opacity=".45"',
    ),
  );

export const bean = (scene: Scene, x: number, y: number, a: number, k = 1) =>
  group(
    `translate(${x} ${y}) rotate(${a}) scale(${k})`,
    ellipse(4, 5, 16, 10, scene.shadow, 'fill-opacity=".3"'),
    ellipse(0, 0, 16, 10.5, scene.chocolate),
    ellipse(-3, -3, 10, 5, mix(scene.chocolate, scene.light, 0.28)),
    line('M-14 0C-6 -5 6 5 14 0', mix(scene.chocolate, '#000000', 0.35), 2.4),
  );

export const pieceOfFruit = (scene: Scene, x: number, y: number, r: number, c: string, kind = 0) =>
  kind === 1
    ? group(
        `translate(${x} ${y})`,
        form(
          scene,
          `M${-r} ${r * 0.2}C${-r} ${-r} ${r * 0.2} ${-r * 1.2} ${r} ${-r * 0.5}C${r * 1.3} ${r * 0.3} ${r * 0.5} ${r} ${-r * 0.2} ${r}C${-r * 0.8} ${r} ${-r} ${r * 0.6} ${-r} ${r * 0.2}Z`,
          c,
          {
            shadow: r * 0.5,
            edge: r * 0.14,
            inner: ellipse(r * 0.5, -r * 0.4, r * 0.6, r * 0.7, hues.clay[4], 'fill-opacity=".55"'),
          },
        ),
      )
    : kind === 2
      ? group(
          `translate(${x} ${y})`,
          form(
            scene,
            `M0 ${-r * 1.35}C${r * 0.5} ${-r * 1.3} ${r} ${-r * 0.1} ${r * 0.95} ${r * 0.3}C${r * 0.8} ${r * 1.1} ${-r * 0.8} ${r * 1.1} ${-r * 0.95} ${r * 0.3}C${-r} ${-r * 0.1} ${-r * 0.5} ${-r * 1.3} 0 ${-r * 1.35}Z`,
            c,
            { shadow: r * 0.5, edge: r * 0.14 },
          ),
        )
      : group(
          `translate(${x} ${y})`,
          form(scene, oval(0, 0, r), c, { shadow: r * 0.45, edge: r * 0.14 }),
          circle(-r * 0.1, -r * 0.7, r * 0.09, scene.darkWood),
        );
