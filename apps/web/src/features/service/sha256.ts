/** The first 32 bits of the cube roots of the first 64 primes, and of the square roots of the first 8. */
const primes = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) =>
    number > 1 &&
    !Array.from({ length: number }, (_, by) => by).some((by) => by > 1 && number % by === 0),
);
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
const rounds = Uint32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const start = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/**
 * The first 32 bits of SHA-256 of a text. Browsers have it only on pages of https, and not at once;
 * the puzzle of a form needs it thousands of times anywhere.
 */
export function sha256Head(text: string): number {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = Uint32Array.from(start);
  const words = new Uint32Array(64);
  const word = (list: Uint32Array, at: number): number => list[at] ?? 0;
  for (let block = 0; block < padded.length; block += 64) {
    for (let at = 0; at < 64; at += 1) {
      const [a, b] = [word(words, at - 15), word(words, at - 2)];
      words[at] =
        at < 16
          ? view.getUint32(block + at * 4)
          : word(words, at - 16) +
            (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) +
            word(words, at - 7) +
            (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    const now = Uint32Array.from(state);
    for (let at = 0; at < 64; at += 1) {
      const [a, b, c, e, f, g] = [0, 1, 2, 4, 5, 6].map((place) => word(now, place)) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const first =
        word(now, 7) +
        (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
        ((e & f) ^ (~e & g)) +
        word(rounds, at) +
        word(words, at);
      const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      now.copyWithin(1, 0, 7);
      now[4] = word(now, 4) + first;
      now[0] = first + second;
    }
    for (let at = 0; at < 8; at += 1) state[at] = word(state, at) + word(now, at);
  }
  return word(state, 0);
}
