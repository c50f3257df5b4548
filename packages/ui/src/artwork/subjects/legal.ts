import type { Subject } from '../subject.ts';
import { at } from '../at.ts';
import { hues, mix } from '../color.ts';
import { castShadow, dropShadow, form, tones } from '../forms.ts';
import { circle, ellipse, group, line, oval, path, rect, round, roundRect } from '../shapes.ts';
import { tableStage } from '../stage/table.ts';
import { books, pencil } from './service-parts.ts';

export const legal: Subject = {
  cameras: [
    [1, 410, 310],
    [1.15, 420, 320],
    [1.35, 380, 290],
    [1.2, 460, 340],
  ],
  draw(scene) {
    const st = tableStage(scene, {
        hz: scene.pick('hz', [400, 420]),
        cloth: scene.pick('cloth', ['tapestry', 'runner', 'runner', 'tapestry']),
      }),
      b = 530,
      x = scene.pick('x', [390, 420]);
    const g = scene.tone(mix(hues.maize[5], hues.maize[6], 0.4)),
      t = tones(scene, g),
      tilt = scene.pick('tilt', [-7, 6, -4]);
    const e = tilt * 0.01745,
      ax = Math.cos(e) * 140,
      ay = Math.sin(e) * 140;
    const pan = (px: number, py: number) =>
      [
        line(`M${round(px)} ${round(py)}l-52 118M${round(px)} ${round(py)}l52 118`, t.sh, 3),
        path(`M${round(px - 66)} ${round(py + 116)}h132c-8 40 -36 46 -66 46s-58 -6 -66 -46z`, g),
        path(
          `M${round(px + 10)} ${round(py + 116)}h56c-8 40 -36 46 -66 46c30 -4 20 -30 10 -46z`,
          t.sh,
        ),
        ellipse(px, py + 116, 66, 8, t.hi),
        circle(px, py, 6, t.hi),
      ].join('');
    const doc = (dx: number, dy: number, a: number) =>
      group(
        `translate(${dx} ${dy}) matrix(1 0 -.45 .52 0 0) rotate(${a})`,
        dropShadow(scene, 'M0 0h190v240h-190z', 10, 14, 0.24),
        rect(0, 0, 190, 240, scene.paper),
        rect(22, 24, 92, 12, scene.main === scene.paper ? scene.deep : scene.hue[6]),
        ...[54, 70, 86, 102, 118, 134, 150].map((y, i) =>
          rect(22, y, i % 3 === 2 ? 104 : 146, 6, hues.gray[3]),
        ),
        line('M30 196q14 -26 24 0t22 -4t26 0t20 -6', scene.hue[7], 4),
        circle(146, 198, 20, hues.clay[5]),
        circle(146, 198, 13, hues.clay[4]),
      );
    return [
      st.s,
      scene.pick('shelf', [1, 0])
        ? group(
            `translate(${x < 400 ? 520 : 60} 150)`,
            dropShadow(scene, 'M0 0h220v14h-220z', 8, 14, 0.25),
            ...[0, 1, 2, 3, 4, 5, 6].map((i) => {
              const w = 24 + ((i * 7) % 14),
                h = 92 + ((i * 31) % 34),
                c = at(
                  [
                    scene.hue[6],
                    hues.clay[6],
                    scene.accent,
                    scene.cream,
                    scene.hue[4],
                    scene.hue[7],
                    hues.clay[4],
                  ],
                  i,
                );
              return (
                rect(8 + i * 29, -h, w, h, mix(c, scene.wall, 0.12)) +
                rect(8 + i * 29, -h + 16, w, 6, scene.gold, 0, 'fill-opacity=".7"') +
                rect(8 + i * 29 + w - 6, -h, 6, h, scene.shadow, 0, 'fill-opacity=".18"')
              );
            }),
            rect(0, 0, 220, 14, scene.wood),
            rect(0, 0, 220, 4, scene.lightWood),
          )
        : '',
      castShadow(scene, x - 76, x + 80, b, 240, { opacity: 0.36 }),
      group(
        `translate(${x} ${b})`,
        ellipse(0, 2, 92, 14, scene.shadow, 'fill-opacity=".3"'),
        form(
          scene,
          'M-88 0Q-88 -18 -60 -22H60Q88 -18 88 0Q60 10 0 10Q-60 10 -88 0Z',
          scene.darkWood,
          { shadow: 14, edge: 6 },
        ),
        form(scene, 'M-46 -22Q-40 -40 -14 -46L-10 -330H10L14 -46Q40 -40 46 -22Z', g, {
          shadow: 8,
          edge: 4,
        }),
        circle(0, -196, 15, g),
        circle(-3, -199, 7, t.hi),
        group('', pan(-ax, -336 - ay), pan(ax, -336 + ay)),
        line(`M${round(-ax)} ${round(-336 - ay)}Q0 -352 ${round(ax)} ${round(-336 + ay)}`, g, 13),
        line(`M${round(-ax)} ${round(-339 - ay)}Q0 -355 ${round(ax)} ${round(-339 + ay)}`, t.hi, 4),
        form(scene, oval(0, -346, 20), g, { shadow: 8, edge: 4 }),
        path('M-8 -362L0 -392L8 -362Z', g),
      ),
      doc(x - 330, b - 50, -4),
      doc(x - 250, b - 44, 6),
      pencil(scene, x - 210, b + 56, -24, scene.hue[7], 120),
      castShadow(scene, x + 180, x + 330, b + 44, 120, { opacity: 0.26 }),
      books(scene, x + 168, b + 46, [scene.hue[6], hues.clay[6], scene.accent]),
      group(
        `translate(${x + 250} ${b - 48}) rotate(-14)`,
        rect(-4, -8, 150, 15, scene.wood, 7),
        rect(-4, -8, 150, 5, scene.lightWood, 4),
        form(scene, roundRect(-50, -36, 60, 72, 8), scene.darkWood, { shadow: 10, edge: 5 }),
        rect(-50, -24, 60, 7, scene.gold),
        rect(-50, 16, 60, 7, scene.gold),
      ),
    ].join('');
  },
};
