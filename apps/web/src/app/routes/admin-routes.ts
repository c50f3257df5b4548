import type { RouteObject } from 'react-router-dom';

/** The back office. Behind `RequireRole` for administrators. */
export const adminRoutes: RouteObject[] = [];
