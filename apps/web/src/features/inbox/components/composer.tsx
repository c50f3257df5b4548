import { Trans, useLingui } from '@lingui/react/macro';
import { IconSend2 } from '@tabler/icons-react';
import { Button, InlineAlert } from '@wiki/ui';
import { limits } from '@wiki/domain';
import { type KeyboardEvent, useState } from 'react';
import { usePageFoot } from '../../../components/use-page-foot.ts';
import { errorMessage } from '../../../lib/errors/error-messages.ts';
import { readDraft, writeDraft } from '../../../lib/forms/draft.ts';
import classes from './composer.module.css';

export interface ComposerProps {
  chatId: string;
  /** Resolves to whether the text was taken. */
  onSend: (text: string) => Promise<boolean>;
  /** Why the last text was refused: a code of the API. */
  refusal: string | null;
}

/** Where a message is written. What was typed survives leaving and reloading. */
export function Composer({ chatId, onSend, refusal }: ComposerProps) {
  const { t, i18n } = useLingui();
  const foot = usePageFoot();
  const draft = `chat:${chatId}`;
  const [text, setText] = useState(() => typed(draft));
  const write = (next: string) => {
    setText(next);
    writeDraft(draft, next ? { text: next } : {});
  };
  const submit = async () => {
    const said = text.trim();
    if (!said) return;
    write('');
    if (await onSend(said)) return;
    // It goes back before what was typed meanwhile.
    const since = typed(draft);
    write(since ? `${said}\n${since}` : said);
  };
  const onKeyDown = (event: KeyboardEvent) => {
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
      {refusal && <InlineAlert tone="error">{i18n._(errorMessage(refusal))}</InlineAlert>}
      <div className={classes.line}>
        <textarea
          aria-label={t`Your message`}
          placeholder={t`Write a message`}
          value={text}
          maxLength={limits.chat.text}
          rows={1}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          className={classes.field}
        />
        <Button type="submit" leftSection={<IconSend2 size={20} stroke={1.75} aria-hidden />}>
          <Trans>Send</Trans>
        </Button>
      </div>
    </form>
  );
}

/** What was typed in this conversation and not sent yet. */
function typed(draft: string): string {
  const text = readDraft(draft)?.text;
  return typeof text === 'string' ? text : '';
}
