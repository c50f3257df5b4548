import { ApolloLink } from '@apollo/client/link';
import { toNames, toWords } from '@wiki/domain';
import { map } from 'rxjs';
import { enumsOf } from './enums-of.ts';

/** Lets the client use the words of the domain where the schema has names for them. */
export const createEnumLink = () =>
  new ApolloLink((operation, forward) => {
    const enums = enumsOf(operation.query);
    operation.variables = toNames(enums.variables, operation.variables);
    const answers = forward(operation);
    return enums.data
      ? answers.pipe(map((result) => ({ ...result, data: toWords(enums.data, result.data) })))
      : answers;
  });
