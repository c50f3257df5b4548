import { art, type ArtOptions, type SubjectName, subjects } from '@wiki/ui/artwork';
import { type WeavePalette, weavePalettes } from '@wiki/ui/weave';
import sharp from 'sharp';
import type { Config } from '../../config.ts';
import { type FileUser, findFile, insertFile } from '../../modules/files/index.ts';
import type { CommonValues } from '../../modules/listings/index.ts';
import type { DemoProperty } from '../data/demo-types.ts';
import {
  drawingWords,
  frontOfCategory,
  roomsOfCategory,
  subjectOfCategory,
  subjectOfWords,
} from '../data/listings/pictured.ts';
import { demoId } from './demo-id.ts';
import type { Offer } from './demo-listings.ts';

/** A picture that listings of the demonstration share: a subject in one of its variants. */
interface Picture {
  subject: SubjectName;
  variant: number;
}

/** A listing with its number among all of them. */
export type NumberedOffer = Offer & { index: number };

/** The variants of each subject at most, so that the first start stays fast. */
const variantsOfSubject = 3;

/** Of these, many stand side by side in lists. */
const manifold: ReadonlySet<SubjectName> = new Set([
  'balcony',
  'bedroom',
  'chocolate',
  'coffee',
  'colonial',
  'kitchen',
  'legal',
  'living',
  'office',
  'tower',
  'warehouse',
]);

/** The light of the variants: dusk is the salt. */
const hourOfVariant = ['morning', 'golden', 'noon', 'golden', 'dusk'] as const;

const names = Object.keys(subjects) as SubjectName[];

const idOf = ({ subject, variant }: Picture) => demoId('listing-art', subject, String(variant));

/** The colors of the listing with the number. */
export const paletteOf = (index: number): WeavePalette =>
  weavePalettes[index % weavePalettes.length] ?? 'jade';

/**
 * The pictures of a listing: of a property its front and four to six views, of every product and
 * service one to three.
 */
export function imagesOf(offer: NumberedOffer): CommonValues['images'] {
  return picturesOf(offer).map((picture) => ({
    fileId: idOf(picture).toHexString(),
    alt: drawingWords[picture.subject],
  }));
}

function picturesOf(offer: NumberedOffer): readonly Picture[] {
  const { index } = offer;
  if (offer.type === 'property') return viewsOf(offer.listing, offer.seller.city, index);
  const subject = subjectOf(offer);
  return Array.from({ length: 1 + (index % 3) }, (_, turn) => pictureOf(subject, index + turn));
}

/** Cities where a tower stands by the sea. */
const coastal: ReadonlySet<string> = new Set([
  'Cartagena',
  'Barranquilla',
  'Ciudad de Panamá',
  'Lima',
]);

/** The front of a property and what one sees inside, all in the colors of one variant. */
function viewsOf(
  { category, kind, place }: DemoProperty,
  sellerCity: string,
  index: number,
): readonly Picture[] {
  const isFlat = category === 'residential' && (kind === 'Apartment' || kind === 'Condo');
  const isByTheSea = coastal.has(place?.city ?? sellerCity);
  const inside = roomsOfCategory[category] ?? [];
  const front = frontOfCategory[category] ?? 'colonial';
  // Flats away from the sea show a room first, each another one.
  const first = (index + Math.floor(index / weavePalettes.length)) % 4;
  const turned = [...inside.slice(first), ...inside.slice(0, first)];
  const shown = isFlat
    ? [...(isByTheSea ? ['tower' as const] : []), ...turned]
    : [front, ...inside];
  return shown.slice(0, 5 + (index % 2)).map((subject) => pictureOf(subject, index));
}

/** What a product or a service is shown by. */
function subjectOf({ listing }: Offer): SubjectName {
  const name = listing.name.es ?? listing.name.en ?? '';
  const [, named] = subjectOfWords.find(([words]) => words.test(name)) ?? [];
  return named ?? subjectOfCategory[listing.category] ?? 'boxes';
}

/** A subject in one of its variants, by turns. */
function pictureOf(subject: SubjectName, turn: number): Picture {
  const variants = manifold.has(subject) ? weavePalettes.length : variantsOfSubject;
  return { subject, variant: turn % variants };
}

/**
 * Stores the pictures that the listings show, each once and used by all of them. Owned by nobody's
 * account, so that no deletion of one takes them. May be repeated.
 */
export async function insertPictures(
  config: Config,
  offers: readonly (NumberedOffer & { id: string })[],
): Promise<void> {
  const shown = new Map<string, { picture: Picture; usedBy: FileUser[] }>();
  for (const offer of offers) {
    for (const picture of picturesOf(offer)) {
      const id = idOf(picture).toHexString();
      const known = shown.get(id) ?? { picture, usedBy: [] };
      known.usedBy.push(`listing:${offer.id}`);
      shown.set(id, known);
    }
  }
  const all = [...shown.values()];
  await Promise.all(all.map(({ picture, usedBy }) => insertPicture(config, picture, usedBy)));
}

async function insertPicture(config: Config, picture: Picture, usedBy: FileUser[]): Promise<void> {
  const _id = idOf(picture);
  if (await findFile(_id.toHexString())) return;
  await insertFile(config, {
    _id,
    ownerId: demoId('user', 'nobody').toHexString(),
    purpose: 'LISTING_IMAGE',
    name: 'dibujo.png',
    usedBy,
    bytes: await drawn(drawingOf(picture)),
  });
}

/** The colors of a variant: those of its number, moved for each subject unless it is of a home. */
function drawingOf({ subject, variant }: Picture): string {
  const isOfHome = manifold.has(subject);
  const palette = paletteOf(isOfHome ? variant : variant * 2 + names.indexOf(subject));
  const options: ArtOptions = { palette, hour: hourOfVariant[variant] };
  return art(subject, String(variant), options);
}

/** A drawing of 800 pixels as a picture, which smaller ones are made from. */
export const drawn = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 96 }).png({ compressionLevel: 1 }).toBuffer();
