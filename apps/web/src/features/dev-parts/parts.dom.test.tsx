import { ApolloProvider } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as ui from '@wiki/ui';
import { ComboboxField } from '@wiki/ui/combobox-field';
import { PhoneField } from '@wiki/ui/phone-field';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../components/overlays/toasts.tsx';
import { activateLocale, loadCatalog } from '../../lib/i18n/i18n.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { fixtureClient } from './fixtures.ts';
import { CompanyList, Parts } from './parts.tsx';

const files = import.meta.glob<Record<string, unknown>>(
  ['../../components/**/*.tsx', '!**/*.test.tsx'],
  { eager: true },
);
/** Leads away by itself after a while: nothing to stand on a page of parts. */
const leadsAway = new Set(['AdminNotFound']);

/** Every part of the kits, by the name of its export. */
const parts = Object.fromEntries(
  [...Object.values(files), ui, { ComboboxField, PhoneField }].flatMap((exported) =>
    Object.entries(exported).filter(
      ([name, part]) => /^[A-Z]/.test(name) && typeof part === 'function' && !leadsAway.has(name),
    ),
  ),
);

interface Fiber {
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Adds the components that React shows in an element to those seen before. */
function see(container: Element, seen: Set<unknown>): void {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const held = container as unknown as Record<string, { stateNode: { current: Fiber } }>;
  const walk = (fiber: Fiber | null): void => {
    for (let each = fiber; each; each = each.sibling) {
      seen.add(each.type);
      walk(each.child);
    }
  };
  walk(held[key ?? '']?.stateNode.current ?? null);
}

const catalogs = ['shared', 'admin-layout', 'errors', 'form-parts'];
const controls = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'progressbar',
  'dialog',
  'navigation',
  'img',
] as const;

const complained = vi.spyOn(console, 'error');
const missing = new Set<string>();
const note = ({ id }: { id: string }): void => void missing.add(id);

beforeEach(() => {
  complained.mockClear();
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 800, height: 500, close: () => undefined }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});
afterAll(async () => {
  complained.mockRestore();
  i18n.removeListener('missing', note);
  await activateLocale('en');
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

const found = async <Kind extends HTMLElement = HTMLElement>(
  container: Element,
  selector: string,
): Promise<Kind> => {
  await waitFor(() => expect(container.querySelector(selector)).not.toBeNull());
  return container.querySelector(selector) as Kind;
};

async function showAll() {
  const { container } = renderPart(<Parts />, { at: '/dev/parts' });
  await found(container, 'tbody tr');
  return container;
}

test('every part of the kits is on the page of all parts, and complains of nothing', async () => {
  const seen = new Set<unknown>();
  const page = await showAll();
  see(page, seen);
  // What opens is opened once, and closed again.
  for (const opener of page.querySelectorAll<HTMLElement>('[aria-haspopup="dialog"]')) {
    await userEvent.click(opener);
    const close = await found(page, 'dialog header button');
    see(page, seen);
    await userEvent.click(close);
    await waitFor(() => expect(page.querySelector('dialog')).toBeNull());
  }
  for (const menu of page.querySelectorAll<HTMLElement>('[aria-expanded="false"]')) {
    await userEvent.click(menu);
    see(page, seen);
  }
  cleanup();

  const list = (
    <ApolloProvider client={fixtureClient()}>
      <CompanyList />
      <Toasts />
    </ApolloProvider>
  );
  const empty = renderPart(list, { at: '/dev/parts?state=empty' });
  await screen.findByText('No companies found');
  see(empty.container, seen);
  empty.unmount();
  const { container } = renderPart(list, { at: '/dev/parts' });
  await found(container, 'tbody tr');
  for (const box of [...container.querySelectorAll('tbody input[type="checkbox"]')].slice(0, 2)) {
    await userEvent.click(box);
  }
  await userEvent.click(await screen.findByRole('button', { name: /^Reject…/ }));
  const confirm = await screen.findByRole('button', { name: 'Reject' });
  see(container, seen);
  await userEvent.click(confirm);
  await screen.findByText(/in the meantime/);
  see(container, seen);

  expect(Object.keys(parts).filter((name) => !seen.has(parts[name]))).toEqual([]);
  expect(complained.mock.calls.filter(([text]) => !isUnknownHere(text))).toEqual([]);
});

test.each(['en', 'es'] as const)(
  'in %s every control has a name, and every message is there',
  async (language) => {
    await Promise.all(catalogs.map(loadCatalog));
    await activateLocale(language);
    missing.clear();
    i18n.on('missing', note);
    await showAll();
    for (const role of controls) {
      const unnamed = screen.queryAllByRole(role, { hidden: true, name: '' });
      expect(unnamed.filter((each) => !isDecoration(each)).map((each) => each.outerHTML)).toEqual(
        [],
      );
    }
    expect([...missing]).toEqual([]);
  },
);

const isDecoration = (element: Element): boolean =>
  element.closest('[aria-hidden="true"]') !== null;

/** The simulated browser does not know the element of a search. */
const isUnknownHere = (text: unknown): boolean =>
  String(text).startsWith('The tag <%s> is unrecognized');
