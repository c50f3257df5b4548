import { type CommandError, unsupported } from '../../errors.ts';
import { readCharacterEscape, readClass, readProperty } from './regex-classes.ts';
import { RegexGroups } from './regex-groups.ts';
import { RegexReader, invalid } from './regex-reader.ts';
import { charSource, escapeSet, setSource } from './regex-sets.ts';

/** A pattern in JavaScript's syntax. */
export interface Translated {
  source: string;
  /** It starts without regard to case. */
  ignoreCase: boolean;
  /** It uses what only the backtracking engine can do. */
  backtracks: boolean;
  /** It needs the unicode flag. */
  needsUnicode: boolean;
  /** How many groups the pattern has. */
  groups: number;
}

/** What a translation is for. */
export interface RegexUse {
  unicode: boolean;
  /** Where it matches and what its groups hold is asked for, not only whether. */
  search: boolean;
}

/** The name a group of the pattern gets in the translation. */
export function groupName(number: number): string {
  return `group${number}`;
}

interface Flags {
  i: boolean;
  m: boolean;
  s: boolean;
  x: boolean;
}

/**
 * Translates a pattern of PCRE, as MongoDB takes it, to JavaScript: what both read differently is
 * written so that JavaScript does what PCRE does, and what it cannot do is refused. The flags `m`,
 * `s` and `x` go into the pattern itself; only `i` remains a flag.
 */
export function translateRegex(pattern: string, options: string, use: RegexUse): Translated {
  return new Translator(pattern, options, use).translate();
}

const quantifier = /^(?:([*+?])|\{(\d+)(?:,(\d*))?\})([?+]?)/;

class Translator {
  readonly #reader: RegexReader;
  readonly #groups: RegexGroups;
  #flags: Flags;
  #atoms = 0;
  /** How many branches the group had that was read last. */
  #lastAlternatives = 0;
  /** Groups are named so that references find them among those the translation adds. */
  readonly #refers: boolean;
  readonly #search: boolean;
  #backtracks = false;

  constructor(pattern: string, options: string, { unicode, search }: RegexUse) {
    this.#reader = new RegexReader(pattern, unicode);
    this.#groups = new RegexGroups(pattern);
    this.#search = search;
    this.#refers = search || /\\[1-9gk]|\(\?P=/.test(pattern);
    const has = (flag: string): boolean => options.includes(flag);
    this.#flags = { i: has('i'), m: has('m'), s: has('s'), x: has('x') };
  }

  translate(): Translated {
    this.#leadingFlags();
    const ignoreCase = this.#flags.i;
    const source = this.#alternatives(ignoreCase);
    if (this.#reader.at < this.#reader.text.length) throw invalid('unmatched closing parenthesis');
    const [backtracks, needsUnicode] = [this.#backtracks, this.#reader.needsUnicode];
    const groups = this.#groups.count;
    return { source, ignoreCase, backtracks: backtracks || needsUnicode, needsUnicode, groups };
  }

  /** Flags for the whole pattern, which is where most stand. */
  #leadingFlags(): void {
    for (
      let flags = this.#reader.match(/^\(\?([ims]+)\)/);
      flags;
      flags = this.#reader.match(/^\(\?([ims]+)\)/)
    ) {
      for (const flag of flags[1] as string) this.#flags[flag as keyof Flags] = true;
    }
  }

  /** Branches up to a closing parenthesis or the end. */
  #alternatives(ambient: boolean): string {
    const branches = [this.#branch(ambient)];
    while (this.#reader.take('|')) branches.push(this.#branch(ambient));
    this.#lastAlternatives = branches.length;
    return branches.join('|');
  }

  /** One branch; parts with another case flag than the surrounding one are wrapped. */
  #branch(ambient: boolean): string {
    this.#groups.openBranch();
    const parts: { i: boolean; source: string }[] = [];
    for (;;) {
      const { i } = this.#flags;
      const piece = this.#piece();
      if (piece === null) break;
      const last = parts.at(-1);
      if (last?.i === i) last.source += piece;
      else parts.push({ i, source: piece });
    }
    this.#groups.closeBranch();
    return parts
      .map(({ i, source }) => {
        if (i === ambient || source === '') return source;
        this.#backtracks = true;
        return `(?${i ? 'i' : '-i'}:${source})`;
      })
      .join('');
  }

  /** The next atom with its quantifiers; null at the end of a branch. */
  #piece(): string | null {
    this.#skipIgnored();
    const char = this.#reader.text[this.#reader.at];
    if (char === undefined || char === '|' || char === ')') return null;
    const groupsBefore = this.#groups.count;
    const atom = this.#atom(char);
    const { source, optional } = this.#quantified(atom);
    if (optional) this.#groups.mayBeUnset(groupsBefore);
    return source;
  }

  #atom(char: string): string {
    switch (char) {
      case '(':
        return this.#group();
      case '[':
        return readClass(this.#reader, this.#flags.i);
      case '.':
        this.#reader.at++;
        return this.#flags.s ? '[\\s\\S]' : '[^\\n]';
      case '^':
        this.#reader.at++;
        if (quantifier.test(this.#reader.rest())) throw unrepeatable();
        if (!this.#flags.m) return '^';
        this.#backtracks = true;
        return '(?:^|(?<=\\n)(?=[\\s\\S]))';
      case '$':
        this.#reader.at++;
        return this.#end(this.#flags.m);
      case '\\':
        return this.#escape();
      case '*':
      case '+':
      case '?':
        throw unrepeatable();
      default:
        if (quantifier.test(this.#reader.rest())) throw unrepeatable();
        this.#reader.at++;
        return charSource(char.codePointAt(0) as number, this.#reader.unicode);
    }
  }

  /** The end of the text, or of a line; before the last line break, too, as in PCRE. */
  #end(multiline: boolean): string {
    const next = this.#reader.text[this.#reader.at];
    const { isOutermost } = this.#groups;
    const isLast = next === undefined || next === '|';
    if (isLast && isOutermost && !this.#search) return multiline ? '(?:\\n|$)' : '\\n?$';
    this.#backtracks = true;
    return multiline ? '(?=\\n|$)' : '(?=\\n?$)';
  }

  #quantified(atom: string): { source: string; optional: boolean } {
    this.#skipIgnored();
    const found = this.#reader.match(quantifier);
    if (!found) return { source: atom, optional: false };
    if (atom === '') throw unrepeatable();
    const [whole, sign, low, high, mode] = found;
    if (Number(low ?? 0) > 65535 || Number(high || 0) > 65535) {
      throw invalid('number too big in {} quantifier');
    }
    if (high && Number(high) < Number(low)) throw invalid('numbers out of order in {} quantifier');
    this.#skipIgnored();
    if (quantifier.test(this.#reader.rest())) throw unrepeatable();
    const optional = sign === '*' || sign === '?' || Number(low ?? 1) === 0;
    if (mode !== '+') return { source: `${atom}${whole}`, optional };
    return { source: this.#atomic(`${atom}${whole.slice(0, -1)}`), optional };
  }

  /** What never gives back what it has taken: JavaScript's look-ahead does not either. */
  #atomic(source: string): string {
    this.#backtracks = true;
    const name = `atomic${++this.#atoms}`;
    return `(?:(?=(?<${name}>${source}))\\k<${name}>)`;
  }

  #group(): string {
    this.#reader.at++;
    if (this.#reader.match(/^\?#[^)]*\)/)) return '';
    if (this.#reader.text[this.#reader.at] === '*')
      throw unsupported('A verb such as (*UCP) in a regular expression');
    const flags = this.#reader.match(/^\?(\^?[imsx]*(?:-[imsx]+)?)([:)])/);
    if (flags) return this.#flagGroup(flags[1] as string, flags[2] === ':');
    const reference = this.#reader.match(/^\?P=(\w+)\)/);
    if (reference) return this.#backReference(this.#groups.numberOf(reference[1] as string));
    const look = this.#reader.match(/^\?(?:<?[=!]|>)/)?.[0];
    if (look !== undefined) {
      if (look === '?>') return this.#atomic(this.#inside());
      this.#backtracks = true;
      // In a group of its own, because JavaScript repeats no assertions.
      return `(?:${this.#inside(`(${look}`, look.endsWith('='))})`;
    }
    const name = this.#reader.match(/^\?(?:P?<([A-Za-z_]\w*)>|'([A-Za-z_]\w*)')/);
    if (!name && this.#reader.text[this.#reader.at] === '?') {
      throw unsupported(
        `'(${this.#reader.text.slice(this.#reader.at, this.#reader.at + 2).join('')}' in a regular expression`,
      );
    }
    return this.#capture(name?.[1] ?? name?.[2] ?? null);
  }

  #capture(name: string | null): string {
    const number = this.#groups.add(name);
    const source = this.#inside(this.#refers ? `(?<${groupName(number)}>` : '(');
    this.#groups.isBehind(number);
    return source;
  }

  /** The rest of a group; flags that are set in there end with it. */
  #inside(head = '(?:', keepsGroups = true): string {
    const before = { ...this.#flags };
    const first = this.#groups.count;
    const source = this.#alternatives(before.i);
    if (!this.#reader.take(')')) throw invalid('missing closing parenthesis');
    this.#flags = before;
    if (keepsGroups && this.#lastAlternatives === 1) this.#groups.areBehind(first);
    else this.#groups.mayBeUnset(first);
    return `${head}${source})`;
  }

  #flagGroup(text: string, isGroup: boolean): string {
    const before = { ...this.#flags };
    const [on = '', off = ''] = text.replace('^', '').split('-');
    if (text.startsWith('^')) this.#flags = { i: false, m: false, s: false, x: false };
    for (const flag of on) this.#flags[flag as keyof Flags] = true;
    for (const flag of off) this.#flags[flag as keyof Flags] = false;
    if (!isGroup) return '';
    const inner = this.#flags.i;
    const source = this.#inside();
    this.#flags = before;
    if (inner === before.i) return source;
    this.#backtracks = true;
    return `(?${inner ? 'i' : '-i'}:${source})`;
  }

  #escape(): string {
    this.#reader.at++;
    const letter = this.#reader.text[this.#reader.at];
    if (letter === undefined) throw invalid('\\ at end of pattern');
    const quoted = this.#reader.match(/^Q([\s\S]*?)(?:\\E|$)/);
    if (quoted) return this.#quoted(quoted[1] as string);
    const set = escapeSet(letter);
    if (set) {
      this.#reader.at++;
      if ('dDwW'.includes(letter)) return this.#ascii(letter);
      return `[${setSource(set, this.#reader.unicode)}]`;
    }
    const simple = this.#reader.match(/^[AzZbBNRE]/)?.[0];
    if (simple !== undefined) return this.#simpleEscape(simple);
    if (letter === 'p' || letter === 'P') {
      return `[${readProperty(this.#reader, this.#flags.i)}]`;
    }
    const named = this.#reader.match(/^(?:k\{(\w+)\}|k<(\w+)>|k'(\w+)'|g\{([A-Za-z_]\w*)\})/);
    if (named)
      return this.#backReference(this.#groups.numberOf(named.slice(1).find(Boolean) ?? ''));
    const relative = this.#reader.match(/^g(?:\{(-?\d+)\}|(-?\d+))/);
    if (relative) {
      const number = Number(relative[1] ?? relative[2]);
      return this.#backReference(number < 0 ? this.#groups.count + 1 + number : number);
    }
    const digits = /^[1-9]\d*/.exec(this.#reader.rest())?.[0];
    if (digits !== undefined && (Number(digits) < 10 || Number(digits) <= this.#groups.total)) {
      this.#reader.at += digits.length;
      return this.#backReference(Number(digits));
    }
    const octal = this.#reader.match(/^[1-7][0-7]{0,2}/)?.[0];
    const code =
      octal === undefined ? readCharacterEscape(this.#reader) : Number.parseInt(octal, 8);
    return charSource(code, this.#reader.unicode);
  }

  #simpleEscape(letter: string): string {
    switch (letter) {
      case 'A':
        return '^';
      case 'z':
        return '$';
      case 'Z':
        return this.#end(false);
      case 'N':
        return '[^\\n]';
      case 'R':
        return '(?:\\r\\n|\\r(?!\\n)|[\\n\\x0b\\f\\x85\\u2028\\u2029])';
      case 'E':
        return '';
      default:
        return this.#ascii(letter);
    }
  }

  /** The unicode flag takes more for letters when case is ignored; PCRE does not. */
  #ascii(letter: string): string {
    return this.#reader.unicode && this.#flags.i ? `(?-i:\\${letter})` : `\\${letter}`;
  }

  /** Text between `\Q` and `\E`; a quantifier behind it belongs to its last character. */
  #quoted(text: string): string {
    const chars = Array.from(text, (char) =>
      charSource(char.codePointAt(0) as number, this.#reader.unicode),
    );
    const last = chars.pop();
    if (last === undefined) return '';
    return chars.join('') + this.#quantified(last).source;
  }

  /** In JavaScript a group without a value matches the empty text, in PCRE nothing. */
  #backReference(number: number): string {
    this.#backtracks = true;
    this.#groups.expectValue(number);
    return `\\k<${groupName(number)}>`;
  }

  /** Skips white space and comments where the flag `x` allows them. */
  #skipIgnored(): void {
    if (this.#flags.x) this.#reader.match(/^(?:\s|#[^\n]*(?:\n|$))+/);
  }
}

function unrepeatable(): CommandError {
  return invalid('quantifier does not follow a repeatable item');
}
