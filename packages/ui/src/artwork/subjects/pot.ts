import type { Subject } from '../subject.ts';
import { at } from '../at.ts';
import { hues, lightness, mix } from '../color.ts';
import { castShadow, clip, contactShadow, form, tones } from '../forms.ts';
import { ellipse, group, line, round } from '../shapes.ts';
import { plant } from '../stage/plants.ts';
import { tableStage } from '../stage/table.ts';

export const pot: Subject = {
  cameras: [
    [1, 410, 330],
    [1.2, 400, 350],
    [1.55, 400, 380],
    [1.1, 440, 330],
  ],
  draw(scene) {
    const st = tableStage(scene, { cx: 420 }),
      b = st.base + 16,
      x = scene.pick('x', [380, 400, 430]);
    const shape = scene.pick('shape', [0, 1, 2]);
    const c = scene.pick('pc', [scene.terracotta, scene.terracotta, scene.main, scene.cream]);
    const thread = lightness(c) > 0.75 ? scene.deep : scene.cream;
    const bodies = [
      'M-62 -262C-60 -236 -74 -226 -98 -196C-150 -130 -128 -30 -70 0H70C128 -30 150 -130 98 -196C74 -226 60 -236 62 -262Z',
      'M-112 -236C-120 -160 -110 -60 -72 0H72C110 -60 120 -160 112 -236Z',
      'M-40 -300C-40 -240 -60 -216 -92 -170C-124 -110 -104 -28 -62 0H62C104 -28 124 -110 92 -170C60 -216 40 -240 40 -300Z',
    ];
    const top = at([-262, -236, -300], shape),
      tr = at([62, 112, 40], shape);
    const arc = (y: number, w: number, dash: string, col: string) =>
      `<path d="M-160 ${y}Q0 ${y + 46} 160 ${y}" fill="none" stroke="${col}" stroke-width="${w}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
    let zig = 'M-168 -120';
    for (let i = 0; i < 12; i++) {
      const a = -168 + (i + 1) * 28,
        yy = -120 + 23 * (1 - (a / 168) ** 2);
      zig += `L${a - 14} ${round(yy - 24)}L${a} ${round(yy + 14)}`;
    }
    const inner =
      arc(-176, 10, '', thread) +
      arc(-158, 14, '16 14', scene.accent) +
      line(zig, thread, 9) +
      arc(-84, 10, '', thread) +
      arc(-64, 16, '14 14', mix(c, scene.deep, 0.6)) +
      arc(-48, 6, '', thread);
    const other = (left: number, y: number, k: number, c2: string) =>
      group(
        `translate(${left} ${y}) scale(${k})`,
        castShadow(scene, -50, 60, 0, 130, { opacity: 0.3 }),
        form(scene, at(bodies, (shape + 1) % 3), c2, {
          shadow: 44,
          edge: 14,
          shadowFall: 0.1,
          inner:
            arc(-120, 12, '', thread === scene.cream ? scene.cream : scene.deep) +
            arc(-96, 16, '16 14', scene.cloth[3]),
        }),
        ellipse(
          0,
          at([-262, -236, -300], (shape + 1) % 3),
          at([62, 112, 40], (shape + 1) % 3),
          10,
          tones(scene, c2).dp,
        ),
      );
    return [
      st.s,
      other(
        x + scene.pick('side', [210, -200]),
        b - 26,
        0.55,
        scene.pick('oc', [scene.alt, scene.soft, scene.tone(hues.clay[6])]),
      ),
      castShadow(scene, x - 80, x + 90, b, 240),
      contactShadow(scene, x + 4, b + 2, 88, 9),
      shape !== 2 || scene.pick('lf', [1, 0])
        ? ''
        : group(
            `translate(${x} ${b - 296})`,
            ...(
              [
                [-120, 130],
                [-96, 170],
                [-70, 140],
              ] as const
            ).map(
              ([a, l]) =>
                line(
                  `M0 0Q${round(Math.cos(a * 0.01745) * l * 0.3)} ${round(Math.sin(a * 0.01745) * l * 0.7)} ${round(Math.cos(a * 0.01745) * l)} ${round(Math.sin(a * 0.01745) * l)}`,
                  scene.leaf,
                  4,
                ) +
                [0.5, 0.65, 0.8, 0.95]
                  .map((q, i) =>
                    ellipse(
                      Math.cos(a * 0.01745) * l * q + (i % 2 ? 12 : -12),
                      Math.sin(a * 0.01745) * l * q,
                      14,
                      8,
                      i % 2 ? scene.leaf : scene.lightLeaf,
                    ),
                  )
                  .join(''),
            ),
          ),
      group(
        `translate(${x} ${b})`,
        form(scene, at(bodies, shape), c, { shadow: 58, edge: 16, shadowFall: 0.06, inner }),
        ellipse(0, top, tr + 6, 15, tones(scene, c).hi),
        ellipse(0, top + 2, tr - 6, 10, mix(c, '#000000', 0.6)),
        shape === 1
          ? clip(
              scene,
              `M-300 -700h600v${700 + top + 9}h-600z`,
              group(`translate(0 ${top + 84})`, plant(scene, 0, 0, 1.35, 0, true)),
            )
          : '',
      ),
    ].join('');
  },
};
