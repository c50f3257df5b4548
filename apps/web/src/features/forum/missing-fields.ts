import { plainTextOf } from '@wiki/domain';
import type { DraftText } from './use-draft.ts';

export type RequiredField = 'title' | 'category' | 'body';

/** What a discussion still needs before it can be published, in the order of its form. */
export function missingFields({ title, category, body }: DraftText): RequiredField[] {
  const isThere: Record<RequiredField, boolean> = {
    title: title.trim() !== '',
    category: category !== '',
    // A picture alone says something too.
    body: plainTextOf(body) !== '' || body.content.length > 0,
  };
  return (Object.keys(isThere) as RequiredField[]).filter((field) => !isThere[field]);
}
