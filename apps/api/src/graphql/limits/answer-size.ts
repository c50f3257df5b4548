import { type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { apiError } from '../../platform/errors/errors.ts';
import { formatError } from '../format-error.ts';
import { operationLimits } from './limits.ts';

/** What a key, a comma and quotes add to a value, about. */
const between = 4;

/**
 * Whether an answer is longer than so many bytes as JSON, about: looked at only as far as that takes,
 * and without writing it.
 */
function isLongerThan(answer: unknown, bytes: number): boolean {
  let left = bytes;
  const weigh = (value: unknown): void => {
    left -= between;
    if (left < 0) return;
    if (typeof value === 'string') left -= value.length;
    else if (Array.isArray(value)) for (const item of value) weigh(item);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        left -= key.length;
        weigh(item);
        if (left < 0) return;
      }
    }
  };
  weigh(answer);
  return left < 0;
}

/** Whether an answer is longer than anybody may ask for. What was done already is answered. */
export const isAnswerTooLong = (
  operation: OperationDefinitionNode | undefined,
  data: unknown,
): boolean =>
  operation?.operation !== OperationTypeNode.MUTATION &&
  isLongerThan(data, operationLimits.answerBytes);

/** What is answered instead of one that is too long. */
export const tooLongAnswer = () => ({ errors: [formatError(apiError('ANSWER_TOO_LARGE'))] });
