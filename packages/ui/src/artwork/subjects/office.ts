import type { Subject } from '../subject.ts';
import { hues, mix } from '../color.ts';
import { clip, contactShadow, form, tones } from '../forms.ts';
import { random } from '../random.ts';
import { circle, group, line, path, polygon, rect, round, roundRect } from '../shapes.ts';
import { city, sky } from '../stage/sky.ts';
import { tree } from '../stage/trees.ts';
import { glass, paving } from './property-parts.ts';
import { textile } from '../textile.ts';

export const office: Subject = {
  cameras: [
    [1, 410, 320],
    [1.2, 400, 330],
    [1.5, 370, 350],
    [1.1, 430, 310],
  ],
  draw(scene) {
    const b = 520;
    let s =
      sky(scene, { hz: 430 }) +
      city(scene, 440, { k: 0.9 }) +
      rect(-300, b - 30, 1400, 40, mix(scene.leaf, scene.skyLow, 0.2)) +
      rect(-300, b, 1400, 400, mix(hues.gray[2], scene.hue[1], 0.3)) +
      paving(scene, b + 6, 220, 46);
    const r = random(scene.seed + 'of');
    const x = scene.pick('x', [220, 270, 320]),
      w = 230,
      h = scene.pick('h', [420, 380, 460]),
      sd = 130;
    const f = scene.pick('of', [
        scene.hue[6],
        scene.hue[5],
        scene.hue[7],
        mix(hues.sky[5], scene.hue[5], 0.4),
        mix(hues.sky[4], hues.gray[4], 0.35),
        hues.sky[6],
      ]),
      t = tones(scene, scene.tone(f));
    s += path(
      polygon([x, b + 6], [x + w + sd, b + 6], [x + w + sd + 190, b + 40], [x + 130, b + 44]),
      scene.shadow,
      'fill-opacity=".3"',
    );
    const nx = 11,
      fh = h / nx;
    s +=
      rect(x, b - h, w, h, t.b) +
      path(polygon([x + w, b], [x + w, b - h], [x + w + sd, b - h + 54], [x + w + sd, b]), t.dp);
    const refl = clip(
      scene,
      `M${x} ${b - h}h${w}v${h}h${-w}z`,
      path(
        polygon(
          [x - 20, b - h * 0.2],
          [x + w * 0.9, b - h - 40],
          [x + w * 1.4, b - h - 40],
          [x, b + 20],
        ),
        '#ffffff',
        'fill-opacity=".16"',
      ),
      path(
        polygon(
          [x, b - h * 0.55],
          [x + w * 0.3, b - h * 0.75],
          [x + w * 0.55, b - h * 0.5],
          [x + w * 0.8, b - h * 0.66],
          [x + w, b - h * 0.6],
          [x + w, b - h * 0.3],
          [x, b - h * 0.3],
        ),
        scene.skyLow,
        'fill-opacity=".22"',
      ),
    );
    let lit = '',
      gr = '',
      gr2 = '';
    for (let i = 0; i < nx; i++) {
      gr += `M${x} ${round(b - h + i * fh)}h${w}`;
      gr2 += `M${x + w} ${round(b - h + i * fh)}L${x + w + sd} ${round(b - h + 54 + (i * (h - 54)) / nx)}`;
      for (let c = 0; c < 6; c++)
        if (r() < (scene.isNight ? 0.55 : 0.18))
          lit += `M${round(x + (c * w) / 6 + 3)} ${round(b - h + i * fh + 4)}h${round(w / 6 - 6)}v${round(fh - 8)}h${round(-w / 6 + 6)}z`;
    }
    for (let c = 1; c < 6; c++) gr += `M${round(x + (c * w) / 6)} ${b - h}v${h}`;
    for (let c = 1; c < 4; c++)
      gr2 += `M${round(x + w + (c * sd) / 4)} ${round(b - h + (54 * c) / 4)}V${b}`;
    s +=
      path(
        lit,
        scene.isNight ? scene.lit : mix(scene.glass, '#fff', 0.35),
        `fill-opacity="${scene.isNight ? 0.95 : 0.75}"`,
      ) +
      refl +
      line(gr, mix(scene.tone(f), '#ffffff', 0.42), 2.6) +
      line(gr2, mix(scene.tone(f), scene.shadow, 0.1), 2.2);
    s +=
      rect(x - 10, b - 76, w + 20, 12, scene.cream) +
      rect(x - 4, b - 64, w + 8, 64, mix(scene.glass, scene.isNight ? scene.lit : '#ffffff', 0.5)) +
      group(
        `translate(${x - 4} ${b - 64})`,
        textile(scene, w * 0.36, 64, { unit: 26, seed: 'lob' }),
      ) +
      rect(x + w * 0.44, b - 56, w * 0.22, 56, scene.ink) +
      rect(x + w * 0.45, b - 54, w * 0.095, 54, glass(scene)) +
      rect(x + w * 0.555, b - 54, w * 0.095, 54, glass(scene)) +
      rect(x - 10, b - 66, w + 20, 4, scene.shadow, 0, 'fill-opacity=".3"');
    s +=
      rect(x - 6, b - h - 12, w + 10, 12, t.hi) +
      tree(scene, x - 80, b + 12, 1.05, 0) +
      tree(scene, x + w + sd + 60, b + 18, 1.2, 1) +
      tree(scene, x - 190, b + 6, 0.8, 1);
    if (scene.pick('ppl', [1, 0])) {
      const pp = (left: number, y: number, c: string) =>
        group(
          `translate(${left} ${y})`,
          contactShadow(scene, 10, 0, 16, 3, 0.3),
          rect(-6, -22, 5, 24, scene.ink),
          rect(2, -22, 5, 24, scene.ink),
          form(scene, roundRect(-9, -52, 19, 34, 8), c, { shadow: 6, edge: 3 }),
          circle(0, -60, 8, scene.tone('#a8703f')),
          path('M-8 -62a8 8 0 0 1 16 0q-8 -5 -16 0z', scene.ink),
        );
      s +=
        pp(x + 60, b + 40, scene.accent) +
        pp(x + 90, b + 36, scene.cream) +
        pp(x + w + 40, b + 50, hues.clay[5]);
    }
    return s;
  },
};
