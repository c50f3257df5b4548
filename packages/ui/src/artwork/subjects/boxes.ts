import type { Subject } from '../subject.ts';
import { at } from '../at.ts';
import { mix } from '../color.ts';
import { box, castShadow, tones } from '../forms.ts';
import { circle, group, line, path, polygon, rect } from '../shapes.ts';
import { tableStage } from '../stage/table.ts';
import { textile } from '../textile.ts';

export const boxes: Subject = {
  cameras: [
    [1, 410, 330],
    [1.2, 420, 360],
    [1.4, 440, 380],
    [1.1, 380, 340],
  ],
  draw(scene) {
    const st = tableStage(scene, {
        hz: 400,
        cloth: scene.pick('cloth', ['runner', 'tapestry', 'cross', 'front']),
      }),
      b = 530;
    const k1 = scene.lightWood,
      k2 = mix(scene.lightWood, scene.wood, 0.3);
    const carton = (
      x: number,
      y: number,
      w: number,
      h: number,
      d: number,
      c: string,
      isBanded = false,
    ) => {
      const i = isBanded
        ? group(
            `translate(${x} ${y - h * 0.62})`,
            textile(scene, w, h * 0.3, { unit: h * 0.12, seed: 'tape' + x }),
          )
        : rect(x + w * 0.43, y - h, w * 0.14, h * 0.4, mix(scene.accent, c, 0.15));
      const dx = d * 0.62,
        dy = -d * 0.36;
      return (
        box(
          scene,
          x,
          y,
          w,
          h,
          d,
          c,
          i +
            rect(x + w * 0.08, y - h * 0.3, w * 0.26, h * 0.2, scene.paper, 2) +
            rect(x + w * 0.11, y - h * 0.25, w * 0.18, 3, scene.ink) +
            rect(x + w * 0.11, y - h * 0.19, w * 0.12, 3, scene.ink) +
            line(`M${x + w * 0.8} ${y - h * 0.12}v${-h * 0.14}m-8 8l8 -8l8 8`, scene.darkWood, 4),
        ) +
        (isBanded
          ? ''
          : path(
              polygon(
                [x + w * 0.43, y - h],
                [x + w * 0.43 + dx, y - h + dy],
                [x + w * 0.57 + dx, y - h + dy],
                [x + w * 0.57, y - h],
              ),
              mix(scene.accent, scene.light, 0.2),
            ))
      );
    };
    const open = (x: number, y: number, w: number, h: number, d: number, c: string) => {
      const t = tones(scene, c),
        dx = d * 0.62,
        dy = -d * 0.36;
      return (
        path(
          polygon([x, y - h], [x + dx, y - h + dy], [x + w + dx, y - h + dy], [x + w, y - h]),
          tones(scene, c).dp,
        ) +
        path(
          polygon(
            [x + dx, y - h + dy],
            [x + w + dx, y - h + dy],
            [x + w + dx + 24, y - h + dy - 54],
            [x + dx + 20, y - h + dy - 54],
          ),
          t.sh,
        ) +
        (() => {
          let q = '';
          for (let i = 0; i < 5; i++)
            q += circle(
              x + dx * 0.55 + 24 + (i * (w - 30)) / 5,
              y - h - 4 - (i % 2) * 12,
              24,
              at([scene.cream, scene.soft, scene.main, scene.cream, scene.accent], i),
            );
          return q;
        })() +
        path(
          polygon([x + w, y], [x + w, y - h], [x + w + dx, y - h + dy], [x + w + dx, y + dy]),
          t.sh,
        ) +
        rect(x, y - h, w, h, c) +
        group(
          `translate(${x} ${y - h * 0.66})`,
          textile(scene, w, h * 0.34, { unit: h * 0.14, seed: 'open' }),
        ) +
        path(
          polygon([x, y - h], [x + w, y - h], [x + w - 16, y - h + 50], [x - 36, y - h + 46]),
          t.hi,
        ) +
        path(
          polygon(
            [x + w, y - h],
            [x + w + dx, y - h + dy],
            [x + w + dx + 50, y - h + dy + 34],
            [x + w + 46, y - h + 36],
          ),
          t.b,
        )
      );
    };
    const v = scene.pick('arr', [0, 1, 2]);
    return [
      st.s,
      castShadow(scene, 190, 560, b, 220, { opacity: 0.36 }),
      v === 0
        ? carton(190, b, 210, 170, 150, k1) +
          carton(408, b + 20, 160, 110, 110, k2, true) +
          open(220, b - 172, 150, 104, 110, k1)
        : v === 1
          ? carton(230, b - 8, 150, 250, 120, k2, true) +
            open(352, b + 18, 220, 140, 150, k1) +
            carton(150, b + 36, 130, 84, 90, k1)
          : carton(200, b, 280, 120, 170, k1, true) +
            carton(230, b - 122, 220, 100, 140, k2) +
            carton(264, b - 224, 150, 80, 100, mix(scene.main, scene.lightWood, 0.15)),
    ].join('');
  },
};
