import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Viewer, ViewerContext } from '../../../lib/auth/use-viewer.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { VerifyEmailBanner } from './verify-email-banner.tsx';

const viewer: Viewer = {
  id: '1',
  firstName: 'Ana',
  lastName: 'Gil',
  displayName: 'Ana Gil',
  photoUrl: null,
  email: 'ana@example.com',
  isEmailVerified: false,
  memberType: 'user',
  staffDuties: [],
  isAuthorized: true,
  language: 'en',
  businessId: null,
  membershipEntry: null,
  applicationStatus: null,
};

const shown = (canSendMail: boolean) =>
  renderPart(
    <ViewerContext value={viewer}>
      <VerifyEmailBanner />
    </ViewerContext>,
    {
      answer: () =>
        Promise.resolve({
          site: { __typename: 'Site', hasDevelopmentMailbox: false, canSendMail },
        }),
    },
  );

test('an address is to be confirmed by the link that was sent', async () => {
  shown(true);
  await screen.findByText(/open the link we sent to/);
  expect(screen.getByRole('button', { name: 'Send it again' })).toBeTruthy();
});

test('where no mail can be sent, it says so and asks for nothing', async () => {
  shown(false);
  await screen.findByText(/This site can’t send e-mail yet/);
  expect(screen.queryByRole('button')).toBeNull();
});
