import type { Subject } from '../subject.ts';
import { at } from '../at.ts';
import { hues, mix } from '../color.ts';
import { clip, gradient, tones } from '../forms.ts';
import { circle, group, line, path, polygon, rect, round } from '../shapes.ts';
import { plant } from '../stage/plants.ts';
import { hills, sky } from '../stage/sky.ts';
import { tree } from '../stage/trees.ts';
import { glass } from './property-parts.ts';
import { textile } from '../textile.ts';

export const colonial: Subject = {
  cameras: [
    [1, 400, 320],
    [1.15, 400, 340],
    [1.5, 370, 380],
    [1.25, 460, 350],
  ],
  draw(scene) {
    const b = 500;
    let s = sky(scene, { hz: 360 }) + hills(scene, 380, { big: 1.1 });
    s += rect(
      -300,
      b - 2,
      1400,
      500,
      gradient(scene, [
        [0, mix(hues.gray[3], scene.hue[3], 0.25)],
        [1, mix(hues.gray[2], scene.light, 0.3)],
      ]),
    );
    let cb = '';
    for (let j = 0; j < 6; j++)
      for (let i = 0; i < 26; i++)
        cb += `M${-300 + i * 54 + (j % 2) * 27} ${b + 24 + j * 16}q22 -9 44 0`;
    s +=
      line(cb, scene.shadow, 3, 'stroke-opacity=".17"') +
      rect(-300, b - 2, 1400, 16, mix(hues.gray[2], scene.light, 0.4)) +
      rect(-300, b + 12, 1400, 4, scene.shadow, 0, 'fill-opacity=".2"');
    const f = scene.pick('wf', [
        scene.cream,
        scene.tone(hues.maize[2]),
        scene.tone(hues.clay[2]),
        mix(scene.soft, scene.cream, 0.2),
      ]),
      dr = scene.pick('door', [scene.hue[6], scene.hue[7], scene.accent, scene.tone(hues.clay[6])]);
    const roof = scene.tone(hues.clay[5]),
      x = scene.pick('x', [110, 90, 130]),
      w = 590,
      top = 196;
    const house = (left: number, wide: number, eaves: number, color: string) => {
      let o =
        rect(left, eaves, wide, b - eaves, color) +
        path(
          polygon(
            [left, eaves],
            [left + wide, eaves],
            [left + wide, eaves + 34],
            [left, eaves + 34],
          ),
          scene.shadow,
          'fill-opacity=".22"',
        ) +
        path(
          polygon(
            [left + wide * 0.62, eaves],
            [left + wide, eaves],
            [left + wide, b],
            [left + wide * 0.74, b],
          ),
          scene.shadow,
          'fill-opacity=".09"',
        );
      o += group(
        `translate(${left} ${b - 74})`,
        textile(scene, wide, 74, { unit: 30, seed: 'zoc' + left }),
      );
      o += path(
        polygon(
          [left - 30, eaves + 6],
          [left + 34, eaves - 92],
          [left + wide - 34, eaves - 92],
          [left + wide + 30, eaves + 6],
        ),
        roof,
      );
      let tl = '';
      for (let i = 0; i < wide / 22 + 2; i++) {
        const q = left - 24 + i * 22;
        const k = (q - left - wide / 2) / (wide / 2);
        tl += `M${round(q)} ${eaves + 4}L${round(left + wide / 2 + k * (wide / 2 - 26))} ${eaves - 90}`;
      }
      o += clip(
        scene,
        polygon(
          [left - 30, eaves + 6],
          [left + 34, eaves - 92],
          [left + wide - 34, eaves - 92],
          [left + wide + 30, eaves + 6],
        ),
        line(tl, tones(scene, roof).sh, 5),
        path(
          polygon(
            [left - 30, eaves + 6],
            [left + 34, eaves - 92],
            [left + wide * 0.3, eaves - 92],
            [left + wide * 0.22, eaves + 6],
          ),
          scene.light,
          'fill-opacity=".2"',
        ),
      );
      let sc = '';
      for (let q = left - 30; q < left + wide + 30; q += 22)
        sc += `M${round(q)} ${eaves + 4}a11 9 0 0 0 22 0z`;
      return (
        o +
        path(sc, tones(scene, roof).sh) +
        rect(left + 30, eaves - 98, wide - 60, 10, tones(scene, roof).hi, 5)
      );
    };
    const win = (left: number, y: number, wide: number, h: number, grille: boolean) =>
      rect(left - 8, y - 8, wide + 16, h + 16, scene.white) +
      rect(left, y, wide, h, glass(scene)) +
      path(
        polygon([left, y], [left + wide * 0.6, y], [left, y + h * 0.7]),
        '#fff',
        'fill-opacity=".22"',
      ) +
      (grille
        ? line(
            [0.25, 0.5, 0.75].map((q) => `M${round(left + wide * q)} ${y}v${h}`).join('') +
              `M${left} ${y + h * 0.5}h${wide}`,
            scene.darkWood,
            4,
          )
        : '') +
      path(
        polygon([left - 40, y - 4], [left - 10, y], [left - 10, y + h], [left - 40, y + h + 6]),
        dr,
      ) +
      path(
        polygon(
          [left + wide + 40, y - 4],
          [left + wide + 10, y],
          [left + wide + 10, y + h],
          [left + wide + 40, y + h + 6],
        ),
        tones(scene, dr).sh,
      ) +
      rect(left - 14, y + h + 8, wide + 28, 9, tones(scene, f).sh);
    const door = (left: number, wide: number, h: number) =>
      path(
        `M${left - 14} ${b}V${b - h + wide * 0.2}a${wide / 2 + 14} ${wide / 2 + 8} 0 0 1 ${wide + 28} 0V${b}z`,
        scene.white,
      ) +
      path(
        `M${left} ${b}V${b - h + wide * 0.2}a${wide / 2} ${wide / 2 - 4} 0 0 1 ${wide} 0V${b}z`,
        tones(scene, scene.darkWood).b,
      ) +
      rect(
        left + wide / 2 - 2,
        b - h - 8 + wide * 0.05,
        4,
        h + 8,
        scene.shadow,
        0,
        'fill-opacity=".4"',
      ) +
      [0, 1]
        .map((i) =>
          [0, 1, 2]
            .map((j) =>
              rect(
                left + 10 + (i * wide) / 2,
                b - h + 36 + j * h * 0.27,
                wide / 2 - 20,
                h * 0.21,
                scene.wood,
                3,
              ),
            )
            .join(''),
        )
        .join('') +
      circle(left + wide / 2 + 8, b - h * 0.45, 5, scene.gold);
    const flow = (left: number, y: number, wide: number) => {
      let q = '';
      for (let i = 0; i < wide / 15; i++)
        q +=
          circle(left + 7 + i * 15, y - 8 - (i % 3) * 6, 9, i % 2 ? scene.leaf : scene.lightLeaf) +
          circle(
            left + 5 + i * 15,
            y - 16 - (i % 2) * 7,
            7,
            at([hues.clay[4], hues.maize[3], hues.plum[3], scene.cream], i % 4),
          );
      return (
        q +
        rect(left, y - 6, wide, 18, scene.terracotta, 3) +
        rect(left, y + 4, wide, 8, scene.shadow, 3, 'fill-opacity=".2"')
      );
    };
    const hasBal = scene.pick('bal', [1, 1, 0]);
    s +=
      house(x - 420, 360, 250, mix(f, scene.main, 0.35)) +
      house(x + w + 60, 400, 240, mix(f, scene.accent, 0.3)) +
      house(x, w, top, f);
    const dx = scene.pick('dx', [250, 60, 420]);
    const wins = [70, 250, 430].filter((q) => Math.abs(q - dx) > 60);
    s += door(x + dx, 96, 186);
    for (const q of wins) s += win(x + q, b - 196, 78, 100, true) + flow(x + q - 10, b - 78, 98);
    if (hasBal) {
      const bx = x + dx - 70;
      s +=
        rect(bx - 12, top + 92, 260, 10, scene.shadow, 0, 'fill-opacity=".25"') +
        [0, 1]
          .map(
            (i) =>
              rect(bx + 24 + i * 116, top + 16, 64, 80, scene.darkWood) +
              rect(bx + 30 + i * 116, top + 20, 52, 72, glass(scene)),
          )
          .join('') +
        rect(bx - 16, top + 84, 268, 12, scene.wood) +
        rect(bx - 16, top + 46, 268, 8, scene.wood) +
        Array.from({ length: 16 }, (_, i) =>
          rect(bx - 12 + i * 17.2, top + 50, 6, 38, scene.wood),
        ).join('') +
        flow(bx, top + 52, 100) +
        flow(bx + 140, top + 52, 96);
    } else s += [0, 1, 2].map((i) => win(x + 90 + i * 180, top + 26, 54, 46, false)).join('');
    s += scene.pick('lamp', [1, 0])
      ? group(
          `translate(${x + w - 30} ${b})`,
          rect(-4, -230, 8, 240, scene.ink),
          path('M-16 -262H16L10 -228H-10Z', scene.isNight ? scene.lit : hues.maize[2]),
          path('M-20 -262H20L0 -280Z', scene.ink),
          scene.isNight ? circle(0, -246, 50, scene.lit, 'fill-opacity=".25"') : '',
        )
      : tree(scene, x + w + 40, b + 14, 0.95);
    return s + (scene.pick('pt', [1, 0]) ? plant(scene, x + dx - 40, b + 26, 0.7) : '');
  },
};
