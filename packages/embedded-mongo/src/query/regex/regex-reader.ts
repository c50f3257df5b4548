import { CommandError } from '../../errors.ts';

/** Walks through a pattern. */
export class RegexReader {
  readonly text: string[];
  /** The translation is for the unicode flag. */
  readonly unicode: boolean;
  /** Something in it cannot do without the unicode flag. */
  needsUnicode: boolean;
  at = 0;

  constructor(pattern: string, unicode: boolean) {
    this.text = Array.from(pattern);
    this.unicode = unicode;
    this.needsUnicode = this.text.some((char) => char.length > 1);
  }

  rest(): string {
    return this.text.slice(this.at, this.at + 200).join('');
  }

  /** Takes what a pattern finds at this place. */
  match(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.text.slice(this.at).join(''));
    if (found) this.at += Array.from(found[0]).length;
    return found;
  }

  take(char: string): boolean {
    if (this.text[this.at] !== char) return false;
    this.at++;
    return true;
  }
}

/** The error for a pattern that PCRE would refuse. */
export function invalid(message: string): CommandError {
  return new CommandError(51091, `Regular expression is invalid: ${message}`);
}

export function invalidEscape(): never {
  throw invalid('unrecognized character follows \\');
}
