import type { Subject } from '../subject.ts';
import { clip, contactShadow, dropShadow, form, tones } from '../forms.ts';
import { circle, ellipse, group, line, path, rect } from '../shapes.ts';
import { plant } from '../stage/plants.ts';
import { roomStage } from '../stage/room.ts';
import { textile } from '../textile.ts';

const body = 'M-78 -6L-30 -34Q0 -14 30 -34L78 -6L92 214Q0 232 -92 214Z';
const sleeve = 'M70 -10Q118 20 134 150L100 162Q84 96 74 60Z';

export const garment: Subject = {
  cameras: [
    [1, 400, 310],
    [1.2, 400, 320],
    [1.4, 390, 310],
    [1.1, 420, 300],
  ],
  draw(scene) {
    const stage = roomStage(scene, { hz: 500, win: false });
    const metal = tones(scene, scene.darkWood);
    const hung = (x: number, color: string, woven: 'band' | 'whole' | 'none') =>
      group(
        `translate(${x} 210)`,
        line('M0 -62q14 -22 0 -34q-14 6 -8 20', metal.b, 6),
        line('M-80 -4L0 -50L80 -4', scene.wood, 9),
        group('scale(-1 1)', form(scene, sleeve, color, { shadow: 0, edge: 8 })),
        form(scene, sleeve, color, { shadow: 20, edge: 0 }),
        form(scene, body, color, {
          shadow: 40,
          edge: 10,
          inner:
            woven === 'none'
              ? rect(-3, -20, 6, 260, scene.shadow, 0, 'fill-opacity=".3"') +
                [20, 70, 120, 170].map((y) => circle(-14, y, 5, scene.cream)).join('')
              : group(
                  `translate(-110 ${woven === 'band' ? 60 : -40})`,
                  textile(scene, 220, woven === 'band' ? 76 : 280, {
                    unit: woven === 'band' ? 38 : 56,
                    seed: `garment${x}`,
                  }),
                ),
        }),
        path('M-30 -34Q0 -4 30 -34Q0 8 -30 -34Z', tones(scene, color).dp),
      );
    const colors = [scene.main, scene.cream, scene.accent];
    const turned = scene.pick('order', [0, 1, 2]);
    const color = (place: number) => colors[(place + turned) % 3] ?? scene.main;
    return [
      stage.s,
      ellipse(400, 548, 330, 22, scene.shadow, 'fill-opacity=".22"'),
      dropShadow(scene, 'M96 104h608v14h-608z', 14, 20, 0.2),
      rect(96, 104, 608, 14, metal.b, 7),
      rect(96, 104, 608, 5, metal.hi, 3, 'fill-opacity=".5"'),
      rect(112, 110, 14, 430, metal.b),
      rect(674, 110, 14, 430, metal.sh),
      hung(230, color(0), 'band'),
      hung(400, color(1), 'whole'),
      hung(570, color(2), 'none'),
      contactShadow(scene, 400, 540, 150, 12),
      form(scene, 'M290 500h220v42h-220z', scene.lightWood, { shadow: 40, edge: 8 }),
      clip(
        scene,
        'M306 462h188v40h-188z',
        group('translate(306 462)', textile(scene, 188, 40, { unit: 26, seed: 'folded' })),
      ),
      plant(scene, 750, 556, 1.05),
    ].join('');
  },
};
