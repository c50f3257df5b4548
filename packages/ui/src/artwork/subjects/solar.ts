import type { Subject } from '../subject.ts';
import { mix } from '../color.ts';
import { castShadow, form, tones } from '../forms.ts';
import { group, line, path, polygon, rect } from '../shapes.ts';
import { hills, sky } from '../stage/sky.ts';
import { plant } from '../stage/plants.ts';
import { textile } from '../textile.ts';

/** How far a panel leans to the side and rises. */
const lean = 70;
const rise = 150;

export const solar: Subject = {
  cameras: [
    [1, 400, 330],
    [1.2, 400, 360],
    [1.35, 390, 370],
    [1.1, 430, 330],
  ],
  draw(scene) {
    const horizon = 360;
    const cell = mix(scene.ink, scene.main, 0.35);
    const panel = (x: number, y: number, width: number, columns: number) => {
      const across = width / columns;
      const top = y - rise;
      const upright = Array.from(
        { length: columns - 1 },
        (_, place) => `M${x + across * (place + 1)} ${y}l${lean} ${-rise}`,
      );
      const level = [0.25, 0.5, 0.75].map(
        (part) => `M${x + lean * part} ${y - rise * part}h${width}`,
      );
      return [
        castShadow(scene, x + 20, x + width, y + 66, 200, { opacity: 0.34 }),
        line(
          `M${x + 40} ${y}v66M${x + width - 20} ${y}v66M${x + width * 0.6} ${y - 40}v100`,
          tones(scene, scene.wood).dp,
          9,
        ),
        path(polygon([x, y], [x + lean, top], [x + width + lean, top], [x + width, y]), cell),
        path(
          polygon([x, y], [x + lean, top], [x + width * 0.45 + lean, top], [x + width * 0.2, y]),
          scene.light,
          'fill-opacity=".22"',
        ),
        line([...upright, ...level].join(''), mix(cell, scene.light, 0.45), 3),
        line(`M${x} ${y}l${lean} ${-rise}h${width}l${-lean} ${rise}z`, scene.cream, 7),
        rect(x - 2, y, width + 4, 10, tones(scene, scene.cream).sh, 4),
      ].join('');
    };
    const ground = mix(scene.leaf, scene.light, 0.25);
    return [
      sky(scene, { hz: horizon }),
      hills(scene, horizon + 10, { big: 1 }),
      rect(-300, horizon, 1400, 600, ground),
      path(
        polygon(
          [-300, horizon + 60],
          [1100, horizon + 20],
          [1100, horizon + 80],
          [-300, horizon + 150],
        ),
        mix(ground, scene.shadow, 0.14),
      ),
      panel(90, 480, 270, 4),
      panel(400, 480, 270, 4),
      castShadow(scene, 640, 720, 580, 150),
      form(scene, 'M630 500h90v80h-90z', scene.main, { shadow: 26, edge: 8 }),
      group('translate(630 520)', textile(scene, 90, 26, { unit: 22, seed: 'battery' })),
      line('M560 546C590 590 610 560 632 552', scene.ink, 5),
      plant(scene, 60, 588, 0.9),
      plant(scene, 770, 592, 0.7),
    ].join('');
  },
};
