import { geoArea } from 'd3-geo';
import { type Doc, isDoc, isNumber, toNumber } from '../bson/values.ts';
import { CommandError } from '../errors.ts';

/** Longitude and latitude in degrees, or any two coordinates on a plane. */
export type Position = [number, number];
export type Ring = Position[];

/** A shape taken apart: what it is made of, whatever it was called. */
export interface Shape {
  points: Position[];
  lines: Position[][];
  polygons: Ring[][];
}

/** Reads GeoJSON, or a pair of coordinates as an array or a document; null for anything else. */
export function shapeOf(value: unknown): Shape | null {
  const pair = pairOf(value);
  if (pair) return pointShape(pair);
  if (!isDoc(value) || typeof value['type'] !== 'string') return null;
  try {
    return readGeoJson(value);
  } catch (error) {
    if (error instanceof CommandError) return null;
    throw error;
  }
}

export function pointShape(point: Position): Shape {
  return { points: [point], lines: [], polygons: [] };
}

/** A legacy pair: `[x, y]`, or the first two numbers of a document. */
export function pairOf(value: unknown): Position | null {
  if (isDoc(value) && 'type' in value && 'coordinates' in value) return null;
  const numbers: unknown[] = Array.isArray(value)
    ? value
    : isDoc(value)
      ? Object.values(value)
      : [];
  const [x, y] = numbers;
  if (numbers.length < 2 || !isNumber(x) || !isNumber(y)) return null;
  const pair: Position = [toNumber(x), toNumber(y)];
  return pair.every(Number.isFinite) ? pair : null;
}

/** Reads a GeoJSON object; throws BadValue for a malformed one. */
export function readGeoJson(value: Doc): Shape {
  const { type, coordinates } = value;
  switch (type) {
    case 'Point':
      return pointShape(position(coordinates));
    case 'MultiPoint':
      return { points: list(coordinates).map(position), lines: [], polygons: [] };
    case 'LineString':
      return { points: [], lines: [line(coordinates)], polygons: [] };
    case 'MultiLineString':
      return { points: [], lines: list(coordinates).map(line), polygons: [] };
    case 'Polygon':
      return { points: [], lines: [], polygons: [polygon(coordinates)] };
    case 'MultiPolygon':
      return { points: [], lines: [], polygons: list(coordinates).map(polygon) };
    case 'GeometryCollection': {
      const shapes = list(value['geometries']).map((each) => {
        if (isDoc(each)) return readGeoJson(each);
        throw malformed('Element of geometries must be an object');
      });
      return {
        points: shapes.flatMap(({ points }) => points),
        lines: shapes.flatMap(({ lines }) => lines),
        polygons: shapes.flatMap(({ polygons }) => polygons),
      };
    }
    default:
      throw malformed(`unknown GeoJSON type: ${String(type)}`);
  }
}

function malformed(message: string): CommandError {
  return new CommandError('BadValue', message);
}

function list(value: unknown): unknown[] {
  if (Array.isArray(value) && value.length > 0) return value;
  throw malformed('GeoJSON coordinates must be an array');
}

function position(value: unknown): Position {
  const pair = Array.isArray(value) ? pairOf(value) : null;
  if (!pair) throw malformed('Point must only contain numeric elements');
  const [x, y] = pair;
  if (Math.abs(x) <= 180 && Math.abs(y) <= 90) return pair;
  throw malformed(`longitude/latitude is out of bounds, lng: ${x} lat: ${y}`);
}

function line(value: unknown): Position[] {
  const points = list(value).map(position);
  if (points.length < 2) throw malformed('GeoJSON LineString must have at least 2 vertices');
  return points;
}

function polygon(value: unknown): Ring[] {
  const rings = list(value).map((each) => {
    const points = list(each).map(position);
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last || first[0] !== last[0] || first[1] !== last[1]) {
      throw malformed(`Loop is not closed: ${JSON.stringify(points)}`);
    }
    if (new Set(points.map(String)).size < 3) {
      throw malformed('Loop must have at least 3 different vertices');
    }
    return points;
  });
  return rings.map((ring, i) => wound(ring, i === 0));
}

/** A ring that goes around the smaller of its two sides, as d3 wants outlines and holes. */
function wound(ring: Ring, isOutline: boolean): Ring {
  const isSmall = geoArea({ type: 'Polygon', coordinates: [ring] }) <= 2 * Math.PI;
  return isSmall === isOutline ? ring : ring.toReversed();
}
