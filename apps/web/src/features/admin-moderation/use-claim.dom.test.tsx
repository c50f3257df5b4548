import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toastStore } from '../../lib/toasts/toasts.ts';
import { type Answer, renderPart } from '../../testing/render-part.tsx';
import { useClaim } from './use-claim.ts';

const colleague = { __typename: 'User', id: 'colleague', displayName: 'Ana', photo: null } as const;
const claimed = { id: 'case', status: 'OPEN', claimedBy: colleague } as const;

function Taking() {
  const { other, takeOver } = useClaim(claimed);
  return <button onClick={() => void takeOver()}>{other?.displayName}</button>;
}

const taken = (userErrors: readonly object[]) => ({
  claimCase: { __typename: 'Payload', moderationCase: null, userErrors },
});

/** What is said after the case of a colleague was taken over. */
async function saidAfter(answer: Answer): Promise<string[]> {
  const before = toastStore.snapshot().length;
  const asked: unknown[] = [];
  renderPart(<Taking />, {
    answer: (variables, operation) => {
      asked.push(variables['input']);
      return answer(variables, operation);
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Ana' }));
  await waitFor(() => expect(asked).toEqual([{ caseId: 'case', takeOver: true }]));
  await new Promise((resolve) => setTimeout(resolve, 20));
  return toastStore
    .snapshot()
    .slice(before)
    .map(({ tone, text }) => `${tone}: ${text}`);
}

test('nothing is said when a case was taken over', async () => {
  expect(await saidAfter(() => Promise.resolve(taken([])))).toEqual([]);
});

test('it is said that a case cannot be taken over any more', async () => {
  const decided = { __typename: 'UserError', code: 'CASE_DECIDED', field: null, message: '' };
  expect(await saidAfter(() => Promise.resolve(taken([decided])))).toEqual([
    'failed: This can’t be done in its current state.',
  ]);
});

test('it is said why the server did not answer', async () => {
  const [said, ...others] = await saidAfter(() => Promise.reject(new Error('away')));
  expect(said).toMatch(/^failed: \w/);
  expect(others).toEqual([]);
});
