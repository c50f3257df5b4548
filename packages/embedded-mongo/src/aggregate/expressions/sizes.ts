import { encode } from '../../bson/codec.ts';
import { Binary, Int32, isDoc, typeName } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { OperatorCompiler } from '../variables.ts';
import { nullable } from './operands.ts';

/** Operators that tell how many bytes a value takes. */
export const sizeOperators: Record<string, OperatorCompiler> = {
  $binarySize: nullable('$binarySize', 1, 1, (value) => {
    if (typeof value === 'string') return new Int32(Buffer.byteLength(value));
    if (value instanceof Binary) return new Int32(value.position);
    throw new CommandError(
      51276,
      `$binarySize requires a string or BinData argument, found: ${typeName(value)}`,
    );
  }),
  $bsonSize: nullable('$bsonSize', 1, 1, (value) => {
    if (isDoc(value)) return new Int32(encode(value).length);
    throw new CommandError(31393, `$bsonSize requires a document input, found: ${typeName(value)}`);
  }),
};
