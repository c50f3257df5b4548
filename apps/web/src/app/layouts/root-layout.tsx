import { Outlet, ScrollRestoration } from 'react-router-dom';

/** Around every page. */
export function RootLayout() {
  return (
    <main>
      <Outlet />
      <ScrollRestoration />
    </main>
  );
}
