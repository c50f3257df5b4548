import type { Scene } from '../scene.ts';
import { mix } from '../color.ts';
import { dropShadow, gradient } from '../forms.ts';
import { group, path, polygon, rect } from '../shapes.ts';
import { textile } from '../textile.ts';

export function flatStage(
  scene: Scene,
  { cloth = scene.pick('fl', ['corner', 'band', 'half']) } = {},
) {
  const t =
    scene.key === 'deep'
      ? scene.wall
      : scene.pick('ft', [scene.wall, scene.table, scene.lightWood]);
  const rot = scene.pick('fr', [-14, -8, 10, 16]);
  let s = rect(
    -400,
    -400,
    1600,
    1400,
    gradient(
      scene,
      [
        [0, mix(t, scene.light, 0.35)],
        [0.5, t],
        [1, mix(t, scene.shadow, 0.16)],
      ],
      0,
      0,
      1,
      1,
    ),
  );
  if (t === scene.lightWood) {
    for (let i = 0; i < 8; i++)
      s += rect(-400, -300 + i * 150, 1600, 3, scene.shadow, 0, 'fill-opacity=".13"');
  }
  if (cloth === 'corner')
    s += group(
      `translate(60 360) rotate(${rot})`,
      dropShadow(scene, 'M-500 0h820v420h-820z', 10, -6, 0.2),
      group('translate(-500 0)', textile(scene, 820, 420, { unit: 62, fringe: true })),
    );
  else if (cloth === 'band')
    s += group(
      `translate(400 300) rotate(${rot + 72})`,
      dropShadow(scene, 'M-700 -110h1400v220h-1400z', 14, 12, 0.2),
      group('translate(-700 -110)', textile(scene, 1400, 220, { unit: 50 })),
    );
  else
    s += group(
      `translate(470 -60) rotate(${rot})`,
      dropShadow(scene, 'M0 -300h600v1300h-600z', -14, 6, 0.18),
      group('matrix(0 1 -1 0 600 -300)', textile(scene, 1300, 600, { unit: 64 })),
    );
  s += path(
    polygon([-400, -400], [330, -400], [40, 1000], [-400, 1000]),
    scene.light,
    'fill-opacity=".22"',
  );
  return s;
}
