import type { Scene } from '../scene.ts';
import { clip, gradient } from '../forms.ts';
import { group, path, round } from '../shapes.ts';
import { frond } from './plants.ts';

export function windowLight(scene: Scene, hz: number) {
  const la = scene.hourOf.la,
    sk = -0.42 * la,
    o = scene.key === 'deep' ? 0.2 : 0.5;
  const kind = scene.pick('gobo', ['panes', 'leaf', 'slats', 'arch', 'leaf', 'panes']);
  const g = gradient(
    scene,
    [
      [0, scene.light, o],
      [1, scene.light, o * 0.35],
    ],
    0,
    0,
    1,
    1,
  );
  const x = scene.pick('gx', [120, 210, 300]);
  let s = '';
  const on = (d: string) => path(d, g);
  if (kind === 'panes') {
    const w = 105,
      h = 118,
      gp = 14;
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3; j++)
        s += on(`M${x + i * (w + gp)} ${-40 + j * (h + gp)}h${w}v${h}h${-w}z`);
  } else if (kind === 'slats') {
    for (let j = 0; j < 10; j++) s += on(`M${x - 60} ${-40 + j * 44}h430v24h-430z`);
  } else if (kind === 'arch') {
    s += on(`M${x - 20} 430V120a170 170 0 0 1 340 0V430z`);
  } else {
    s +=
      on(`M${x - 40} -60h380v520h-380z`) +
      `<g fill="${scene.wall}" fill-opacity=".82">${frond(x + 380, 40, 330, 155)}${frond(x + 400, 250, 300, 190)}</g>`;
  }
  return clip(
    scene,
    `M-300-300h1400v${300 + hz}h-1400z`,
    group(`translate(${round(-sk * 260)} 0) skewX(${round(Math.atan(sk) * 57.3)})`, s),
  );
}
