import type { Camera, Scene } from './scene.ts';

/** Something to draw, and from where it may be seen; the first camera shows all of it. */
export interface Subject {
  cameras: readonly [Camera, ...Camera[]];
  draw(scene: Scene): string;
}
