import type { RouteObject } from 'react-router-dom';

/** Sign-in, register and the ways back into an account: open to visitors. */
export const accountsRoutes: RouteObject[] = [];
