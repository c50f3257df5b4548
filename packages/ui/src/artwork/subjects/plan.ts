import { at } from '../at.ts';
import type { Subject } from '../subject.ts';
import { hues, mix } from '../color.ts';
import { dropShadow } from '../forms.ts';
import { circle, ellipse, group, line, path, rect, roundRect } from '../shapes.ts';
import { flatStage } from '../stage/flat.ts';
import { textile } from '../textile.ts';

export const plan: Subject = {
  cameras: [
    [1, 400, 300],
    [1.15, 390, 290],
    [1.35, 360, 270],
    [1.08, 430, 320],
  ],
  draw(scene) {
    const s = flatStage(scene, { cloth: scene.pick('fl', ['corner', 'half', 'band']) });
    const a = scene.pick('a', [-8, -4, 6, 10]),
      wl = scene.hue[8],
      v = scene.pick('pv', [0, 1]);
    const w1 = (d: string) =>
      line(d, scene.tone(wl), 10, 'stroke-linecap="square" stroke-linejoin="miter"');
    const fl = [
      scene.tone(scene.hue[1]),
      scene.tone(mix(hues.maize[1], scene.cream, 0.2)),
      scene.tone(scene.hue[2]),
      scene.tone(mix(scene.companion[1], scene.cream, 0.3)),
      scene.tone(mix(hues.clay[1], scene.cream, 0.2)),
    ];
    const q = (x: number, y: number, w: number, h: number, c: string) => rect(x, y, w, h, c);
    const bed = (x: number, y: number, r: number, k = 1) =>
      group(
        `translate(${x} ${y}) rotate(${r}) scale(${k})`,
        dropShadow(scene, 'M-44 -56h88v112h-88z', 3, 4, 0.2),
        rect(-44, -56, 88, 112, scene.white, 6),
        group('translate(-44 -8)', textile(scene, 88, 64, { unit: 22, seed: 'bp' })),
        rect(-36, -50, 32, 24, scene.soft, 6),
        rect(4, -50, 32, 24, scene.soft, 6),
      );
    const sofa = (x: number, y: number, r: number) =>
      group(
        `translate(${x} ${y}) rotate(${r})`,
        dropShadow(scene, roundRect(-62, -24, 124, 48, 10), 3, 4, 0.2),
        rect(-62, -24, 124, 48, scene.hue[5], 10),
        rect(-48, -10, 46, 32, scene.hue[3], 6),
        rect(2, -10, 46, 32, scene.hue[3], 6),
      );
    const tb = (x: number, y: number) =>
      group(
        `translate(${x} ${y})`,
        ...[0, 90, 180, 270].map(
          (r) =>
            `<rect x="-13" y="-44" width="26" height="18" rx="6" fill="${scene.accent}" transform="rotate(${r})"/>`,
        ),
        circle(2, 3, 29, scene.shadow, 'fill-opacity=".2"'),
        circle(0, 0, 29, scene.lightWood),
      );
    const bath = (x: number, y: number) =>
      rect(x, y, 40, 74, scene.white, 12) +
      rect(x + 6, y + 6, 28, 62, scene.glass, 10) +
      ellipse(x + 84, y + 52, 15, 20, scene.white) +
      rect(x + 68, y + 14, 32, 20, scene.white, 4);
    const door = (x: number, y: number, r: number, sx = 1) =>
      group(
        `translate(${x} ${y}) rotate(${r}) scale(${sx} 1)`,
        rect(0, -6, 50, 12, scene.paper),
        line('M0 0V50A50 50 0 0 0 50 0', scene.tone(scene.hue[5]), 2.4),
      );
    const A = [
      q(-230, -170, 200, 160, at(fl, 0)),
      q(-30, -170, 130, 160, at(fl, 3)),
      q(100, -170, 130, 160, at(fl, 2)),
      q(-230, -10, 290, 180, at(fl, 1)),
      q(60, -10, 170, 180, at(fl, 4)),
      w1('M-230 -170H230V170H-230ZM-30 -170V-10M100 -170V-10M-230 -10H230M60 -10V170'),
      bed(-160, -88, 0),
      bath(0, -150),
      bed(166, -92, 90, 0.9),
      sofa(-120, 132, 180),
      rect(-160, 44, 80, 40, scene.lightWood, 6),
      tb(-20, 60),
      rect(206, 4, 24, 160, hues.gray[3]),
      rect(70, 146, 150, 24, hues.gray[3]),
      circle(196, 158, 7, scene.ink),
      circle(176, 158, 7, scene.ink),
      rect(100, 40, 70, 50, scene.lightWood, 6),
      door(-90, -10, 0),
      door(20, -10, 180, -1),
      door(150, -10, 0),
      door(60, 100, -90),
      door(-230, 120, -90, -1),
    ];
    const B = [
      q(-230, -170, 260, 210, at(fl, 1)),
      q(30, -170, 200, 130, at(fl, 0)),
      q(30, -40, 90, 90, at(fl, 3)),
      q(120, -40, 110, 210, at(fl, 2)),
      q(-230, 40, 150, 130, at(fl, 4)),
      q(-80, 40, 200, 130, at(fl, 2)),
      w1(
        'M-230 -170H230V170H-230ZM30 -170V50M30 -40H230M120 -40V170M-230 40H120M-80 40V170M30 50H120',
      ),
      sofa(-150, -140, 0),
      rect(-190, -92, 80, 38, scene.lightWood, 6),
      tb(-50, -40),
      bed(140, -104, 90, 0.9),
      group('translate(40 -32) scale(.72)', bath(0, 0)),
      bed(176, 80, 0, 0.9),
      rect(-222, 146, 134, 18, hues.gray[3]),
      rect(-222, 50, 18, 100, hues.gray[3]),
      tb(20, 108),
      door(30, -60, -90, -1),
      door(-60, 40, 0),
      door(120, 10, 90, -1),
      door(-230, -20, -90),
      door(-40, 170, 180),
    ];
    return [
      s,
      group(
        `translate(${scene.pick('px', [380, 410])} 300) rotate(${a})`,
        dropShadow(scene, 'M-300 -230h600v460h-600z', 16, 20, 0.3),
        rect(-300, -230, 600, 460, scene.paper),
        (() => {
          let g = '';
          for (let i = -14; i < 15; i++) g += `M${i * 20} -230V230`;
          for (let i = -11; i < 12; i++) g += `M-300 ${i * 20}H300`;
          return line(g, scene.tone(scene.hue[2]), 1, 'stroke-opacity=".5"');
        })(),
        ...(v ? B : A),
        path('M-300 -230h150l-150 330z', '#fff', 'fill-opacity=".3"'),
        line('M-230 196H230M-230 188v16M230 188v16M0 190v12', scene.tone(scene.hue[6]), 2.6),
        path('M262 -190l12 34l-12 -8l-12 8z', scene.tone(scene.hue[6])),
      ),
      group(
        `translate(${scene.pick('rx', [560, 600])} 520) rotate(-14)`,
        dropShadow(scene, 'M0 0h230v44h-230z', 8, 10, 0.26),
        rect(0, 0, 230, 44, scene.accent),
        Array.from({ length: 18 }, (_, i) =>
          rect(8 + i * 12.4, 0, 2.4, i % 2 ? 10 : 18, scene.ink),
        ).join(''),
      ),
      group(
        'translate(690 90) rotate(118)',
        dropShadow(scene, 'M0 -7H160L186 0L160 7H0Z', 6, 8, 0.26),
        rect(0, -7, 160, 14, scene.hue[6]),
        rect(0, -7, 160, 5, scene.light, 0, 'fill-opacity=".4"'),
        path('M160 -7L186 0L160 7Z', scene.lightWood),
        path('M178 -2.4L186 0L178 2.4Z', scene.ink),
      ),
    ].join('');
  },
};
