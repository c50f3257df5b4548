import { useLingui } from '@lingui/react/macro';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { fileSize } from '../../../lib/format/file-size.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { UploadProblem } from '../../../lib/uploads/upload-error.ts';
import type { UploadItem } from '../../../lib/uploads/upload-queue.ts';

/** What people read of a file on its way. */
export interface UploadWords {
  /** Size in the reader's notation. */
  size: (bytes: number) => string;
  /** Where it stands: "Sending, 40 %". */
  status: (item: UploadItem) => string;
  /** Why it failed, with the largest size where that is why. */
  problem: (problem: UploadProblem) => string;
}

/** The words of uploads in the reader's language. */
export function useUploadWords(): UploadWords {
  const { t } = useLingui();
  const language = useLanguage();
  const errorMessage = useErrorMessage();
  const size = (bytes: number) => fileSize(bytes, language);
  return {
    size,
    status: ({ state, progress }) => {
      const percent = Math.round(progress * 100);
      if (state === 'waiting') return t`Waiting`;
      if (state === 'preparing') return t`Preparing`;
      if (state === 'checking') return t`Checking`;
      return t`Uploading, ${percent}%`;
    },
    problem: ({ code, maxBytes, isHeic }) => {
      if (isHeic) return t`This browser can’t read HEIC photos. Save it as JPEG and add it again.`;
      if (code === 'FILE_TOO_LARGE' && maxBytes !== undefined) {
        const most = size(maxBytes);
        return t`This file is too large. The maximum is ${most}.`;
      }
      return errorMessage(code);
    },
  };
}
