import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/i18n/use-language.ts';

export interface NextPageProps {
  /** Where the list goes on; null at its end. */
  after: string | null | undefined;
  /** What the link says. */
  children: ReactNode;
}

/** The way to the next page of a list for readers without scripts, whom a button does not help. */
export function NextPage({ after, children }: NextPageProps) {
  const language = useLanguage();
  if (!after) return null;
  return (
    <noscript>
      <a rel="next" href={`?after=${encodeURIComponent(after)}&lang=${language}`}>
        {children}
      </a>
    </noscript>
  );
}
