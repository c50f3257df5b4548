import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Router } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { Dropdown } from './dropdown.tsx';

const show = () =>
  renderPart(
    <>
      <Dropdown label="Menu" trigger="…" closesOnWheel>
        <a href="/elsewhere">Elsewhere</a>
      </Dropdown>
      <button type="button">Outside</button>
    </>,
  );
const menu = () => screen.getByRole('button', { name: 'Menu' });
const isOpen = () => menu().getAttribute('aria-expanded') === 'true';
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  expect(isOpen()).toBe(true);
};

test('shows its panel when it is pressed, and hides it when pressed again', async () => {
  show();
  expect(screen.queryByText('Elsewhere')).toBeNull();
  await open();
  expect(document.getElementById(menu().getAttribute('aria-controls') ?? '')?.textContent).toBe(
    'Elsewhere',
  );
  await userEvent.click(menu());
  expect(screen.queryByText('Elsewhere')).toBeNull();
});

test('Escape closes it and gives the focus back', async () => {
  show();
  await open();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(menu());
});

test('the keyboard opens it, goes through it, and closes it by leaving', async () => {
  show();
  await screen.findByRole('button', { name: 'Menu' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Elsewhere');
  expect(isOpen()).toBe(true);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Outside');
  expect(isOpen()).toBe(false);
});

test('a press outside, the wheel and another address close it', async () => {
  const { router } = show();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
  expect(isOpen()).toBe(false);
  await open();
  act(() => void document.body.dispatchEvent(new Event('wheel', { bubbles: true })));
  expect(isOpen()).toBe(false);
  await open();
  await act(() => router.navigate('/elsewhere'));
  await waitFor(() => expect(isOpen()).toBe(false));
});

test('one that is opened while its page is on its way stays open when the page is there', async () => {
  const navigator = { createHref: String, go: () => {}, push: () => {}, replace: () => {} };
  const drawnAt = (key: string) => (
    <Router location={{ pathname: '/', key }} navigator={navigator}>
      <Dropdown label="Menu" trigger="…">
        <p>Open</p>
      </Dropdown>
    </Router>
  );
  const { rerender } = render(drawnAt('first'));
  // The browser is at the address already, and the page is not yet.
  history.replaceState({ key: 'second' }, '');
  await open();
  rerender(drawnAt('second'));
  expect(isOpen()).toBe(true);
  rerender(drawnAt('third'));
  expect(isOpen()).toBe(false);
});

test('its panel moves into the window where it would reach beyond a side', async () => {
  const bounds = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  const panel = () => document.getElementById(menu().getAttribute('aria-controls') ?? '');
  show();
  const width = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
  bounds.mockReturnValue(new DOMRect(390 - 192, 300, 232, 140));
  await open();
  expect(panel()?.style.translate).toBe('-52px');
  await userEvent.click(menu());
  expect(panel()?.style.translate).toBe('');
  bounds.mockReturnValue(new DOMRect(-20, 300, 232, 140));
  await open();
  expect(panel()?.style.translate).toBe('32px');
  bounds.mockRestore();
  width.mockRestore();
});

test('one that closes on a choice does so once that has acted, and gives the focus back', async () => {
  const chosen = vi.fn<() => void>();
  renderPart(
    <Dropdown label="Menu" trigger="…" closesOnChoice>
      <button type="button" onClick={chosen}>
        Mute
      </button>
    </Dropdown>,
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
  expect(chosen).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(menu());
});
