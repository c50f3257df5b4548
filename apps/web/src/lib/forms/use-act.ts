import type { ApolloClient, OperationVariables } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { RefusedInput } from './form-problem.ts';

interface Payload {
  userErrors: readonly RefusedInput[];
  /** Of those that make a link. */
  url?: string | null;
}

/** What a mutation answers: one payload under the name of its field. */
type Answer = Readonly<Record<string, unknown>>;

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && 'userErrors' in value;

const payloadIn = (data: object | null | undefined): Payload | undefined => {
  const answer: Answer = { ...data };
  return Object.values(answer).find(isPayload);
};

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
    return payloadIn(data)?.userErrors ?? [];
  };
}

/**
 * A mutation that makes a link to a document, as an act: it begins the download.
 * @param mutation its generated document, such as `CreateReceiptLinkDocument`
 */
export function useDocumentAct<Data extends object, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
): (input: Variables['input']) => Promise<readonly RefusedInput[]> {
  const [create] = useMutation<Data, Variables>(mutation);
  return async (input) => {
    const { data } = await create({ variables: { input } as unknown as Variables });
    const payload = payloadIn(data);
    if (payload?.url) window.location.assign(payload.url);
    return payload?.userErrors ?? [];
  };
}
