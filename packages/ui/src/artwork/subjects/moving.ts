import type { Subject } from '../subject.ts';
import { hues, lightness, mix } from '../color.ts';
import { box, form, gradient, tones } from '../forms.ts';
import { circle, group, line, path, polygon, rect, roundRect } from '../shapes.ts';
import { plant } from '../stage/plants.ts';
import { city, hills, sky } from '../stage/sky.ts';
import { tree } from '../stage/trees.ts';
import { textile } from '../textile.ts';

export const moving: Subject = {
  cameras: [
    [1, 400, 330],
    [1.12, 410, 360],
    [1.35, 500, 390],
    [1.05, 360, 310],
  ],
  draw(scene) {
    const hz = 410;
    const bg = scene.pick('bg', [0, 1, 0]);
    let s =
      sky(scene, { hz }) +
      (bg
        ? hills(scene, hz, { big: 0.6 }) + city(scene, hz + 10)
        : hills(scene, hz, { big: 1.25 }));
    s += rect(-300, hz, 1400, 60, mix(bg ? hues.gray[3] : scene.leaf, scene.skyLow, 0.3));
    if (!bg)
      for (const [i, x] of [-40, 90, 640, 760].entries())
        s += tree(scene, x, hz + 22, 0.6 + 0.1 * (i % 2), i % 2);
    s +=
      rect(
        -300,
        hz + 56,
        1400,
        500,
        gradient(scene, [
          [0, mix(hues.gray[6], scene.shadow, 0.3)],
          [1, mix(hues.gray[5], scene.shadow, 0.3)],
        ]),
      ) + rect(-300, hz + 52, 1400, 8, mix(hues.gray[2], scene.light, 0.2));
    let d = '';
    for (let i = -4; i < 12; i++) d += `M${i * 130} 560h70`;
    s += line(d, scene.cream, 7, 'stroke-linecap="butt" stroke-opacity=".85"');
    const b = 532,
      f = lightness(scene.main) > 0.7 && scene.key !== 'deep' ? scene.mid : scene.hue[6],
      bx = scene.pick('bc', [scene.cream, scene.cream, scene.accent, scene.soft]);
    const t = tones(scene, f);
    const wheel = (x: number) =>
      group(
        `translate(${x} ${b - 34})`,
        circle(0, 0, 42, scene.ink),
        circle(0, 0, 24, scene.steel),
        circle(0, 0, 24, scene.shadow, 'fill-opacity=".0"'),
        path('M0 -24A24 24 0 0 1 0 24Z', scene.shadow, 'fill-opacity=".25"'),
        circle(0, 0, 8, scene.darkSteel),
        path(
          'M-38 -8A40 40 0 0 1 -8 -38',
          'none',
          `stroke="${scene.light}" stroke-width="4" stroke-opacity=".35"`,
        ),
      );
    return [
      s,
      path(
        polygon([110, b + 2], [690, b + 2], [760, b - 12], [180, b - 16]),
        scene.shadow,
        'fill-opacity=".45"',
      ),
      group(
        '',
        form(scene, roundRect(116, b - 322, 382, 262, 10), bx, {
          shadow: 20,
          edge: 8,
          shadowOpacity: 0.2,
          inner:
            group(`translate(116 ${b - 180})`, textile(scene, 382, 90, { unit: 34 })) +
            rect(116, b - 70, 382, 12, scene.shadow, 0, 'fill-opacity=".25"') +
            [0, 1, 2, 3, 4, 5]
              .map((i) =>
                rect(116 + i * 68, b - 322, 2.5, 262, scene.shadow, 0, 'fill-opacity=".12"'),
              )
              .join(''),
        }),
        rect(112, b - 326, 390, 10, tones(scene, bx).sh, 4),
        rect(112, b - 326, 390, 4, tones(scene, bx).hi, 2),
      ),
      rect(108, b - 62, 560, 20, scene.ink, 4),
      form(
        scene,
        `M508 ${b - 52}V${b - 236}Q508 ${b - 250} 524 ${b - 250}H610Q628 ${b - 250} 636 ${b - 234}L664 ${b - 164}Q690 ${b - 156} 692 ${b - 130}V${b - 52}Z`,
        f,
        { shadow: 18, edge: 8 },
      ),
      path(`M556 ${b - 228}H604Q614 ${b - 228} 618 ${b - 220}L644 ${b - 156}H556Z`, scene.glass),
      path(`M566 ${b - 228}H586L562 ${b - 156}H556V${b - 200}Z`, scene.white, 'fill-opacity=".55"'),
      path(
        `M556 ${b - 228}H604Q614 ${b - 228} 618 ${b - 220}L644 ${b - 156}H634L600 ${b - 220}H556Z`,
        scene.shadow,
        'fill-opacity=".2"',
      ),
      rect(568, b - 136, 30, 7, t.dp, 3),
      rect(672, b - 128, 20, 24, scene.isNight ? scene.lit : hues.maize[2], 4),
      rect(664, b - 66, 40, 22, scene.steel, 5),
      rect(516, b - 244, 6, 190, scene.shadow, 0, 'fill-opacity=".16"'),
      scene.isNight
        ? path(
            polygon([692, b - 124], [1000, b - 90], [1000, b + 30], [692, b - 108]),
            scene.lit,
            'fill-opacity=".3"',
          )
        : '',
      path(
        `M178 ${b - 52}a48 44 0 0 1 96 0zM556 ${b - 52}a50 46 0 0 1 100 0z`,
        mix(scene.ink, '#000000', 0.2),
      ),
      wheel(226),
      wheel(332 - 8),
      wheel(606),
      scene.pick('bx', [1, 0])
        ? [
            box(
              scene,
              20,
              b + 40,
              80,
              66,
              60,
              scene.lightWood,
              rect(50, b - 26, 14, 66, scene.accent, 0, 'fill-opacity=".8"'),
            ),
            box(scene, 36, b - 26, 60, 46, 46, mix(scene.lightWood, scene.wood, 0.4)),
            plant(scene, 150, b + 46, 0.5),
          ].join('')
        : '',
    ].join('');
  },
};
