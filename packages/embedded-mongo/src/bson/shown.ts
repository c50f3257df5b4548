import { type Doc, ObjectId, isDoc, isNumber } from './values.ts';

/** A value as the messages of MongoDB show it. */
export function shownValue(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? '[]' : `[ ${value.map(shownValue).join(', ')} ]`;
  }
  if (isNumber(value)) return value.toString();
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (!isDoc(value)) return JSON.stringify(value);
  const fields = shownFields(value);
  return fields === '' ? '{}' : `{ ${fields} }`;
}

/** The fields of a document in such a message. */
export function shownFields(doc: Doc): string {
  return Object.entries(doc)
    .map(([name, value]) => `${name}: ${shownValue(value)}`)
    .join(', ');
}
