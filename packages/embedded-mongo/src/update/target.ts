import { shownFields } from '../bson/shown.ts';
import { withField } from '../bson/ordered.ts';
import { type Doc, getField, isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { arrayPosition } from '../query/paths.ts';

/** The document under update, with a record of which paths changed. */
export class Target {
  doc: Doc;
  readonly changed: string[] = [];
  readonly removed: string[] = [];

  constructor(doc: Doc) {
    this.doc = doc;
  }

  get(parts: readonly string[]): unknown {
    let value: unknown = this.doc;
    for (const part of parts) value = child(value, part);
    return value;
  }

  /** Sets a value, making the documents on the way; throws PathNotViable through a scalar. */
  set(parts: readonly string[], value: unknown): void {
    let current: unknown = this.doc;
    /** Puts another object in the place of the current one. */
    let replace = (doc: Doc): void => {
      this.doc = doc;
    };
    let created: string | null = null;
    for (const [depth, part] of parts.entries()) {
      const last = depth === parts.length - 1;
      const next = child(current, part);
      if (next === undefined) created ??= parts.slice(0, depth + 1).join('.');
      const above = parts[depth - 1] ?? '';
      const below = last ? value : next === undefined ? {} : next;
      if (last || next === undefined) {
        const holder = assign(current, part, below, above);
        if (holder !== current) replace(holder as Doc);
        current = holder;
      }
      const holder = current as Doc;
      replace = (doc) => {
        holder[part] = doc;
      };
      current = below;
    }
    this.changed.push(created ?? parts.join('.'));
  }

  /** Removes a field; an array element becomes null. */
  unset(parts: readonly string[]): void {
    const parent = this.get(parts.slice(0, -1));
    const name = parts.at(-1) as string;
    if (child(parent, name) === undefined) return;
    if (Array.isArray(parent)) {
      parent[Number(name)] = null;
      this.changed.push(parts.join('.'));
    } else if (isDoc(parent)) {
      delete parent[name];
      this.removed.push(parts.join('.'));
    }
  }

  /** Records that an array was appended to, element by element. */
  appended(parts: readonly string[], from: number, to: number): void {
    for (let i = from; i < to; i++) this.changed.push([...parts, i].join('.'));
  }
}

function child(value: unknown, part: string): unknown {
  if (Array.isArray(value)) {
    const position = arrayPosition(part);
    return position === undefined ? undefined : value[position];
  }
  return isDoc(value) ? getField(value, part) : undefined;
}

const maxPadding = 1_500_000;

/**
 * @param name that of the parent, for the message.
 * @returns the parent, which may be another object.
 */
function assign(parent: unknown, part: string, value: unknown, name: string): unknown {
  if (Array.isArray(parent)) {
    const position = arrayPosition(part);
    if (position === undefined) throw notViable(part, parent, name);
    if (position > parent.length + maxPadding) {
      throw new CommandError('CannotBuildIndexKeys', `Array index too large: ${part}`);
    }
    while (parent.length < position) parent.push(null);
    parent[position] = value;
    return parent;
  }
  if (isDoc(parent)) return withField(parent, part, value);
  throw notViable(part, parent, name);
}

function notViable(part: string, parent: unknown, name: string): CommandError {
  return new CommandError(
    'PathNotViable',
    `Cannot create field '${part}' in element {${shownFields({ [name]: parent })}}`,
  );
}
