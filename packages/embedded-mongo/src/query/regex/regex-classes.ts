import { unsupported } from '../../errors.ts';
import { type RegexReader, invalid, invalidEscape } from './regex-reader.ts';
import { charSource, complement, escapeSet, posixSets, setSource } from './regex-sets.ts';

/** A character class; `]` first in it stands for itself. */
export function readClass(reader: RegexReader, ignoreCase: boolean): string {
  reader.at++;
  const negated = reader.take('^');
  let body = '';
  for (let first = true; ; first = false) {
    const posix = reader.match(/^\[:(\^?)(\w+):\]/);
    if (posix) {
      const set = Object.hasOwn(posixSets, posix[2] as string)
        ? posixSets[posix[2] as string]
        : undefined;
      if (!set) throw invalid('unknown POSIX class name');
      body += setSource(posix[1] === '^' ? complement(set) : set, reader.unicode);
      continue;
    }
    if (reader.match(/^\[[.=]/)) throw invalid('POSIX collating elements are not supported');
    if (!first && reader.take(']')) break;
    const low = classItem(reader, ignoreCase);
    const range = reader.text[reader.at] === '-' && reader.text[reader.at + 1] !== ']';
    if (!range || reader.at + 1 >= reader.text.length) {
      body += typeof low === 'number' ? charSource(low, reader.unicode) : low;
      continue;
    }
    reader.at++;
    const high = classItem(reader, ignoreCase);
    if (typeof low !== 'number' || typeof high !== 'number') {
      throw invalid('invalid range in character class');
    }
    if (high < low) throw invalid('range out of order in character class');
    body += `${charSource(low, reader.unicode)}-${charSource(high, reader.unicode)}`;
  }
  return negated ? `[^${body}]` : `[${body}]`;
}

/** One character of a class as its code, or a set as the inside of a class. */
function classItem(reader: RegexReader, ignoreCase: boolean): number | string {
  const char = reader.text[reader.at++];
  if (char === undefined) throw invalid('missing terminating ] for character class');
  if (char !== '\\') return char.codePointAt(0) as number;
  const letter = reader.text[reader.at] ?? '';
  if (letter === 'b') {
    reader.at++;
    return 8;
  }
  if (letter === 'p' || letter === 'P') return readProperty(reader, ignoreCase);
  const set = escapeSet(letter);
  if (set) {
    reader.at++;
    return setSource(set, reader.unicode);
  }
  if (/[1-9]/.test(letter))
    return Number.parseInt(reader.match(/^[0-7]{1,3}/)?.[0] ?? '', 8) || invalidEscape();
  return readCharacterEscape(reader);
}

/** An escape that stands for one character. */
export function readCharacterEscape(reader: RegexReader): number {
  const letter = reader.text[reader.at++] ?? '';
  const plain = { a: 7, e: 27, f: 12, n: 10, r: 13, t: 9 }[letter];
  if (plain !== undefined) return plain;
  if (letter === 'x') {
    const braced = reader.match(/^\{([\da-fA-F]+)\}/)?.[1];
    if (braced === undefined && reader.text[reader.at] === '{') {
      throw invalid('non-hex character in \\x{} (closing brace missing?)');
    }
    const code = Number.parseInt(braced ?? reader.match(/^[\da-fA-F]{1,2}/)?.[0] ?? '0', 16);
    return wide(reader, code);
  }
  if (letter === 'o') {
    const code = reader.match(/^\{([0-7]+)\}/)?.[1];
    return code === undefined ? invalidEscape() : wide(reader, Number.parseInt(code, 8));
  }
  if (letter === '0') return Number.parseInt(`0${reader.match(/^[0-7]{1,2}/)?.[0] ?? ''}`, 8);
  if (letter === 'c') {
    const control = reader.text[reader.at++] ?? '';
    return (control.toUpperCase().codePointAt(0) ?? 64) ^ 64;
  }
  if (letter === '' || /[A-Za-z0-9]/.test(letter)) {
    if ('GKX'.includes(letter) && letter !== '') {
      throw unsupported(`\\${letter} in a regular expression`);
    }
    return invalidEscape();
  }
  return letter.codePointAt(0) as number;
}

function wide(reader: RegexReader, code: number): number {
  if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) {
    throw invalid('character code point value in \\x{} or \\o{} is too large');
  }
  if (code > 0xffff) reader.needsUnicode = true;
  return code;
}

/** A Unicode property as the inside of a class. */
export function readProperty(reader: RegexReader, ignoreCase: boolean): string {
  const found = reader.match(/^([pP])(?:\{(\^?)([A-Za-z_&]+)\}|([A-Z]))/);
  if (!found) throw invalid('malformed \\P or \\p sequence');
  reader.needsUnicode = true;
  const negative = (found[1] === 'P') !== (found[2] === '^');
  const name = found[3] ?? found[4] ?? '';
  const letter = negative ? 'P' : 'p';
  if (name === 'Any') return negative ? '' : '\\s\\S';
  if (ignoreCase && /^L[ultm&]?$/.test(name) && name !== 'L') {
    throw unsupported(`The property ${name} without regard to case`);
  }
  if (/^[CLMNPSZ][a-z]?$/.test(name)) return `\\${letter}{${name}}`;
  if (/^[A-Z][a-z]+(?:_[A-Za-z]+)*$/.test(name)) return `\\${letter}{Script=${name}}`;
  throw unsupported(`The property ${name} in a regular expression`);
}
