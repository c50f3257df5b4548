import { capOf, latitudesOf, longitudesOf, widestCap, type Cap } from '../../geo/caps.ts';
import type { Position, Shape } from '../../geo/geometry.ts';
import { verticesOf } from '../../geo/sphere.ts';
import { type KeyRange, prefixRange } from '../kv.ts';

/** Which places are looked for: those that meet a circle on the sphere, or a box on the plane. */
export type Region = { kind: 'cap'; cap: Cap } | { kind: 'box'; low: Position; high: Position };

/**
 * A shape is kept by the center of a circle that holds it, on the level of its size: within a level
 * by bands of latitude, and within a band by longitude. Points are on the first level.
 */
const radii = [0, 1e-5, 8e-5, 6.4e-4, 5.12e-3, 0.041, 0.328];
const everywhere = Buffer.from([255]);

const degrees = 180 / Math.PI;
const heights = radii.map((radius) => Math.max(0.1, radius * degrees));

/** More bands than these are walked as one, whatever the longitude. */
const mostBands = 128;

/** Tests of edges allow for this much, in radians. */
const slack = 3e-6;

/** The keys under which an index by place holds a shape. */
export function placeKeys(shape: Shape, kind: '2dsphere' | '2d'): Buffer[] {
  if (kind === '2d') return verticesOf(shape).map(([x, y]) => keyOf(0, bandOf(0, y), placeOf(x)));
  const cap = capOf(shape);
  const level = cap ? radii.findIndex((radius) => cap.radius <= radius) : -1;
  if (!cap || level === -1) return [everywhere];
  const [x, y] = cap.center;
  return [keyOf(level, bandOf(level, y), placeOf(x))];
}

/** The ranges of an index by place that hold everything within a region, and more. */
export function placeRanges(prefix: Buffer, region: Region): KeyRange[] {
  if (region.kind === 'box') {
    const [west, south] = region.low;
    const [east, north] = region.high;
    return boxRanges(prefix, 0, [south, north], [[west, east]]);
  }
  const { center, radius } = region.cap;
  const levels = radii.flatMap((own, level) => {
    const reach = { center, radius: radius + own + slack };
    if (reach.radius > widestCap) {
      return [prefixRange(Buffer.concat([prefix, Buffer.from([level])]))];
    }
    return boxRanges(prefix, level, latitudesOf(reach), longitudesOf(reach));
  });
  return [...levels, prefixRange(Buffer.concat([prefix, everywhere]))];
}

function boxRanges(
  prefix: Buffer,
  level: number,
  [south, north]: Position,
  longitudes: readonly Position[],
): KeyRange[] {
  const [first, last] = [bandOf(level, south), bandOf(level, north)];
  const between = (band: number, west: number, to: number, east: number): KeyRange => ({
    lower: Buffer.concat([prefix, keyOf(level, band, west)]),
    upper: Buffer.concat([prefix, keyOf(level, to, east)]),
  });
  if (last - first >= mostBands) return [between(first, 0, last + 1, 0)];
  const bands = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return bands.flatMap((band) =>
    longitudes.map(([west, east]) => between(band, placeOf(west), band, placeOf(east) + 1)),
  );
}

function keyOf(level: number, band: number, place: number): Buffer {
  const key = Buffer.allocUnsafe(7);
  key.writeUInt8(level);
  key.writeUInt16BE(band, 1);
  key.writeUInt32BE(place, 3);
  return key;
}

/** What lies beyond, where a plane was made larger, stands at the edge. */
function share(coordinate: number): number {
  return Math.max(0, Math.min(1, (coordinate + 180) / 360));
}

function bandOf(level: number, latitude: number): number {
  return Math.floor((share(latitude) * 360) / (heights[level] as number));
}

const places = 2 ** 32 - 2;

function placeOf(longitude: number): number {
  return Math.floor(share(longitude) * places);
}
