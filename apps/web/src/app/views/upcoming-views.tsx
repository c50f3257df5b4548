import type { SectionName } from '../../features/opening-soon/sections.ts';
import type { PageView, PageViews } from '../page-route.ts';

const upcoming =
  (section: SectionName): PageView =>
  async () => {
    const { OpeningSoon } = await import('../../features/opening-soon/views/opening-soon.tsx');
    return () => <OpeningSoon section={section} />;
  };

/** Sections that aren't open yet, at the addresses they will have. */
export const upcomingViews = {
  adminAnalytics: upcoming('analytics'),
} satisfies PageViews;
