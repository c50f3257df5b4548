import type { Subject } from '../subject.ts';
import { at } from '../at.ts';
import { hues, lightness, mix } from '../color.ts';
import { castShadow, clip, form } from '../forms.ts';
import { circle, group, line, path, rect, round, roundRect } from '../shapes.ts';
import { plant } from '../stage/plants.ts';
import { tableStage } from '../stage/table.ts';
import { books, mug } from './service-parts.ts';

export const software: Subject = {
  cameras: [
    [1, 400, 310],
    [1.15, 400, 330],
    [1.5, 440, 340],
    [1.1, 430, 310],
  ],
  draw(scene) {
    const st = tableStage(scene, {
        hz: scene.pick('hz', [400, 420]),
        cloth: scene.pick('cloth', ['runner', 'tapestry', 'front', 'runner']),
      }),
      b = 540,
      x = scene.pick('x', [380, 420]);
    const ui = scene.pick('ui', [0, 1, 2]);
    const bg =
        scene.isNight || scene.key === 'deep' ? mix(scene.hue[9], hues.gray[9], 0.35) : scene.paper,
      fg = lightness(bg) < 0.5 ? scene.soft : scene.hue[2];
    let u = rect(0, 0, 360, 226, bg);
    u +=
      rect(0, 0, 64, 226, scene.hue[7]) +
      [24, 56, 80, 104, 128]
        .map((y, i) =>
          rect(16, y, i ? 32 : 26, i ? 7 : 16, i === 2 ? scene.accent : scene.hue[3], 4),
        )
        .join('');
    if (ui === 0) {
      u +=
        [0, 1, 2]
          .map(
            (i) =>
              rect(80 + i * 90, 18, 80, 50, mix(bg, fg, 0.35), 6) +
              rect(90 + i * 90, 30, 30, 6, mix(bg, scene.hue[5], 0.6), 3) +
              rect(90 + i * 90, 44, 46, 10, i === 1 ? scene.accent : scene.hue[5], 4),
          )
          .join('') +
        rect(80, 80, 170, 128, mix(bg, fg, 0.35), 6) +
        [50, 74, 44, 90, 66, 104]
          .map((h, i) =>
            rect(
              94 + i * 25,
              196 - h,
              15,
              h,
              i === 5 ? scene.accent : at(scene.hue, i % 2 ? 5 : 3),
              3,
            ),
          )
          .join('') +
        rect(260, 80, 80, 128, mix(bg, fg, 0.35), 6) +
        `<circle cx="300" cy="124" r="22" fill="none" stroke="${scene.hue[3]}" stroke-width="12"/><circle cx="300" cy="124" r="22" fill="none" stroke="${scene.accent}" stroke-width="12" stroke-dasharray="52 90"/>` +
        [166, 180, 192].map((y) => rect(272, y, 56, 6, mix(bg, scene.hue[5], 0.45), 3)).join('');
    } else if (ui === 1) {
      u +=
        rect(80, 18, 260, 92, mix(bg, fg, 0.3), 6) +
        path(
          'M80 96L120 74L160 84L204 50L250 62L296 34L340 44V104Q340 110 334 110H86Q80 110 80 104Z',
          scene.hue[3],
          'fill-opacity=".6"',
        ) +
        line('M80 96L120 74L160 84L204 50L250 62L296 34L340 44', scene.hue[6], 4) +
        circle(296, 34, 7, scene.accent) +
        [0, 1, 2]
          .map(
            (i) =>
              circle(94, 136 + i * 28, 9, at([scene.accent, scene.hue[4], hues.clay[4]], i)) +
              rect(112, 128 + i * 28, 120, 7, mix(bg, scene.hue[7], 0.55), 3) +
              rect(112, 140 + i * 28, 80, 5, mix(bg, fg, 0.6), 3) +
              rect(296, 130 + i * 28, 44, 14, i ? mix(bg, scene.hue[3], 0.6) : scene.accent, 7),
          )
          .join('');
    } else {
      u += [0, 1, 2]
        .map(
          (c) =>
            rect(80 + c * 90, 18, 80, 8, at([scene.hue[3], scene.accent, hues.clay[3]], c), 4) +
            [0, 1, 2]
              .slice(0, 3 - (c % 2))
              .map(
                (i) =>
                  rect(80 + c * 90, 34 + i * 56, 80, 48, mix(bg, fg, 0.34), 6) +
                  rect(90 + c * 90, 44 + i * 56, 46, 6, mix(bg, scene.hue[7], 0.6), 3) +
                  rect(90 + c * 90, 56 + i * 56, 58, 5, mix(bg, fg, 0.7), 3) +
                  circle(
                    148 + c * 90,
                    70 + i * 56,
                    7,
                    at([scene.accent, scene.hue[5], hues.plum[3]], (i + c) % 3),
                  ),
              )
              .join(''),
        )
        .join('');
    }
    const k = 'M-232 0H232L286 62Q288 74 272 74H-272Q-288 74 -286 62Z';
    let keys = '';
    for (let j = 0; j < 4; j++)
      for (let i = 0; i < 13; i++)
        keys += `M${round(-196 + i * 30 - j * 6)} ${6 + j * 9}h${round(24 + j * 0.8)}v6h${round(-24 - j * 0.8)}z`;
    return [
      st.s,
      castShadow(scene, x - 230, x + 250, b + 50, 190, { opacity: 0.3 }),
      group(
        `translate(${x} ${b - 12})`,
        path(roundRect(-204, -270, 408, 272, 16), scene.darkSteel),
        path(
          roundRect(-204, -270, 408, 272, 16),
          scene.light,
          'fill-opacity=".22" transform="translate(-3 -2)"',
        ),
        path(roundRect(-201, -267, 402, 268, 14), mix(scene.ink, scene.darkSteel, 0.3)),
        group(
          'translate(-188 -252) scale(1.0445 1.04)',
          clip(
            scene,
            roundRect(0, 0, 360, 226, 6),
            u,
            path('M150 0H250L90 226H-10Z', '#ffffff', 'fill-opacity=".1"'),
          ),
        ),
        form(scene, k, scene.steel, {
          shadow: 8,
          edge: 6,
          inner:
            path(keys, scene.darkSteel, 'fill-opacity=".75"') +
            path('M-62 46H62L70 66H-70Z', scene.shadow, 'fill-opacity=".14"'),
        }),
        rect(-280, 66, 560, 8, scene.shadow, 4, 'fill-opacity=".3"'),
      ),
      mug(scene, x + scene.pick('mx', [308, -320]), b + 40, 0.95, scene.accent),
      scene.pick('pl', [
        plant(scene, x - 290, b - 30, 0.95),
        plant(scene, x + 330, b - 60, 0.9),
        group(
          `translate(${x - 330} ${b + 10})`,
          books(scene, 0, 0, [scene.hue[6], scene.accent, hues.clay[4]]),
        ),
      ]),
    ].join('');
  },
};
