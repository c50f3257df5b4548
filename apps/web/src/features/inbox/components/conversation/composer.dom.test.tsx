import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ChatRowFragment } from '../../../../gql/chat-parts.ts';
import { outbox } from '../../../../lib/chats/browser-outbox.ts';
import { type Answer, renderPart } from '../../../../testing/render-part.tsx';
import type { Attachments } from '../../hooks/use-attachments.ts';
import { Composer } from './composer.tsx';

const nothing = () => {};

// That somebody writes goes to the server by a way of its own.
vi.mock('../../hooks/use-tell-typing.ts', () => ({
  useTellTyping: () => ({ pressed: nothing, rested: nothing, sent: nothing }),
}));

type State = 'sending' | 'failed' | 'stored';

const chat = { id: 'chat', draft: null, viewerCanWrite: true } as ChatRowFragment;
const photo = { id: 'photo', name: 'muestra.webp', byteSize: 1_000 };
const upload = { items: [], add: nothing, cancel: nothing, retry: nothing, rules: undefined };

/** A photo that is on its way, failed, or stored. */
const attached = (state: State): Attachments => ({
  images: state === 'stored' ? [photo] : [],
  files: [],
  photos: {
    ...upload,
    items:
      state === 'stored'
        ? []
        : [{ key: '1', name: 'muestra.png', byteSize: 1_000, state, progress: 0 }],
  },
  others: upload,
  isBusy: state === 'sending',
  hasFailed: state === 'failed',
  isEmpty: false,
  leftOut: 0,
  add: nothing,
  remove: nothing,
  restore: nothing,
  clear: nothing,
});

/** A message that is written while what goes with it becomes this or that. */
function Writing() {
  const [state, setState] = useState<State>('sending');
  return (
    <>
      {(['sending', 'failed', 'stored'] as const).map((next) => (
        <button key={next} type="button" onClick={() => setState(next)}>
          {next}
        </button>
      ))}
      <Composer
        viewerId="viewer"
        chat={chat}
        quoted={null}
        edited={null}
        attachments={attached(state)}
        onQuit={nothing}
        onSent={nothing}
        onEditLast={nothing}
      />
    </>
  );
}

const saved = vi.fn<Answer>(async () => ({ saveChatDraft: { chat: null, userErrors: [] } }));
const show = () => renderPart(<Writing />, { answer: saved });
const add = vi.spyOn(outbox, 'add');
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  saved.mockClear();
  add.mockReset().mockResolvedValue({ clientKey: 'key' } as never);
});

test('a message that is sent while its photo is on its way goes when it has arrived', () => {
  show();
  write('Esta es la muestra.');
  press('Send');
  expect(add).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toContain('as soon as everything is uploaded');
  expect(field().readOnly).toBe(true);
  press('stored');
  expect(add).toHaveBeenCalledExactlyOnceWith('chat', {
    text: 'Esta es la muestra.',
    quotedId: null,
    images: [photo],
    files: [],
  });
  expect(field().value).toBe('');
  expect(screen.queryByRole('status')).toBeNull();
});

test('it stays where the photo failed, and where its writer no longer wants it to go', () => {
  show();
  write('Esta es la muestra.');
  press('Send');
  press('failed');
  expect(field().readOnly).toBe(false);
  press('sending');
  press('Send');
  press('Don’t send yet');
  press('stored');
  expect(add).not.toHaveBeenCalled();
  expect(field().value).toBe('Esta es la muestra.');
});

test('what was typed goes to the account at once where its writer leaves the conversation', () => {
  const shown = show();
  write('Le confirmo mañana.');
  expect(saved).not.toHaveBeenCalled();
  shown.unmount();
  expect(saved).toHaveBeenCalledExactlyOnceWith(
    { input: { chatId: 'chat', text: 'Le confirmo mañana.' } },
    'SaveChatDraft',
  );
});

test('the choice between photos and files closes with it, and covers nothing that is attached', async () => {
  show();
  await screen.findByLabelText('Your message');
  press('Add photos or files');
  press('Photos');
  expect(screen.queryByRole('button', { name: 'Files' })).toBeNull();
});
