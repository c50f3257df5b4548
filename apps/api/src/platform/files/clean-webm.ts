import { NotAVideo } from './clean-mp4.ts';

/** An element of an EBML file (RFC 8794). */
interface Element {
  id: number;
  start: number;
  /** Where its content begins. */
  content: number;
  /** Where it ends; null for one whose length was not known when it was written. */
  end: number | null;
}

type Whole = Element & { end: number };

const ids = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  cluster: 0x1f43b675,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;

/** What a player needs besides: where to find things, and the times of clusters. */
const keptInSegment = new Set([0x114d9b74, 0x1c53bb6b, 0xe7, 0xa7, 0xab]);
/** Scale and duration; the names of the programs are emptied, as they have to be there. */
const keptInInfo = new Set([0x2ad7b1, 0x4489]);
const programs = new Set([0x4d80, 0x5741]);
/** The name somebody gave a track, and what is attached to it. */
const personalInTrack = new Set([0x536e, 0x7446, 0xbf]);

const picture = 1;
const sound = 2;

/**
 * Takes out of a WebM film whatever is not needed to play it: tags, attachments, chapters, titles,
 * dates, programs, and tracks that are neither picture nor sound. What is taken out is overwritten
 * in its place by `Void` elements, so that nothing moves.
 * @throws NotAVideo for bytes that are no whole film with a picture.
 */
export function cleanWebm(bytes: Buffer): void {
  const header = elementAt(bytes, 0, bytes.length);
  if (header.id !== ids.ebml || header.end === null) throw new NotAVideo('There is no beginning.');
  let tracks: Map<number, number> | null = null;
  let hasPicture = false;
  let place = header.end;
  while (place < bytes.length) {
    const element = elementAt(bytes, place, bytes.length);
    // Segments and clusters may be of unknown length, and what is within them is known by its id:
    // their contents are read as if they stood side by side.
    if (element.id === ids.segment || element.id === ids.cluster) {
      place = element.content;
      continue;
    }
    if (!isWhole(element)) throw new NotAVideo('An element has no length.');
    if (element.id === ids.info) cleanInfo(bytes, element);
    else if (element.id === ids.tracks) tracks = cleanTracks(bytes, element);
    else if (element.id === ids.simpleBlock || element.id === ids.blockGroup) {
      const type = tracks?.get(trackOf(bytes, element));
      if (type === picture) hasPicture = true;
      else if (type !== sound) blank(bytes, element);
    } else if (!keptInSegment.has(element.id)) blank(bytes, element);
    place = element.end;
  }
  if (!hasPicture) throw new NotAVideo('There is no picture.');
}

const isWhole = (element: Element): element is Whole => element.end !== null;

function cleanInfo(bytes: Buffer, info: Whole): void {
  for (const element of elementsIn(bytes, info)) {
    if (programs.has(element.id)) bytes.fill(0, element.content, element.end);
    else if (!keptInInfo.has(element.id)) blank(bytes, element);
  }
}

/** The types of the tracks by their numbers; those that are neither picture nor sound are blanked. */
function cleanTracks(bytes: Buffer, tracks: Whole): Map<number, number> {
  const types = new Map<number, number>();
  for (const track of elementsIn(bytes, tracks)) {
    const fields = track.id === ids.track ? elementsIn(bytes, track) : [];
    const valueOf = (id: number) => {
      const field = fields.find((each) => each.id === id);
      return field && field.end - field.content <= 6 && field.end > field.content
        ? bytes.readUIntBE(field.content, field.end - field.content)
        : 0;
    };
    const type = valueOf(ids.trackType);
    if (type === picture || type === sound) {
      types.set(valueOf(ids.trackNumber), type);
      for (const field of fields) if (personalInTrack.has(field.id)) blank(bytes, field);
    } else blank(bytes, track);
  }
  return types;
}

/** The number of the track that a block belongs to. */
function trackOf(bytes: Buffer, element: Whole): number {
  const block =
    element.id === ids.blockGroup
      ? elementsIn(bytes, element).find(({ id }) => id === ids.block)
      : element;
  if (!block) throw new NotAVideo('A group has no block.');
  return numberAt(bytes, block.content, block.end).value;
}

/** Far more than the parts that are read whole ever hold. */
const mostElements = 10_000;

function elementsIn(bytes: Buffer, { content, end }: Whole): Whole[] {
  const elements: Whole[] = [];
  let place = content;
  while (place < end) {
    const element = elementAt(bytes, place, end);
    if (!isWhole(element)) throw new NotAVideo('An element has no length.');
    elements.push(element);
    if (elements.length > mostElements) throw new NotAVideo('There are too many elements.');
    place = element.end;
  }
  return elements;
}

function elementAt(bytes: Buffer, start: number, limit: number): Element {
  const idLength = lengthAt(bytes, start, limit);
  if (idLength > 4) throw new NotAVideo('An id is too long.');
  const id = bytes.readUIntBE(start, idLength);
  const { value, length, isUnknown } = numberAt(bytes, start + idLength, limit);
  const content = start + idLength + length;
  if (isUnknown) return { id, start, content, end: null };
  if (content + value > limit) throw new NotAVideo('An element is longer than what holds it.');
  return { id, start, content, end: content + value };
}

/** How many bytes a number has, by the zeros it begins with. */
function lengthAt(bytes: Buffer, start: number, limit: number): number {
  const first = start < limit ? (bytes[start] ?? 0) : 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || start + length > limit) throw new NotAVideo('A number is cut.');
  return length;
}

function numberAt(
  bytes: Buffer,
  start: number,
  limit: number,
): { value: number; length: number; isUnknown: boolean } {
  const length = lengthAt(bytes, start, limit);
  let value = (bytes[start] ?? 0) & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[start + index] ?? 0;
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return { value, length, isUnknown };
}

const voidId = 0xec;

/** Writes an empty element of the same length in the place of another. */
function blank(bytes: Buffer, { start, end }: Whole): void {
  bytes.fill(0, start, end);
  bytes[start] = voidId;
  const isShort = end - start <= 128;
  if (isShort) bytes[start + 1] = 0x80 | (end - start - 2);
  else {
    bytes[start + 1] = 0x01;
    bytes.writeUIntBE(end - start - 9, start + 3, 6);
  }
}
