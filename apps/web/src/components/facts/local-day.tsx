import type { ReactNode } from 'react';
import { useIsHydrated } from '../../lib/hydration/use-is-hydrated.ts';

/**
 * Words with a day in them. A day ends elsewhere at another time: once the page is hydrated,
 * the reader's own takes the place of the server's. It stands around words alone: React forgives a
 * difference in an element's own text, and in none below it.
 */
export function LocalDay({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  return (
    <span key={String(isHydrated)} suppressHydrationWarning>
      {children}
    </span>
  );
}
