import type { Scene } from '../scene.ts';
import { mix } from '../color.ts';
import { clip, dropShadow, gradient } from '../forms.ts';
import { group, line, path, polygon, rect, round } from '../shapes.ts';
import { city, hills, sky } from './sky.ts';

export function roomStage(
  scene: Scene,
  { hz = 420, wx = 110, wy = 70, ww = 220, wh = 250, win = true, view = 'hills' } = {},
) {
  const w = scene.wall,
    dark = scene.key === 'deep';
  let s = rect(
    -300,
    -300,
    1400,
    300 + hz,
    gradient(
      scene,
      [
        [0, mix(w, scene.light, dark ? 0.08 : 0.26)],
        [1, mix(w, scene.shadow, dark ? 0.2 : 0.08)],
      ],
      0,
      0,
      1,
      0.4,
    ),
  );
  const fl = scene.pick('floor', [
    scene.lightWood,
    scene.wood,
    mix(scene.table, scene.lightWood, 0.3),
  ]);
  s += rect(
    -300,
    hz,
    1400,
    600,
    gradient(scene, [
      [0, mix(fl, scene.shadow, 0.16)],
      [1, mix(fl, scene.light, 0.25)],
    ]),
  );
  let b = '';
  for (let i = -8; i < 24; i++)
    b += `M${round(400 + (i * 52 - 400) * 0.62)} ${hz}L${round(400 + (i * 52 - 400) * 1.7)} 900`;
  s += line(b, scene.shadow, 2, 'stroke-opacity=".14"');
  s +=
    rect(-300, hz - 16, 1400, 16, mix(w, '#ffffff', dark ? 0.22 : 0.5)) +
    rect(-300, hz - 2, 1400, 3, scene.shadow, 0, 'fill-opacity=".25"');
  if (win) {
    s += windowView(scene, wx, wy, ww, wh, view);
    const sk = 0.55 * scene.hourOf.la;
    s += path(
      polygon(
        [wx + 40, hz + 20],
        [wx + ww + 30, hz + 20],
        [wx + ww + 30 + sk * 220, 640],
        [wx - 10 + sk * 220, 640],
      ),
      scene.light,
      'fill-opacity=".34"',
    );
  }
  return { s, hz };
}

export function windowView(
  scene: Scene,
  wx: number,
  wy: number,
  ww: number,
  wh: number,
  view = 'hills',
  bars = true,
) {
  const fr = mix(scene.cream, scene.wall, 0.1);
  const v = group(
    `translate(${wx - 40} ${wy}) scale(.5)`,
    sky(scene, { hz: wh * 1.6, clouds: true }),
    view === 'city' ? city(scene, wh * 1.8) : hills(scene, wh * 1.62, { big: 1.2 }),
  );
  let s =
    dropShadow(scene, `M${wx - 12} ${wy - 12}h${ww + 24}v${wh + 24}h${-ww - 24}z`, 8, 10, 0.16) +
    rect(wx - 12, wy - 12, ww + 24, wh + 24, fr) +
    rect(wx, wy, ww, wh, scene.glass) +
    clip(
      scene,
      `M${wx} ${wy}h${ww}v${wh}h${-ww}z`,
      v,
      path(
        polygon([wx, wy], [wx + ww * 0.4, wy], [wx, wy + wh * 0.7]),
        '#fff',
        'fill-opacity=".2"',
      ),
    );
  if (bars) s += rect(wx + ww / 2 - 4, wy, 8, wh, fr) + rect(wx, wy + wh * 0.4, ww, 7, fr);
  s +=
    rect(wx, wy, ww, 8, scene.shadow, 0, 'fill-opacity=".2"') +
    rect(wx - 20, wy + wh + 10, ww + 40, 12, mix(fr, scene.shadow, 0.12));
  return s;
}
