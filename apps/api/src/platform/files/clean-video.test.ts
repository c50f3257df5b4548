import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  box,
  element,
  mp4Film,
  recordedAt,
  traces,
  webmFilm,
} from '../../testing/samples/films.ts';
import { cleanVideo } from './clean-video.ts';

/** Every box or element of a film that is not blank, by its name, in its order. */
function namesIn(film: Buffer, from = 0, to = film.length): string[] {
  const within = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
  const names: string[] = [];
  for (let start = from; start < to; ) {
    const type = film.toString('latin1', start + 4, start + 8);
    const end = start + film.readUInt32BE(start);
    if (type !== 'free') names.push(type);
    if (within.has(type)) names.push(...namesIn(film, start + 8, end));
    start = end;
  }
  return names;
}

describe('an MP4 film', () => {
  test('loses whatever says who, where, when and with what, and nothing moves', () => {
    const film = mp4Film();
    const cleaned = cleanVideo(film, 'video/mp4');
    expect(cleaned).toHaveLength(film.length);
    for (const trace of Object.values(traces)) {
      expect(film.includes(trace)).toBe(true);
      expect(cleaned?.includes(trace)).toBe(false);
    }
    const recorded = Buffer.alloc(4);
    recorded.writeUInt32BE(recordedAt);
    expect(film.includes(recorded)).toBe(true);
    expect(cleaned?.includes(recorded)).toBe(false);
    const picture = Buffer.alloc(5000, 'picture');
    expect(cleaned?.indexOf(picture)).toBe(film.indexOf(picture));
    expect(namesIn(cleaned ?? film)).toEqual(
      'ftyp mdat moov mvhd trak tkhd mdia mdhd hdlr minf dinf stbl stsd stts stsc stsz stco'.split(
        ' ',
      ),
    );
  });

  test('keeps its sound, and comes out the same when it is cleaned again', () => {
    const film = mp4Film({ others: ['soun', 'text'] });
    const cleaned = cleanVideo(film, 'video/mp4') ?? film;
    expect(namesIn(cleaned).filter((name) => name === 'trak')).toHaveLength(2);
    expect(cleanVideo(cleaned, 'video/mp4')?.equals(cleaned)).toBe(true);
    // What was given stays as it was.
    expect(film.includes(traces.position)).toBe(true);
  });

  test.each([
    ['a beginning and a page', Buffer.concat([box('ftyp', 'isom'), Buffer.from('<html>...')])],
    ['a beginning alone', box('ftyp', 'isom')],
    ['data without a film', Buffer.concat([box('ftyp', 'isom'), box('mdat', 'anything')])],
    [
      'a film without a track',
      Buffer.concat([box('ftyp', 'isom'), box('mdat', 'x'), box('moov', box('mvhd', 'x'))]),
    ],
    ['a film that is cut', mp4Film().subarray(0, -100)],
    [
      'a film with something behind it',
      Buffer.concat([mp4Film(), Buffer.from('PK\u0003\u0004....')]),
    ],
    ['a picture of no length', mp4Film({ picture: Buffer.alloc(0), others: [] })],
    ['two films in one', mp4Film({ beside: [box('moov')] })],
    ['a film that begins late', Buffer.concat([box('free'), mp4Film()])],
  ])('is not %s', (_what, bytes) => {
    expect(cleanVideo(bytes, 'video/mp4')).toBeNull();
  });

  test('of a hundred thousand boxes and more is refused soon', () => {
    const many = Buffer.alloc(8 * 3_000_000, box('free'));
    expect(cleanVideo(Buffer.concat([mp4Film(), many]), 'video/mp4')).toBeNull();
  });
});

describe.each([
  ['whole', false],
  ['as a browser records it', true],
])('a WebM film, %s,', (_what, isOpen) => {
  test('loses the same, and nothing moves', () => {
    const film = webmFilm({ isOpen });
    const cleaned = cleanVideo(film, 'video/webm');
    expect(cleaned).toHaveLength(film.length);
    for (const trace of Object.values(traces)) {
      expect(film.includes(trace)).toBe(true);
      expect(cleaned?.includes(trace)).toBe(false);
    }
    for (const kept of ['the picture of a film', 'its sound', 'V_VP8']) {
      expect(cleaned?.indexOf(kept)).toBe(film.indexOf(kept));
    }
    expect(cleanVideo(cleaned ?? film, 'video/webm')?.equals(cleaned ?? film)).toBe(true);
  });
});

describe('a WebM film', () => {
  const header = element(0x1a45dfa3, element(0x4282, 'webm'));
  test.each([
    ['a beginning and a page', Buffer.concat([header, Buffer.from('<html>...')])],
    ['a beginning alone', header],
    [
      'a film without a block',
      Buffer.concat([header, element(0x18538067, element(0x1f43b675, ''))]),
    ],
    ['a film that is cut', webmFilm().subarray(0, -3)],
    [
      'a film with something behind it',
      Buffer.concat([webmFilm(), Buffer.from('PK\u0003\u0004....')]),
    ],
  ])('is not %s', (_what, bytes) => {
    expect(cleanVideo(bytes, 'video/webm')).toBeNull();
  });
});

describe.each([
  ['video/mp4', mp4Film()],
  ['video/webm', webmFilm()],
])('whatever is broken in a film of %s', (contentType, film) => {
  test('is refused or cleaned, never a fault', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(film.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        (changes) => {
          const broken = Buffer.from(film);
          for (const [place, byte] of changes) broken[place] = byte;
          const cleaned = cleanVideo(broken, contentType);
          expect(cleaned?.length ?? film.length).toBe(film.length);
        },
      ),
      { numRuns: 500 },
    );
  });
});
