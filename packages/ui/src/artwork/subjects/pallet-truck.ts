import type { Subject } from '../subject.ts';
import { hues, mix } from '../color.ts';
import { box, castShadow, form, gradient, tones } from '../forms.ts';
import { circle, group, line, path, polygon, rect, roundRect } from '../shapes.ts';
import { windowLight } from '../stage/window-light.ts';
import { textile } from '../textile.ts';

export const palletTruck: Subject = {
  cameras: [
    [1, 410, 310],
    [1.12, 420, 330],
    [1.3, 470, 390],
    [1.05, 380, 300],
  ],
  draw(scene) {
    const hz = 440;
    let s = rect(
      -300,
      -300,
      1400,
      300 + hz,
      gradient(scene, [
        [0, mix(scene.wall, scene.light, 0.2)],
        [1, mix(scene.wall, scene.shadow, 0.12)],
      ]),
    );
    let c = '';
    for (let i = -6; i < 26; i++) c += `M${i * 46} -300V${hz}`;
    s += line(c, scene.shadow, 3, 'stroke-opacity=".09"');
    s += windowLight(scene, hz);
    const fl = mix(scene.table, hues.gray[3], 0.45);
    s +=
      rect(
        -300,
        hz,
        1400,
        600,
        gradient(scene, [
          [0, mix(fl, scene.shadow, 0.2)],
          [0.5, fl],
        ]),
      ) +
      rect(-300, hz + 118, 1400, 14, scene.accent, 0, 'fill-opacity=".75"') +
      group(`translate(-300 ${hz - 66})`, textile(scene, 1400, 58, { unit: 24 }));
    const rack = scene.pick('rack', [1, 1, 0]);
    if (rack) {
      s += group(
        'translate(560 0)',
        ...[0, 1].map((i) => rect(i * 300, 40, 16, hz - 40, mix(scene.main, scene.wall, 0.25))),
        ...[130, 290].map(
          (y) =>
            rect(0, y, 316, 14, mix(scene.accent, scene.wall, 0.2)) +
            rect(30, y - 84, 100, 84, mix(scene.lightWood, scene.wall, 0.3)) +
            rect(140, y - 64, 86, 64, mix(scene.soft, scene.wall, 0.2)) +
            rect(236, y - 96, 60, 96, mix(scene.wood, scene.wall, 0.3)),
        ),
      );
    }
    const b = 550,
      f = scene.pick('pt', [scene.accent, scene.tone(hues.clay[5]), scene.mid]),
      t = tones(scene, f);
    const boxes = scene.pick('load', [0, 1, 2]);
    const carton = (x: number, y: number, w: number, h: number, col: string) =>
      box(
        scene,
        x,
        y,
        w,
        h,
        86,
        col,
        rect(x + w * 0.42, y - h, w * 0.16, h, scene.shadow, 0, 'fill-opacity=".1"') +
          rect(x + w * 0.1, y - h * 0.36, w * 0.24, h * 0.22, scene.paper, 2),
      );
    return [
      s,
      castShadow(scene, 150, 600, b, 170, { opacity: 0.34 }),
      box(scene, 170, b - 26, 330, 16, 110, scene.wood),
      ...[170, 310, 452].map((x) => rect(x, b - 28, 48, 28, scene.darkWood)),
      rect(170, b - 8, 330, 10, scene.wood),
      path(polygon([500, b + 2], [568, b - 38], [568, b - 56], [500, b - 26]), scene.darkWood),
      boxes === 0
        ? carton(180, b - 42, 150, 130, scene.lightWood) +
          carton(334, b - 42, 150, 130, mix(scene.lightWood, scene.wood, 0.35)) +
          carton(210, b - 172, 170, 110, mix(scene.lightWood, scene.wood, 0.2))
        : boxes === 1
          ? carton(180, b - 42, 304, 150, scene.lightWood) +
            group(`translate(180 ${b - 150})`, textile(scene, 304, 50, { unit: 20 })) +
            carton(240, b - 192, 160, 90, mix(scene.lightWood, scene.wood, 0.3))
          : [0, 1, 2]
              .map((i) =>
                group(
                  `translate(0 ${-i * 52})`,
                  form(
                    scene,
                    roundRect(176 + i * 6, b - 92, 310 - i * 10, 54, 24),
                    mix(scene.soft, scene.cream, 0.5 - i * 0.2),
                    { shadow: 16, edge: 7 },
                  ),
                ),
              )
              .join('') + group(`translate(176 ${b - 80})`, ''),
      rect(496, b - 20, 70, 12, t.b, 3),
      rect(160, b - 14, 400, 9, t.sh, 3),
      circle(178, b - 4, 13, scene.ink),
      circle(178, b - 4, 5, scene.steel),
      form(
        scene,
        `M540 ${b - 14}V${b - 92}Q542 ${b - 112} 562 ${b - 112}H600Q622 ${b - 110} 626 ${b - 88}L632 ${b - 14}Z`,
        f,
        { shadow: 14, edge: 6 },
      ),
      rect(566, b - 150, 26, 50, scene.steel, 5),
      rect(580, b - 150, 12, 50, scene.shadow, 5, 'fill-opacity=".25"'),
      circle(600, b - 12, 30, scene.ink),
      circle(600, b - 12, 15, scene.steel),
      circle(600, b - 12, 6, scene.ink),
      line(`M588 ${b - 130}L676 ${b - 356}`, scene.ink, 15),
      line(`M585 ${b - 134}L673 ${b - 360}`, scene.darkSteel, 5),
      line(`M652 ${b - 352}L664 ${b - 392}H712L704 ${b - 340}Z`, f, 15),
      line(`M656 ${b - 354}L666 ${b - 390}H708`, t.hi, 4),
    ].join('');
  },
};
