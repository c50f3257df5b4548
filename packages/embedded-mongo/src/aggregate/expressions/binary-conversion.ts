import { asWhole } from '../../bson/numbers.ts';
import { Binary, entryOf, typeName } from '../../bson/values.ts';
import { CommandError, errorCodes } from '../../errors.ts';

const uuidSubtype = 4;

/** A way to write bytes as text. */
interface Format {
  pattern: RegExp;
  encoding: BufferEncoding;
}

const uuidText = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const formats: Record<string, Format> = {
  base64: {
    pattern: /^(?:[\d+/A-Za-z]{4})*(?:[\d+/A-Za-z]{2}==|[\d+/A-Za-z]{3}=)?$/,
    encoding: 'base64',
  },
  base64url: {
    pattern: /^(?:[\w-]{4})*(?:[\w-]{2}(?:==)?|[\w-]{3}=?)?$/,
    encoding: 'base64url',
  },
  hex: { pattern: /^(?:[\da-f]{2})*$/i, encoding: 'hex' },
  utf8: { pattern: /^/, encoding: 'utf8' },
  uuid: { pattern: uuidText, encoding: 'hex' },
};

const failed = (message: string): CommandError =>
  new CommandError(errorCodes.ConversionFailure, `${message} in $convert`);

function formatOf(format: unknown, from: string, to: string): Format {
  if (format === undefined || format === null) {
    throw failed(`Format must be specified when converting from '${from}' to '${to}'`);
  }
  const known = typeof format === 'string' ? entryOf(formats, format) : undefined;
  if (known) return known;
  throw new CommandError('BadValue', `Unknown format ${JSON.stringify(format)} of $convert`);
}

/** The subtype that a conversion asks for; 0 where it names none. */
export function subtypeOf(subtype: unknown): number {
  if (subtype === undefined || subtype === null) return 0;
  const number = asWhole(subtype);
  if (number !== undefined && number >= 0 && number <= 255) return number;
  throw new CommandError('BadValue', "In $convert, 'subtype' must be a number from 0 to 255");
}

/**
 * Reads text as bytes; bytes stay what they are.
 * @throws ConversionFailure when the text is not written so, or the bytes are of another subtype.
 */
export function toBinary(value: unknown, subtype: number, format: unknown): Binary {
  if (value instanceof Binary) {
    if (value.sub_type === subtype) return value;
    throw failed('Conversions between different binData subtypes are not supported');
  }
  if (typeof value !== 'string')
    throw failed(`Unsupported conversion from ${typeName(value)} to binData`);
  const { pattern, encoding } = formatOf(format, 'string', 'binData');
  if ((format === 'uuid') !== (subtype === uuidSubtype)) {
    throw failed('Only the format uuid gives binData of the subtype 4, and no other');
  }
  if (!pattern.test(value)) throw failed(`Input string is not written as ${String(format)}`);
  return new Binary(
    Buffer.from(format === 'uuid' ? value.replaceAll('-', '') : value, encoding),
    subtype,
  );
}

/**
 * Writes bytes as text; `auto` writes a UUID as one and everything else as base64.
 * @throws ConversionFailure when the format is of another subtype or the bytes are no text.
 */
export function textOfBinary(value: Binary, format: unknown): string {
  const isUuid = value.sub_type === uuidSubtype;
  const chosen = format === 'auto' ? (isUuid ? 'uuid' : 'base64') : format;
  const { encoding } = formatOf(chosen, 'binData', 'string');
  if (chosen === 'uuid') {
    if (isUuid) return value.toUUID().toString();
    throw failed('Only binData of the subtype 4 is written as uuid');
  }
  const bytes = Buffer.from(value.value());
  const text = bytes.toString(encoding);
  if (chosen === 'utf8' && !Buffer.from(text).equals(bytes)) throw failed('Invalid UTF-8');
  return text;
}
