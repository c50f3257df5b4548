import type { Scene } from '../scene.ts';
import { contactShadow, form } from '../forms.ts';
import { circle, group, path, rect, round } from '../shapes.ts';

export const tree = (scene: Scene, x: number, y: number, k = 1, kind = 0) =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    contactShadow(scene, 16, 2, 46, 7, 0.3),
    rect(-5, -50, 10, 52, scene.darkWood),
    kind
      ? form(
          scene,
          'M0 -190C46 -190 60 -120 54 -84C50 -50 28 -36 0 -36C-28 -36 -50 -50 -54 -84C-60 -120 -46 -190 0 -190Z',
          scene.leaf,
          { shadow: 30, edge: 12 },
        )
      : form(
          scene,
          'M-62 -70C-84 -100 -60 -132 -38 -130C-32 -164 30 -170 40 -134C70 -134 84 -98 62 -70C46 -48 -44 -48 -62 -70Z',
          scene.leaf,
          { shadow: 26, edge: 12 },
        ),
  );

export const palm = (scene: Scene, x: number, y: number, k = 1) => {
  let f = '';
  for (const [a, l] of [
    [-168, 96],
    [-146, 110],
    [-112, 104],
    [-62, 104],
    [-34, 112],
    [-10, 98],
    [160, 80],
    [22, 80],
  ] as const) {
    const e = (a * Math.PI) / 180,
      tx = Math.cos(e) * l,
      ty = Math.sin(e) * l * 0.7 + 26;
    f += `M0 0Q${round(tx * 0.5)} ${round(ty * 0.5 - 46)} ${round(tx)} ${round(ty)}Q${round(tx * 0.42)} ${round(ty * 0.5 - 22)} 0 0Z`;
  }
  return group(
    `translate(${x} ${y}) scale(${k})`,
    contactShadow(scene, 26, 2, 40, 6, 0.28),
    path('M-8 0C-2 -70 6 -120 16 -190L26 -188C18 -120 14 -70 10 0Z', scene.darkWood),
    path(
      'M4 0C8 -70 14 -120 22 -189L26 -188C18 -120 14 -70 10 0Z',
      scene.shadow,
      'fill-opacity=".3"',
    ),
    group(
      'translate(20 -190)',
      path(f, scene.leaf),
      group('scale(.8) translate(-6 -6)', path(f, scene.lightLeaf, 'fill-opacity=".55"')),
      circle(4, 6, 7, scene.darkWood),
      circle(-6, 8, 6, scene.wood),
    ),
  );
};
