import { sha256Head } from './sha256.ts';

/** So many guesses follow one another before the page may do something else. */
const guessesAtOnce = 400;

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Finds a text with which the hash of a token begins with so many zeros. */
export async function solveChallenge({
  token,
  bits,
}: {
  token: string;
  bits: number;
}): Promise<string> {
  for (let guess = 0; ; guess += 1) {
    if (sha256Head(`${token}:${guess}`) >>> (32 - bits) === 0) return String(guess);
    if (guess % guessesAtOnce === guessesAtOnce - 1) await pause();
  }
}
