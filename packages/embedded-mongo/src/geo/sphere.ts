import { geoContains, geoDistance } from 'd3-geo';
import type { Position, Ring, Shape } from './geometry.ts';

/** MongoDB's radius of the earth, in meters. */
export const earthRadius = 6_378_100;

export type Vector = [number, number, number];

const radians = Math.PI / 180;

/** The place on the unit sphere. */
export function vectorOf([longitude, latitude]: Position): Vector {
  const [a, b] = [longitude * radians, latitude * radians];
  return [Math.cos(b) * Math.cos(a), Math.cos(b) * Math.sin(a), Math.sin(b)];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

type Segment = [Position, Position];

function segmentsOf({ lines, polygons }: Shape): Segment[] {
  return [...lines, ...polygons.flat()].flatMap(segmentsOfLine);
}

function segmentsOfLine(points: Position[]): Segment[] {
  return points.slice(1).map((point, i): Segment => [points[i] as Position, point]);
}

/** Every position that a shape is made of. */
export function verticesOf({ points, lines, polygons }: Shape): Position[] {
  return [...points, ...lines.flat(), ...polygons.flat(2)];
}

/** Whether two arcs of great circles meet. */
function meet([a, b]: Segment, [c, d]: Segment): boolean {
  const [va, vb, vc, vd] = [vectorOf(a), vectorOf(b), vectorOf(c), vectorOf(d)];
  const ab = cross(va, vb);
  const cd = cross(vc, vd);
  const sides = [dot(ab, vc), dot(ab, vd), dot(cd, va), dot(cd, vb)] as const;
  if (sides[0] * sides[1] < 0 && sides[2] * sides[3] < 0) {
    // The arcs cross on this side of the sphere, and not on the other.
    const at = cross(ab, cd);
    const middle: Vector = [
      va[0] + vb[0] + vc[0] + vd[0],
      va[1] + vb[1] + vc[1] + vd[1],
      va[2] + vb[2] + vc[2] + vd[2],
    ];
    const sign = Math.sign(dot(at, middle)) || 1;
    const point: Vector = [at[0] * sign, at[1] * sign, at[2] * sign];
    return isBetween(point, va, vb) && isBetween(point, vc, vd);
  }
  return (
    [c, d].some((each) => isOnArc(each, [a, b])) || [a, b].some((each) => isOnArc(each, [c, d]))
  );
}

function isBetween(point: Vector, a: Vector, b: Vector): boolean {
  const normal = cross(a, b);
  return dot(cross(a, point), normal) >= 0 && dot(cross(point, b), normal) >= 0;
}

const tolerance = 1e-12;

function isOnArc(point: Position, [a, b]: Segment): boolean {
  const there = geoDistance(a, point) + geoDistance(point, b);
  return there - geoDistance(a, b) < tolerance;
}

function isInPolygon(point: Position, polygon: Ring[]): boolean {
  if (polygon.some((ring) => segmentsOfLine(ring).some((each) => isOnArc(point, each))))
    return true;
  return geoContains({ type: 'Polygon', coordinates: polygon }, point);
}

function holdsPoint(shape: Shape, point: Position): boolean {
  return (
    shape.points.some((each) => geoDistance(each, point) < tolerance) ||
    shape.lines.some((each) => segmentsOfLine(each).some((part) => isOnArc(point, part))) ||
    shape.polygons.some((each) => isInPolygon(point, each))
  );
}

/** Whether two shapes have a point in common. */
export function intersects(a: Shape, b: Shape): boolean {
  if (verticesOf(a).some((point) => holdsPoint(b, point))) return true;
  if (verticesOf(b).some((point) => holdsPoint(a, point))) return true;
  const others = segmentsOf(b);
  return segmentsOf(a).some((one) => others.some((other) => meet(one, other)));
}

/** Whether a shape lies within the polygons of another. */
export function isWithin(shape: Shape, { polygons }: Shape): boolean {
  return polygons.some((polygon) => {
    if (!verticesOf(shape).every((point) => isInPolygon(point, polygon))) return false;
    const edges = polygon.flatMap(segmentsOfLine);
    const isCrossed = segmentsOf(shape).some((one) =>
      edges.some((edge) => crossesInside(one, edge)),
    );
    const [, ...holes] = polygon;
    const coversHole = holes.some((hole) => hole.every((point) => holdsPoint(shape, point)));
    return !isCrossed && !coversHole;
  });
}

/** Whether two arcs cross, and do not only touch. */
function crossesInside(one: Segment, edge: Segment): boolean {
  const touches =
    one.some((point) => isOnArc(point, edge)) || edge.some((point) => isOnArc(point, one));
  return !touches && meet(one, edge);
}

/** Whether a shape lies within a circle, whose radius is in radians. */
export function isInCircle(shape: Shape, center: Position, radius: number): boolean {
  return verticesOf(shape).every((point) => geoDistance(point, center) <= radius);
}

/** How far a shape is from a point at its nearest, in radians. */
export function distanceTo(shape: Shape, point: Position): number {
  if (shape.polygons.some((polygon) => isInPolygon(point, polygon))) return 0;
  const toVertices = verticesOf(shape).map((each) => geoDistance(each, point));
  const toArcs = segmentsOf(shape).map((each) => distanceToArc(point, each));
  return Math.min(...toVertices, ...toArcs);
}

function distanceToArc(point: Position, [a, b]: Segment): number {
  const [p, va, vb] = [vectorOf(point), vectorOf(a), vectorOf(b)];
  const normal = cross(va, vb);
  const length = Math.hypot(...normal);
  if (length < tolerance) return Infinity;
  // The foot of the perpendicular: the point without its part along the normal.
  const height = dot(p, normal) / length ** 2;
  const foot: Vector = [
    p[0] - height * normal[0],
    p[1] - height * normal[1],
    p[2] - height * normal[2],
  ];
  if (!isBetween(foot, va, vb)) return Infinity;
  return Math.abs(Math.asin(Math.max(-1, Math.min(1, dot(p, normal) / length))));
}
