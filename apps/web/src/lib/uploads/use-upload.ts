import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type UploadRulesQuery, useUploadRulesQuery } from '../../gql/uploads.ts';
import type { FilePurpose } from '../../gql/schema-types.ts';
import { browserUploads } from './browser-uploads.ts';
import type { CompressionProfile } from './compress-image.ts';
import type { FileValue } from './file-value.ts';
import { rememberPreview } from './previews.ts';
import { type UploadItem, UploadQueue } from './upload-queue.ts';

export interface UploadOptions {
  /** A file is stored. Files arrive in the order they were added. */
  onStored: (value: FileValue) => void;
  /** Whether something is on its way: keep the step open until it is not. */
  onBusyChange?: (isBusy: boolean) => void;
  /** How pictures are made smaller; those of forms by default. */
  profile?: CompressionProfile;
}

export interface Upload {
  /** Files on their way and files that failed, in their order. */
  items: readonly UploadItem[];
  /** Checks, shrinks and sends files. */
  add: (files: readonly File[]) => void;
  /** Stops an upload or takes a failed one away. */
  cancel: (key: string) => void;
  /** Tries a failed upload again. */
  retry: (key: string) => void;
  /** What may be sent; undefined until it is known. */
  rules: UploadRulesQuery['uploadRules'] | undefined;
}

/**
 * Uploads files for a purpose. What the network stopped is tried again when it is back; leaving the
 * screen stops what is still on its way.
 */
export function useUpload(purpose: FilePurpose, options: UploadOptions): Upload {
  const client = useApolloClient();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [queue] = useState(
    () =>
      new UploadQueue(browserUploads(client, purpose, options.profile), (value, file) => {
        rememberPreview(value.fileId, file);
        latest.current.onStored(value);
      }),
  );
  const items = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const { data } = useUploadRulesQuery({ variables: { purpose } });

  useEffect(() => {
    window.addEventListener('online', queue.retryLost);
    return () => {
      window.removeEventListener('online', queue.retryLost);
      queue.cancelAll();
    };
  }, [queue]);

  const isBusy = items.some(({ state }) => state !== 'failed');
  const told = useRef(false);
  useEffect(() => {
    if (told.current === isBusy) return;
    told.current = isBusy;
    latest.current.onBusyChange?.(isBusy);
  }, [isBusy]);

  return {
    items,
    add: queue.add,
    cancel: queue.cancel,
    retry: queue.retry,
    rules: data?.uploadRules,
  };
}
