import type { ApolloClient, OperationVariables } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { RefusedInput } from './form-problem.ts';

interface Payload {
  userErrors: readonly RefusedInput[];
}

/** What a mutation answers: one payload under the name of its field. */
type Answer = Readonly<Record<string, unknown>>;

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && 'userErrors' in value;

/**
 * A mutation with one `input` as an act: it takes the input and answers its refusals, none when it is
 * done. It rejects when the API could not be asked.
 * @param mutation its generated document, such as `SuspendUserDocument`
 * @param options what is read anew after it
 */
export function useAct<Data extends object, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  options: Pick<ApolloClient.MutateOptions<Data>, 'refetchQueries' | 'awaitRefetchQueries'> = {},
): (input: Variables['input']) => Promise<readonly RefusedInput[]> {
  const [change] = useMutation<Data, Variables>(mutation, options);
  return async (input) => {
    const { data } = await change({ variables: { input } as unknown as Variables });
    const answer: Answer = { ...data };
    return Object.values(answer).find(isPayload)?.userErrors ?? [];
  };
}
