import { type ArtOptions, type Camera, Scene } from './scene.ts';
import { round } from './shapes.ts';
import { type SubjectName, subjects } from './subjects/index.ts';
import type { Subject } from './subject.ts';

/** The part of a scene that is seen, in its units. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a picture shows unless told otherwise; scenes are painted far beyond it. */
const canvas: View = { x: 0, y: 0, width: 800, height: 600 };

/**
 * A subject in a place, in one light, with one cloth. The same arguments give the same text, on
 * every machine.
 *
 * @param seed Decides what the options leave open.
 * @returns An SVG document of 800 × 600 units, or of the view.
 */
export function art(
  name: SubjectName,
  seed: string,
  options: ArtOptions = {},
  view: View = canvas,
): string {
  const subject: Subject = subjects[name];
  const scene = new Scene(name, seed, options);
  const camera = options.camera ?? scene.pick('cam', subject.cameras);
  const body = subject.draw(scene);
  return svg(view, scene, `<g transform="${seenFrom(camera, scene.isMirrored)}">${body}</g>`);
}

/** A document of what was drawn in a scene. */
export const svg = ({ x, y, width, height }: View, scene: Scene, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ` +
  `width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
  `<defs>${scene.definitions}</defs>${body}</svg>`;

function seenFrom([zoom, x, y]: Camera, isMirrored: boolean): string {
  const near = `translate(${round(400 - x * zoom)} ${round(300 - y * zoom)}) scale(${zoom})`;
  return isMirrored ? `translate(800 0) scale(-1 1) ${near}` : near;
}
