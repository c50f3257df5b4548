import type { Scene } from '../scene.ts';
import { hues, mix } from '../color.ts';
import { group } from '../shapes.ts';
import { textile } from '../textile.ts';

export const wallColor = (scene: Scene) =>
  scene.pick('bw', [
    scene.cream,
    scene.cream,
    mix(scene.soft, scene.cream, 0.35),
    scene.tone(hues.clay[2]),
    scene.tone(hues.maize[2]),
  ]);

export const glass = (scene: Scene) => (scene.isNight ? scene.lit : scene.glass);

export const brightGlass = (scene: Scene) =>
  scene.isNight ? mix(scene.lit, hues.clay[4], 0.35) : mix(scene.glass, '#ffffff', 0.35);

export const paving = (scene: Scene, y: number, h: number, u = 46) =>
  group(`matrix(1 0 0 .62 -300 ${y})`, textile(scene, 1400, h, { unit: u, seed: 'pave' }));
