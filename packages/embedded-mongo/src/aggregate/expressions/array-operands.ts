import { typeName } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';

type Refusal = [code: number, message: (type: string) => string];

const ofArgument =
  (operator: string) =>
  (type: string): string =>
    `The argument to ${operator} must be an array, but was of type: ${type}`;
const ofPossessive =
  (operator: string, argument = 'argument') =>
  (type: string): string =>
    `${operator}'s ${argument} must be an array, but is ${type}`;
const ofInput =
  (operator: string) =>
  (type: string): string =>
    `input to ${operator} must be an array not ${type}`;
const ofAll =
  (operator: string) =>
  (type: string): string =>
    `All operands of ${operator} must be arrays. One argument is of type: ${type}`;
const ofBoth =
  (operator: string, place: string) =>
  (type: string): string =>
    `both operands of ${operator} must be arrays. ${place} argument is of type: ${type}`;

/** How MongoDB refuses what is no array: each operator has its own code and words. */
const refusals = {
  $arrayElemAt: [28_689, ofPossessive('$arrayElemAt', 'first argument')],
  $first: [28_689, ofPossessive('$first')],
  $last: [28_689, ofPossessive('$last')],
  $slice: [28_724, (type) => `First argument to $slice must be an array, but is of type: ${type}`],
  $indexOfArray: [
    40_090,
    (type) => `$indexOfArray requires an array as a first argument, found: ${type}`,
  ],
  $in: [40_081, (type) => `$in requires an array as a second argument, found: ${type}`],
  $map: [16_883, ofInput('$map')],
  $filter: [28_651, ofInput('$filter')],
  $reduce: [40_080, (type) => `$reduce requires that 'input' be an array, found: ${type}`],
  $sortArray: [
    2_942_504,
    (type) => `The input argument to $sortArray must be an array, but was of type: ${type}`,
  ],
  $size: [17_124, ofArgument('$size')],
  $reverseArray: [34_435, ofArgument('$reverseArray')],
  $concatArrays: [28_664, (type) => `$concatArrays only supports arrays, not ${type}`],
  $setUnion: [17_043, ofAll('$setUnion')],
  $setIntersection: [17_047, ofAll('$setIntersection')],
  $setEquals: [17_044, ofAll('$setEquals')],
  $setDifference: [17_048, ofBoth('$setDifference', 'First')],
  '$setDifference.second': [17_049, ofBoth('$setDifference', 'Second')],
  $setIsSubset: [17_046, ofBoth('$setIsSubset', 'First')],
  '$setIsSubset.second': [17_042, ofBoth('$setIsSubset', 'Second')],
  $anyElementTrue: [17_041, ofPossessive('$anyElementTrue')],
  $allElementsTrue: [17_040, ofPossessive('$allElementsTrue')],
} satisfies Record<string, Refusal>;

/** An operator that takes arrays, or a further place of one. */
export type ArrayPlace = keyof typeof refusals;

/** The array an operator asks for; throws what MongoDB says of anything else. */
export function arrayOf(place: ArrayPlace, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const [code, message] = refusals[place];
  throw new CommandError(code, message(typeName(value)));
}
