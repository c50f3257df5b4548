import type { Subject } from '../subject.ts';
import { castShadow, clip, contactShadow, dropShadow, form, tones } from '../forms.ts';
import { group, path, polygon, rect } from '../shapes.ts';
import { plant } from '../stage/plants.ts';
import { roomStage } from '../stage/room.ts';
import { textile } from '../textile.ts';

export const frame: Subject = {
  cameras: [
    [1, 400, 310],
    [1.25, 400, 260],
    [1.5, 400, 240],
    [1.1, 420, 290],
  ],
  draw(scene) {
    const stage = roomStage(scene, { hz: 480, win: false });
    const wood = tones(scene, scene.pick('frame', [scene.wood, scene.darkWood, scene.lightWood]));
    const [x, y, width, height] = scene.pick('size', [
      [230, 40, 340, 340],
      [200, 60, 400, 300],
    ] as const);
    const edge = 26;
    const mat = 30;
    const outer = `M${x} ${y}h${width}v${height}h${-width}z`;
    const inside = [x + edge, y + edge, width - 2 * edge, height - 2 * edge] as const;
    const woven = [
      inside[0] + mat,
      inside[1] + mat,
      inside[2] - 2 * mat,
      inside[3] - 2 * mat,
    ] as const;
    const cloth = `M${woven[0]} ${woven[1]}h${woven[2]}v${woven[3]}h${-woven[2]}z`;
    return [
      stage.s,
      dropShadow(scene, outer, 22, 20, 0.26),
      path(outer, wood.b),
      path(
        polygon([x, y], [x + width, y], [x + width - edge, y + edge], [x + edge, y + edge]),
        wood.hi,
      ),
      path(
        polygon(
          [x + width, y],
          [x + width, y + height],
          [x + width - edge, y + height - edge],
          [x + width - edge, y + edge],
        ),
        wood.sh,
      ),
      rect(...inside, scene.cream),
      rect(inside[0], inside[1], inside[2], 8, scene.shadow, 0, 'fill-opacity=".2"'),
      clip(
        scene,
        cloth,
        group(
          `translate(${woven[0]} ${woven[1]})`,
          textile(scene, woven[2], woven[3], { unit: 64, seed: 'framed' }),
        ),
      ),
      path(
        polygon(
          [inside[0], inside[1]],
          [inside[0] + inside[2] * 0.5, inside[1]],
          [inside[0], inside[1] + inside[3] * 0.8],
        ),
        '#ffffff',
        'fill-opacity=".14"',
      ),
      castShadow(scene, 150, 650, 548, 160, { opacity: 0.3 }),
      form(scene, 'M150 440h500v26h-500z', scene.lightWood, { shadow: 60, edge: 6 }),
      rect(172, 466, 18, 84, wood.sh),
      rect(610, 466, 18, 84, wood.dp),
      contactShadow(scene, 560, 440, 54, 7),
      form(
        scene,
        'M516 440Q500 380 540 350Q530 336 546 330H574Q590 336 580 350Q620 380 604 440Z',
        scene.main,
        {
          shadow: 24,
          edge: 8,
        },
      ),
      plant(scene, 230, 440, 0.7),
    ].join('');
  },
};
