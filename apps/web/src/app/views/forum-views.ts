import type { PageViews } from '../page-route.ts';

const write = () => import('../../features/forum/views/write-discussion.tsx');

export const forumViews = {
  forum: () => import('../../features/forum/views/forum.tsx').then(({ Forum }) => Forum),
  discussion: () =>
    import('../../features/forum/views/discussion.tsx').then(
      ({ DiscussionPage }) => DiscussionPage,
    ),
  writeDiscussion: () => write().then(({ WriteDiscussion }) => WriteDiscussion),
  editDiscussion: () => write().then(({ EditDiscussion }) => EditDiscussion),
  myDiscussions: () =>
    import('../../features/forum/views/my-discussions.tsx').then(
      ({ MyDiscussions }) => MyDiscussions,
    ),
} satisfies PageViews;
