import { cannedReason, type Language } from '@wiki/domain';

/** An administrator's reason in the reader's language, at a length a notification bears, without a full stop. */
export function reasonOf(
  { reasonKey = '', reasonText = '' }: Record<string, string>,
  language: Language,
): string {
  const text = [cannedReason(reasonKey)?.[language] ?? '', reasonText].filter(Boolean).join(' ');
  const short = text.length > 180 ? `${text.slice(0, 179).trimEnd()}…` : text;
  return short.replace(/[.\s]+$/, '');
}
