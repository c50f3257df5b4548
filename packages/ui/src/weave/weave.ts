import { type PaletteColors, paletteColors, type WeavePalette, weavePalettes } from './palettes.ts';
import { type Random, seededRandom } from './random.ts';

export interface WeaveOptions {
  /** Colors to weave with; drawn from the seed when left out. */
  palette?: WeavePalette;
  /** Upright bands, 2 to 12. */
  columns?: number;
  /** Lying bands, 2 to 12. */
  rows?: number;
  /** Width divided by height; `columns / rows` when left out. */
  ratio?: number;
  /**
   * The share of the width, 0 to 0.4, at the beginning of the lines in which lying bands end one by one
   * instead of at a hard edge. The backdrop lies behind the rest only.
   */
  fringe?: number;
}

/** A rectangle in the weave's own units. */
export interface WeaveRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The visible parts of one band, all of one color. */
export interface WeaveBand {
  color: string;
  parts: readonly WeaveRect[];
}

/** A finished weave. Paint in this order: backdrop, warp, weft, shadows. */
export interface Weave {
  width: number;
  height: number;
  palette: WeavePalette;
  backdrop: string;
  /** Where the backdrop begins. */
  fringe: number;
  /** Upright bands, each from top to bottom. */
  warp: readonly WeaveBand[];
  /** Lying bands, only where they pass over. */
  weft: readonly WeaveBand[];
  /** Where a band goes under its neighbor: painted as translucent dark. */
  shadows: readonly WeaveRect[];
}

const width = 600;
const gapShare = 0.14;
const shadowShare = 0.055;
/** How near to the first upright band a loose end comes at most. */
const looseShare = 0.8;

interface Track {
  start: number;
  size: number;
}

const clampCount = (count: number): number => Math.min(12, Math.max(2, Math.round(count)));
const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Lays bands side by side over a length. From four bands on they differ in width and run
 * out of the picture on both sides; small weaves (avatars) stay even, to read at 20 px.
 */
function layTracks(count: number, length: number, random: Random): Track[] {
  const even = count < 4;
  const shares = Array.from({ length: count }, () => (even ? 1 : 0.76 + random() * 0.48));
  const cut = (share = 0): number => (even ? 0 : share * (0.2 + random() * 0.4));
  const before = cut(shares[0]);
  const inside = shares.reduce((sum, share) => sum + share, 0) - before - cut(shares.at(-1));
  const unit = length / inside;
  const gap = gapShare * unit;
  let cursor = -before * unit;
  return shares.map((share) => {
    const track = { start: round(cursor + gap / 2), size: round(share * unit - gap) };
    cursor += share * unit;
    return track;
  });
}

/** Draws a color for each band, never the same one twice in a row. */
function drawColors(count: number, colors: readonly string[], random: Random): string[] {
  const drawn: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const choices = colors.filter((color) => color !== drawn[index - 1]);
    drawn.push(choices[Math.floor(random() * choices.length)] ?? '');
  }
  return drawn;
}

/** Puts the accent into a row of upright bands that has none, so that every picture has one. */
function withAccent(drawn: readonly string[], accent: string, random: Random): string[] {
  const place = 1 + Math.floor(random() * (drawn.length - 2));
  if (drawn.length < 4 || drawn.includes(accent)) return [...drawn];
  return drawn.with(place, accent);
}

function choosePalette(random: Random): WeavePalette {
  return weavePalettes[Math.floor(random() * weavePalettes.length)] ?? 'jade';
}

/** The stretches of a lying band that pass over, from its loose end on, and the shadows at their ends. */
function weaveRow(
  row: Track,
  over: (column: number) => boolean,
  columns: readonly Track[],
  loose: number | null,
) {
  const parts: WeaveRect[] = [];
  const shadows: WeaveRect[] = [];
  const edge = round((shadowShare * width) / columns.length);
  for (const [column, own] of columns.entries()) {
    if (!over(column)) continue;
    const before = columns[column - 1];
    const after = columns[column + 1];
    const start = before ? before.start + before.size : (loose ?? Math.min(0, own.start) - edge);
    const end = after ? after.start : Math.max(width, own.start + own.size) + edge;
    const part = { x: round(start), y: row.start, width: round(end - start), height: row.size };
    parts.push(part);
    // A loose end comes from below nothing.
    if (before || loose === null) shadows.push({ ...part, width: edge });
    shadows.push({ ...part, x: round(end - edge), width: edge });
  }
  const [first] = columns;
  if (loose !== null && first && !over(0)) {
    const part = { x: loose, y: row.start, width: round(first.start - loose), height: row.size };
    parts.unshift(part);
    shadows.push({ ...part, x: round(first.start - edge), width: edge });
  }
  return { parts, shadows };
}

/**
 * Weaves over-and-under bands. The same seed and options always give the same picture.
 *
 * @param seed Usually the id of what the artwork stands for.
 * @returns Plain geometry, 600 units wide and as high as the ratio asks for.
 */
export function weave(seed: string, options: WeaveOptions = {}): Weave {
  const random = seededRandom(seed);
  const drawnPalette = choosePalette(random);
  const palette = options.palette ?? drawnPalette;
  const colors: PaletteColors = paletteColors[palette];
  const columns = clampCount(options.columns ?? 6);
  const rows = clampCount(options.rows ?? 5);
  const height = round(width / (options.ratio ?? columns / rows));
  const fringe = round(width * Math.min(0.4, Math.max(0, options.fringe ?? 0)));
  const columnTracks = layTracks(columns, width - fringe, random).map(({ start, size }) => ({
    start: round(start + fringe),
    size,
  }));
  const rowTracks = layTracks(rows, height, random);
  const drawnWarp = drawColors(columns, colors.warp, random);
  const weftColors = drawColors(rows, colors.weft, random);
  const warpColors = withAccent(drawnWarp, colors.accent, random);
  const parity = random() < 0.5 ? 0 : 1;
  // Drawn last: what has no fringe is woven as it always was.
  const woven = rowTracks.map((row, index) =>
    weaveRow(
      row,
      (column) => (column + index) % 2 === parity,
      columnTracks,
      fringe > 0 ? round(looseShare * (columnTracks[0]?.start ?? 0) * random()) : null,
    ),
  );
  return {
    width,
    height,
    palette,
    backdrop: colors.backdrop,
    fringe,
    warp: columnTracks.map((track, index) => ({
      color: warpColors[index] ?? colors.backdrop,
      parts: [{ x: track.start, y: 0, width: track.size, height }],
    })),
    weft: woven.map((row, index) => ({
      color: weftColors[index] ?? colors.backdrop,
      parts: row.parts,
    })),
    shadows: woven.flatMap((row) => row.shadows),
  };
}
