import { createHash } from 'node:crypto';
import { Binary, Int32 } from '../../bson/values.ts';
import { CommandError, missingField } from '../../errors.ts';
import { find } from '../../query/find.ts';
import type { Command } from '../context.ts';
import { pause } from '../writing/modify.ts';

/** The MD5 digest of a file of GridFS, as older drivers ask for it after each upload. */
export const filemd5: Command = async (context) => {
  const { body, db, view, snapshotAt, deadline } = context;
  const { filemd5: id, root } = body;
  if (root === undefined) throw missingField('filemd5.root');
  if (typeof root !== 'string') throw new CommandError('TypeMismatch', "'root' must be a string");
  const digest = createHash('md5');
  let numChunks = 0;
  const collection = context.findCollection(db, `${root}.chunks`);
  if (collection) {
    const query = { filter: { files_id: { $eq: id } }, sort: { n: new Int32(1) }, snapshotAt };
    for (const found of find(view, collection, query)) {
      if (!found) {
        await pause(deadline);
        continue;
      }
      const { data } = found.doc;
      if (data instanceof Binary) digest.update(data.buffer.subarray(0, data.position));
      numChunks++;
    }
  }
  return { numChunks: new Int32(numChunks), md5: digest.digest('hex') };
};
