import { expect, test, vi } from 'vitest';
import type { FileValue } from './file-value.ts';
import { UploadError } from './upload-error.ts';
import { UploadQueue, type UploadWorld } from './upload-queue.ts';

const target = { url: '/put', method: 'PUT', headers: [] };
const lost = () => Promise.reject(new UploadError({ code: 'NETWORK' }));
const stored = (fileId: string): FileValue => ({
  fileId,
  name: `${fileId}.png`,
  byteSize: 1,
  contentType: 'image/png',
});
const png = (name: string) => new File(['abc'], name);

function setUp() {
  const world = {
    prepare: vi.fn<UploadWorld['prepare']>(async (file) => file),
    request: vi.fn<UploadWorld['request']>(async ({ name }) => ({ fileId: name, target })),
    send: vi.fn<UploadWorld['send']>(async () => undefined),
    complete: vi.fn<UploadWorld['complete']>(async (fileId) => stored(fileId)),
    giveUp: vi.fn<UploadWorld['giveUp']>(),
  };
  const values: string[] = [];
  const queue = new UploadQueue(world, ({ fileId }) => values.push(fileId));
  return { world, queue, values };
}

const statesOf = (queue: UploadQueue) => queue.snapshot().map(({ state }) => state);

test('files arrive in the order they were given, one after another', async () => {
  const { queue, values } = setUp();
  queue.add([png('a'), png('b')]);
  expect(statesOf(queue)).toEqual(['preparing', 'waiting']);
  await vi.waitFor(() => expect(values).toEqual(['a', 'b']));
  expect(queue.snapshot()).toEqual([]);
});

test('tells how much was sent', async () => {
  const seen: number[] = [];
  const { world, queue, values } = setUp();
  world.send.mockImplementation(async (_target, _file, onProgress) => {
    onProgress(0.25);
    onProgress(1);
  });
  queue.subscribe(() => seen.push(queue.snapshot()[0]?.progress ?? -1));
  queue.add([png('a')]);
  await vi.waitFor(() => expect(values).toEqual(['a']));
  expect(seen).toContain(0.25);
});

test('a file that is refused stays with its reason and does not hold up the next', async () => {
  const { world, queue, values } = setUp();
  world.prepare.mockRejectedValueOnce(new UploadError({ code: 'FILE_TOO_LARGE', maxBytes: 5 }));
  queue.add([png('a'), png('b')]);
  await vi.waitFor(() => expect(values).toEqual(['b']));
  expect(queue.snapshot()).toMatchObject([
    { name: 'a', state: 'failed', problem: { code: 'FILE_TOO_LARGE', maxBytes: 5 } },
  ]);
});

test('what the network stopped is sent again when it is back', async () => {
  const { world, queue, values } = setUp();
  world.send.mockImplementationOnce(lost);
  queue.add([png('a')]);
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['failed']));
  expect(world.giveUp).toHaveBeenCalledWith('a');
  queue.retryLost();
  await vi.waitFor(() => expect(values).toEqual(['a']));
  expect(world.prepare).toHaveBeenCalledTimes(1);
  expect(world.request).toHaveBeenCalledTimes(2);
});

test('bytes that arrived are not sent twice', async () => {
  const { world, queue, values } = setUp();
  world.complete.mockImplementationOnce(lost);
  queue.add([png('a')]);
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['failed']));
  queue.retry(queue.snapshot()[0]?.key ?? '');
  await vi.waitFor(() => expect(values).toEqual(['a']));
  expect(world.send).toHaveBeenCalledTimes(1);
});

test('bytes that did not arrive whole are sent again', async () => {
  const { world, queue, values } = setUp();
  world.complete.mockRejectedValueOnce(new UploadError({ code: 'FILE_INCOMPLETE' }));
  queue.add([png('a')]);
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['failed']));
  queue.retry(queue.snapshot()[0]?.key ?? '');
  await vi.waitFor(() => expect(values).toEqual(['a']));
  expect(world.send).toHaveBeenCalledTimes(2);
});

test('cancelling stops the sending, lets go of the file and goes on with the next', async () => {
  const { world, queue, values } = setUp();
  world.send.mockImplementationOnce(
    (_target, _file, _onProgress, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')));
      }),
  );
  queue.add([png('a'), png('b')]);
  await vi.waitFor(() => expect(world.send).toHaveBeenCalledTimes(1));
  queue.cancel(queue.snapshot()[0]?.key ?? '');
  await vi.waitFor(() => expect(values).toEqual(['b']));
  expect(world.giveUp).toHaveBeenCalledWith('a');
  expect(queue.snapshot()).toEqual([]);
});

test('a file cancelled while it is checked is not handed over', async () => {
  let finish: (value: FileValue) => void = () => undefined;
  const { queue, world, values } = setUp();
  world.complete.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  queue.add([png('a'), png('b')]);
  await vi.waitFor(() => expect(statesOf(queue)[0]).toBe('checking'));
  queue.cancelAll();
  finish(stored('a'));
  queue.add([png('c')]);
  await vi.waitFor(() => expect(values).toEqual(['c']));
});
