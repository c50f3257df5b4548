import { UploadError } from './upload-error.ts';

/** Where and how to send the bytes of a file. */
export interface UploadTarget {
  url: string;
  method: string;
  headers: readonly { name: string; value: string }[];
}

function refusalOf(status: number): UploadError {
  if (status === 413) return new UploadError({ code: 'FILE_TOO_LARGE' });
  return new UploadError({ code: status === 429 ? 'TOO_MANY_REQUESTS' : 'UNAVAILABLE' });
}

/**
 * Sends the bytes of a file. XMLHttpRequest, because `fetch` does not tell how much has gone out.
 * @param onProgress gets the part sent, 0 to 1
 * @throws UploadError `NETWORK` when nobody answers; an `AbortError` when `signal` gives up
 */
export function sendBytes(
  target: UploadTarget,
  file: Blob,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(target.method, target.url);
    for (const { name, value } of target.headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      if (request.status < 300) resolve();
      else reject(refusalOf(request.status));
    });
    request.addEventListener('error', () => reject(new UploadError({ code: 'NETWORK' })));
    request.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
