import { Trans, useLingui } from '@lingui/react/macro';
import { IconBell, IconX } from '@tabler/icons-react';
import { contentRemovalReasons, type Language, limits } from '@wiki/domain';
import { Button, IconButton, TextAreaField } from '@wiki/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import classes from './reason-panel.module.css';

export interface GivenReason {
  key: string | null;
  text: string | null;
}

export interface ReasonPanelProps {
  title: string;
  /** What the act is called. */
  confirmLabel: string;
  /** The language of who reads the reason. */
  language: Language;
  isDangerous: boolean;
  isSending: boolean;
  onConfirm: (reason: GivenReason) => void;
  onClose: () => void;
}

const keys = Object.keys(contentRemovalReasons) as (keyof typeof contentRemovalReasons)[];
const ownWords = 'own';

/** Asks why: a canned reason by its number, own words, and what the author reads of it. */
export function ReasonPanel(props: ReasonPanelProps) {
  const { title, confirmLabel, language, isDangerous, isSending, onConfirm, onClose } = props;
  const { t } = useLingui();
  const localized = useLocalized();
  const [chosen, setChosen] = useState<string | null>(null);
  const [text, setText] = useState('');
  const panel = useRef<HTMLFormElement>(null);
  const key = chosen === ownWords ? null : chosen;
  const words = text.trim();
  const isReady =
    (key !== null || words.length >= limits.reason.min) &&
    (words === '' || words.length >= limits.reason.min);
  const confirm = () => {
    if (isReady && !isSending) onConfirm({ key, text: words || null });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return confirm();
    }
    const isWriting = event.target instanceof HTMLTextAreaElement;
    const choice = [...keys, ownWords][Number(event.key) - 1];
    if (!isWriting && choice) setChosen(choice);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    panel.current?.querySelector('input')?.focus();
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const canned =
    key === null ? '' : contentRemovalReasons[key as keyof typeof contentRemovalReasons][language];
  const options = [
    ...keys.map((value) => ({ value, label: localized(contentRemovalReasons[value]) })),
    { value: ownWords, label: t`Something else` },
  ];
  return (
    <form
      ref={panel}
      className={classes.panel}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <header className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <IconButton label={t`Close`} onClick={onClose}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </header>
      <div className={classes.columns}>
        <fieldset className={classes.reasons}>
          <legend className={classes.legend}>
            <Trans>Reason</Trans>
          </legend>
          {options.map(({ value, label }, index) => (
            <label key={value} className={classes.reason} data-on={chosen === value || undefined}>
              <input
                type="radio"
                name="reason"
                value={value}
                checked={chosen === value}
                onChange={() => setChosen(value)}
              />
              <span>{label}</span>
              <kbd>{index + 1}</kbd>
            </label>
          ))}
        </fieldset>
        <div className={classes.words}>
          <p className={classes.preview} lang={language}>
            <span className={classes.previewHead}>
              <IconBell size={16} stroke={1.75} aria-hidden />
              {language === 'es' ? (
                <Trans>What the author sees, in Spanish</Trans>
              ) : (
                <Trans>What the author sees, in English</Trans>
              )}
            </span>
            {[canned, words].filter(Boolean).join(' ') || '…'}
          </p>
          <TextAreaField
            name="own-words"
            label={t`In your own words`}
            rows={3}
            maxLength={limits.reason.max}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button
            type="submit"
            variant={isDangerous ? 'danger' : 'filled'}
            loading={isSending}
            disabled={!isReady}
          >
            {confirmLabel} <kbd className={classes.key}>Ctrl ↵</kbd>
          </Button>
        </div>
      </div>
    </form>
  );
}
