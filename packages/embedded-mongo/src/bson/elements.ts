/** The types of BSON elements. */
export const types = {
  double: 1,
  string: 2,
  document: 3,
  array: 4,
  binary: 5,
  objectId: 7,
  boolean: 8,
  date: 9,
  null: 10,
  regex: 11,
  pointer: 12,
  code: 13,
  symbol: 14,
  scopedCode: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
} as const;

/** The bytes that a value of a type takes. */
export function sizeOfValue(bytes: Buffer, type: number, at: number): number {
  switch (type) {
    case types.int:
      return 4;
    case types.double:
    case types.date:
    case types.timestamp:
    case types.long:
      return 8;
    case types.string:
    case types.code:
    case types.symbol:
      return 4 + bytes.readInt32LE(at);
    case types.document:
    case types.array:
    case types.scopedCode:
      return bytes.readInt32LE(at);
    case types.binary:
      return 5 + bytes.readInt32LE(at);
    case types.objectId:
      return 12;
    case types.boolean:
      return 1;
    case types.decimal:
      return 16;
    case types.pointer:
      return 16 + bytes.readInt32LE(at);
    case types.regex:
      return bytes.indexOf(0, bytes.indexOf(0, at) + 1) + 1 - at;
    default:
      return 0;
  }
}
