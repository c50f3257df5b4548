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
import { apiError } from '../errors/errors.ts';
import { logger } from '../logging/logger.ts';
import {
  type AwaitedUpload,
  type BytePart,
  type FileStorage,
  incomingKey,
  type StoredBytes,
  type UploadAddress,
} from './storage.ts';

const contentType = 'application/octet-stream';

/** Files in a private bucket of an S3-compatible service. Browsers upload to it, and read through the API. */
export class S3Storage implements FileStorage {
  readonly #bucket: string;
  readonly #service: S3Client;
  /** The same service by the address that browsers know. */
  readonly #publicService: S3Client;

  constructor({ endpoint, region, bucket, credentials, publicUrl }: S3Config) {
    const common: S3ClientConfig = {
      region,
      // A copy: the client notes in it where it comes from, and the settings are frozen.
      ...(credentials ? { credentials: { ...credentials } } : {}),
      // Not every compatible service reads the checksums that the client adds to streams by default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
    };
    this.#bucket = bucket;
    this.#service = new S3Client({ ...common, ...addressed(endpoint) });
    this.#publicService = publicUrl
      ? new S3Client({ ...common, ...addressed(publicUrl) })
      : this.#service;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const object = { Bucket: this.#bucket, Key: key, Body: bytes, ContentLength: bytes.length };
    await available(() =>
      this.#service.send(new PutObjectCommand({ ...object, ContentType: contentType })),
    );
  }

  async open(key: string, part?: BytePart): Promise<StoredBytes | null> {
    const range = part ? { Range: `bytes=${part.start}-${part.end}` } : {};
    return available(async () => {
      try {
        const { Body, ContentLength } = await this.#service.send(
          new GetObjectCommand({ Bucket: this.#bucket, Key: key, ...range }),
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
    const { Errors: failures = [] } = await available(() =>
      this.#service.send(
        new DeleteObjectsCommand({
          Bucket: this.#bucket,
          Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true },
        }),
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
}

/** Compatible services have the bucket in the path; Amazon's has it in the host. */
const addressed = (endpoint: string | null): S3ClientConfig =>
  endpoint ? { endpoint, forcePathStyle: true } : {};

/** Runs a call to the service; whatever it fails of, the caller may try again later. */
async function available<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw unavailable(error);
  }
}

function unavailable(cause: unknown) {
  logger.error({ err: cause }, 'the file storage is not available');
  return apiError('UNAVAILABLE', { http: { status: 503 } });
}
