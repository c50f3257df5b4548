import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { featureRoute } from '../feature-route.ts';

const inbox = (path: string): RouteObject =>
  featureRoute(path, 'inbox', () =>
    import('../../features/inbox/views/inbox.tsx').then(({ Inbox }) => Inbox),
  );

/** The conversations of the signed-in person. Behind `RequireViewer`. */
export const inboxRoutes: RouteObject[] = [inbox(paths.inbox()), inbox('/inbox/:chatId')];
