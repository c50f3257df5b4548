import type { Language } from '@wiki/domain';

/** What somebody answers: who, what, and what is answered to that. */
export interface DemoAnswer {
  by: string;
  /** The key of the person it begins by naming. */
  names?: string;
  text: string;
  isAccepted?: true;
  replies?: readonly DemoAnswer[];
}

/** A discussion of the demonstration. */
export interface DemoDiscussion {
  key: string;
  /** The key of a person: an owner of a business, or somebody who looks around. */
  by: string;
  language: Language;
  category: 'services' | 'products' | 'properties';
  tags: readonly string[];
  title: string;
  text: string;
  /** What it said before it was edited. */
  before?: { title: string; text: string };
  daysAgo: number;
  likes: number;
  status?: 'HELD';
  isPinned?: true;
  isFeatured?: true;
  answers: readonly DemoAnswer[];
}

/** What somebody of the demonstration began to write and did not publish. */
export interface DemoDiscussionDraft
  extends Pick<DemoDiscussion, 'by' | 'language' | 'category' | 'tags' | 'title' | 'text'> {
  hoursAgo: number;
}
