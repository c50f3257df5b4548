import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ViewerContext, type Viewer } from '../../../../lib/auth/use-viewer.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { PaletteButton } from './palette-button.tsx';

const viewer = { id: 'valentina', staffDuties: ['ACCOUNTS'] } as unknown as Viewer;

/** The palette's code comes when a test lets it come. */
const code = vi.hoisted(() => {
  let arrive = () => undefined as void;
  const hasArrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive, hasArrived };
});
vi.mock('./command-palette.tsx', async (original) => {
  await code.hasArrived;
  return original();
});

afterEach(cleanup);

test('what is typed before the palette is there stands in it, and is no shortcut of the page', async () => {
  const user = userEvent.setup();
  const onKey = vi.fn<() => void>();
  document.body.addEventListener('keydown', onKey);
  renderPart(
    <ViewerContext value={viewer}>
      <PaletteButton />
    </ViewerContext>,
    { answer: () => Promise.resolve({ findAnything: [] }) },
  );
  await user.keyboard('{Control>}k{/Control}');
  onKey.mockClear();
  await user.keyboard('cc{Backspace}afé');
  expect(onKey).not.toHaveBeenCalled();
  code.arrive();
  const box = await screen.findByRole('combobox', { name: 'Find anything' });
  expect(box).toHaveProperty('value', 'café');
  document.body.removeEventListener('keydown', onKey);
});
