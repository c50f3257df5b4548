import type { RouteObject } from 'react-router-dom';

/** The signed-in person's own pages: profile and account security. Behind `RequireViewer`. */
export const profileRoutes: RouteObject[] = [];

/** Other people's public profiles: open to visitors. */
export const publicProfileRoutes: RouteObject[] = [];
