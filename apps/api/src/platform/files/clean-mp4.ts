/** Where a box of an MP4 or QuickTime file begins and ends. */
interface Box {
  type: string;
  start: number;
  /** Where its content begins, after its size and type. */
  content: number;
  end: number;
}

/** Thrown for bytes that do not hold together as a film. */
export class NotAVideo extends Error {}

const keptAtTop = new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'mfra', 'sidx', 'ssix', 'pdin']);
const keptInMovie = new Set(['mvhd', 'trak', 'mvex', 'iods']);
const keptInTrack = new Set(['tkhd', 'tref', 'edts', 'mdia', 'tapt']);
const keptInMedia = new Set(['mdhd', 'hdlr', 'minf', 'elng']);
const keptInFragment = new Set(['mfhd', 'traf']);
const keptInTrackFragment = new Set('tfhd tfdt trun sbgp sgpd subs saiz saio senc'.split(' '));
/** What may stand anywhere below and says who, where and with what. */
const personal = new Set(['udta', 'meta', 'uuid', 'loci', '©xyz', 'name']);

/**
 * Takes out of an MP4 or QuickTime film whatever is not needed to play it: position, device, titles,
 * times of recording, and tracks that are neither picture nor sound, which is where cameras write
 * where they went. What is taken out is overwritten in its place by empty `free` boxes, so that
 * nothing moves and the offsets within the file stay right.
 * @throws NotAVideo for bytes that are no whole film with a picture.
 */
export function cleanMp4(bytes: Buffer): void {
  const top = [...boxesIn(bytes, 0, bytes.length)];
  if (top[0]?.type !== 'ftyp') throw new NotAVideo('There is no beginning.');
  const data = top.filter(({ type }) => type === 'mdat');
  const fragments = top.filter(({ type }) => type === 'moof');
  // Far more than any camera writes: without a bound, a made-up file would cost its square.
  if (data.length > 1000) throw new NotAVideo('The film is in too many pieces.');
  const movies = top.filter(({ type }) => type === 'moov');
  const [movie] = movies;
  if (!movie || movies.length > 1 || data.length === 0) throw new NotAVideo('There is no film.');
  for (const box of top) if (!keptAtTop.has(box.type)) blank(bytes, box);
  cleanMovie(bytes, movie, data, fragments.length > 0);
  for (const fragment of fragments) {
    for (const box of keepOnly(bytes, fragment, keptInFragment)) {
      if (box.type === 'traf') keepOnly(bytes, box, keptInTrackFragment);
    }
  }
}

function cleanMovie(bytes: Buffer, movie: Box, data: readonly Box[], isFragmented: boolean): void {
  let hasPicture = false;
  for (const box of keepOnly(bytes, movie, keptInMovie)) {
    if (box.type === 'mvhd') forgetTimes(bytes, box);
    if (box.type !== 'trak') continue;
    const handler = handlerOf(bytes, box);
    if (handler === 'vide' || handler === 'soun') {
      if (handler === 'vide' && hasSamples(bytes, box, data, isFragmented)) hasPicture = true;
      cleanTrack(bytes, box);
    } else {
      if (isFragmented) throw new NotAVideo('A fragmented film holds more than picture and sound.');
      for (const { start, end } of samplesOf(bytes, box, data)) bytes.fill(0, start, end);
      blank(bytes, box);
    }
  }
  if (!hasPicture) throw new NotAVideo('There is no picture.');
}

function cleanTrack(bytes: Buffer, track: Box): void {
  for (const box of keepOnly(bytes, track, keptInTrack)) {
    if (box.type === 'tkhd') forgetTimes(bytes, box);
    if (box.type !== 'mdia') continue;
    for (const part of keepOnly(bytes, box, keptInMedia)) {
      if (part.type === 'mdhd') forgetTimes(bytes, part);
      if (part.type !== 'minf') continue;
      for (const inner of withoutPersonal(bytes, part)) {
        if (inner.type === 'stbl') withoutPersonal(bytes, inner);
      }
    }
  }
}

/** The boxes within others that are kept; the rest are blanked. */
function keepOnly(bytes: Buffer, parent: Box, kept: ReadonlySet<string>): Box[] {
  return sieve(bytes, parent, (type) => kept.has(type));
}

const withoutPersonal = (bytes: Buffer, parent: Box): Box[] =>
  sieve(bytes, parent, (type) => !personal.has(type));

function sieve(bytes: Buffer, parent: Box, isKept: (type: string) => boolean): Box[] {
  const boxes = [...boxesIn(bytes, parent.content, parent.end)];
  for (const box of boxes) if (!isKept(box.type)) blank(bytes, box);
  return boxes.filter(({ type }) => isKept(type));
}

/** Boxes side by side: a film of many short fragments has thousands. */
const mostBoxes = 100_000;

/** The boxes from one place to another, which they must fill. */
function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  let start = from;
  for (let count = 0; start < to; count += 1) {
    if (count === mostBoxes) throw new NotAVideo('There are too many boxes.');
    // QuickTime may end a list of boxes with a zero in the place of another one.
    if (to - start < 8) {
      if (bytes.subarray(start, to).some((byte) => byte !== 0))
        throw new NotAVideo('A box is cut.');
      return;
    }
    const short = bytes.readUInt32BE(start);
    const type = bytes.toString('latin1', start + 4, start + 8);
    if (short === 1 && to - start < 16) throw new NotAVideo('A box is cut.');
    const size =
      short === 1 ? Number(bytes.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short;
    const content = start + (short === 1 ? 16 : 8);
    const end = start + size;
    if (end < content || end > to) throw new NotAVideo('A box is longer than what holds it.');
    yield { type, start, content, end };
    start = end;
  }
}

function blank(bytes: Buffer, { start, content, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, content, end);
}

/** Sets when something was created and changed to nothing. */
function forgetTimes(bytes: Buffer, { content, end }: Box): void {
  const length = bytes[content] === 1 ? 16 : 8;
  if (content + 4 + length > end) throw new NotAVideo('A header is cut.');
  bytes.fill(0, content + 4, content + 4 + length);
}

function childOf(bytes: Buffer, parent: Box | undefined, type: string): Box | undefined {
  return parent && [...boxesIn(bytes, parent.content, parent.end)].find((box) => box.type === type);
}

/** What a track holds: `vide`, `soun` or something else. */
function handlerOf(bytes: Buffer, track: Box): string {
  const handler = childOf(bytes, childOf(bytes, track, 'mdia'), 'hdlr');
  if (!handler || handler.end - handler.content < 12) throw new NotAVideo('A track has no kind.');
  return bytes.toString('latin1', handler.content + 8, handler.content + 12);
}

const tablesOf = (bytes: Buffer, track: Box): Box | undefined =>
  childOf(bytes, childOf(bytes, childOf(bytes, track, 'mdia'), 'minf'), 'stbl');

/** Whether something of a track can be played: samples in the film's data, or in its fragments. */
function hasSamples(
  bytes: Buffer,
  track: Box,
  data: readonly Box[],
  isFragmented: boolean,
): boolean {
  const tables = tablesOf(bytes, track);
  const descriptions = childOf(bytes, tables, 'stsd');
  if (!descriptions || numberAt(bytes, descriptions, 4) === 0) return false;
  return isFragmented || !samplesOf(bytes, track, data).next().done;
}

function numberAt(bytes: Buffer, { content, end }: Box, offset: number): number {
  if (content + offset + 4 > end) throw new NotAVideo('A table is cut.');
  return bytes.readUInt32BE(content + offset);
}

/** Where the samples of a track lie, as far as they lie in the film's data. Linear in the tables. */
function* samplesOf(
  bytes: Buffer,
  track: Box,
  data: readonly Box[],
): Generator<{ start: number; end: number }> {
  const tables = tablesOf(bytes, track);
  const chunks = childOf(bytes, tables, 'stco') ?? childOf(bytes, tables, 'co64');
  const runs = childOf(bytes, tables, 'stsc');
  const sizes = childOf(bytes, tables, 'stsz');
  if (!chunks || !runs || !sizes) throw new NotAVideo('A track has no tables.');
  const runCount = numberAt(bytes, runs, 4);
  const common = numberAt(bytes, sizes, 4);
  let left = numberAt(bytes, sizes, 8);
  let [sample, run] = [0, 0];
  for (let chunk = 0; chunk < numberAt(bytes, chunks, 4) && left > 0; chunk += 1) {
    while (run + 1 < runCount && numberAt(bytes, runs, 8 + 12 * (run + 1)) <= chunk + 1) run += 1;
    const count = Math.min(left, runCount === 0 ? 0 : numberAt(bytes, runs, 12 + 12 * run));
    left -= count;
    const start = offsetAt(bytes, chunks, chunk);
    let size = common * count;
    if (common === 0) {
      for (const last = sample + count; sample < last; sample += 1) {
        size += numberAt(bytes, sizes, 12 + 4 * sample);
      }
    }
    const end = start + size;
    if (size > 0 && data.some((box) => start >= box.content && end <= box.end)) {
      yield { start, end };
    }
  }
}

const offsetAt = (bytes: Buffer, chunks: Box, index: number): number =>
  chunks.type === 'stco'
    ? numberAt(bytes, chunks, 8 + 4 * index)
    : numberAt(bytes, chunks, 8 + 8 * index) * 2 ** 32 + numberAt(bytes, chunks, 12 + 8 * index);
