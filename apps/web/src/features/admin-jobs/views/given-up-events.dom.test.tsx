import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { GivenUpEvents } from './given-up-events.tsx';

const event = {
  __typename: 'GivenUpEvent',
  id: 'account-mails:1',
  consumer: 'account-mails',
  type: 'user.registered',
  failure: 'The mail server refused it.',
  dateGivenUp: '2026-11-28T12:00:00.000Z',
};

const listOf = (events: readonly object[], totalCount: number) => ({
  givenUpEvents: {
    __typename: 'GivenUpEventConnection',
    edges: events.map((node) => ({ __typename: 'GivenUpEventEdge', cursor: '1', node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    totalCount,
  },
});

test('an event that is retried goes from the list when it was handled', async () => {
  const retried = { ...event, isRetried: true };
  // Read right after the retry, the event is still there and counted no more.
  const answers = [listOf([{ ...event, isRetried: false }], 1), listOf([retried], 0)];
  renderPart(<GivenUpEvents />, {
    at: '/admin/jobs/given-up',
    answer: (_variables, operation) => {
      if (operation === 'SavedViews') return Promise.resolve({ savedViews: [] });
      if (operation === 'RetryGivenUpEvent') {
        const payload = {
          __typename: 'GivenUpEventPayload',
          givenUpEvent: retried,
          userErrors: [],
        };
        return Promise.resolve({ retryGivenUpEvent: payload });
      }
      return Promise.resolve(answers.shift() ?? listOf([], 0));
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Actions/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Retry now' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry now' }));
  expect(await screen.findByText('Being retried')).toBeTruthy();
  const isEmpty = { name: 'No abandoned events' };
  expect(await screen.findByRole('heading', isEmpty, { timeout: 10_000 })).toBeTruthy();
});
