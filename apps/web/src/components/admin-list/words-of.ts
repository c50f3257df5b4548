import type { MessageDescriptor } from '@lingui/core';

/** What codes are called in the reader's language, for the column of an export. */
export const wordsOf = (
  texts: Readonly<Record<string, MessageDescriptor>>,
  t: (text: MessageDescriptor) => string,
): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([value, text]) => [value, t(text)]));
