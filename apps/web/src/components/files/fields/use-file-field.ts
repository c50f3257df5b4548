import { useLingui } from '@lingui/react/macro';
import { use, useEffect, useId, useRef, useState } from 'react';
import type { FilePurpose } from '../../../gql/schema-types.ts';
import type { FileValue } from '../../../lib/uploads/file-value.ts';
import { canRetry } from '../../../lib/uploads/upload-error.ts';
import { type Upload, useUpload } from '../../../lib/uploads/use-upload.ts';
import { FormContext } from '../../form/form-context.ts';

export interface FileField {
  upload: Upload;
  /** What just happened, for a live region. */
  news: string;
  say: (news: string) => void;
  /** Starts uploading as many of the files as there is room for, and says so when some are left. */
  add: (files: readonly File[]) => void;
  /** How many more files it takes. */
  room: number;
  /** Gives the list with its changes, on top of what arrived meanwhile. */
  change: (edit: (files: readonly FileValue[]) => FileValue[]) => void;
}

/**
 * The list of files behind a field, to which uploads are added as they arrive. The form that it stands
 * in is not sent before.
 */
export function useFileField(
  purpose: FilePurpose,
  files: readonly FileValue[],
  onChange: (files: FileValue[]) => void,
  { max, onBusyChange }: { max: number; onBusyChange?: ((isBusy: boolean) => void) | undefined },
): FileField {
  const { t } = useLingui();
  const [news, say] = useState('');
  // Two files may arrive before the form has drawn the first one.
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);
  const change = (edit: (files: readonly FileValue[]) => FileValue[]) => {
    const next = edit(latest.current);
    latest.current = next;
    onChange(next);
  };
  const key = useId();
  const hold = use(FormContext)?.hold;
  useEffect(() => () => hold?.(key, false), [hold, key]);
  const upload = useUpload(purpose, {
    onBusyChange: (isBusy) => {
      hold?.(key, isBusy);
      onBusyChange?.(isBusy);
    },
    onStored: (value) => {
      const { name } = value;
      change((list) => [...list, value]);
      say(t`${name} has been uploaded.`);
    },
  });
  // What was refused for good takes nobody's place, and leaves when something else is chosen.
  const refused = upload.items.filter(({ problem }) => problem && !canRetry(problem));
  const room = Math.max(0, max - files.length - upload.items.length + refused.length);
  return {
    upload,
    news,
    say,
    room,
    change,
    add: (chosen) => {
      for (const each of refused) upload.cancel(each.key);
      upload.add(chosen.slice(0, room));
      if (chosen.length > room) say(t`You can add up to ${max} files. The rest weren’t added.`);
    },
  };
}
