/** Fixed tables of the key space; collections and indexes get numbers from `firstFree` on. */
export const tables = {
  meta: 0,
  oplog: 1,
  sessions: 2,
  catalog: 3,
  garbage: 4,
  views: 5,
  firstFree: 16,
};

const recordIdBytes = 6;

/** The 4 bytes every key of a table starts with. */
export function tablePrefix(table: number): Buffer {
  const prefix = Buffer.allocUnsafe(4);
  prefix.writeUInt32BE(table);
  return prefix;
}

/** A key inside a table. */
export function tableKey(prefix: Buffer, ...parts: Uint8Array[]): Buffer {
  return Buffer.concat([prefix, ...parts]);
}

/** Record ids count up per collection, so that natural order is insertion order. */
export function encodeRecordId(id: number): Buffer {
  const bytes = Buffer.allocUnsafe(recordIdBytes);
  bytes.writeUIntBE(id, 0, recordIdBytes);
  return bytes;
}

export function decodeRecordId(bytes: Buffer, offset = 0): number {
  return bytes.readUIntBE(offset, recordIdBytes);
}
