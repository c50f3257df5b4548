import type { Subject } from '../subject.ts';
import { at } from '../at.ts';
import { hues, mix } from '../color.ts';
import { clip, contactShadow, form, gradient, tones } from '../forms.ts';
import { circle, group, line, oval, path, polygon, rect, round, roundRect } from '../shapes.ts';
import { plant } from '../stage/plants.ts';
import { textile } from '../textile.ts';

export const shop: Subject = {
  cameras: [
    [1, 400, 330],
    [1.15, 400, 360],
    [1.45, 400, 370],
    [1.1, 440, 340],
  ],
  draw(scene) {
    const b = 520;
    const f = scene.key === 'deep' ? scene.hue[7] : scene.wall;
    let s = rect(
      -300,
      -300,
      1400,
      b + 300,
      gradient(scene, [
        [0, mix(f, scene.light, 0.18)],
        [1, mix(f, scene.shadow, 0.1)],
      ]),
    );
    let br = '';
    for (let j = 0; j < 14; j++)
      for (let i = 0; i < 7; i++)
        if ((i * 7 + j * 5) % 4 === 0)
          br += `M${-280 + i * 200 + (j % 2) * 60 + ((j * 53) % 90)} ${-40 + j * 42}h34v12h-34z`;
    s +=
      path(br, scene.shadow, 'fill-opacity=".1"') +
      rect(-300, b, 1400, 300, mix(hues.gray[2], scene.hue[1], 0.25)) +
      rect(-300, b, 1400, 8, scene.shadow, 0, 'fill-opacity=".2"');
    let pv = '';
    for (let i = -4; i < 14; i++) pv += `M${i * 90} ${b}L${i * 130 - 130} 700`;
    s += line(pv + `M-300 ${b + 40}H1100`, scene.shadow, 2.5, 'stroke-opacity=".14"');
    const x = scene.pick('x', [90, 120, 140]),
      w = 560,
      fr = scene.pick('fr', [scene.darkWood, scene.hue[7], scene.cream]);
    const wc = scene.isNight
      ? mix(scene.lit, scene.cream, 0.35)
      : mix(scene.cream, scene.glass, 0.35);
    s +=
      rect(
        x - 18,
        150,
        w + 36,
        b - 150,
        scene.key === 'deep' ? scene.hue[5] : scene.tone(scene.hue[6]),
      ) + rect(x - 18, 150, w + 36, 8, scene.light, 0, 'fill-opacity=".3"');
    const dpos = scene.pick('dp', [0, 1]);
    const sx = dpos ? x + 20 : x + 170,
      sw = 370;
    s +=
      rect(sx - 10, 240, sw + 20, 236, fr) +
      rect(sx, 250, sw, 216, wc) +
      rect(sx, 380, sw, 8, scene.wood) +
      rect(sx, 388, sw, 3, scene.shadow, 0, 'fill-opacity=".3"');
    const kind = scene.pick('kind', [0, 1, 2]);
    for (let i = 0; i < 5; i++) {
      const q = sx + 34 + i * 75;
      s +=
        kind === 0
          ? form(
              scene,
              `M${q - 20} 380C${q - 34} 350 ${q - 20} 330 ${q - 10} 318H${q + 10}C${q + 20} 330 ${q + 34} 350 ${q + 20} 380Z`,
              at([scene.terracotta, scene.hue[5], scene.accent, scene.cream, hues.clay[6]], i),
              { shadow: 10, edge: 4 },
            )
          : kind === 1
            ? form(
                scene,
                roundRect(q - 22, 306, 44, 74, 4),
                at([scene.hue[6], scene.accent, hues.clay[5], scene.hue[4], scene.darkWood], i),
                { shadow: 8, edge: 4, inner: rect(q - 30, 330, 60, 26, scene.cream) },
              )
            : form(
                scene,
                oval(q, 356, 25),
                at([hues.clay[4], hues.maize[4], hues.jade[5], hues.maize[5], hues.clay[5]], i),
                { shadow: 10, edge: 4 },
              );
      s +=
        i % 2
          ? rect(q - 24, 402, 52, 64, scene.lightWood, 3) + rect(q - 24, 402, 52, 10, scene.wood, 3)
          : form(
              scene,
              roundRect(q - 26, 418, 56, 48, 6),
              at([scene.hue[4], scene.accent, hues.clay[4]], i / 2),
              { shadow: 8, edge: 4 },
            );
    }
    s +=
      path(
        polygon([sx, 250], [sx + 130, 250], [sx + 20, 466], [sx, 466]),
        '#ffffff',
        'fill-opacity=".28"',
      ) +
      path(
        polygon([sx + 170, 250], [sx + 210, 250], [sx + 100, 466], [sx + 60, 466]),
        '#ffffff',
        'fill-opacity=".2"',
      ) +
      rect(sx, 250, sw, 34, scene.shadow, 0, 'fill-opacity=".2"');
    const dxx = dpos ? x + w - 140 : x + 20;
    s +=
      rect(dxx - 8, 240, 136, b - 240, fr) +
      rect(dxx, 248, 120, b - 248, scene.tone(scene.accent)) +
      rect(dxx + 14, 264, 92, 150, wc) +
      path(
        polygon([dxx + 14, 264], [dxx + 70, 264], [dxx + 14, 380]),
        '#fff',
        'fill-opacity=".3"',
      ) +
      rect(dxx + 14, 434, 92, 70, tones(scene, scene.accent).sh, 4) +
      circle(dxx + 104, 424, 6, scene.ink) +
      rect(dxx, 248, 120, 30, scene.shadow, 0, 'fill-opacity=".18"');
    // awning: the textile itself
    const ay = 178;
    s +=
      path(
        polygon(
          [x - 20, ay + 96],
          [x + w + 20, ay + 96],
          [x + w + 34, ay + 150],
          [x - 10, ay + 150],
        ),
        scene.shadow,
        'fill-opacity=".22"',
      ) +
      path(
        polygon([x, ay], [x + w, ay], [x + w + 24, ay + 84], [x - 24, ay + 84]),
        scene.cloth[0],
      ) +
      clip(
        scene,
        polygon([x, ay], [x + w, ay], [x + w + 24, ay + 84], [x - 24, ay + 84]),
        (() => {
          let q = '';
          for (let i = 0; i < 12; i++)
            if (i % 2)
              q += path(
                polygon(
                  [x + (i * w) / 12, ay],
                  [x + ((i + 1) * w) / 12, ay],
                  [x - 24 + ((i + 1) * (w + 48)) / 12, ay + 84],
                  [x - 24 + (i * (w + 48)) / 12, ay + 84],
                ),
                scene.cloth[2],
              );
          return q;
        })(),
        path(
          polygon([x - 30, ay], [x + w * 0.4, ay], [x + w * 0.3, ay + 90], [x - 30, ay + 90]),
          scene.light,
          'fill-opacity=".18"',
        ),
      ) +
      group(
        `translate(${x - 24} ${ay + 84})`,
        textile(scene, w + 48, 34, { unit: 26, seed: 'aw' }),
      ) +
      (() => {
        let q = '';
        for (let i = 0; i < 20; i++)
          q += `M${round(x - 24 + (i * (w + 48)) / 20)} ${ay + 117}h${round((w + 48) / 20)}l${round(-(w + 48) / 40)} 16z`;
        return path(q, scene.cloth[0]);
      })();
    s +=
      form(
        scene,
        roundRect(x + 60, 94, w - 120, 62, 8),
        scene.key === 'deep' ? scene.cream : scene.hue[8],
        { shadow: 3, edge: 3 },
      ) +
      (() => {
        const c = scene.key === 'deep' ? scene.hue[7] : scene.cream;
        return (
          circle(x + 110, 125, 16, scene.accent) +
          rect(x + 146, 112, 190, 14, c, 7) +
          rect(x + 146, 134, 120, 8, c, 4, 'fill-opacity=".6"')
        );
      })();
    s +=
      plant(scene, dpos ? dxx - 24 : dxx + 168, b + 16, 0.85) +
      plant(scene, x - 50, b + 20, 1.1, 1);
    if (scene.pick('bd', [1, 0]))
      s += group(
        `translate(${x + w + 60} ${b + 40})`,
        contactShadow(scene, 8, 0, 50, 8, 0.3),
        path('M-40 0L-24 -120H34L46 0Z', scene.darkWood),
        path('M-30 -12L-18 -110H28L36 -12Z', scene.ink),
        line('M-8 -88h26M-12 -66h34M-14 -46h22', scene.cream, 5),
      );
    return s;
  },
};
