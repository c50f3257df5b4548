import { type WeavePalette, weavePalettes } from '@wiki/ui/weave';
import sharp from 'sharp';
import type { Config } from '../config.ts';
import { type FileUser, findFile, plantFile } from '../modules/files/index.ts';
import type { CommonValues } from '../modules/listings/index.ts';
import type { DemoProperty } from './data/demo-types.ts';
import {
  facadeOfCategory,
  type MotifName,
  motifOfCategory,
  motifOfWords,
  motifs,
  roomsOfCategory,
} from './data/motif-words.ts';
import { demoId } from './demo-id.ts';
import type { Offer } from './demo-listings.ts';
import { motifSvg } from './motif-art.ts';

/** A picture that listings of the demonstration share: a motif, in one of the colours it is woven in. */
interface Picture {
  motif: MotifName;
  palette: WeavePalette;
  /** 7:4 as the primary picture should be, or square as those inside a property. */
  isWide: boolean;
}

/** A listing with its number among all of them. */
export type NumberedOffer = Offer & { index: number };

/** The colours of each motif at most, so that the first start stays fast. */
const colorsOfMotif = 2;

/** Fronts that many properties have stand side by side in lists, so they come in every colour. */
const manyColored: ReadonlySet<MotifName> = new Set(['building', 'house']);

const names = Object.keys(motifs) as MotifName[];

const idOf = ({ motif, palette, isWide }: Picture) =>
  demoId('listing-image', motif, palette, isWide ? 'wide' : 'square');

/** The colours of the listing with the number. */
export const paletteOf = (index: number): WeavePalette =>
  weavePalettes[index % weavePalettes.length] ?? 'jade';

/**
 * The pictures of a listing: of a property its front and four to seven views, one to three of every
 * second product and service and of those that are featured; a wide one first.
 */
export function imagesOf(offer: NumberedOffer): CommonValues['images'] {
  return picturesOf(offer).map((picture) => ({
    fileId: idOf(picture).toHexString(),
    alt: wordsOf(picture),
  }));
}

/** What a picture shows, in the languages of the sellers. */
function wordsOf({ motif }: Picture): string {
  const { es, en } = motifs[motif];
  return `${es} / ${en}`;
}

function picturesOf(offer: NumberedOffer): readonly Picture[] {
  const round = Math.floor(offer.index / weavePalettes.length);
  if (offer.type === 'property') return viewsOf(offer.listing, offer.index);
  if (round % 2 === 0 && !offer.listing.isFeatured) return [];
  const own = motifOf(offer);
  const general = motifOfCategory[offer.listing.category] ?? 'tag';
  const related =
    offer.type === 'product' ? (['box', 'truck'] as const) : (['chat', 'contract'] as const);
  const shown = new Set<MotifName>([own, general, ...related]);
  return [...shown].slice(0, 1 + (round % 3)).map((motif) => pictureOf(motif, round, true));
}

/** The front of a property and what one sees inside. */
function viewsOf({ category, kind }: DemoProperty, index: number): readonly Picture[] {
  const isFlat = category === 'residential' && (kind === 'Apartment' || kind === 'Condo');
  const front = isFlat ? 'building' : (facadeOfCategory[category] ?? 'house');
  const rooms = roomsOfCategory[category] ?? [];
  const round = Math.floor(index / weavePalettes.length);
  return [
    manyColored.has(front)
      ? { motif: front, palette: paletteOf(index), isWide: true }
      : pictureOf(front, round, true),
    ...rooms.slice(0, 4 + (round % 4)).map((room) => pictureOf(room, round, false)),
  ];
}

/** The drawing of what a product or a service is. */
function motifOf({ listing }: Offer): MotifName {
  const name = listing.name.es ?? listing.name.en ?? '';
  const [, named] = motifOfWords.find(([words]) => words.test(name)) ?? [];
  return named ?? motifOfCategory[listing.category] ?? 'tag';
}

/** A motif in one of its colours, by turns. */
function pictureOf(motif: MotifName, round: number, isWide: boolean): Picture {
  const turn = names.indexOf(motif) + 2 * (round % colorsOfMotif);
  return { motif, palette: paletteOf(turn), isWide };
}

/**
 * Stores the pictures that the listings show, each once and used by all of them. Owned by nobody's
 * account, so that no deletion of one takes them. May be repeated.
 */
export async function plantPictures(
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
  await Promise.all(all.map(({ picture, usedBy }) => plantPicture(config, picture, usedBy)));
}

async function plantPicture(config: Config, picture: Picture, usedBy: FileUser[]): Promise<void> {
  const { motif, palette, isWide } = picture;
  const _id = idOf(picture);
  if (await findFile(_id.toHexString())) return;
  await plantFile(config, {
    _id,
    ownerId: demoId('user', 'nobody').toHexString(),
    purpose: 'LISTING_IMAGE',
    name: 'tejido.png',
    usedBy,
    bytes: await drawn(motifSvg(motif, motifs[motif], palette, isWide)),
  });
}

/** A drawing as a picture of 800 pixels, sharp on every screen. */
const drawn = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 96 }).png({ compressionLevel: 1 }).toBuffer();
