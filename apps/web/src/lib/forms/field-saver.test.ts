import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Fields, FieldSaver, type FieldSaverOptions } from './field-saver.ts';
import { pauseMs, retryMs } from './save-loop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stored = (at: number, fields: Fields) => ({ fields, dateChanged: `2026-11-2${at}` });
const empty = { name: '', brand: '', price: null };

function begin({
  mine = empty,
  isAutomatic = true,
}: {
  mine?: Fields;
  isAutomatic?: boolean;
} = {}) {
  const save = vi.fn<FieldSaverOptions['save']>();
  const keep = vi.fn<FieldSaverOptions['keep']>();
  const onAdopt = vi.fn<FieldSaverOptions['onAdopt']>();
  const onRefused = vi.fn<FieldSaverOptions['onRefused']>();
  const saver = new FieldSaver(stored(0, empty), mine, isAutomatic, {
    save,
    keep,
    onAdopt,
    onRefused,
    isSendable: (value) => value !== 'twelve',
  });
  saver.connect();
  return { saver, save, keep, onAdopt, onRefused };
}

const answer = (at: number, fields: Fields) => ({
  stored: stored(at, { ...empty, ...fields }),
  userErrors: [],
});

test('sends only what changed, after a pause in typing', async () => {
  const { saver, save, keep } = begin();
  save.mockResolvedValue(answer(1, { name: 'Ruana' }));
  saver.change({ ...empty, name: 'Ru' });
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  saver.change({ ...empty, name: 'Ruana ' });
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  expect(save).not.toHaveBeenCalled();
  expect(keep).toHaveBeenLastCalledWith(['name']);
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(save.mock.calls).toEqual([[{ name: 'Ruana ' }]]);
  expect(saver.snapshot().status).toBe('saved');
  expect(keep).toHaveBeenLastCalledWith([]);
});

test('what a device had not saved is saved when the form is opened again', async () => {
  const { save } = begin({ mine: { ...empty, brand: 'Nobsa' } });
  save.mockResolvedValue(answer(1, { brand: 'Nobsa' }));
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(save.mock.calls).toEqual([[{ brand: 'Nobsa' }]]);
});

test('what another device saved arrives, except where somebody is typing', () => {
  const { saver, onAdopt } = begin();
  saver.change({ ...empty, name: 'Ruana' });
  saver.receive(stored(2, { name: 'Poncho', brand: 'Nobsa', price: null }));
  expect(onAdopt).toHaveBeenCalledWith(['brand']);
  expect(saver.isDirty).toBe(true);
});

test('an answer that comes after something newer changes nothing', () => {
  const { saver, onAdopt } = begin();
  saver.receive(stored(5, { ...empty, name: 'New' }));
  saver.receive(stored(4, { ...empty, name: 'Old' }));
  expect(onAdopt).toHaveBeenCalledTimes(1);
});

test('what arrives during a save is taken in after it', async () => {
  const { saver, save, onAdopt } = begin();
  const first = Promise.withResolvers<Awaited<ReturnType<FieldSaverOptions['save']>>>();
  save.mockReturnValueOnce(first.promise);
  saver.change({ ...empty, name: 'Ruana' });
  const flushed = saver.flush();
  saver.receive(stored(3, { ...empty, name: 'Ruana', brand: 'Nobsa' }));
  first.resolve(answer(2, { name: 'Ruana' }));
  expect(await flushed).toBe(true);
  expect(onAdopt).toHaveBeenCalledWith(['brand']);
});

test('a field that is refused keeps no other from being saved', async () => {
  const { saver, save, onRefused } = begin();
  const userErrors = [{ code: 'FIELD_TOO_LONG', field: 'name' }];
  save.mockResolvedValueOnce({ stored: null, userErrors });
  save.mockResolvedValueOnce(answer(1, { brand: 'Nobsa' }));
  saver.change({ ...empty, name: 'long', brand: 'Nobsa' });
  expect(await saver.flush()).toBe(false);
  expect(save.mock.lastCall).toEqual([{ brand: 'Nobsa' }]);
  expect(onRefused).toHaveBeenCalledWith(userErrors);
  expect(saver.snapshot().status).toBe('refused');
});

test.each([true, false])(
  'what was refused is told until it is changed (saves itself: %s)',
  async (isAutomatic) => {
    const { saver, save } = begin({ isAutomatic });
    const refusedName = [{ field: 'name', code: 'FIELD_TOO_LONG' }];
    save.mockResolvedValue({ stored: null, userErrors: refusedName });
    saver.change({ ...empty, name: 'long' });
    expect(await saver.flush()).toBe(false);
    expect(saver.snapshot().refused).toMatchObject(refusedName);
    // Whoever publishes meanwhile hears of it again.
    expect(await saver.flush()).toBe(false);
    expect(saver.snapshot()).toMatchObject({ status: 'refused', refused: refusedName });
    saver.change({ ...empty, name: 'short' });
    expect(saver.snapshot().refused).toEqual([]);
    save.mockResolvedValue(answer(1, { name: 'short' }));
    expect(await saver.flush()).toBe(true);
    expect(saver.snapshot()).toMatchObject({ status: 'saved', refused: [] });
  },
);

test('a value that cannot be sent waits until it can', async () => {
  const { saver, save } = begin();
  saver.change({ ...empty, price: 'twelve' });
  expect(await saver.flush()).toBe(false);
  expect(save).not.toHaveBeenCalled();
  save.mockResolvedValue(answer(1, { price: 1200 }));
  saver.change({ ...empty, price: 1200 });
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(saver.snapshot().status).toBe('saved');
});

test('a dead network is tried again', async () => {
  const { saver, save } = begin();
  save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  save.mockResolvedValueOnce(answer(1, { name: 'Ruana' }));
  saver.change({ ...empty, name: 'Ruana' });
  expect(await saver.flush()).toBe(false);
  expect(saver.snapshot().status).toBe('failed');
  await vi.advanceTimersByTimeAsync(retryMs.first);
  expect(saver.snapshot().status).toBe('saved');
});

test('a form that is not to save itself waits until it is told to', async () => {
  const { saver, save } = begin({ isAutomatic: false });
  save.mockResolvedValue(answer(1, { name: 'Ruana' }));
  saver.change({ ...empty, name: 'Ruana' });
  await vi.advanceTimersByTimeAsync(retryMs.longest);
  expect(save).not.toHaveBeenCalled();
  expect(await saver.flush()).toBe(true);
});
