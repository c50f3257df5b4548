import { type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { apiError } from '../../platform/errors/errors.ts';
import { formatError } from '../format-error.ts';
import { operationLimits } from './limits.ts';

/** What a key, a comma and quotes add to a value, about. */
const between = 4;

/**
 * How many of so many bytes an answer leaves as JSON, about: looked at only as far as they last, and
 * without writing it. By keys, because pairs would be made of every object of every answer.
 */
function leftOf(bytes: number, answer: unknown): number {
  let left = bytes - between;
  if (typeof answer === 'string') return left - answer.length;
  if (typeof answer !== 'object' || answer === null) return left;
  if (Array.isArray(answer)) {
    for (let index = 0; index < answer.length && left >= 0; index += 1) {
      left = leftOf(left, answer[index]);
    }
    return left;
  }
  for (const key of Object.keys(answer)) {
    left = leftOf(left - key.length, (answer as Record<string, unknown>)[key]);
    if (left < 0) break;
  }
  return left;
}

/** Whether an answer is longer than anybody may ask for. What was done already is answered. */
export const isAnswerTooLong = (
  operation: OperationDefinitionNode | undefined,
  data: unknown,
): boolean =>
  operation?.operation !== OperationTypeNode.MUTATION &&
  leftOf(operationLimits.answerBytes, data) < 0;

/** What is answered instead of one that is too long. */
export const tooLongAnswer = () => ({ errors: [formatError(apiError('ANSWER_TOO_LARGE'))] });
