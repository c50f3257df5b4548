import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { NextSteps } from './next-steps.tsx';

const nothing = () => new Promise<never>(() => undefined);

test('what was done is told as done, what waits is marked, what follows lies ahead', async () => {
  renderPart(<NextSteps status="PAYMENT_PENDING" />, { answer: nothing });
  await screen.findByText('What happens next');
  const steps = screen.getAllByRole('listitem');
  expect(steps.map(({ dataset }) => dataset['state'])).toEqual([
    'done',
    'now',
    undefined,
    undefined,
  ]);
  expect(steps[0]?.textContent).toContain('Our team reviewed it');
  expect(steps[0]?.textContent).toContain('Your data and documents are in order.');
  expect(steps[1]?.textContent).toContain('You pay the first month');
  expect(steps[1]?.getAttribute('aria-current')).toBe('step');
  expect(steps[2]?.textContent).toContain('We activate your business');
});

test('before there is anything, it says how it goes', async () => {
  renderPart(<NextSteps status="DRAFT" />, { answer: nothing });
  expect(await screen.findByText('How it works')).toBeTruthy();
  expect(screen.getAllByRole('listitem').every((step) => !step.dataset['state'])).toBe(true);
});
