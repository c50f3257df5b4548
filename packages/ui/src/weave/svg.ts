import type { Weave, WeaveOptions, WeaveRect } from './weave.ts';
import { weave } from './weave.ts';

/** How dark the shadow beside a crossing band is. */
export const shadowOpacity = 0.13;

/** One SVG path for any number of rectangles. */
export function pathOf(rects: readonly WeaveRect[]): string {
  return rects.map((r) => `M${r.x} ${r.y}h${r.width}v${r.height}h-${r.width}z`).join('');
}

/** The path of what lies behind all bands. */
export function backdropOf({ fringe, width, height }: Weave): string {
  return `M${fringe} 0H${width}V${height}H${fringe}z`;
}

/** The filled shapes of a weave, bottom first: one path a band. */
export function weaveShapes(woven: Weave): readonly { fill: string; path: string }[] {
  return [...woven.warp, ...woven.weft].map((band) => ({
    fill: band.color,
    path: pathOf(band.parts),
  }));
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

export interface WeaveSvgOptions extends WeaveOptions {
  /** Says what the picture stands for; without it the picture is decoration. */
  title?: string;
}

/** A whole SVG document of about 2 kB, for pictures made outside the browser. */
export function weaveSvg(seed: string, options: WeaveSvgOptions = {}): string {
  const woven = weave(seed, options);
  const { width, height } = woven;
  const shapes = weaveShapes(woven).map(({ fill, path }) => `<path fill="${fill}" d="${path}"/>`);
  const title = options.title ? `<title>${escapeXml(options.title)}</title>` : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`,
    ` width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${title}`,
    `<path fill="${woven.backdrop}" d="${backdropOf(woven)}"/>`,
    ...shapes,
    `<path fill-opacity="${shadowOpacity}" d="${pathOf(woven.shadows)}"/></svg>`,
  ].join('');
}
