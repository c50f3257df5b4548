import type { Subject } from '../subject.ts';
import { hues, lightness, mix } from '../color.ts';
import { clip, contactShadow, gradient, tones } from '../forms.ts';
import { circle, group, line, path, rect, round } from '../shapes.ts';
import { windowLight } from '../stage/window-light.ts';
import { textile } from '../textile.ts';

export const bicycle: Subject = {
  cameras: [
    [1, 410, 330],
    [1.12, 410, 350],
    [1.4, 490, 380],
    [1.2, 340, 380],
  ],
  draw(scene) {
    const hz = 470,
      w = scene.wall;
    let s = rect(
      -300,
      -300,
      1400,
      300 + hz,
      gradient(
        scene,
        [
          [0, mix(w, scene.light, 0.2)],
          [1, mix(w, scene.shadow, 0.14)],
        ],
        0,
        0,
        1,
        0.6,
      ),
    );
    s += windowLight(scene, hz - 60);
    const zo = scene.pick('zoc', [1, 1, 0]);
    if (zo) s += group('translate(-300 372)', textile(scene, 1400, 98, { unit: 34 }));
    else s += rect(-300, 360, 1400, 110, mix(w, scene.deep, 0.35));
    s +=
      rect(
        -300,
        hz,
        1400,
        500,
        gradient(scene, [
          [0, mix(hues.gray[3], scene.shadow, 0.25)],
          [1, mix(hues.gray[2], scene.hue[1], 0.3)],
        ]),
      ) + rect(-300, hz, 1400, 10, mix(hues.gray[2], scene.light, 0.3));
    const b = 540,
      f = scene.pick('fc', [
        scene.accent,
        scene.tone(hues.clay[5]),
        lightness(scene.main) > 0.7 ? scene.deep : scene.main,
      ]),
      t = tones(scene, f);
    const x1 = 240,
      x2 = 560,
      r = 104,
      y = b - r;
    let sp = '';
    for (let i = 0; i < 14; i++) {
      const a = (i * Math.PI) / 14;
      sp += `M${round(-Math.cos(a) * r)} ${round(-Math.sin(a) * r)}L${round(Math.cos(a) * r)} ${round(Math.sin(a) * r)}`;
    }
    const wheel = (x: number) =>
      group(
        `translate(${x} ${y})`,
        line(sp, scene.steel, 1.6, 'stroke-opacity=".8"'),
        `<circle r="${r - 3}" fill="none" stroke="${scene.ink}" stroke-width="11"/><circle r="${r - 11}" fill="none" stroke="${scene.cream}" stroke-width="5"/>`,
        `<path d="M${-r + 3} 0A${r - 3} ${r - 3} 0 0 1 0 ${-r + 3}" fill="none" stroke="${mix(scene.ink, scene.light, 0.35)}" stroke-width="4"/>`,
        circle(0, 0, 12, scene.darkSteel),
        circle(-2, -2, 5, scene.steel),
      );
    const bike = [
      wheel(x1),
      wheel(x2),
      line(
        `M${x1} ${y}L340 ${y - 118}L390 ${y + 8}ZM340 ${y - 118}L514 ${y - 132}L390 ${y + 8}M322 ${y - 152}L340 ${y - 118}M${x2} ${y}L506 ${y - 170}`,
        f,
        14,
      ),
      line(
        `M${x1} ${y - 3}L338 ${y - 120}M342 ${y - 121}L512 ${y - 135}M506 ${y - 168}L${x2 - 3} ${y - 4}`,
        t.hi,
        3.4,
      ),
      line(
        `M506 ${y - 170}L498 ${y - 196}H468M498 ${y - 196}C530 ${y - 204} 540 ${y - 180} 526 ${y - 172}`,
        scene.ink,
        9,
      ),
      path(
        `M284 ${y - 164}C300 ${y - 176} 340 ${y - 166} 366 ${y - 158}C362 ${y - 146} 300 ${y - 148} 284 ${y - 164}Z`,
        scene.darkWood,
      ),
      circle(390, y + 8, 24, scene.darkSteel),
      circle(390, y + 8, 13, mix(f, scene.steel, 0.5)),
      line(`M390 ${y + 8}L404 ${y + 54}M394 ${y + 56}H418`, scene.ink, 8),
      line(`M${x1} ${y - 9}L390 ${y - 14}M${x1} ${y + 9}L390 ${y + 30}`, scene.ink, 3),
    ];
    const basket = [
      path(`M522 ${y - 206}H636L618 ${y - 128}H540Z`, scene.lightWood),
      group(
        '',
        clip(
          scene,
          `M522 ${y - 206}H636L618 ${y - 128}H540Z`,
          group(`translate(520 ${y - 208})`, textile(scene, 130, 84, { unit: 26, seed: 'bk' })),
          path(`M600 ${y - 220}h60v110h-80z`, scene.shadow, 'fill-opacity=".22"'),
        ),
      ),
      rect(516, y - 212, 126, 12, scene.wood, 6),
      scene.pick('flw', [1, 0])
        ? (
            [
              [548, -238, hues.clay[4]],
              [580, -252, hues.maize[3]],
              [610, -236, hues.plum[4]],
            ] as const
          )
            .map(
              ([x, q, c]) =>
                line(`M${x} ${y + q}V${y - 208}`, scene.leaf, 4) +
                circle(x, y + q, 17, c) +
                circle(x, y + q, 6, hues.maize[5]),
            )
            .join('')
        : '',
    ];
    return [
      s,
      group(
        `translate(40 -6)`,
        `<g opacity=".2">${[x1, x2].map((x) => `<circle cx="${x}" cy="${y}" r="${r - 3}" fill="none" stroke="${scene.shadow}" stroke-width="13"/>`).join('')}${line(`M${x1} ${y}L340 ${y - 118}L390 ${y + 8}ZM340 ${y - 118}L514 ${y - 132}L390 ${y + 8}M322 ${y - 152}L340 ${y - 118}M${x2} ${y}L506 ${y - 170}`, scene.shadow, 16)}</g>`,
      ),
      contactShadow(scene, x1 + 20, b + 4, 90, 8, 0.3),
      contactShadow(scene, x2 + 20, b + 4, 90, 8, 0.3),
      ...bike,
      ...basket,
    ].join('');
  },
};
