import { geoDistance } from 'd3-geo';
import type { Position, Shape } from './geometry.ts';
import { type Vector, vectorOf, verticesOf } from './sphere.ts';

/** A circle on the sphere; its radius is in radians. */
export interface Cap {
  center: Position;
  radius: number;
}

const degrees = 180 / Math.PI;

/** Up to here a circle holds the great circles between its points, and the smaller side of a ring. */
export const widestCap = 1.4;

/** A circle that holds the whole shape; null when it takes about half of the earth. */
export function capOf(shape: Shape): Cap | null {
  const vertices = verticesOf(shape);
  const sum: Vector = [0, 0, 0];
  for (const vertex of vertices) {
    for (const [axis, part] of vectorOf(vertex).entries()) sum[axis as 0 | 1 | 2] += part;
  }
  const length = Math.hypot(...sum);
  if (length < vertices.length * 1e-3) return null;
  const center: Position = [
    Math.atan2(sum[1], sum[0]) * degrees,
    Math.asin(Math.max(-1, Math.min(1, sum[2] / length))) * degrees,
  ];
  if (vertices.length === 1) return { center, radius: 0 };
  const radius = Math.max(...vertices.map((each) => geoDistance(center, each)));
  return radius > widestCap ? null : { center, radius };
}

/** The longitudes that a circle reaches, from west to east: two spans where it crosses the date line. */
export function longitudesOf({ center: [x, y], radius }: Cap): Position[] {
  const everywhere: Position[] = [[-180, 180]];
  if (Math.abs(y) / degrees + radius >= Math.PI / 2 - 1e-6) return everywhere;
  const half = Math.asin(Math.sin(radius) / Math.cos(y / degrees)) * degrees;
  const [west, east] = [x - half, x + half];
  if (half >= 180) return everywhere;
  if (west < -180) {
    return [
      [-180, east],
      [west + 360, 180],
    ];
  }
  if (east <= 180) return [[west, east]];
  return [
    [west, 180],
    [-180, east - 360],
  ];
}

/** The latitudes that a circle reaches. */
export const latitudesOf = ({ center: [, y], radius }: Cap): Position => [
  y - radius * degrees,
  y + radius * degrees,
];
