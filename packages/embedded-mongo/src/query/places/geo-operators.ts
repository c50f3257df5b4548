import { isDoc, isNumber, toNumber } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { type Position, type Shape, pairOf, readGeoJson, shapeOf } from '../../geo/geometry.ts';
import { intersects, isInCircle, isWithin } from '../../geo/sphere.ts';
import type { ValueTest } from '../operators.ts';

function refuse(message: string): CommandError {
  return new CommandError('BadValue', message);
}

/** Compiles `$geoWithin` and `$geoIntersects` to a test on one value. */
export function compileGeo(operator: string, operand: unknown): ValueTest {
  if (!isDoc(operand)) throw refuse("geo query doesn't have any geometry");
  const [name = ''] = Object.keys(operand);
  const region = operand[name];
  if (name === '$geometry') {
    if (!isDoc(region)) throw refuse('$geometry must be an object');
    const shape = readGeoJson(region);
    if (operator === '$geoIntersects') return testing((each) => intersects(each, shape));
    if (shape.polygons.length === 0) {
      throw refuse(`$geoWithin not supported with provided geometry: ${JSON.stringify(region)}`);
    }
    return testing((each) => isWithin(each, shape));
  }
  if (operator === '$geoIntersects') {
    throw refuse(`$geoIntersects not supported with provided geometry: ${JSON.stringify(operand)}`);
  }
  switch (name) {
    case '$centerSphere': {
      const { center, radius } = circleOf(region);
      return testing((each) => isInCircle(each, center, radius));
    }
    case '$center': {
      const { center, radius } = circleOf(region);
      return ofPoints(([x, y]) => Math.hypot(x - center[0], y - center[1]) <= radius);
    }
    case '$box': {
      const [a, b] = positionsOf(region, 2);
      const [low, high] = [a, b] as [Position, Position];
      return ofPoints(
        ([x, y]) =>
          x >= Math.min(low[0], high[0]) &&
          x <= Math.max(low[0], high[0]) &&
          y >= Math.min(low[1], high[1]) &&
          y <= Math.max(low[1], high[1]),
      );
    }
    case '$polygon': {
      const corners = positionsOf(region, 3);
      return ofPoints((point) => isInside(point, corners));
    }
    default:
      throw refuse(`unknown geo specifier: ${name}`);
  }
}

function testing(holds: (shape: Shape) => boolean): ValueTest {
  return (value) => {
    const shape = shapeOf(value);
    return shape !== null && holds(shape);
  };
}

/** Tests on a plane are for points. */
function ofPoints(holds: (point: Position) => boolean): ValueTest {
  return testing(
    ({ points, lines, polygons }) =>
      points.length > 0 && lines.length === 0 && polygons.length === 0 && points.every(holds),
  );
}

/** Reads the operand of `$center` and `$centerSphere`. */
export function circleOf(region: unknown): { center: Position; radius: number } {
  const [at, radius] = (Array.isArray(region) ? region : []) as unknown[];
  const center = pairOf(at);
  if (!center || !isNumber(radius) || !(toNumber(radius) >= 0)) {
    throw refuse('radius must be a non-negative number, and the center a point');
  }
  return { center, radius: toNumber(radius) };
}

/** Reads the corners of a box or a polygon. */
export function positionsOf(region: unknown, least: number): Position[] {
  const corners: unknown[] = Array.isArray(region)
    ? region
    : isDoc(region)
      ? Object.values(region)
      : [];
  const positions = corners.map(pairOf);
  if (corners.length < least || positions.includes(null)) {
    throw refuse(least === 2 ? 'Box must have 2 points' : 'Polygon must have at least 3 points');
  }
  return positions as Position[];
}

/** Whether a point lies in a polygon on a plane; its edges belong to it. */
function isInside([x, y]: Position, corners: readonly Position[]): boolean {
  let inside = false;
  for (const [i, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners[(i + 1) % corners.length] as Position;
    const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    const isBetween =
      x >= Math.min(ax, bx) &&
      x <= Math.max(ax, bx) &&
      y >= Math.min(ay, by) &&
      y <= Math.max(ay, by);
    if (side === 0 && isBetween) return true;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
