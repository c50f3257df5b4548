import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendBytes } from './send-bytes.ts';
import { problemOf } from './upload-error.ts';

/** As much of a browser's request as `sendBytes` uses. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  readonly open = vi.fn<(method: string, url: string) => void>();
  readonly send = vi.fn<(body: Blob) => void>();
  status = 0;

  constructor() {
    super();
    FakeRequest.last = this;
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  abort() {
    this.dispatchEvent(new Event('abort'));
  }

  answer(status: number) {
    this.status = status;
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => void vi.unstubAllGlobals());

const target = {
  url: '/files/put',
  method: 'PUT',
  headers: [{ name: 'content-type', value: 'image/png' }],
};
const file = new Blob(['abc']);
const start = (signal = new AbortController().signal) => {
  const parts: number[] = [];
  const done = sendBytes(target, file, (part) => parts.push(part), signal);
  return { parts, done, request: FakeRequest.last };
};

test('sends the bytes as it was told and tells how far it has come', async () => {
  const { request, parts, done } = start();
  expect(request.open).toHaveBeenCalledWith('PUT', '/files/put');
  expect(request.headers).toEqual({ 'content-type': 'image/png' });
  expect(request.send).toHaveBeenCalledWith(file);
  const progress = Object.assign(new Event('progress'), {
    loaded: 1,
    total: 4,
    lengthComputable: true,
  });
  request.upload.dispatchEvent(progress);
  expect(parts).toEqual([0.25]);
  request.answer(204);
  await expect(done).resolves.toBeUndefined();
});

test.each([
  [413, 'FILE_TOO_LARGE'],
  [429, 'TOO_MANY_REQUESTS'],
  [403, 'UNAVAILABLE'],
])('an answer of %i is a refusal', async (status, code) => {
  const { request, done } = start();
  request.answer(status);
  expect(problemOf(await done.catch((error: unknown) => error))).toEqual({ code });
});

test('nobody answers', async () => {
  const { request, done } = start();
  request.dispatchEvent(new Event('error'));
  expect(problemOf(await done.catch((error: unknown) => error))).toEqual({ code: 'NETWORK' });
});

test('giving up stops the request', async () => {
  const aborter = new AbortController();
  const { done } = start(aborter.signal);
  aborter.abort();
  await expect(done).rejects.toMatchObject({ name: 'AbortError' });
});
