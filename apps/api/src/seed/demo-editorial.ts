import type { WeavePalette } from '@wiki/ui/weave';
import sharp from 'sharp';
import type { Config } from '../config.ts';
import { type FileUser, findFile, plantFile } from '../modules/files/index.ts';
import { type MotifName, motifs } from './data/motif-words.ts';
import { demoId } from './demo-id.ts';
import { motifSvg } from './motif-art.ts';

/** A picture of something that administrators write. */
export interface EditorialPicture {
  /** Names the thing that shows it, among all of the demonstration. */
  key: string;
  motif: MotifName;
  palette: WeavePalette;
  usedBy: FileUser;
}

/** The picture as records hold it. */
export function editorialImage({ key, motif }: Pick<EditorialPicture, 'key' | 'motif'>) {
  return { fileId: demoId('editorial-image', key).toHexString(), alt: motifs[motif] };
}

/** Stores the pictures, owned by nobody's account. May be repeated. */
export async function plantEditorial(
  config: Config,
  pictures: readonly EditorialPicture[],
): Promise<void> {
  await Promise.all(
    pictures.map(async ({ key, motif, palette, usedBy }) => {
      const _id = demoId('editorial-image', key);
      if (await findFile(_id.toHexString())) return;
      const svg = motifSvg(key, motifs[motif], palette, true);
      await plantFile(config, {
        _id,
        ownerId: demoId('user', 'nobody').toHexString(),
        purpose: 'EDITORIAL_IMAGE',
        name: 'tejido.png',
        usedBy: [usedBy],
        bytes: await sharp(Buffer.from(svg), { density: 96 })
          .png({ compressionLevel: 1 })
          .toBuffer(),
      });
    }),
  );
}
