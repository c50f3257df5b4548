import type { Scene } from '../scene.ts';
import { hues, lightness } from '../color.ts';
import { castShadow, dropShadow, form, tones } from '../forms.ts';
import { ellipse, group, line, path, rect } from '../shapes.ts';
import { band } from '../textile.ts';

export const mug = (scene: Scene, x: number, y: number, k: number, f: string) =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    castShadow(scene, -30, 34, 0, 110, { opacity: 0.3 }),
    line('M34 -66C70 -66 70 -20 32 -22', f, 12),
    form(scene, 'M-38 -92H38V-10Q38 0 26 0H-26Q-38 0 -38 -10Z', f, {
      shadow: 22,
      edge: 7,
      inner: group(
        'translate(-40 -54)',
        band(scene, 'zig', 80, 22, 20, f, lightness(f) > 0.7 ? scene.main : scene.cream),
      ),
    }),
    ellipse(0, -92, 38, 9, tones(scene, f).hi),
    ellipse(0, -91, 32, 6.5, scene.chocolate),
  );

export const books = (scene: Scene, x: number, y: number, cols: readonly string[]) =>
  cols
    .map((c: string, i: number) => {
      const w = 170 - ((i * 37) % 40),
        dx = (i * 23) % 26,
        h = 30;
      const yy = y - i * h - h;
      return (
        rect(x + dx, yy, w, h, c, 4) +
        rect(x + dx + w - 14, yy + 4, 14, h - 8, scene.paper) +
        rect(x + dx, yy, w, 5, scene.light, 4, 'fill-opacity=".35"') +
        rect(x + dx, yy + h - 6, w, 6, scene.shadow, 0, 'fill-opacity=".22"') +
        rect(x + dx + 18, yy, 7, h, scene.light, 0, 'fill-opacity=".5"') +
        rect(x + dx + 30, yy, 3, h, scene.light, 0, 'fill-opacity=".4"')
      );
    })
    .join('');

export const pencil = (scene: Scene, x: number, y: number, a: number, c: string, l = 180) =>
  group(
    `translate(${x} ${y}) rotate(${a})`,
    dropShadow(scene, `M0 -7H${l}L${l + 26} 0L${l} 7H0Z`, 6, 8, 0.26),
    rect(0, -7, l, 14, c),
    rect(0, -7, l, 5, scene.light, 0, 'fill-opacity=".4"'),
    rect(0, 3, l, 4, scene.shadow, 0, 'fill-opacity=".2"'),
    path(`M${l} -7L${l + 26} 0L${l} 7Z`, scene.lightWood),
    path(`M${l + 18} -2.4L${l + 26} 0L${l + 18} 2.4Z`, scene.ink),
    rect(-16, -7, 16, 14, scene.steel),
    rect(-30, -7, 14, 14, hues.clay[3], 5),
  );
