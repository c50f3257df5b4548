/** A part of a film: its content, or the parts within it. */
type Content = Buffer | string | readonly Buffer[];

const bytesOf = (content: Content): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content, 'latin1')
    : Buffer.isBuffer(content)
      ? content
      : Buffer.concat(content);

const uint32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
};

/** A box of an MP4 film. */
export function box(type: string, content: Content = Buffer.alloc(0)): Buffer {
  const bytes = bytesOf(content);
  return Buffer.concat([uint32(bytes.length + 8), Buffer.from(type, 'latin1'), bytes]);
}

/** What a film says of its maker; a test looks for each afterwards. */
export const traces = {
  position: '+04.7110-074.0721+2548.000/',
  device: 'iPhone 15 Pro of Marcela',
  title: 'The house of my mother',
  track: 'N4.711W74.072',
} as const;

/** When it was recorded, in seconds since 1904. */
export const recordedAt = 3_800_000_000;

/** A track of a film whose samples lie at a place, one of them. */
function track(handler: string, offset: number, size: number, extra: readonly Buffer[]): Buffer {
  const times = uint32(0, recordedAt, recordedAt, 1, 0, 100);
  return box('trak', [
    box('tkhd', [times, Buffer.alloc(60)]),
    box('mdia', [
      box('mdhd', times),
      box('hdlr', [uint32(0, 0), Buffer.from(handler), Buffer.alloc(13)]),
      box('minf', [
        box('dinf'),
        box('stbl', [
          box('stsd', [uint32(0, 1), box('avc1', Buffer.alloc(78))]),
          box('stts', uint32(0, 1, 1, 100)),
          box('stsc', uint32(0, 1, 1, 1, 1)),
          box('stsz', uint32(0, 0, 1, size)),
          box('stco', uint32(0, 1, offset)),
          box('udta', box('name', traces.title)),
        ]),
      ]),
    ]),
    ...extra,
  ]);
}

export interface FilmToBuild {
  /** What is seen: the bytes of the picture's only sample. */
  picture?: Buffer;
  /** Boxes beside the movie, and in it. */
  beside?: readonly Buffer[];
  /** Kinds of tracks beside the picture. */
  others?: readonly string[];
}

/** An MP4 film that says where, when, by whom and with what it was made. */
export function mp4Film({ picture, beside = [], others = ['meta'] }: FilmToBuild = {}): Buffer {
  const seen = picture ?? Buffer.alloc(5000, 'picture');
  const beginning = box('ftyp', 'isom\0\0\0\0isommp42');
  const data = box('mdat', [seen, Buffer.from(traces.track)]);
  const start = beginning.length + 8;
  const about = box('udta', [
    box('\u00a9xyz', traces.position),
    box('meta', [uint32(0), box('ilst', traces.device)]),
    box('loci', traces.position),
  ]);
  return Buffer.concat([
    beginning,
    data,
    box('moov', [
      box('mvhd', [uint32(0, recordedAt, recordedAt, 1000, 100), Buffer.alloc(80)]),
      track('vide', start, seen.length, [about, box('uuid', traces.position)]),
      ...others.map((kind) => track(kind, start + seen.length, traces.track.length, [])),
      about,
      box('meta', [uint32(0), box('keys', traces.position)]),
    ]),
    box('free', traces.title),
    box('uuid', `xmp${traces.device}`),
    ...beside,
  ]);
}

/** An element of a WebM film; of unknown length on request. */
export function element(id: number, content: Content, isOpen = false): Buffer {
  const name = Buffer.from(id.toString(16).padStart(2, '0'), 'hex');
  const bytes = bytesOf(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(2n ** 56n + BigInt(bytes.length));
  return Buffer.concat([name, isOpen ? Buffer.from('01ffffffffffffff', 'hex') : size, bytes]);
}

/** A WebM film that says the same; as a browser records it, of unknown length, on request. */
export function webmFilm({ isOpen = false }: { isOpen?: boolean } = {}): Buffer {
  const entry = (number: number, type: number) =>
    element(0xae, [
      element(0xd7, Buffer.from([number])),
      element(0x83, Buffer.from([type])),
      element(0x536e, traces.title),
      element(0x86, 'V_VP8'),
    ]);
  const block = (number: number, content: Content) =>
    element(0xa3, [Buffer.from([0x80 | number, 0, 0, 0]), bytesOf(content)]);
  return Buffer.concat([
    element(0x1a45dfa3, [element(0x4282, 'webm'), element(0x42f7, Buffer.from([1]))]),
    element(
      0x18538067,
      [
        element(0x1549a966, [
          element(0x2ad7b1, Buffer.from([0x0f, 0x42, 0x40])),
          element(0x7ba9, traces.title),
          element(0x4461, Buffer.alloc(8, 7)),
          element(0x4d80, traces.device),
          element(0x5741, traces.device),
        ]),
        element(0x1654ae6b, [entry(1, 1), entry(2, 2), entry(3, 33)]),
        element(0x1254c367, element(0x7373, traces.position)),
        element(
          0x1f43b675,
          [
            element(0xe7, Buffer.from([0])),
            block(1, 'the picture of a film '.repeat(40)),
            element(0xa0, element(0xa1, [Buffer.from([0x82, 0, 0, 0]), Buffer.from('its sound')])),
            block(3, traces.track),
          ],
          isOpen,
        ),
        element(0x1941a469, traces.device),
      ],
      isOpen,
    ),
  ]);
}
