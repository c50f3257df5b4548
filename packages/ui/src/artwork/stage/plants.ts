import type { Scene } from '../scene.ts';
import { form } from '../forms.ts';
import { group, line, rect, round } from '../shapes.ts';

export const leafShape = (x: number, y: number, l: number, a: number) => {
  const w = l * 0.16;
  return `<path d="M0 0Q${round(l * 0.45)} ${round(-w)} ${round(l)} 0Q${round(l * 0.45)} ${round(w)} 0 0Z" transform="translate(${round(x)} ${round(y)}) rotate(${round(a)})"/>`;
};

export const frond = (x: number, y: number, l: number, a: number, bend = 14) => {
  let s = '';
  for (let i = 1; i < 9; i++) {
    const t = i / 8.6,
      px = l * t,
      py = -bend * Math.sin(t * 3.1),
      q = l * 0.42 * (1 - t * 0.55);
    s += leafShape(px, py, q, -58 + t * 22) + leafShape(px, py, q, 58 - t * 22);
  }
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${a})">${s}${leafShape(l * 0.9, 0, l * 0.3, 0)}</g>`;
};

export const plant = (
  scene: Scene,
  x: number,
  y: number,
  k = 1,
  kind = scene.pick('plant', [0, 1, 2]),
  bare = false,
) => {
  let lv = '';
  if (kind === 0) {
    for (const [a, l] of [
      [-150, 70],
      [-122, 104],
      [-96, 124],
      [-70, 112],
      [-44, 92],
      [-24, 64],
    ] as const) {
      lv += `<g transform="rotate(${a})"><path d="M0 0Q${l * 0.5} ${-l * 0.24} ${l} 0Q${l * 0.5} ${l * 0.24} 0 0Z" fill="${a < -90 ? scene.lightLeaf : scene.leaf}"/><path d="M0 0Q${l * 0.5} ${l * 0.24} ${l} 0Z" fill="${scene.shadow}" fill-opacity=".22"/></g>`;
    }
  } else if (kind === 1) {
    for (const [a, l] of [
      [-140, 84],
      [-112, 118],
      [-84, 132],
      [-58, 110],
      [-34, 80],
    ] as const) {
      const e = (a * Math.PI) / 180,
        px = Math.cos(e) * l,
        py = Math.sin(e) * l;
      lv +=
        line(
          `M0 0Q${round(px * 0.3)} ${round(py * 0.7)} ${round(px)} ${round(py)}`,
          scene.leaf,
          4,
        ) +
        group(
          `translate(${round(px)} ${round(py)}) rotate(${a + 90})`,
          form(
            scene,
            'M0 14C-34 4 -36 -34 0 -48C36 -34 34 4 0 14Z',
            a < -86 ? scene.lightLeaf : scene.leaf,
            { shadow: 14, edge: 6 },
          ),
        );
    }
  } else
    lv = `<g fill="${scene.leaf}">${frond(0, 0, 130, -118)}${frond(0, 0, 140, -66)}</g><g fill="${scene.lightLeaf}">${frond(0, 0, 140, -92)}</g>`;
  return group(
    `translate(${x} ${y}) scale(${k})`,
    group('translate(0 -62)', lv),
    bare
      ? ''
      : form(
          scene,
          'M-36 -66H36L28 -4Q28 0 22 0H-22Q-28 0 -28 -4Z',
          scene.pick('potc', [scene.terracotta, scene.cream, scene.accent]),
          { shadow: 18, edge: 6 },
        ),
    bare ? '' : rect(-40, -72, 80, 14, scene.shadow, 4, 'fill-opacity=".12"'),
  );
};
