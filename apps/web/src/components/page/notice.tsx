import { EmptyState } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Page } from './page.tsx';

export interface NoticeProps {
  /** Seed of the woven picture. */
  art: string;
  title: string;
  text: ReactNode;
  /** Ways on: buttons and links, the first one primary. */
  children?: ReactNode;
}

/** A page that says one thing: why there is nothing else, and where to go. */
export function Notice({ art, title, text, children }: NoticeProps) {
  return (
    <Page title={title} width="narrow">
      <EmptyState seed={art} title={title} message={text} action={children} headingLevel={1} />
    </Page>
  );
}
