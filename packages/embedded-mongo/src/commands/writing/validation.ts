import { type Variables, collationKey } from '../../aggregate/variables.ts';
import { parseCollation } from '../../bson/collation.ts';
import { type Doc, isDoc, isTruthy } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { type Matcher, compileMatcher } from '../../query/matcher.ts';
import { FilterFailure } from '../../query/failures/filter-failure.ts';
import type { Collection } from '../../storage/collection.ts';
import { checkTime } from '../collections/time-series.ts';
import type { CommandContext } from '../context.ts';

const compiled = new WeakMap<Doc, Matcher>();

/**
 * Refuses a document that the validator of its collection does not take.
 * @param before the document as it was; null for a new one.
 */
export function checkDocument(
  context: CommandContext,
  collection: Collection,
  before: Doc | null,
  after: Doc,
): void {
  checkTime(collection, after);
  const { options } = collection;
  const { validator, validationLevel: level = 'strict', validationAction } = options;
  if (!isDoc(validator) || level === 'off' || validationAction === 'warn') return;
  if (isTruthy(context.body['bypassDocumentValidation'])) return;
  let matches = compiled.get(validator);
  if (!matches) {
    matches = compileMatcher(validator, collationOfOptions(options));
    compiled.set(validator, matches);
  }
  if (matches(after)) return;
  if (level === 'moderate' && before !== null && !matches(before)) return;
  throw new CommandError('DocumentValidationFailure', 'Document failed validation', {
    errInfo: {
      failingDocumentId: after['_id'],
      details: new FilterFailure(after, collationOfOptions(options)).of(validator),
    },
  });
}

function collationOfOptions({ collation }: Doc): Variables {
  return collation === undefined ? {} : { [collationKey]: parseCollation(collation) };
}

const levels = ['off', 'strict', 'moderate'];
const actions = ['error', 'warn'];

/** The options about validation in a request, checked. */
export function validationOptions(body: Doc): Doc {
  const { validator, validationLevel, validationAction } = body;
  const options: Doc = {};
  if (validator !== undefined) {
    if (!isDoc(validator)) {
      throw new CommandError('TypeMismatch', "BSON field 'validator' must be an object");
    }
    compileMatcher(validator);
    options['validator'] = validator;
  }
  if (validationLevel !== undefined) {
    options['validationLevel'] = oneOf('validationLevel', validationLevel, levels);
  }
  if (validationAction !== undefined) {
    options['validationAction'] = oneOf('validationAction', validationAction, actions);
  }
  return options;
}

function oneOf(name: string, value: unknown, choices: string[]): string {
  if (typeof value === 'string' && choices.includes(value)) return value;
  throw new CommandError(
    'BadValue',
    `Enumeration value '${JSON.stringify(value)}' for field '${name}' is not a valid value.`,
  );
}
