import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { TestMail } from './test-mail.tsx';

/** Sends a test and gives what is said of it. */
async function said(hasMailServer: boolean, result: { isSent: boolean; answer: string }) {
  renderPart(<TestMail to="ana@example.com" hasMailServer={hasMailServer} />, {
    answer: () =>
      Promise.resolve({
        sendTestMail: {
          __typename: 'SendTestMailPayload',
          result: { __typename: 'TestMailResult', ...result },
          userErrors: [],
        },
      }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send a test e-mail' }));
  return (await screen.findByRole(result.isSent ? 'status' : 'alert')).textContent;
}

test('a mail server is quoted in its own words', async () => {
  expect(await said(true, { isSent: false, answer: '550 No such user' })).toBe(
    'The mail server rejected it550 No such user',
  );
});

test('where there is none, what to do is said in the words of the page', async () => {
  expect(await said(false, { isSent: false, answer: 'SMTP_URL is not set' })).toBe(
    'There is no mail serverSet SMTP_URL and restart.',
  );
});
