import {
  GraphQLError,
  GraphQLScalarType,
  Kind,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { GraphQLUpload } from 'graphql-upload-minimal';

const refused = (type: string, meaning: string) =>
  new GraphQLError(`${type} must be ${meaning}.`, { extensions: { code: 'BAD_REQUEST' } });

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const opaque = /^[\w.~-]{1,500}$/;

function isDay(text: string): boolean {
  if (!day.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Stands for values that are no strings; no scalar accepts it. */
const noText = '\0';

/** A scalar written as a string; `read` throws for what does not fit. */
function textScalar<Internal>(
  name: string,
  read: (text: string) => Internal,
  write: (value: unknown) => string,
): GraphQLScalarType<Internal, string> {
  return new GraphQLScalarType<Internal, string>({
    name,
    serialize: write,
    parseValue: (value) => read(typeof value === 'string' ? value : noText),
    parseLiteral: (node: ValueNode) => read(node.kind === Kind.STRING ? node.value : noText),
  });
}

const DateTime = textScalar<Date>(
  'DateTime',
  (text) => {
    const date = new Date(text);
    // The day is compared because Date turns 31 February into March without a word.
    if (!instant.test(text) || Number.isNaN(date.getTime()) || !isDay(text.slice(0, 10))) {
      throw refused('DateTime', 'an instant in UTC such as 2026-11-21T14:05:00.000Z');
    }
    return date;
  },
  (value) => {
    if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString();
    throw new TypeError('DateTime needs a Date.');
  },
);

const CalendarDate = textScalar<string>(
  'Date',
  (text) => {
    // Left to the input's own rules, an empty text clears a field.
    if (text !== '' && !isDay(text)) throw refused('Date', 'a day such as 2026-11-21');
    return text;
  },
  (value) => {
    if (typeof value === 'string' && isDay(value)) return value;
    throw new TypeError('Date needs YYYY-MM-DD.');
  },
);

const opaqueScalar = (name: string) =>
  textScalar<string>(
    name,
    (text) => {
      if (!opaque.test(text)) throw refused(name, 'a position this API gave');
      return text;
    },
    String,
  );

function safeInteger(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw refused('SafeInt', 'a whole number up to 2^53 − 1');
}

const SafeInt = new GraphQLScalarType<number, number>({
  name: 'SafeInt',
  serialize: safeInteger,
  parseValue: safeInteger,
  parseLiteral: (node) => safeInteger(node.kind === Kind.INT ? Number(node.value) : undefined),
});

/** The scalars of the schema, by name. */
/** Documents as they are: what is in them is judged by the input's own rules, which name the field. */
const RichText = new GraphQLScalarType<unknown, unknown>({
  name: 'RichText',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});

export const scalars = {
  DateTime,
  Date: CalendarDate,
  SafeInt,
  Upload: GraphQLUpload,
  EventCursor: opaqueScalar('EventCursor'),
  Cursor: opaqueScalar('Cursor'),
  RichText,
};
