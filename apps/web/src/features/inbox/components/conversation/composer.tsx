import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { IconFile, IconPhoto, IconPlus, IconSend2, IconX } from '@tabler/icons-react';
import { IconButton, InlineAlert } from '@wiki/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Dropdown, dropdownItem } from '../../../../components/overlays/dropdown.tsx';
import { usePageFoot } from '../../../../components/page/use-page-foot.ts';
import type { ChatMessageFieldsFragment, ChatRowFragment } from '../../../../gql/chat-parts.ts';
import { useErrorMessage } from '../../../../lib/errors/use-error-message.ts';
import type { Attachments } from '../../hooks/use-attachments.ts';
import { useDraft } from '../../hooks/use-draft.ts';
import { useTellTyping } from '../../hooks/use-tell-typing.ts';
import { useSubmitMessage } from '../../hooks/use-submit-message.ts';
import { AttachmentTray } from './attachment-tray.tsx';
import classes from './composer.module.css';
import { QuotedWords } from './quote.tsx';

export interface ComposerProps {
  /** Who writes: what they typed is kept under their id. */
  viewerId: string;
  chat: ChatRowFragment;
  /** The message that is answered, or changed. */
  quoted: ChatMessageFieldsFragment | null;
  edited: ChatMessageFieldsFragment | null;
  /** Photos and files that go with the next message. */
  attachments: Attachments;
  /** Gives up answering or changing. */
  onQuit: () => void;
  onSent: () => void;
  onEditLast: () => void;
}

/** Where a message is written. What was typed survives leaving and reloading, here and elsewhere. */
export function Composer(props: ComposerProps) {
  const { viewerId, chat, quoted, edited, attachments, onQuit, onSent, onEditLast } = props;
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const foot = usePageFoot();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(viewerId, chat.id, chat.draft ?? null);
  const typing = useTellTyping(chat.id);
  const [change, setChange] = useState<string | null>(null);
  const [goesWithFiles, setGoesWithFiles] = useState(false);
  const text = edited ? (change ?? edited.text) : draft.text;
  const submission = useSubmitMessage(chat.id, (said) => {
    // It goes back before what was typed meanwhile.
    draft.write(draft.text ? `${said.text}\n${draft.text}` : said.text);
    attachments.restore(said);
  });

  useEffect(() => {
    setChange(null);
    if (edited || quoted) field.current?.focus();
  }, [edited, quoted]);

  const submit = async () => {
    const said = text.trim();
    if (edited) {
      if (said && (await submission.change(edited, said))) onQuit();
      return;
    }
    const { images, files, isBusy } = attachments;
    setGoesWithFiles(isBusy);
    if (isBusy || (!said && images.length + files.length === 0)) return;
    submission.send({ text: said, quotedId: quoted?.id ?? null, images, files });
    draft.sent();
    typing.sent();
    attachments.clear();
    onQuit();
    onSent();
  };
  const submitted = useRef(() => {});
  useEffect(() => {
    submitted.current = () => void submit();
  });
  // It was sent before its photos and files had arrived: it goes with them. One that failed is for its writer to decide on.
  useEffect(() => {
    if (!goesWithFiles || attachments.isBusy) return;
    setGoesWithFiles(false);
    if (!attachments.hasFailed) submitted.current();
  }, [goesWithFiles, attachments.isBusy, attachments.hasFailed]);

  if (!chat.viewerCanWrite || chat.viewerAwaitsAnswer) {
    return (
      <p className={classes.closed}>
        {chat.viewerCanWrite ? (
          <Trans>You can write again once they reply.</Trans>
        ) : (
          <Trans>You can’t write in this conversation.</Trans>
        )}
      </p>
    );
  }

  const write = (next: string) => {
    submission.forgive();
    if (edited) setChange(next);
    else {
      draft.write(next);
      if (next) typing.pressed();
      else typing.rested();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && goesWithFiles) {
      event.preventDefault();
      setGoesWithFiles(false);
    } else if (event.key === 'Escape' && (quoted || edited)) {
      event.preventDefault();
      onQuit();
    }
    if (event.key === 'ArrowUp' && !event.altKey && text === '' && !edited) {
      event.preventDefault();
      onEditLast();
    }
    // On a phone Enter is a new line: there is a button under the thumb.
    const isDesk = matchMedia('(pointer: fine)').matches;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !isDesk) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form
      ref={foot}
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {submission.refusal && (
        <InlineAlert tone="error">{errorMessage(submission.refusal)}</InlineAlert>
      )}
      {(quoted ?? edited) && (
        <div className={classes.answered}>
          <span className={classes.answeredWords}>
            {edited ? (
              <b>
                <Trans>Edit your message</Trans>
              </b>
            ) : (
              quoted && <QuotedWords quoted={quoted} />
            )}
          </span>
          <IconButton label={edited ? t`Cancel editing` : t`Cancel reply`} onClick={onQuit}>
            <IconX size={18} stroke={1.75} aria-hidden />
          </IconButton>
        </div>
      )}
      <AttachmentTray attachments={attachments} />
      {goesWithFiles && (
        <output className={classes.waiting}>
          <Trans>It goes as soon as everything is uploaded.</Trans>
          <button type="button" onClick={() => setGoesWithFiles(false)}>
            <Trans>Don’t send yet</Trans>
          </button>
        </output>
      )}
      <div className={classes.line}>
        {!edited && <AddFiles onAdd={attachments.add} />}
        <textarea
          ref={field}
          aria-label={t`Your message`}
          placeholder={t`Write a message`}
          value={text}
          maxLength={limits.chat.text}
          rows={1}
          readOnly={goesWithFiles}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const { files } = event.clipboardData;
            if (files.length === 0) return;
            event.preventDefault();
            attachments.add([...files]);
          }}
          className={classes.field}
        />
        <button
          type="submit"
          className={classes.send}
          aria-label={edited ? t`Save the change` : t`Send`}
          aria-disabled={goesWithFiles || undefined}
        >
          <IconSend2 size={22} stroke={1.75} aria-hidden />
        </button>
      </div>
    </form>
  );
}

/** Chooses photos and files from the device. */
function AddFiles({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const { t } = useLingui();
  const photos = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  const input = (label: string, accept: string | undefined) => ({
    type: 'file',
    multiple: true,
    hidden: true,
    'aria-label': label,
    accept,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      onAdd([...(currentTarget.files ?? [])]);
      currentTarget.value = '';
    },
  });
  return (
    <>
      <Dropdown
        label={t`Add photos or files`}
        trigger={<IconPlus size={22} stroke={1.75} aria-hidden />}
        align="start"
        closesOnChoice
        className={classes.add}
      >
        <button type="button" className={dropdownItem} onClick={() => photos.current?.click()}>
          <IconPhoto {...icon} />
          <Trans>Photos</Trans>
        </button>
        <button type="button" className={dropdownItem} onClick={() => files.current?.click()}>
          <IconFile {...icon} />
          <Trans>Files</Trans>
        </button>
      </Dropdown>
      <input ref={photos} {...input(t`Photos`, 'image/*,.heic,.heif')} />
      <input ref={files} {...input(t`Files`, undefined)} />
    </>
  );
}
