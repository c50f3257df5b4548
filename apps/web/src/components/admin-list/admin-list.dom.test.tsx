import { IconBan } from '@tabler/icons-react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PeopleDocument, peopleNamed, type Person, refusal } from '../../testing/people.ts';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import { type Answer, renderPart } from '../../testing/render-part.tsx';
import { AdminList } from './admin-list.tsx';
import type { ListAction } from './list-types.ts';

const suspend = (run: ListAction<Person>['run']): ListAction<Person> => ({
  key: 'suspend',
  label: 'Suspend',
  icon: IconBan,
  shortcut: 'S',
  isBulk: true,
  isOffered: ({ name }) => name !== 'Eva',
  ask: ([person, ...others]) => ({
    title: others.length > 0 ? `Suspend ${others.length + 1} people?` : `Suspend ${person.name}?`,
    text: 'They are signed out.',
    confirmLabel: 'Suspend now',
  }),
  run,
});

function show(
  answer: Answer,
  {
    at = '/people',
    actions = [],
    hasViews = false,
  }: { at?: string; actions?: ListAction<Person>[]; hasViews?: boolean } = {},
) {
  return renderPart(
    <AdminList
      name="people"
      title="People"
      query={PeopleDocument}
      variables={({ search }) => ({ search: search || null })}
      of={({ people }) => people}
      search={{ label: 'Find people', placeholder: 'Name' }}
      filters={{ state: { label: 'State', options: [{ value: 'new', label: 'New' }] } }}
      identity={{ heading: 'Person', name: ({ name }) => name, href: ({ id }) => `/people/${id}` }}
      columns={[
        { key: 'id', heading: 'Id', cell: ({ id }) => id },
        { key: 'length', heading: 'Length', isExtra: true, cell: ({ name }) => name.length },
      ]}
      actions={actions}
      empty={{ title: 'No people found', message: 'They appear here.' }}
    />,
    {
      at,
      // Saved views are asked beside the list: a test that is about them answers them.
      answer: (variables, operation) =>
        operation === 'SavedViews' && !hasViews
          ? Promise.resolve({ savedViews: [] })
          : answer(variables, operation),
    },
  );
}

const ask = vi.fn<Answer>();
const some = () => Promise.resolve(peopleNamed(['Ana', 'Eva', 'Luz']));

test('stands in the shape of its rows while it loads', async () => {
  show(() => new Promise(() => undefined));
  expect(await screen.findByText('Loading the list')).toBeTruthy();
  expect(screen.getByRole('grid', { name: 'People', busy: true })).toBeTruthy();
});

test('says what will come while there is nothing', async () => {
  show(() => Promise.resolve(peopleNamed([])));
  expect(await screen.findByRole('heading', { name: 'No people found' })).toBeTruthy();
  expect(screen.getByText('They appear here.')).toBeTruthy();
});

test('what belongs to a tab stands below the choice of tabs, on a phone too', async () => {
  renderPart(
    <AdminList
      name="people"
      title="People"
      query={PeopleDocument}
      variables={() => ({ search: null })}
      of={({ people }) => people}
      tabs={{
        label: 'Which people',
        param: 'tab',
        options: [
          { value: 'all', label: 'All' },
          { value: 'new', label: 'New' },
        ],
      }}
      above={({ tab }) => <p>Only {tab}</p>}
      identity={{ heading: 'Person', name: ({ name }) => name }}
      columns={[]}
      empty={{ title: 'No people found' }}
    />,
    {
      at: '/people',
      answer: (_variables, operation) =>
        operation === 'SavedViews' ? Promise.resolve({ savedViews: [] }) : some(),
    },
  );
  const [choice, ...others] = await screen.findAllByRole('combobox', { name: 'Which people' });
  expect(others).toEqual([]);
  const above = screen.getByText('Only all');
  const order = choice?.compareDocumentPosition(above) ?? 0;
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('opens its filters by a button that tells how many are in use', async () => {
  show(some, { at: '/people?state=new' });
  const filters = await screen.findByRole('button', { name: 'Filters, 1 in use' });
  expect(filters.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(filters);
  expect(filters.getAttribute('aria-expanded')).toBe('true');
});

test('offers to clear what narrows a list to nothing', async () => {
  const { router } = show(() => Promise.resolve(peopleNamed([])), { at: '/people?q=zz&state=new' });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('an emptied search brings the whole list back at once, and the field stays', async () => {
  const answer: Answer = ({ search }) =>
    Promise.resolve(peopleNamed(search ? ['Eva'] : ['Ana', 'Eva', 'Luz']));
  const { router } = show(answer, { at: '/people?q=eva' });
  await screen.findByRole('link', { name: 'Eva' });
  const field = screen.getByRole('searchbox', { name: 'Find people' });
  await userEvent.clear(field);
  expect(await screen.findByRole('link', { name: 'Ana' })).toBeTruthy();
  expect(router.state.location.search).toBe('');
  expect(document.activeElement).toBe(field);
  // What is typed waits for Enter; what the address says is what stands in the field.
  await userEvent.type(field, 'ev');
  expect(router.state.location.search).toBe('');
  await userEvent.type(field, 'a{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(field).toHaveProperty('value', ''));
});

test('tries again after a failure, as often as it takes', async () => {
  ask.mockRejectedValueOnce(new Error('down'));
  ask.mockRejectedValueOnce(new Error('still down'));
  ask.mockImplementation(some);
  show(ask);
  for (const _attempt of [1, 2]) {
    await screen.findByText('We couldn’t load the list');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  }
  expect(await screen.findByRole('link', { name: 'Ana' })).toBeTruthy();
});

test('goes to the next page by the address, and back', async () => {
  const { router } = show(({ after }) =>
    Promise.resolve(
      after
        ? peopleNamed(['Sol'], { totalCount: 4 })
        : peopleNamed(['Ana', 'Eva', 'Luz'], { hasNextPage: true, totalCount: 4 }),
    ),
  );
  await screen.findByRole('link', { name: 'Ana' });
  expect(screen.getByText('1–3 of 4')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: 'Sol' })).toBeTruthy();
  expect(router.state.location.search).toBe('?after=Luz');
  expect(screen.queryByRole('link', { name: 'Ana' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(await screen.findByRole('link', { name: 'Ana' })).toBeTruthy();
});

test('opens on the page that its address names', async () => {
  show(({ after }) => Promise.resolve(peopleNamed(after === 'Luz' ? ['Sol'] : ['Ana'])), {
    at: '/people?after=Luz',
  });
  expect(await screen.findByRole('link', { name: 'Sol' })).toBeTruthy();
});

test('asks in the address before it acts; back closes the question', async () => {
  const run = vi.fn<ListAction<Person>['run']>().mockResolvedValue([]);
  const { router } = show(some, { actions: [suspend(run)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ana' }));
  await userEvent.click(screen.getByRole('menuitem', { name: /Suspend/ }));
  const dialog = await screen.findByRole('dialog');
  expect(router.state.location.search).toBe('?do=suspend&on=id-Ana');
  expect(within(dialog).getByText('They are signed out.')).toBeTruthy();
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(run).not.toHaveBeenCalled();
});

test('keeps the question open over a reload, and stays with the reason when it is refused', async () => {
  const run = vi.fn<ListAction<Person>['run']>();
  run.mockResolvedValueOnce([refusal('FORBIDDEN')]);
  run.mockResolvedValueOnce([]);
  show(some, { at: '/people?do=suspend&on=id-Luz', actions: [suspend(run)] });
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend now' }));
  await within(dialog).findByRole('alert');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(run.mock.calls.map(([person]) => person.name)).toEqual(['Luz', 'Luz']);
});

test('acts on what is selected and fits, and says row by row what was refused', async () => {
  const run = vi.fn<ListAction<Person>['run']>(({ name }) =>
    Promise.resolve(name === 'Luz' ? [refusal('FORBIDDEN')] : []),
  );
  show(some, { actions: [suspend(run)] });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend, 2 of 3' }));
  const question = await screen.findByRole('dialog', { name: 'Suspend 2 people?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Suspend now' }));
  const results = await screen.findByRole('dialog', { name: '1 wasn’t changed' });
  expect(
    within(results)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ana Done', expect.stringMatching(/^Luz ./)]);
});

test('is worked with the keys alone', async () => {
  const { router } = show(some, { actions: [suspend(() => Promise.resolve([]))] });
  const first = (await screen.findByRole('link', { name: 'Ana' })).closest('tr');
  first?.focus();
  await userEvent.keyboard('jj');
  expect(document.activeElement?.textContent).toContain('Luz');
  await userEvent.keyboard('x');
  expect(screen.getByText('1 selected')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('1 selected')).toBeNull();
  await userEvent.keyboard('s');
  expect(await screen.findByRole('dialog', { name: 'Suspend Luz?' })).toBeTruthy();
  expect(router.state.location.search).toBe('?do=suspend&on=id-Luz');
});

test('remembers columns and density on the device', async () => {
  const { unmount } = show(some);
  await userEvent.click(await screen.findByRole('button', { name: /^Columns/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Length' }));
  await userEvent.click(screen.getByRole('button', { name: 'Comfortable' }));
  unmount();
  show(some);
  expect(await screen.findByRole('columnheader', { name: 'Length' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Comfortable', pressed: true })).toBeTruthy();
});

test('makes a column wider by keys and by pointer, for this device and for a view', async () => {
  const user = userEvent.setup();
  let saved: unknown;
  const answer: Answer = (variables, operation) => {
    if (operation !== 'SaveView') return some();
    saved = (variables['input'] as { widths: unknown }).widths;
    return Promise.resolve({
      saveView: { __typename: 'SavedViewPayload', userErrors: [], savedView: null },
    });
  };
  const { unmount } = show(answer);
  const edgeOf = (name: string) => screen.findByRole('separator', { name: `Width of ${name}` });
  const widthOf = async (name: string) => (await edgeOf(name)).closest('th')?.style.width;
  const edge = await edgeOf('Id');
  edge.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(await widthOf('Id')).toBe('76px');
  await user.keyboard('{Home}');
  expect(await widthOf('Id')).toBe('60px');
  await user.pointer([
    { keys: '[MouseLeft>]', target: edge, coords: { clientX: 100 } },
    { target: edge, coords: { clientX: 180 } },
    { keys: '[/MouseLeft]', target: edge },
  ]);
  expect(await widthOf('Id')).toBe('140px');
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  await user.type(screen.getByLabelText('Name of the view'), 'Wide');
  await user.click(screen.getByRole('button', { name: 'Save the view' }));
  await waitFor(() => expect(saved).toEqual([{ key: 'id', width: 140 }]));
  unmount();
  show(some);
  expect(await widthOf('Id')).toBe('140px');
  await user.dblClick(await edgeOf('Id'));
  expect(await widthOf('Id')).toBe('');
});

test('keeps a view under a name with the account, with those of the device, and goes back to it', async () => {
  const user = userEvent.setup();
  const old = { name: 'Old', query: 'state=new', density: 'dense', columns: null };
  localStorage.setItem('wiki.views.people', JSON.stringify([old]));
  const kept = new Map<string, object>();
  const answer: Answer = (variables, operation) => {
    const { input } = variables as { input: { name: string; viewId: string } };
    const done = { __typename: 'SavedViewPayload', userErrors: [] };
    if (operation === 'SaveView') {
      const known = { __typename: 'SavedView', id: input.name, viewerCanChange: true };
      const savedView = { ...input, ...known };
      kept.set(input.name, savedView);
      return Promise.resolve({ saveView: { ...done, savedView } });
    }
    if (operation === 'RemoveView') {
      kept.delete(input.viewId);
      return Promise.resolve({ removeView: { ...done, savedView: null } });
    }
    return operation === 'SavedViews'
      ? Promise.resolve({ savedViews: [...kept.values()] })
      : some();
  };
  show(answer, { at: '/people?state=new&after=x', hasViews: true });
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  // In the menu, and as a tab over the list.
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Old' })).toHaveLength(2));
  expect(localStorage.getItem('wiki.views.people')).toBeNull();
  await user.type(screen.getByLabelText('Name of the view'), 'New people');
  await user.click(screen.getByRole('checkbox', { name: 'Share it with the team' }));
  await user.click(screen.getByRole('button', { name: 'Save the view' }));
  const saved = await screen.findByRole('link', { name: 'New people Shared with the team' });
  expect(saved.getAttribute('href')).toBe('/people?state=new');
  const tabs = within(screen.getByRole('navigation', { name: 'Saved views' }));
  expect(tabs.getByRole('link', { name: 'New people', current: 'page' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete the view New people' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /New people/ })).toBeNull());
  expect(kept.has('Old')).toBe(true);
});

test('says how far an act on several that asks nothing has come, row by row what was refused', async () => {
  const waiting: ((refused: readonly RefusedInput[]) => void)[] = [];
  const { ask: _asks, ...atOnce } = suspend(
    () => new Promise((resolve) => void waiting.push(resolve)),
  );
  show(some, { actions: [atOnce] });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend, 2 of 3' }));
  expect(await screen.findByText('0 of 2 are done.')).toBeTruthy();
  waiting[0]?.([refusal('FORBIDDEN')]);
  expect(await screen.findByText('1 of 2 are done.')).toBeTruthy();
  waiting[1]?.([]);
  expect(await screen.findByRole('dialog', { name: '1 wasn’t changed' })).toBeTruthy();
});

test('keeps what is selected while pages are turned, selects all and says what became of each', async () => {
  const run = vi
    .fn<ListAction<Person>['run']>()
    .mockImplementation(({ name }) =>
      Promise.resolve(name === 'Sol' ? [{ code: 'CONFLICT', field: null }] : []),
    );
  const { ask: _asks, ...atOnce } = suspend(run);
  show(
    ({ after }) =>
      Promise.resolve(
        after
          ? peopleNamed(['Sol'], { totalCount: 3 })
          : peopleNamed(['Ana', 'Luz'], { hasNextPage: true, totalCount: 3 }),
      ),
    { actions: [atOnce] },
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Ana' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByRole('link', { name: 'Sol' });
  expect(screen.getByText('1 selected')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 3' }));
  expect(await screen.findByText('3 selected')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Suspend' }));
  const results = await screen.findByRole('dialog', { name: '1 wasn’t changed' });
  expect(within(results).getByText('2 of 3 were changed.')).toBeTruthy();
  expect(run.mock.calls.map(([{ name }]) => name).toSorted()).toEqual(['Ana', 'Luz', 'Sol']);
  expect(screen.queryByText('3 selected')).toBeNull();
});
