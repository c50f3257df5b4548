import { useLingui } from '@lingui/react/macro';
import type { Upload } from '../../../lib/uploads/use-upload.ts';
import { useUploadWords } from './use-upload-words.ts';

/**
 * The size to advise for pictures and the largest file taken; empty until the rules are known.
 * @param isAdvised false where the form itself says which sizes are best
 */
export function useSizeAdvice(rules: Upload['rules'], isAdvised = true): string {
  const { t } = useLingui();
  const words = useUploadWords();
  if (!rules) return '';
  const most = words.size(rules.maxBytes);
  const { advisedWidth, advisedHeight } = rules;
  return isAdvised && advisedWidth && advisedHeight
    ? t`Recommended: ${advisedWidth} by ${advisedHeight} pixels; up to ${most}.`
    : t`Up to ${most}.`;
}
