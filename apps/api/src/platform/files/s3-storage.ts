import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Config } from '../../config.ts';
import {
  type AwaitedUpload,
  type BytePart,
  type FileStorage,
  incomingKey,
  type StoredBytes,
  type UploadAddress,
  unavailable,
} from './storage.ts';

const contentType = 'application/octet-stream';

/** How many milliseconds the service may take. */
interface Patience {
  /** To accept a connection. */
  connecting: number;
  /** To begin an answer, repeats included. */
  answering: number;
  /** Without a byte in the middle of one. */
  silent: number;
}
const usualPatience: Patience = { connecting: 3_000, answering: 30_000, silent: 30_000 };

/** Files in a private bucket of an S3-compatible service. Browsers upload to it, and read through the API. */
export class S3Storage implements FileStorage {
  readonly #bucket: string;
  readonly #service: S3Client;
  /** The same service by the address that browsers know. */
  readonly #publicService: S3Client;
  readonly #patience: Patience;

  constructor(
    { endpoint, region, bucket, credentials, publicUrl }: S3Config,
    patience = usualPatience,
  ) {
    const common: S3ClientConfig = {
      region,
      // A copy: the client notes in it where it comes from, and the settings are frozen.
      ...(credentials ? { credentials: { ...credentials } } : {}),
      // Not every compatible service reads the checksums that the client adds to streams by default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
      requestHandler: {
        connectionTimeout: patience.connecting,
        socketTimeout: patience.silent,
      },
    };
    this.#patience = patience;
    this.#bucket = bucket;
    this.#service = new S3Client({ ...common, ...addressed(endpoint) });
    this.#publicService = publicUrl
      ? new S3Client({ ...common, ...addressed(publicUrl) })
      : this.#service;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const object = { Bucket: this.#bucket, Key: key, Body: bytes, ContentLength: bytes.length };
    await this.#available((until) =>
      this.#service.send(new PutObjectCommand({ ...object, ContentType: contentType }), until),
    );
  }

  async open(key: string, part?: BytePart): Promise<StoredBytes | null> {
    const range = part ? { Range: `bytes=${part.start}-${part.end}` } : {};
    return this.#available(async (until) => {
      try {
        const { Body, ContentLength } = await this.#service.send(
          new GetObjectCommand({ Bucket: this.#bucket, Key: key, ...range }),
          until,
        );
        if (!Body) return null;
        const stored = { stream: Body as Readable, byteSize: ContentLength ?? 0 };
        if (part && stored.byteSize !== part.end - part.start + 1) {
          stored.stream.destroy();
          throw new Error('The storage gives no parts.');
        }
        return stored;
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return null;
        throw error;
      }
    });
  }

  async remove(keys: readonly string[]): Promise<void> {
    const { Errors: failures = [] } = await this.#available((until) =>
      this.#service.send(
        new DeleteObjectsCommand({
          Bucket: this.#bucket,
          Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true },
        }),
        until,
      ),
    );
    const failed = failures.find(({ Code }) => Code !== 'NoSuchKey');
    if (failed) throw unavailable(new Error(`The storage keeps an object: ${failed.Code}`));
  }

  async uploadAddress({ fileId, byteSize, expiresAt }: AwaitedUpload): Promise<UploadAddress> {
    const url = await getSignedUrl(
      this.#publicService,
      new PutObjectCommand({
        Bucket: this.#bucket,
        Key: incomingKey(fileId),
        ContentLength: byteSize,
        ContentType: contentType,
      }),
      {
        expiresIn: Math.max(1, Math.round((expiresAt.getTime() - Date.now()) / 1000)),
        // Signed, the service takes no other size.
        signableHeaders: new Set(['content-length', 'content-type', 'host']),
      },
    );
    return { url, method: 'PUT', headers: [{ name: 'Content-Type', value: contentType }] };
  }

  /**
   * Runs a call to the service, which has to begin its answer in time; whatever it fails of, the
   * caller may try again later.
   */
  async #available<Result>(
    call: (until: { abortSignal: AbortSignal }) => Promise<Result>,
  ): Promise<Result> {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), this.#patience.answering);
    try {
      return await call({ abortSignal: waiting.signal });
    } catch (error) {
      throw unavailable(error);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Compatible services have the bucket in the path; Amazon's has it in the host. */
const addressed = (endpoint: string | null): S3ClientConfig =>
  endpoint ? { endpoint, forcePathStyle: true } : {};
