import { wordsOf } from '@wiki/domain';
import type { DiscussionRecord } from '../forum.model.ts';

/** What a title is found by: its words, folded, each once. */
export const titleKeysOf = ({ title }: Pick<DiscussionRecord, 'title'>): string[] => [
  ...new Set(wordsOf(title).map(({ word }) => word)),
];
