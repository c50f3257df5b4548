import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Config } from '../../config.ts';

/** An S3 service for a test file, and the settings that lead to it. */
export interface TestS3 {
  config: S3Config;
  stop(): Promise<void>;
}

/** Starts an S3 service with an empty bucket on a free port. Stop it in `afterAll`. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'wiki-s3-'));
  const service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: 'files' }],
  });
  const { port } = await service.run();
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'files',
      // Frozen, as the settings of a process are.
      credentials: Object.freeze({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }),
      publicUrl: null,
    },
    async stop() {
      await service.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
