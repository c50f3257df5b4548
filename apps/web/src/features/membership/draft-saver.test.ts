import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApplicationValues } from './application-values.ts';
import { pauseMs, retryMs } from '../../lib/forms/save-loop.ts';
import {
  type SavedForm,
  type SaverOptions,
  DraftSaver,
  type SaveAnswer,
  type StoredApplication,
} from './draft-saver.ts';
import type { LocalDraft } from './local-draft.ts';
import { storedForm } from './testing/stored-form.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const application = (version: number, form = {}): StoredApplication => ({
  id: 'a1',
  version,
  step: 'GENERAL',
  status: 'DRAFT',
  form: storedForm({ businessName: 'Telares', ...form }),
});

const saved = (version: number, form = {}): SaveAnswer => ({
  application: application(version, form),
  userErrors: [],
});

function begin(kept: LocalDraft | null = null, at = application(1)) {
  const save = vi.fn<(input: unknown) => Promise<SaveAnswer>>();
  const onAdopt = vi.fn<SavedForm['onAdopt']>();
  const onRefused = vi.fn<SavedForm['onRefused']>();
  const keep = vi.fn<SaverOptions['keep']>();
  const saver = new DraftSaver(at, kept, { save, keep });
  saver.connect({ onAdopt, onRefused });
  const type = (changes: Partial<ApplicationValues>) =>
    saver.change({ ...saver.values, ...changes });
  return { saver, save, onAdopt, onRefused, keep, type };
}

test('saves only what changed, after a pause in typing', async () => {
  const { saver, save, type, keep } = begin();
  save.mockResolvedValue(saved(2, { city: 'Cali' }));
  type({ city: 'Ca' });
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  type({ city: 'Cali' });
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save.mock.calls).toEqual([
    [{ applicationId: 'a1', version: 1, step: 'GENERAL', form: { city: 'Cali' } }],
  ]);
  expect(saver.snapshot().status).toBe('saved');
  expect(keep).toHaveBeenLastCalledWith(null);
});

test('what the server tidies up is neither sent again nor put under the fingers', async () => {
  const { saver, save, type, onAdopt } = begin();
  save.mockResolvedValue(saved(2, { city: 'Cali' }));
  type({ city: 'Cali ' });
  await saver.flush();
  await vi.advanceTimersByTimeAsync(pauseMs * 2);
  expect(save).toHaveBeenCalledTimes(1);
  expect(onAdopt).not.toHaveBeenCalled();
});

test('what is typed while a save is under way follows it, on its version', async () => {
  const { saver, save, type } = begin();
  const first = Promise.withResolvers<SaveAnswer>();
  save.mockReturnValueOnce(first.promise).mockResolvedValueOnce(saved(3));
  type({ city: 'Cali' });
  const flushed = saver.flush();
  type({ address: 'Calle 5' });
  first.resolve(saved(2, { city: 'Cali' }));
  expect(await flushed).toBe(true);
  expect(save.mock.lastCall).toEqual([
    { applicationId: 'a1', version: 2, step: 'GENERAL', form: { address: 'Calle 5' } },
  ]);
});

test('a dead network keeps the draft here and tries again', async () => {
  const { saver, save, type, keep } = begin();
  save.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(saved(2));
  type({ city: 'Cali' });
  expect(await saver.flush()).toBe(false);
  expect(saver.snapshot().status).toBe('failed');
  expect(keep).toHaveBeenLastCalledWith(
    expect.objectContaining({ version: 1, changes: { city: 'Cali' } }),
  );
  await vi.advanceTimersByTimeAsync(retryMs.first);
  expect(saver.snapshot().status).toBe('saved');
});

test('a refusal is shown and waits for the next change', async () => {
  const { saver, save, type, onRefused } = begin();
  const userErrors = [{ code: 'FIELD_TOO_LONG', field: 'city' }];
  save.mockResolvedValueOnce({ application: null, userErrors }).mockResolvedValueOnce(saved(2));
  type({ city: 'x'.repeat(200) });
  expect(await saver.flush()).toBe(false);
  expect(onRefused).toHaveBeenCalledWith(userErrors);
  await vi.advanceTimersByTimeAsync(retryMs.longest);
  expect(save).toHaveBeenCalledTimes(1);
  type({ city: 'Cali' });
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(saver.snapshot().status).toBe('saved');
});

test('another device’s change of another field is taken in and saving goes on', async () => {
  const { saver, save, type, onAdopt } = begin();
  const conflict = [{ code: 'CONFLICT' }];
  save
    .mockResolvedValueOnce({
      application: application(5, { address: 'Calle 9' }),
      userErrors: conflict,
    })
    .mockResolvedValueOnce(saved(6, { address: 'Calle 9', city: 'Cali' }));
  type({ city: 'Cali' });
  expect(await saver.flush()).toBe(true);
  expect(onAdopt).toHaveBeenCalledWith({ address: 'Calle 9' });
  expect(save.mock.lastCall).toEqual([
    { applicationId: 'a1', version: 5, step: 'GENERAL', form: { city: 'Cali' } },
  ]);
});

async function clash() {
  const all = begin();
  all.save.mockResolvedValueOnce({
    application: application(5, { city: 'Pasto' }),
    userErrors: [{ code: 'CONFLICT' }],
  });
  all.type({ city: 'Cali' });
  expect(await all.saver.flush()).toBe(false);
  expect(all.saver.snapshot()).toMatchObject({ status: 'conflict', clashes: ['city'] });
  expect(all.saver.values.city).toBe('Cali');
  all.save.mockResolvedValue(saved(6));
  return all;
}

test('the same field changed on both sides waits for a decision: keep this one', async () => {
  const { saver, save } = await clash();
  saver.keepMine();
  await saver.flush();
  expect(save.mock.lastCall).toEqual([
    { applicationId: 'a1', version: 5, step: 'GENERAL', form: { city: 'Cali' } },
  ]);
  expect(saver.snapshot()).toMatchObject({ status: 'saved', clashes: [] });
});

test('or take the other one, with what was typed here set aside to bring back', async () => {
  const { saver, onAdopt } = await clash();
  saver.takeTheirs();
  expect(onAdopt).toHaveBeenCalledWith({ city: 'Pasto' });
  expect(saver.snapshot()).toMatchObject({ clashes: [], setAside: { city: 'Cali' } });
  saver.bringBack();
  await saver.flush();
  expect(saver.values.city).toBe('Cali');
  expect(saver.snapshot().setAside).toBeNull();
});

test('its own save, heard live before it was answered, is no news', async () => {
  const { saver, save, type, onAdopt } = begin();
  const answer = Promise.withResolvers<SaveAnswer>();
  save.mockReturnValueOnce(answer.promise);
  type({ city: 'Cali' });
  const flushed = saver.flush();
  saver.receive(application(2, { city: 'Cali' }));
  answer.resolve(saved(2, { city: 'Cali' }));
  await flushed;
  expect(onAdopt).not.toHaveBeenCalled();
  saver.receive(application(3, { city: 'Pasto' }));
  expect(onAdopt).toHaveBeenCalledWith({ city: 'Pasto' });
});

test('what was left unsaved comes back, and meets what was saved elsewhere meanwhile', () => {
  const kept: LocalDraft = {
    applicationId: 'a1',
    version: 1,
    sent: { city: '' },
    stored: { city: '' },
    changes: { city: 'Cali' },
  };
  expect(begin(kept).saver.values.city).toBe('Cali');
  const later = begin(kept, application(4, { city: 'Pasto', address: 'Calle 9' }));
  expect(later.saver.values).toMatchObject({ city: 'Cali', address: 'Calle 9' });
  expect(later.saver.snapshot().clashes).toEqual(['city']);
  expect(begin({ ...kept, applicationId: 'other' }).saver.values.city).toBe('');
});
