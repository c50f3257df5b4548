import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import type { GivenReason } from './reason-form.tsx';

type Confirm = (reason: GivenReason) => Promise<readonly RefusedInput[]>;

const onConfirm = vi.fn<Confirm>();
const onClose = vi.fn<() => void>();
afterEach(() => {
  onConfirm.mockReset();
  onClose.mockReset();
});

const words = { title: 'Remove it?', confirmLabel: 'Remove', onClose };
const reasons = { spam: { en: 'Spam', es: 'Publicidad' }, other: { en: 'Other', es: 'Otra' } };
const showConfirm = () =>
  renderPart(
    <ConfirmDialog {...words} onConfirm={() => onConfirm({})}>
      It is gone.
    </ConfirmDialog>,
  );
const showReason = () =>
  renderPart(
    <ReasonDialog {...words} reasons={reasons} onConfirm={onConfirm}>
      Its author is told.
    </ReasonDialog>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('asks, acts once, and closes', async () => {
  onConfirm.mockResolvedValue([]);
  showConfirm();
  expect(await screen.findByRole('dialog', { name: 'Remove it?' })).toBeTruthy();
  expect(screen.getByText('It is gone.')).toBeTruthy();
  await press('Remove');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('is answered by Enter, unless that takes something from somebody', async () => {
  onConfirm.mockResolvedValue([]);
  showConfirm();
  await screen.findByRole('dialog');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
  cleanup();
  renderPart(
    <ConfirmDialog {...words} isDangerous onConfirm={() => onConfirm({})}>
      It is gone.
    </ConfirmDialog>,
  );
  await screen.findByRole('dialog');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
});

test('does nothing when it is given up', async () => {
  showConfirm();
  await screen.findByRole('dialog');
  await press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('is busy while it acts, so that nobody acts twice', async () => {
  onConfirm.mockReturnValue(new Promise(() => undefined));
  showConfirm();
  await screen.findByRole('dialog');
  await press('Remove');
  await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
  await press('Remove');
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['refused', () => Promise.resolve([{ code: 'NOT_FOUND' }])],
  ['not reached', () => Promise.reject(new Error('down'))],
])('stays open with the reason when it is %s, and takes another try', async (_what, answer) => {
  onConfirm.mockImplementationOnce(answer).mockResolvedValueOnce([]);
  showConfirm();
  await screen.findByRole('dialog');
  await press('Remove');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await press('Remove');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('takes a canned reason, words of one’s own, or both', async () => {
  onConfirm.mockResolvedValue([]);
  showReason();
  await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'spam');
  await userEvent.type(screen.getByLabelText('In your own words'), 'Three times.');
  await press('Remove');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onConfirm).toHaveBeenCalledWith({ key: 'spam', text: 'Three times.' });
});

test('says who reads the reason', async () => {
  showReason();
  expect(await screen.findByText('The person sees it exactly as you write it.')).toBeInstanceOf(
    HTMLElement,
  );
  cleanup();
  renderPart(
    <ReasonDialog {...words} reasons={reasons} readers="administrators" onConfirm={onConfirm}>
      Nothing was paid.
    </ReasonDialog>,
  );
  expect(await screen.findByText('Only administrators can see this.')).toBeInstanceOf(HTMLElement);
});

test('asks for a reason where none is given, and shows refusals at their field', async () => {
  onConfirm.mockResolvedValue([{ code: 'FIELD_TOO_LONG', field: 'reason.text' }]);
  showReason();
  await screen.findByRole('dialog');
  await press('Remove');
  await waitFor(() => expect(document.querySelector('[aria-invalid="true"]')).toBeTruthy());
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('In your own words'), 'Because.');
  await press('Remove');
  await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
  await waitFor(() =>
    expect(screen.getByLabelText('In your own words').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(onClose).not.toHaveBeenCalled();
});
