import type { RichTextDocument } from '@wiki/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';

const onChange = vi.fn<(document: RichTextDocument) => void>();

const paragraph = (text: string) =>
  ({ type: 'paragraph', content: [{ type: 'text', text }] }) as const;
const list: RichTextDocument['content'][number] = {
  type: 'bulletList',
  content: [{ type: 'listItem', content: [paragraph('The last word')] }],
};

test('what the editor tidies by itself is no change: only what somebody does is', async () => {
  const user = userEvent.setup();
  // Behind a list the editor puts an empty line, to have a place to go on.
  const initial: RichTextDocument = { type: 'doc', content: [paragraph('Before'), list] };
  renderPart(<RichTextEditor label="Text" lang="en" initial={initial} onChange={onChange} />);
  const field = await screen.findByRole('textbox', { name: 'Text' });
  await waitFor(() => expect(field.lastElementChild?.tagName).toBe('P'));
  expect(onChange).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Quote' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(onChange.mock.lastCall?.[0].content[0]?.type).toBe('blockquote');
});

/** Takes its time to be drawn, as everything does on a slow phone: what is due meanwhile happens. */
function Slow() {
  vi.runOnlyPendingTimers();
  return null;
}

test('a field that starts focused is, however long it takes until it stands in the page', () => {
  vi.useFakeTimers();
  try {
    renderPart(
      <>
        <RichTextEditor
          label="Text"
          lang="en"
          initial={{ type: 'doc', content: [paragraph('Before')] }}
          onChange={onChange}
          startsFocused
        />
        <Slow />
      </>,
    );
    vi.runOnlyPendingTimers();
    vi.runOnlyPendingTimers();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text' }));
  } finally {
    vi.useRealTimers();
  }
});
