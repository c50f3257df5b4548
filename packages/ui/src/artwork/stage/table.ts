import type { Scene } from '../scene.ts';
import { mix } from '../color.ts';
import { dropShadow, gradient } from '../forms.ts';
import { group, line, path, polygon, rect, round } from '../shapes.ts';
import { windowLight } from './window-light.ts';
import { textile } from '../textile.ts';

interface TableOptions {
  /** Where the wall meets the table. */
  hz?: number;
  cloth?: 'runner' | 'cross' | 'tapestry' | 'front' | 'none';
  /** Where things stand, for the cloth below them. */
  cx?: number;
}

export function tableStage(
  scene: Scene,
  {
    hz = scene.pick('hz', [372, 398, 420]),
    cloth = scene.pick('cloth', ['runner', 'cross', 'tapestry', 'front']),
    cx = 400,
  }: TableOptions = {},
) {
  const w = scene.wall,
    dark = scene.key === 'deep';
  let s = rect(
    -300,
    -300,
    1400,
    300 + hz + 2,
    gradient(
      scene,
      [
        [0, mix(w, scene.light, dark ? 0.06 : 0.22)],
        [0.6, w],
        [1, mix(w, scene.shadow, dark ? 0.25 : 0.12)],
      ],
      0,
      0,
      1,
      0.5,
    ),
  );
  s += windowLight(scene, hz);
  if (cloth === 'tapestry') s += tapestry(scene, scene.pick('tp', [80, 500]), -20, 210, hz - 90);
  const t = scene.table;
  s += rect(
    -300,
    hz,
    1400,
    900 - hz,
    gradient(scene, [
      [0, mix(t, scene.shadow, 0.12)],
      [0.25, t],
      [1, mix(t, scene.light, 0.4)],
    ]),
  );
  s += rect(-300, hz, 1400, 5, mix(t, scene.shadow, 0.3));
  s += path(
    polygon([-300, hz + 5], [560, hz + 5], [250, 700], [-300, 700]),
    scene.light,
    'fill-opacity=".32"',
  );
  if (cloth === 'runner')
    s +=
      dropShadow(scene, `M-300 ${hz + 62}h1400v90h-1400z`, 6, 9, 0.2) +
      group(`matrix(1 0 -.32 .62 -100 ${hz + 56})`, textile(scene, 1300, 150, { unit: 40 })) +
      rect(-300, hz + 148, 1400, 6, scene.shadow, 0, 'fill-opacity=".18"');
  if (cloth === 'cross')
    s += group(
      `matrix(.86 0 -.42 .82 ${cx - 30} ${hz + 26})`,
      dropShadow(scene, 'M0 0h260v420h-260z', 16, 10, 0.22),
      group('matrix(0 1 -1 0 260 0)', textile(scene, 420, 260, { unit: 42 })),
    );
  if (cloth === 'front') {
    s += group(
      `matrix(1 0 -.3 .5 ${cx - 210} ${hz + 70})`,
      dropShadow(scene, 'M0 0h420v400h-420z', 14, 12, 0.22),
      group('matrix(0 1 -1 0 420 0)', textile(scene, 300, 420, { unit: 58 })),
    );
  }
  return { s, hz, base: hz + (cloth === 'runner' ? 104 : 112) };
}

export function tapestry(scene: Scene, x: number, y: number, w: number, h: number) {
  let f = '';
  for (let i = 6; i < w; i += 12) f += `M${round(x + i)} ${y + h}v22`;
  return (
    dropShadow(scene, `M${x} ${y}h${w}v${h + 14}h${-w}z`, 18, 14, 0.24) +
    group(`translate(${x} ${y})`, textile(scene, w, h, { unit: Math.max(34, w / 5) })) +
    path(
      `M${x} ${y}h${w * 0.3}l${-w * 0.12} ${h}h${-w * 0.18}z`,
      scene.light,
      'fill-opacity=".16"',
    ) +
    line(f, scene.cloth[0], 4)
  );
}
