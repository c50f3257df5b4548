import type { Scene } from '../scene.ts';
import { at } from '../at.ts';
import { hues, mix } from '../color.ts';
import { gradient } from '../forms.ts';
import { random } from '../random.ts';
import { circle, path, rect, round } from '../shapes.ts';

export function sky(
  scene: Scene,
  {
    hz = 400,
    sun = scene.pick('sun', [
      [150, 120],
      [260, 90],
      [600, 130],
      [680, 200],
    ]),
    clouds = true,
  } = {},
) {
  const [a, b] = scene.hourOf.sky,
    bl = scene.isNight ? 0.3 : 0.42,
    top = mix(a, at(scene.hue, scene.isNight ? 8 : 3), bl),
    bot = mix(b, at(scene.hue, scene.isNight ? 4 : 1), scene.isNight ? 0.12 : 0.3);
  let s = rect(
    -300,
    -300,
    1400,
    300 + hz + 60,
    gradient(scene, [
      [0.2, top],
      [0.98, bot],
    ]),
  );
  const sc =
    scene.hour === 'noon'
      ? '#ffffff'
      : scene.hour === 'dusk'
        ? hues.maize[2]
        : scene.hour === 'golden'
          ? hues.maize[4]
          : '#fff4da';
  const [sx, sy] = scene.hour === 'golden' || scene.isNight ? [sun[0], sun[1] + 130] : sun;
  s +=
    circle(sx, sy, 150, sc, 'fill-opacity=".16"') +
    circle(sx, sy, 96, sc, 'fill-opacity=".22"') +
    circle(sx, sy, scene.isNight ? 34 : 48, sc);
  if (clouds) {
    const c = scene.isNight ? mix(bot, scene.hue[5], 0.3) : '#ffffff';
    const cl = (x: number, y: number, k: number) =>
      path(
        `M${x} ${y}h${180 * k}a${22 * k} ${22 * k} 0 0 0 ${-30 * k} ${-26 * k}a${34 * k} ${34 * k} 0 0 0 ${-62 * k} ${-14 * k}a${28 * k} ${28 * k} 0 0 0 ${-52 * k} ${16 * k}a${20 * k} ${20 * k} 0 0 0 ${-36 * k} ${24 * k}z`,
        c,
        `fill-opacity="${scene.isNight ? 0.35 : 0.62}"`,
      );
    s +=
      cl(scene.pick('c1', [40, 330, 470]), scene.pick('c2', [110, 150]), 1.1) +
      cl(scene.pick('c3', [560, -40, 250]), scene.pick('c4', [210, 240]), 0.7);
  }
  scene.skyLow = bot;
  scene.skyHigh = top;
  return s;
}

export function hills(scene: Scene, hz: number, { big = 1, seed = 'h' } = {}) {
  const r = random(scene.seed + seed);
  let s = '';
  const base = scene.isNight ? scene.hue[8] : scene.hue[6];
  for (let i = 0; i < 3; i++) {
    const c = mix(base, scene.skyLow, at([0.68, 0.42, 0.16], i));
    const y = hz - at([120, 74, 34], i) * big;
    let d = `M-300 ${hz + 80}V${round(y + 20)}`,
      sd = '';
    let x = -300;
    while (x < 1100) {
      const w = 130 + r() * 150,
        p = (50 + r() * 70) * big * at([1, 0.75, 0.5], i);
      d += `L${round(x + w / 2)} ${round(y - p)}L${round(x + w)} ${round(y + 10 - r() * 20)}`;
      if (i < 2)
        sd += `M${round(x + w / 2)} ${round(y - p)}L${round(x + w)} ${round(y + 16)}L${round(x + w * 0.62)} ${round(y + 10)}L${round(x + w * 0.52)} ${round(y - p * 0.35)}Z`;
      x += w;
    }
    s += path(d + `V${hz + 80}Z`, c) + (sd ? path(sd, scene.shadow, 'fill-opacity=".16"') : '');
  }
  return s;
}

export function city(scene: Scene, hz: number, { seed = 'city', k = 1 } = {}) {
  const r = random(scene.seed + seed);
  let s = '';
  for (let L0 = 0; L0 < 2; L0++) {
    const c = mix(scene.isNight ? scene.hue[8] : scene.hue[6], scene.skyLow, L0 ? 0.28 : 0.6);
    let x = -300;
    while (x < 1100) {
      const w = (50 + r() * 60) * k,
        h = (90 + r() * 170) * k * (L0 ? 0.7 : 1);
      s +=
        rect(x, hz - h, w, h + 90, c) +
        rect(x + w * 0.66, hz - h, w * 0.34, h + 90, scene.shadow, 0, 'fill-opacity=".14"');
      let d = '';
      for (let y = hz - h + 12; y < hz - 10; y += 20 * k)
        for (let q = 0; q < 3; q++)
          if (r() < 0.6)
            d += `M${round(x + 8 + q * w * 0.3)} ${round(y)}h${round(w * 0.14)}v${round(9 * k)}h${round(-w * 0.14)}z`;
      s += path(
        d,
        scene.isNight ? scene.lit : scene.light,
        `fill-opacity="${scene.isNight ? 0.85 : 0.4}"`,
      );
      x += w + r() * 14;
    }
  }
  return s;
}
