import {
  BSONRegExp,
  Binary,
  type Doc,
  Double,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  isDoc,
  isNumber,
} from './values.ts';

/** A value as the messages of MongoDB show it. */
export function shownValue(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? '[]' : `[ ${value.map(shownValue).join(', ')} ]`;
  }
  if (value instanceof Double && Number.isInteger(value.value)) return `${value.value}.0`;
  if (isNumber(value)) return value.toString();
  const scalar = shownScalar(value);
  if (scalar !== undefined) return scalar;
  if (!isDoc(value)) return JSON.stringify(value);
  const fields = shownFields(value);
  return fields === '' ? '{}' : `{ ${fields} }`;
}

/** How a value is shown that has no literal in JSON. */
function shownScalar(value: unknown): string | undefined {
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof Binary) {
    return value.sub_type === Binary.SUBTYPE_UUID
      ? `UUID("${value.toUUID().toString()}")`
      : `BinData(${value.sub_type}, ${value.toString('hex').toUpperCase()})`;
  }
  if (value instanceof Timestamp) {
    return `Timestamp(${value.getHighBitsUnsigned()}, ${value.getLowBitsUnsigned()})`;
  }
  if (value instanceof BSONRegExp) return `/${value.pattern}/${value.options}`;
  if (value instanceof MinKey) return 'MinKey';
  return value instanceof MaxKey ? 'MaxKey' : undefined;
}

/** The fields of a document in such a message. */
export function shownFields(doc: Doc): string {
  return Object.entries(doc)
    .map(([name, value]) => `${name}: ${shownValue(value)}`)
    .join(', ');
}
