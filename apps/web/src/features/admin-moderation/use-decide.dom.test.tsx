import { ApolloProvider } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientWith } from '../../testing/render-part.tsx';
import { useDecide } from './use-decide.ts';

const refused = [{ __typename: 'UserError', code: 'ILLEGAL_TRANSITION', field: null, message: '' }];

/** A queue in which one case was decided before; the answers to the next decision are given by hand. */
function queue() {
  const done = { current: ['decided before'] };
  const shown: string[] = [];
  const taken: unknown[] = [];
  let answer: (data: Record<string, unknown>) => void = () => {};
  const client = clientWith(({ input }, operation) => {
    if (operation === 'DecideCase') {
      return new Promise((resolve) => {
        answer = resolve;
      });
    }
    taken.push((input as { caseId: string }).caseId);
    const payload = { __typename: 'Payload', moderationCase: null, userErrors: [] };
    return Promise.resolve({ undoDecision: payload });
  });
  const { result } = renderHook(
    () =>
      useDecide(
        done,
        () => Promise.resolve(),
        (id) => void shown.push(id),
      ),
    {
      wrapper: ({ children }) => (
        <I18nProvider i18n={i18n}>
          <ApolloProvider client={client}>{children}</ApolloProvider>
        </I18nProvider>
      ),
    },
  );
  const deciding = result.current.decide({ id: 'on its way' }, 'KEEP', null);
  const answers = (userErrors: readonly object[]) =>
    answer({ decideCase: { __typename: 'Payload', moderationCase: null, userErrors } });
  return { result, taken, shown, deciding, answers };
}

test('a decision on its way is taken back once it is there', async () => {
  const { result, taken, shown, deciding, answers } = queue();
  const undone = result.current.undo();
  expect(taken).toEqual([]);
  answers([]);
  expect(await deciding).toBe(true);
  await undone;
  expect(taken).toEqual(['on its way']);
  await waitFor(() => expect(shown).toEqual(['on its way']));
});

test('what was decided before stays when the one on its way is refused', async () => {
  const { result, taken, deciding, answers } = queue();
  const undone = result.current.undo();
  answers(refused);
  expect(await deciding).toBe(false);
  await undone;
  expect(taken).toEqual([]);
});
