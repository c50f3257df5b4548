import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Link, Outlet, type RouteObject, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageBoundary } from './page-boundary.tsx';
import { createPageRouter, createStillRouter, type PageRouter } from './page-router.ts';
import { RouterView, useDrawnRouter } from './router-view.tsx';
import { useHeldMove } from './use-held-move.ts';
import { useScrollPlaces } from './use-scroll-places.ts';

beforeEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

/** A page that is loaded when it is told to. */
function latePage(path: string, element: ReactNode) {
  const { promise, resolve, reject } = Promise.withResolvers<{ element: ReactNode }>();
  const route: RouteObject = { path, element: <p>Waiting</p>, lazy: () => promise };
  return { route, arrive: () => resolve({ element }), fail: () => reject(new Error('lost')) };
}

function Frame() {
  useScrollPlaces();
  const { isMoving } = useDrawnRouter().state;
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{`At ${pathname}${search}${isMoving ? ', moving' : ''}`}</p>
      <Link to="/a">To A</Link>
      <Link to="/b">To B</Link>
      <Outlet />
    </>
  );
}

const inFrame = (children: RouteObject[]): RouteObject[] => [
  {
    element: <Frame />,
    children: [
      {
        element: (
          <PageBoundary show={(error) => <p>{`Failed: ${(error as Error).message}`}</p>}>
            <Outlet />
          </PageBoundary>
        ),
        children,
      },
    ],
  },
];

const show = (router: PageRouter) => render(<RouterView router={router} />);
const home: RouteObject = { path: '/', element: <h1>Home</h1> };
const press = (name: string) => act(() => screen.getByRole('link', { name }).click());

test('a page stays until the next one is there, with the address it had', async () => {
  const a = latePage('/a', <h1>A</h1>);
  show(createPageRouter({ routes: inFrame([home, a.route]) }));
  press('To A');
  await screen.findByText('At /, moving');
  screen.getByRole('heading', { name: 'Home' });
  expect(location.pathname).toBe('/');
  a.arrive();
  await screen.findByRole('heading', { name: 'A' });
  screen.getByText('At /a');
  expect(location.pathname).toBe('/a');
});

test('what is asked for last is shown, whatever arrives first', async () => {
  const a = latePage('/a', <h1>A</h1>);
  const b = latePage('/b', <h1>B</h1>);
  const router = createPageRouter({ routes: inFrame([home, a.route, b.route]) });
  show(router);
  press('To A');
  press('To B');
  b.arrive();
  await screen.findByRole('heading', { name: 'B' });
  a.arrive();
  await act(async () => {});
  screen.getByRole('heading', { name: 'B' });
  expect(router.state.location.pathname).toBe('/b');
});

test('a page that does not load says so at its address, and the next one is shown', async () => {
  const a = latePage('/a', null);
  show(createPageRouter({ routes: inFrame([home, a.route, { path: '/b', element: <h1>B</h1> }]) }));
  press('To A');
  a.fail();
  await screen.findByText('Failed: lost');
  expect(location.pathname).toBe('/a');
  press('To B');
  await screen.findByRole('heading', { name: 'B' });
});

test('a page that does not render says so, until another address is opened', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('broken');
  };
  show(
    createPageRouter({
      routes: inFrame([
        home,
        { path: '/a', element: <Broken /> },
        { path: '/b', element: <h1>B</h1> },
      ]),
    }),
  );
  press('To A');
  await screen.findByText('Failed: broken');
  press('To B');
  await screen.findByRole('heading', { name: 'B' });
  expect(screen.queryByText('Failed: broken')).toBeNull();
});

test('the table of all pages is asked for once, when an address needs it', async () => {
  const loadAll = vi.fn<() => Promise<RouteObject[]>>(() =>
    Promise.resolve(
      inFrame([home, { path: '/a', element: <h1>A</h1> }, { path: '*', element: <h1>None</h1> }]),
    ),
  );
  const router = createPageRouter({ routes: inFrame([home, { path: '*' }]), loadAll });
  show(router);
  await screen.findByRole('heading', { name: 'Home' });
  expect(loadAll).not.toHaveBeenCalled();
  press('To A');
  await screen.findByRole('heading', { name: 'A' });
  press('To B');
  await screen.findByRole('heading', { name: 'None' });
  expect(loadAll).toHaveBeenCalledTimes(1);
});

test('back leads to the page before, as far down as it was read', async () => {
  const router = createPageRouter({
    routes: inFrame([home, { path: '/a', element: <h1>A</h1> }]),
  });
  show(router);
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  press('To A');
  await screen.findByRole('heading', { name: 'A' });
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Home' });
  await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640));
});

test('a change that is to move nothing moves nothing, and takes the place of its entry', async () => {
  function Choice() {
    const navigate = useNavigate();
    return (
      <button onClick={() => void navigate('?b=1', { replace: true, preventScrollReset: true })}>
        Choose
      </button>
    );
  }
  show(createPageRouter({ routes: inFrame([{ path: '/', element: <Choice /> }]) }));
  const { length } = history;
  await waitFor(() => expect(window.scrollTo).toHaveBeenCalled());
  vi.mocked(window.scrollTo).mockClear();
  act(() => screen.getByRole('button').click());
  await screen.findByText('At /?b=1');
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(history.length).toBe(length);
});

test('a rendered page is left where the browser put it', () => {
  show(createPageRouter({ routes: inFrame([home]), isRendered: true }));
  expect(window.scrollTo).not.toHaveBeenCalled();
});

function Form() {
  const [isChanged, setChanged] = useState(true);
  const move = useHeldMove(({ from, to }) => isChanged && from.pathname !== to.pathname);
  return (
    <>
      <h1>Form</h1>
      <button onClick={() => setChanged(false)}>Save</button>
      {move && (
        <>
          <button onClick={move.drop}>Stay</button>
          <button onClick={move.proceed}>Leave</button>
        </>
      )}
    </>
  );
}

const click = (name: string) => act(() => screen.getByRole('button', { name }).click());

test('a held move waits: it is dropped, or made after all', async () => {
  const router = createPageRouter({
    routes: inFrame([home, { path: '/a', element: <Form /> }, { path: '/b', element: <h1>B</h1> }]),
  });
  show(router);
  press('To A');
  await screen.findByRole('heading', { name: 'Form' });
  press('To B');
  click('Stay');
  expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
  expect(location.pathname).toBe('/a');
  press('To B');
  click('Leave');
  await screen.findByRole('heading', { name: 'B' });
});

test('a step back is held as well, and taken back until it is decided', async () => {
  const router = createPageRouter({ routes: inFrame([home, { path: '/a', element: <Form /> }]) });
  show(router);
  press('To A');
  await screen.findByRole('heading', { name: 'Form' });
  await act(() => router.navigate(-1));
  await screen.findByRole('button', { name: 'Leave' });
  await waitFor(() => expect(location.pathname).toBe('/a'));
  click('Leave');
  await screen.findByRole('heading', { name: 'Home' });
  expect(location.pathname).toBe('/');
});

test('what need not be held is let go', async () => {
  show(
    createPageRouter({
      routes: inFrame([
        { path: '/', element: <Form /> },
        { path: '/b', element: <h1>B</h1> },
      ]),
    }),
  );
  click('Save');
  press('To B');
  await screen.findByRole('heading', { name: 'B' });
  expect(location.pathname).toBe('/b');
});

test('on the server a router stands at its address', () => {
  show(
    createStillRouter(inFrame([{ path: '/a', element: <h1>A</h1> }]), new URL('http://x/a?b=1')),
  );
  expect(screen.getByText('At /a?b=1')).toBeDefined();
});
