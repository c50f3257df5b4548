import type { ListingType } from '@wiki/domain';
import { type WeavePalette, weavePalettes, weaveSvg } from '@wiki/ui/weave';
import type { Types } from 'mongoose';
import sharp from 'sharp';
import type { Config } from '../config.ts';
import { type FileUser, findFile, plantFile } from '../modules/files/index.ts';
import type { CommonValues } from '../modules/listings/index.ts';
import { demoId } from './demo-id.ts';

/** A picture of the pool that the listings of the demonstration share. */
interface PoolPicture {
  _id: Types.ObjectId;
  palette: WeavePalette;
  /** 7:4 as the primary picture should be, or square as the others. */
  isWide: boolean;
}

const wideOfPalette = 3;
const perPalette = 8;

/** Five palettes with three wide and five square pictures each. */
const pool: readonly PoolPicture[] = weavePalettes.flatMap((palette) =>
  Array.from({ length: perPalette }, (_, index) => ({
    _id: demoId('listing-image', palette, String(index)),
    palette,
    isWide: index < wideOfPalette,
  })),
);

const idOf = ({ _id }: PoolPicture): string => _id.toHexString();

/** The colours of the listing with the number. */
export const paletteOf = (index: number): WeavePalette =>
  weavePalettes[index % weavePalettes.length] ?? 'jade';

/**
 * The pictures of the listing with the number: five to eight of a property, one to three of every
 * second product and service, a wide one first. They are decoration: weaves, without words.
 */
export function imagesOf(type: ListingType, number: number): CommonValues['images'] {
  const ofPalette = pool.filter(({ palette }) => palette === paletteOf(number));
  const round = Math.floor(number / weavePalettes.length);
  const first = round % wideOfPalette;
  const others = ofPalette.filter((_, index) => index !== first);
  const shift = round % others.length;
  const turned = [...others.slice(shift), ...others.slice(0, shift)];
  return [ofPalette[first], ...turned]
    .slice(0, countOf(type, round))
    .flatMap((picture) => (picture ? [{ fileId: idOf(picture), alt: null }] : []));
}

function countOf(type: ListingType, round: number): number {
  if (type === 'property') return 5 + (round % 4);
  return round % 2 === 0 ? 0 : 1 + (round % 3);
}

/**
 * Stores the pictures of the pool, each used by the listings that show it. Owned by nobody's account,
 * so that no deletion of one takes them. May be repeated.
 */
export async function plantPool(
  config: Config,
  listings: readonly { id: string; type: ListingType; index: number }[],
): Promise<void> {
  const users = new Map<string, FileUser[]>();
  for (const { id, type, index } of listings) {
    for (const { fileId } of imagesOf(type, index)) {
      users.set(fileId, [...(users.get(fileId) ?? []), `listing:${id}`]);
    }
  }
  for (const palette of weavePalettes) {
    const pictures = pool.filter((picture) => picture.palette === palette);
    await Promise.all(
      pictures.map((picture) => plantPicture(config, picture, users.get(idOf(picture)) ?? [])),
    );
  }
}

async function plantPicture(
  config: Config,
  picture: PoolPicture,
  usedBy: FileUser[],
): Promise<void> {
  const { _id, palette, isWide } = picture;
  if (await findFile(idOf(picture))) return;
  const shape = isWide ? { ratio: 7 / 4, columns: 7, rows: 4 } : { ratio: 1, columns: 5, rows: 5 };
  await plantFile(config, {
    _id,
    ownerId: demoId('user', 'nobody').toHexString(),
    purpose: 'LISTING_IMAGE',
    name: 'tejido.png',
    usedBy,
    bytes: await drawn(weaveSvg(idOf(picture), { palette, ...shape })),
  });
}

/** A weave as a picture of 800 pixels, sharp on every screen. */
const drawn = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 96 }).png({ compressionLevel: 1 }).toBuffer();
