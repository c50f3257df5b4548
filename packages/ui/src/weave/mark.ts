import * as hues from '../hues.ts';

/** The mark in a square of 32 units: four bands crossing on jade. */
export const markShapes: readonly {
  fill: string;
  x: number;
  y: number;
  width: number;
  height: number;
}[] = [
  { fill: '#f4fbf8', x: 4.8, y: 8.4, width: 22.4, height: 5.6 },
  { fill: '#f4fbf8', x: 4.8, y: 18, width: 22.4, height: 5.6 },
  { fill: hues.jade[3], x: 8.4, y: 4.8, width: 5.6, height: 22.4 },
  { fill: hues.maize[5], x: 18, y: 4.8, width: 5.6, height: 22.4 },
];

/** The stretches of the lying bands that pass over again. */
export const markCrossings: readonly { x: number; y: number; width: number; height: number }[] = [
  { x: 17.2, y: 8.4, width: 7.2, height: 5.6 },
  { x: 7.6, y: 18, width: 7.2, height: 5.6 },
];

export const markGround = hues.jade[7];

/** The mark as an SVG document, for e-mails, icons and share pictures. */
export function markSvg(size = 32): string {
  const bands = markShapes.map(
    (s) =>
      `<rect fill="${s.fill}" x="${s.x}" y="${s.y}" width="${s.width}" height="${s.height}" rx="1.4"/>`,
  );
  const crossings = markCrossings.map((c) => `M${c.x} ${c.y}h${c.width}v${c.height}h-${c.width}z`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">`,
    `<rect width="32" height="32" rx="8" fill="${markGround}"/>`,
    ...bands,
    `<path fill="#f4fbf8" d="${crossings.join('')}"/></svg>`,
  ].join('');
}
