import { type FilePurpose } from '@wiki/domain';
import type { Context } from '../../graphql/context.ts';
import type { FileRecord } from './file.model.ts';
import { mayReadFile } from './file-readers.ts';
import { maxBytesOf, ruleOf } from './file-rules.ts';
import { findFile } from './file.store.ts';

/** A file that the viewer may read as such, else null, as for unknown ids. */
export async function readFile(
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
): Promise<FileRecord | null> {
  const file = await findFile(id);
  return file && (await mayReadFile(viewer, file)) ? file : null;
}

/** What may be uploaded for a purpose. */
export function uploadRules({ config }: Pick<Context, 'config'>, purpose: FilePurpose) {
  const { contentTypes, advised } = ruleOf(purpose);
  return {
    contentTypes: [...contentTypes],
    maxBytes: maxBytesOf(config, purpose),
    advisedWidth: advised?.width ?? null,
    advisedHeight: advised?.height ?? null,
  };
}
