import { cover, logo } from '@wiki/ui/artwork';
import type { FilePurpose } from '@wiki/domain';
import type { Config } from '../../config.ts';
import { findFile, insertFile, publishFiles } from '../../modules/files/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { DemoBusiness } from '../data/demo-types.ts';
import { demoFaces, designOf } from '../data/faces.ts';
import { demoBusinesses } from '../data/index.ts';
import { drawn } from './demo-artwork.ts';
import { demoId } from './demo-id.ts';

const idOf = (part: 'logo' | 'cover', key: string) => demoId(`business-${part}`, key);

/** The logo and the cover of a business, as its record holds them. */
export const faceOf = ({ key }: DemoBusiness) => ({
  logo: { fileId: idOf('logo', key).toHexString(), alt: null },
  cover: { fileId: idOf('cover', key).toHexString(), alt: null },
});

/** Stores the logos and covers of the businesses, owned by nobody's account. May be repeated. */
export async function insertFaces(config: Config): Promise<void> {
  await Promise.all(
    demoBusinesses.map(async ({ key, palette }) => {
      const face = demoFaces[key];
      if (!face) throw new Error(`${key} has no face in the demonstration.`);
      const design = designOf(face, palette);
      await insert(config, key, 'logo', 'LOGO', () => logo(design.logo));
      await insert(config, key, 'cover', 'COVER', () => cover(design.cover, key));
    }),
  );
  // Logos are private until a profile shows them.
  await inTransaction(() =>
    publishFiles(demoBusinesses.map((business) => faceOf(business).logo.fileId)),
  );
}

async function insert(
  config: Config,
  key: string,
  part: 'logo' | 'cover',
  purpose: FilePurpose,
  draw: () => string,
): Promise<void> {
  const _id = idOf(part, key);
  if (await findFile(_id.toHexString())) return;
  await insertFile(config, {
    _id,
    ownerId: demoId('user', 'nobody').toHexString(),
    purpose,
    name: part === 'logo' ? 'logo.png' : 'portada.png',
    usedBy: [`business:${demoId('business', key).toHexString()}`],
    bytes: await drawn(draw()),
  });
}
