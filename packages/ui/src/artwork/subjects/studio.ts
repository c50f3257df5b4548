import type { Subject } from '../subject.ts';
import { hues, mix } from '../color.ts';
import { castShadow, clip, dropShadow, form } from '../forms.ts';
import { circle, group, line, path, rect, roundRect } from '../shapes.ts';
import { flatStage } from '../stage/flat.ts';
import { plant } from '../stage/plants.ts';
import { tableStage } from '../stage/table.ts';
import { pencil } from './service-parts.ts';
import { band, textile } from '../textile.ts';

export const studio: Subject = {
  cameras: [
    [1, 400, 310],
    [1.15, 400, 290],
    [1.35, 370, 260],
    [1.1, 420, 320],
  ],
  draw(scene) {
    if (scene.pick('mode', [0, 1]) === 0) {
      const s = flatStage(scene, { cloth: scene.pick('fl', ['corner', 'half']) });
      const a = scene.pick('a', [-8, 6, -4]);
      const sw = (i: number, c: string) =>
        group(
          `rotate(${-34 + i * 15})`,
          dropShadow(scene, roundRect(-30, -230, 60, 240, 6), 5, 7, 0.2),
          rect(-30, -230, 60, 240, scene.paper, 6),
          rect(-30, -230, 60, 168, c, 6),
          rect(-30, -80, 60, 18, c),
          rect(-20, -44, 28, 5, hues.gray[4]),
          rect(-20, -32, 18, 4, hues.gray[3]),
        );
      return [
        s,
        group(
          `translate(300 250) rotate(${a})`,
          dropShadow(scene, roundRect(-170, -190, 340, 380, 6), 14, 18, 0.28),
          form(scene, roundRect(-170, -190, 340, 380, 6), scene.paper, {
            shadow: 4,
            edge: 3,
            shadowOpacity: 0.1,
          }),
          rect(-140, -160, 134, 170, scene.soft),
          circle(-73, -86, 48, scene.hue[5]),
          path('M-73 -134A48 48 0 0 1 -73 -38Z', scene.accent),
          rect(10, -160, 130, 80, scene.main === scene.soft ? scene.deep : scene.main),
          path('M20 -90L56 -146L84 -106L104 -126L130 -90Z', scene.cream, 'fill-opacity=".85"'),
          group('translate(10 -68)', textile(scene, 130, 78, { unit: 28, seed: 'mb' })),
          rect(-140, 30, 280, 16, scene.ink),
          rect(-140, 60, 220, 8, hues.gray[3]),
          rect(-140, 76, 250, 8, hues.gray[3]),
          rect(-140, 92, 180, 8, hues.gray[3]),
          ...[scene.hue[7], scene.hue[4], scene.accent, hues.clay[4], scene.cream].map(
            (c, i) =>
              circle(-122 + i * 44, 140, 18, c) +
              (c === scene.cream
                ? `<circle cx="${-122 + i * 44}" cy="140" r="17" fill="none" stroke="${hues.gray[3]}" stroke-width="2"/>`
                : ''),
          ),
        ),
        group(
          'translate(640 420)',
          ...[scene.hue[7], scene.hue[5], scene.hue[3], scene.accent, hues.clay[4]].map((c, i) =>
            sw(i, c),
          ),
          circle(0, -4, 9, scene.steel),
        ),
        pencil(scene, 470, 120, 28, scene.accent, 200),
        pencil(scene, 500, 80, 20, hues.clay[5], 170),
        group(
          'translate(150 520)',
          circle(8, 10, 58, scene.shadow, 'fill-opacity=".25"'),
          circle(0, 0, 58, scene.cream),
          circle(0, 0, 46, scene.chocolate),
          path(
            'M-40 -20A46 46 0 0 1 10 -45A60 60 0 0 0 -40 -20Z',
            mix(scene.chocolate, scene.light, 0.4),
          ),
          line('M52 -26q36 -16 44 8q2 22 -34 18', scene.cream, 12),
        ),
        group(
          'translate(440 500) rotate(-20)',
          dropShadow(scene, 'M0 0h150v36h-150z', 6, 8, 0.24),
          rect(0, 0, 150, 36, scene.gold),
          [10, 24, 38, 52, 66, 80, 94, 108, 122, 136]
            .map((x, i) => rect(x, 0, 2.5, i % 2 ? 10 : 18, scene.ink))
            .join(''),
        ),
      ].join('');
    }
    const st = tableStage(scene, { hz: 420, cloth: scene.pick('cloth', ['none', 'runner']) });
    const b = 540;
    const pin = (x: number, y: number, w: number, h: number, a: number, inner: string) =>
      group(
        `translate(${x} ${y}) rotate(${a})`,
        dropShadow(scene, `M0 0h${w}v${h}h${-w}z`, 8, 12, 0.24),
        rect(0, 0, w, h, scene.paper),
        clip(scene, `M0 0h${w}v${h}h${-w}z`, inner),
        circle(w / 2, 8, 6, hues.clay[5]),
        circle(w / 2 - 2, 6, 2.5, '#fff'),
      );
    return [
      st.s,
      pin(
        150,
        50,
        150,
        200,
        -3,
        rect(12, 12, 126, 130, scene.soft) +
          circle(75, 78, 44, scene.hue[6]) +
          path('M75 34A44 44 0 0 1 75 122Z', scene.accent) +
          rect(12, 156, 90, 10, scene.ink) +
          rect(12, 174, 110, 7, hues.gray[3]),
      ),
      pin(326, 70, 190, 130, 2, textile(scene, 190, 130, { unit: 38, seed: 'pin' })),
      pin(
        330,
        220,
        120,
        120,
        -4,
        path('M0 120L44 40L76 84L96 60L120 120Z', scene.hue[5]) + circle(88, 32, 16, scene.accent),
      ),
      pin(
        540,
        44,
        140,
        180,
        4,
        [scene.hue[7], scene.hue[5], scene.hue[3], scene.accent, hues.clay[4]]
          .map((c, i) => rect(12, 12 + i * 30, 116, 28, c))
          .join(''),
      ),
      castShadow(scene, 290, 500, b, 220, { opacity: 0.32 }),
      rect(250, b - 190, 300, 186, scene.ink, 12),
      rect(262, b - 180, 276, 156, mix(scene.paper, scene.soft, 0.5), 4),
      clip(
        scene,
        'M262 360h276v156h-276z',
        rect(262, 360, 276, 156, scene.soft),
        path('M262 516V470Q340 400 420 460T540 420V516Z', scene.hue[5]),
        circle(480, 402, 26, scene.accent),
        form(
          scene,
          'M306 516C290 470 300 440 316 420V388H340V420C356 440 366 470 350 516Z',
          scene.cream,
          {
            shadow: 14,
            edge: 6,
            inner: group(
              'translate(280 456)',
              band(scene, 'rombo', 100, 26, 26, scene.cream, scene.hue[6], scene.accent),
            ),
          },
        ),
        rect(314, 382, 28, 10, scene.hue[7], 3),
      ),
      path(`M370 ${b - 4}h60l14 26h-88z`, scene.steel),
      rect(340, b + 18, 120, 8, scene.darkSteel, 4),
      group(
        `translate(630 ${b + 10})`,
        castShadow(scene, -34, 40, 0, 110, { opacity: 0.3 }),
        ...(
          [
            [-18, -6, scene.accent],
            [0, 2, hues.clay[5]],
            [16, 8, scene.hue[5]],
            [-6, -12, scene.hue[3]],
          ] as const
        ).map(([x, a, c]) =>
          group(
            `translate(${x} -60) rotate(${a})`,
            rect(-6, -96, 12, 96, c),
            path('M-6 -96L0 -120L6 -96Z', scene.lightWood),
            path('M-2 -112L0 -120L2 -112Z', scene.ink),
          ),
        ),
        form(scene, 'M-40 -90H40L34 0H-34Z', scene.cream, {
          shadow: 18,
          edge: 6,
          inner: group(
            'translate(-44 -60)',
            band(scene, 'hour', 88, 30, 24, scene.cream, scene.hue[6], scene.accent),
          ),
        }),
      ),
      plant(scene, 170, b + 10, 1),
    ].join('');
  },
};
