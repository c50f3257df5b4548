import { useLingui } from '@lingui/react/macro';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { IconButton, ProgressBar } from '@wiki/ui';
import type { ReactNode } from 'react';
import { canRetry } from '../../lib/uploads/upload-error.ts';
import type { UploadItem } from '../../lib/uploads/upload-queue.ts';
import type { Upload } from '../../lib/uploads/use-upload.ts';
import { FileSign } from './file-picture.tsx';
import classes from './files.module.css';
import { useUploadWords } from './fields/use-upload-words.ts';

/** One file in a list: its picture or sign, its words, what can be done with it. */
export function FileRow({
  thumb,
  isWide = false,
  actions,
  children,
}: {
  thumb: ReactNode;
  /** Whether its picture is shown wide, not square. */
  isWide?: boolean;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <span className={classes.thumb} data-wide={isWide || undefined}>
        {thumb}
      </span>
      <div className={classes.words}>{children}</div>
      <div className={classes.actions}>{actions}</div>
    </>
  );
}

/** Files on their way, with progress, and files that failed, with the reason. Goes into a `ul`. */
export function UploadRows({
  upload,
  isImage = false,
}: {
  upload: Pick<Upload, 'items' | 'cancel' | 'retry'>;
  isImage?: boolean;
}) {
  return upload.items.map((item) => (
    <li key={item.key} className={classes.row} data-failed={item.problem ? true : undefined}>
      <FileRow
        thumb={<FileSign isImage={isImage} />}
        actions={<UploadActions item={item} upload={upload} />}
      >
        <span className={classes.name}>{item.name}</span>
        <UploadState item={item} />
      </FileRow>
    </li>
  ));
}

/** How far a file has come, or why it failed. */
export function UploadState({ item }: { item: UploadItem }) {
  const { t } = useLingui();
  const words = useUploadWords();
  if (item.problem) {
    return (
      <p role="alert" className={classes.problem}>
        {words.problem(item.problem)}
      </p>
    );
  }
  const { name } = item;
  return (
    <>
      <span className={classes.meta}>
        {words.size(item.byteSize)} · {words.status(item)}
      </span>
      <ProgressBar
        label={t`Uploading ${name}`}
        value={item.state === 'sending' ? item.progress : undefined}
      />
    </>
  );
}

/** Cancel while it is on its way; try again and take away when it failed. */
export function UploadActions({
  item,
  upload,
}: {
  item: UploadItem;
  upload: Pick<Upload, 'cancel' | 'retry'>;
}) {
  const { t } = useLingui();
  const { key, name, problem } = item;
  return (
    <>
      {problem && canRetry(problem) && (
        <IconButton label={t`Try ${name} again`} onClick={() => upload.retry(key)}>
          <IconRefresh size={22} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={problem ? t`Remove ${name}` : t`Cancel the upload of ${name}`}
        onClick={() => upload.cancel(key)}
      >
        <IconX size={22} stroke={1.75} aria-hidden />
      </IconButton>
    </>
  );
}
