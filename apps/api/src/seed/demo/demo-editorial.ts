import { art, type SubjectName } from '@wiki/ui/artwork';
import type { WeavePalette } from '@wiki/ui/weave';
import type { Config } from '../../config.ts';
import { type FileUser, findFile, insertFile } from '../../modules/files/index.ts';
import { drawingWords } from '../data/listings/pictured.ts';
import { drawn } from './demo-artwork.ts';
import { demoId } from './demo-id.ts';

/** A picture of something that administrators write. */
export interface EditorialPicture {
  /** Names the thing that shows it, among all of the demonstration. */
  key: string;
  subject: SubjectName;
  palette: WeavePalette;
  usedBy: FileUser;
}

/** The part of a scene that covers show: as wide as they are. */
const wide = { x: 0, y: 84, width: 800, height: 457 };

/** The picture as records hold it. */
export function editorialImage({ key, subject }: Pick<EditorialPicture, 'key' | 'subject'>) {
  return { fileId: demoId('editorial-image', key).toHexString(), alt: drawingWords[subject] };
}

/** Stores the pictures, owned by nobody's account. May be repeated. */
export async function insertEditorial(
  config: Config,
  pictures: readonly EditorialPicture[],
): Promise<void> {
  await Promise.all(
    pictures.map(async ({ key, subject, palette, usedBy }) => {
      const _id = demoId('editorial-image', key);
      if (await findFile(_id.toHexString())) return;
      await insertFile(config, {
        _id,
        ownerId: demoId('user', 'nobody').toHexString(),
        purpose: 'EDITORIAL_IMAGE',
        name: 'dibujo.png',
        usedBy: [usedBy],
        bytes: await drawn(art(subject, key, { palette }, wide)),
      });
    }),
  );
}
