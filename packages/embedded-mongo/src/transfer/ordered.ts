import type { Document } from 'mongodb';
import { sizeOfValue, valueOfElement } from '../bson/partial.ts';

const position = /^(?:0|[1-9]\d*)$/;

/**
 * A document as it can be sent without a change to the order of its fields: JavaScript moves names
 * such as `2024` to the front of an object, so a document that has one becomes a map.
 */
export function ordered(bytes: Buffer, document: Document): Document | Map<string, unknown> {
  return hasPositions(document) ? mapOf(bytes) : document;
}

function isPlain(value: unknown): value is Document {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function hasPositions(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasPositions);
  if (!isPlain(value)) return false;
  return Object.entries(value).some(([name, each]) => position.test(name) || hasPositions(each));
}

const types = { document: 3, array: 4 };

/** The fields of a document in the order they are stored in. */
function mapOf(bytes: Buffer): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const { name, type, value, element } of elementsOf(bytes)) {
    if (type === types.document) fields.set(name, mapOf(value));
    else if (type === types.array) fields.set(name, [...mapOf(value).values()]);
    else fields.set(name, valueOfElement(element));
  }
  return fields;
}

interface Element {
  name: string;
  type: number;
  value: Buffer;
  element: Buffer;
}

function* elementsOf(bytes: Buffer): Generator<Element> {
  let offset = 4;
  while (offset < bytes.length - 1) {
    const end = bytes.indexOf(0, offset + 1);
    const start = end + 1;
    const next = start + sizeOfValue(bytes, bytes[offset] as number, start);
    yield {
      name: bytes.toString('utf8', offset + 1, end),
      type: bytes[offset] as number,
      value: bytes.subarray(start, next),
      element: bytes.subarray(offset, next),
    };
    offset = next;
  }
}
