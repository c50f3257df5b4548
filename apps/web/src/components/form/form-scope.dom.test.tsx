import { limits } from '@wiki/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { fieldsOf } from './fields.tsx';
import { FormActions } from './form-actions.tsx';
import { useFormContext } from './form-context.ts';
import { FormGuard, RestoredDraft } from './form-guard.tsx';
import { FormScope } from './form-scope.tsx';
import { useFormScope } from './use-form-scope.ts';

interface Values {
  userId: string;
  reason: string;
  dateUntil?: Date | null | undefined;
}

const Field = fieldsOf<Values>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ suspendUserSchema }) => suspendUserSchema);

type Send = (values: Values) => Promise<readonly RefusedInput[]>;

function Suspension({ send, onDone }: { send: Send; onDone: () => void }) {
  const state = useFormScope<Values>({
    schema,
    defaults: { userId: '1', reason: '', dateUntil: null },
    send,
    onDone,
  });
  return (
    <FormScope state={state} label="Suspension">
      <Field.TextArea name="reason" label="Reason" />
      <Field.Day name="dateUntil" label="Last day" isOptional />
      <Upload />
      <FormActions state={state}>Suspend</FormActions>
    </FormScope>
  );
}

/** Says what a field of files says while one is on its way. */
function Upload() {
  const { hold } = useFormContext();
  return (
    <>
      <button type="button" onClick={() => hold('logo', true)}>
        Begin
      </button>
      <button type="button" onClick={() => hold('logo', false)}>
        Arrive
      </button>
    </>
  );
}

const nothing = () => undefined;
const show = (send: Send, onDone: () => void = nothing) =>
  renderPart(<Suspension send={send} onDone={onDone} />);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Suspend' }));

test('is not sent while a file of a field is on its way', async () => {
  const send = vi.fn<Send>().mockResolvedValue([]);
  show(send);
  await userEvent.type(await screen.findByLabelText('Reason'), 'It is spam, all of it');
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  fireEvent.submit(screen.getByRole('form'));
  expect(screen.getByRole('button', { name: 'Waiting for the files' })).toHaveProperty(
    'disabled',
    true,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Arrive' }));
  expect(send).not.toHaveBeenCalled();
  await press();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('takes lengths and messages from the schema', async () => {
  const send = vi.fn<Send>();
  show(send);
  await userEvent.type(await screen.findByLabelText('Reason'), 'x');
  await waitFor(() =>
    expect(screen.getByLabelText('Reason').getAttribute('maxlength')).toBe(
      String(limits.reason.max),
    ),
  );
  await press();
  expect(await screen.findByRole('link', { name: /^Reason: / })).toBeTruthy();
  expect(screen.getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true');
  expect(send).not.toHaveBeenCalled();
});

test('sends what was written, and says when it is done', async () => {
  const send = vi.fn<Send>().mockResolvedValue([]);
  const done = vi.fn<() => void>();
  show(send, done);
  await userEvent.type(await screen.findByLabelText('Reason'), 'Spam in every comment');
  await userEvent.type(screen.getByLabelText(/^Last day/), '2999-12-31');
  await press();
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  const [values] = send.mock.calls[0] ?? [];
  expect(values).toMatchObject({ userId: '1', reason: 'Spam in every comment' });
  expect(values?.dateUntil?.getFullYear()).toBe(2999);
});

test('gives refusals of the API to their fields, and the others to the form', async () => {
  const send = vi.fn<Send>();
  send.mockResolvedValueOnce([{ code: 'FIELD_INVALID', field: 'reason' }]);
  send.mockResolvedValueOnce([{ code: 'FORBIDDEN' }]);
  show(send);
  await userEvent.type(await screen.findByLabelText('Reason'), 'Spam in every comment');
  await press();
  expect(await screen.findByRole('link', { name: /^Reason: / })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Reason'), ' again');
  await press();
  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe(
    'Spam in every comment again',
  );
});

test('keeps what was typed when the network fails', async () => {
  show(() => Promise.reject(new Error('down')));
  await userEvent.type(await screen.findByLabelText('Reason'), 'Spam in every comment');
  await press();
  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Spam in every comment');
});

interface Note {
  text: string;
  secret: string;
}

const NoteField = fieldsOf<Note>();

function NoteForm({ send }: { send: (values: Note) => Promise<readonly RefusedInput[]> }) {
  const state = useFormScope<Note>({
    checks: 'onSubmit',
    defaults: { text: '', secret: '' },
    draft: { name: 'note', secret: secrets },
    send,
  });
  return (
    <FormScope
      state={state}
      problemText={({ code }) => code === 'FORBIDDEN' && 'Only editors write notes.'}
    >
      <RestoredDraft state={state} />
      <NoteField.TextArea
        name="text"
        label="Note"
        isCounted
        maxLength={20}
        messages={{ FIELD_REQUIRED: 'Write something.' }}
      />
      <NoteField.Secret name="secret" label="Password" />
      <FormActions state={state}>Keep it</FormActions>
      <FormGuard state={state} />
    </FormScope>
  );
}

const secrets = ['secret'] as const;
const keep = () => userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
const note = () => screen.getByLabelText<HTMLTextAreaElement>('Note');

afterEach(() => sessionStorage.clear());

test('keeps what is typed until it is sent, but no secret', async () => {
  const send = vi.fn<(values: Note) => Promise<readonly RefusedInput[]>>().mockResolvedValue([]);
  const first = renderPart(<NoteForm send={send} />);
  await userEvent.type(await screen.findByLabelText('Note'), 'Bring coffee');
  await userEvent.type(screen.getByLabelText('Password'), 'salt');
  expect(screen.getByText(/12 of 20/)).toBeTruthy();
  first.unmount();

  const second = renderPart(<NoteForm send={send} />);
  await waitFor(() => expect(note().value).toBe('Bring coffee'));
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  expect(screen.getByText('Here are the changes you hadn’t saved.')).toBeTruthy();
  await keep();
  await waitFor(() => expect(send).toHaveBeenCalled());
  second.unmount();

  renderPart(<NoteForm send={send} />);
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Note')).value).toBe('');
});

test('gives up what was typed before', async () => {
  const first = renderPart(<NoteForm send={() => Promise.resolve([])} />);
  await userEvent.type(await screen.findByLabelText('Note'), 'Bring coffee');
  first.unmount();
  renderPart(<NoteForm send={() => Promise.resolve([])} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard them' }));
  expect(note().value).toBe('');
  expect(sessionStorage.length).toBe(0);
});

test('says in words of its own what is wrong with a field, and with the whole', async () => {
  const send = vi.fn<(values: Note) => Promise<readonly RefusedInput[]>>();
  send.mockResolvedValueOnce([{ code: 'FIELD_REQUIRED', field: 'text' }]);
  send.mockResolvedValueOnce([{ code: 'FORBIDDEN' }]);
  renderPart(<NoteForm send={send} />);
  await screen.findByLabelText('Note');
  await keep();
  expect(await screen.findByRole('link', { name: 'Note: Write something.' })).toBeTruthy();
  await userEvent.type(note(), 'x');
  await keep();
  expect((await screen.findByRole('alert')).textContent).toContain('Only editors write notes.');
});

test('asks before it is left with something unsaved', async () => {
  const { router } = renderPart(<NoteForm send={() => Promise.resolve([])} />);
  await userEvent.type(await screen.findByLabelText('Note'), 'x');
  void router.navigate('/elsewhere');
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
});
