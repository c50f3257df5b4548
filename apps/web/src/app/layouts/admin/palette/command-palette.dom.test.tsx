import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../../../../lib/auth/browser-session.ts';
import { ViewerContext, type Viewer } from '../../../../lib/auth/use-viewer.ts';
import { type Answer, renderPart } from '../../../../testing/render-part.tsx';
import { CommandPalette } from './command-palette.tsx';

const viewer = { id: 'valentina', staffDuties: ['ACCOUNTS', 'BILLING'] } as unknown as Viewer;

afterEach(() => sessionStorage.clear());

const found = [
  ['person', 'Ana Ríos', '/admin/users/1'],
  ['business', 'Ana Tejidos', '/admin/manage-business-profiles/edit-profile/1'],
  ['application', 'Anaquel S.A.S.', '/admin/new-applications/1'],
  ['payment', 'ANA-2026-000001', '/admin/payments/1'],
  ['listing', 'Ana, bolso tejido', '/admin/manage-listings/edit-listings/1'],
  ['discussion', '¿Ana o Bogotá?', '/wiki-forum/1?comment=2'],
  ['ticket', '1008 · Ana no puede entrar', '/admin/customer-service/1'],
].map(([kind, title, url]) => ({
  __typename: 'FoundThing',
  // As the ids of different things are.
  id: url,
  kind,
  title,
  detail: null,
  state: null,
  url,
}));

const noState = { application: null, membership: null, payment: null, listing: null, ticket: null };

function show(answer: Answer) {
  const onClose = vi.fn<() => void>();
  const { router } = renderPart(
    <ViewerContext value={viewer}>
      <CommandPalette onClose={onClose} />
    </ViewerContext>,
    { answer },
  );
  return { router, onClose };
}

test('shows every kind that was found, with its count, and opens the chosen one by its whole address', async () => {
  const user = userEvent.setup();
  const { router, onClose } = show(() => Promise.resolve({ findAnything: found }));
  await user.type(screen.getByRole('combobox', { name: 'Find anything' }), 'ana');
  await waitFor(() => {
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options.slice(0, found.length)).toEqual(found.map(({ title }) => title));
  });
  await user.click(screen.getByRole('button', { name: 'Discussion threads 1' }));
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.click(screen.getByRole('combobox', { name: 'Find anything' }));
  await user.keyboard('{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/wiki-forum/1', search: '?comment=2' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('says in words what a listing is', async () => {
  const listing = { ...found[4], detail: 'property' };
  show(() => Promise.resolve({ findAnything: [listing] }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Find anything' }), 'ana');
  expect(await screen.findByText('Property')).toBeTruthy();
});

test('says how what was found stands, but for what was opened before', async () => {
  const user = userEvent.setup();
  const states = [null, { membership: 'grace' }, { application: 'NEW' }, { payment: 'REVERSED' }];
  const findAnything = states.map((state, index) => ({
    ...found[index],
    state: state && { __typename: 'FoundState', ...noState, ...state },
  }));
  const { onClose } = show(() => Promise.resolve({ findAnything }));
  await user.type(screen.getByRole('combobox', { name: 'Find anything' }), 'ana');
  const business = await screen.findByRole('option', { name: /Ana Tejidos.*Payment overdue/ });
  expect(screen.getByRole('option', { name: /S\.A\.S\..*Under review/ })).toBeTruthy();
  expect(screen.getByRole('option', { name: /-2026-000001.*Reversed by the bank/ })).toBeTruthy();
  await user.click(business);
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  show(() => Promise.resolve({ findAnything: [] }));
  expect(screen.getByRole('option', { name: 'Ana Tejidos' })).toBeTruthy();
});

test('offers the pages of the role while the search does not answer', async () => {
  const user = userEvent.setup();
  show(() => Promise.reject(new Error('down')));
  await user.type(screen.getByRole('combobox', { name: 'Find anything' }), 'payments');
  expect(await screen.findByText(/Search isn’t responding right now/)).toBeTruthy();
  expect(screen.getByRole('option', { name: /^Payments/ })).toBeTruthy();
});

test('shows beside the list what decides whether to open the chosen one, and says when it went', async () => {
  const user = userEvent.setup();
  show((variables, operation) =>
    Promise.resolve(
      operation === 'FindAnything'
        ? { findAnything: found.slice(3, 5) }
        : variables['payment']
          ? {
              payment: {
                __typename: 'Payment',
                id: variables['id'],
                status: 'APPROVED',
                surplus: null,
                date: '2026-11-02T15:00:00.000Z',
                businessName: 'Ana Tejidos',
                customerEmail: 'ana@example.com',
                receiptNumber: 'RC-2026-000007',
                note: null,
                localAmount: { __typename: 'Money', amountMinor: 14_280_000, currency: 'COP' },
              },
            }
          : { managedListing: null },
    ),
  );
  const field = screen.getByRole('combobox', { name: 'Find anything' });
  await user.type(field, 'ana');
  const preview = await screen.findByRole('complementary', { name: 'Preview' });
  await within(preview).findByText('RC-2026-000007');
  expect(within(preview).getByText('Approved')).toBeTruthy();
  await user.type(field, '{ArrowDown}');
  await within(preview).findByText('It’s no longer there.');
  expect(within(preview).queryByText('RC-2026-000007')).toBeNull();
});

test('a sign before the words narrows them to pages, people or invoices', async () => {
  const user = userEvent.setup();
  const answer = vi.fn<Answer>((_variables, operation) =>
    Promise.resolve(operation === 'FindAnything' ? { findAnything: found } : {}),
  );
  show(answer);
  const field = screen.getByRole('combobox', { name: 'Find anything' });
  await user.type(field, '@ana');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(screen.getByRole('option').textContent).toBe('Ana Ríos');
  await user.clear(field);
  answer.mockClear();
  await user.type(field, '>payments');
  await waitFor(() => expect(screen.getByRole('option', { name: /^Payments/ })).toBeTruthy());
  expect(answer).not.toHaveBeenCalled();
});

test('signs out, by its Spanish name too', async () => {
  const user = userEvent.setup();
  const signOut = vi.spyOn(session, 'signOut').mockResolvedValue();
  const { router, onClose } = show(() => Promise.resolve({ findAnything: [] }));
  await user.type(screen.getByRole('combobox', { name: 'Find anything' }), 'cerrar sesion');
  await screen.findByRole('option', { name: /^Sign out/, selected: true });
  await user.keyboard('{Enter}');
  expect(signOut).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/');
});

test('begins with what was opened last in this tab by this reader', async () => {
  const user = userEvent.setup();
  const answer: Answer = (_variables, operation) =>
    Promise.resolve(operation === 'FindAnything' ? { findAnything: found.slice(0, 1) } : {});
  show(answer);
  await user.type(screen.getByRole('combobox', { name: 'Find anything' }), 'ana');
  await user.click(await screen.findByRole('option', { name: /^Ana Ríos/ }));
  cleanup();
  show(answer);
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('Ana Ríos');
  expect(screen.getByText('Recently opened')).toBeTruthy();
  cleanup();
  renderPart(
    <ViewerContext value={{ ...viewer, id: 'julian' }}>
      <CommandPalette onClose={() => undefined} />
    </ViewerContext>,
    { answer },
  );
  expect(screen.queryByText('Ana Ríos')).toBeNull();
});
