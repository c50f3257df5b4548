import type { MessageDescriptor } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconArrowRight,
  IconBuildingStore,
  IconCreditCard,
  IconFileText,
  IconHeadset,
  IconHeartHandshake,
  IconMessages,
  IconPackage,
  IconSearch,
  IconUser,
} from '@tabler/icons-react';
import { foldText, isLanguage } from '@wiki/domain';
import { InlineAlert, VisuallyHidden } from '@wiki/ui';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useModal } from '../../../../components/overlays/use-modal.ts';
import { FoundPreview, hasPreview } from '../../../../domains/found-preview/found-preview.tsx';
import {
  FoundState,
  type FoundStateProps,
} from '../../../../domains/found-preview/found-state.tsx';
import { useFindAnythingQuery } from '../../../../gql/app.ts';
import { session } from '../../../../lib/auth/browser-session.ts';
import { useViewer } from '../../../../lib/auth/use-viewer.ts';
import { useChooseLanguage } from '../../../../lib/i18n/use-choose-language.ts';
import { paths } from '../../../../lib/paths.ts';
import { useMediaQuery } from '../../../../lib/use-media-query.ts';
import { useSettled } from '../../../../lib/use-settled.ts';
import { noteOpened, type PaletteEntry, type PaletteKind, readOpened } from './opened-entries.ts';
import { actionsFor, meantBy, type PaletteAct } from './palette-actions.ts';
import classes from './command-palette.module.css';

const kinds: Readonly<Record<PaletteKind, { icon: typeof IconUser; name: MessageDescriptor }>> = {
  action: { icon: IconArrowRight, name: msg`Actions` },
  person: { icon: IconUser, name: msg`People` },
  business: { icon: IconBuildingStore, name: msg`Businesses` },
  application: { icon: IconFileText, name: msg`Applications` },
  payment: { icon: IconCreditCard, name: msg`Payments` },
  listing: { icon: IconPackage, name: msg`Listings` },
  partner: { icon: IconHeartHandshake, name: msg`Partners` },
  discussion: { icon: IconMessages, name: msg`Discussion threads` },
  ticket: { icon: IconHeadset, name: msg`Requests` },
};

const isKind = (kind: string): kind is PaletteKind => kind in kinds;

/** What tells listings apart, as the API names it. */
const listingTypes: Readonly<Record<string, MessageDescriptor>> = {
  product: msg`Product`,
  service: msg`Service`,
  property: msg({ message: 'Property', context: 'one' }),
};

/** Signs that stand before the words and narrow them to a kind. */
const signs: Readonly<Record<string, PaletteKind>> = {
  '>': 'action',
  '@': 'person',
  '#': 'payment',
};

/** The list of a combobox, whose options show more than the browser's own can. */
const listbox = { role: 'listbox' } as const;
const optionOf = (isSelected: boolean) =>
  ({ role: 'option', 'aria-selected': isSelected }) as const;

/** The part of a title that was typed, marked. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const at = typed ? foldText(text).indexOf(foldText(typed)) : -1;
  if (at < 0 || foldText(text).length !== text.length) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + typed.length)}</mark>
      {text.slice(at + typed.length)}
    </>
  );
}

/** A line of the list, with what it does where it leads nowhere, and how what was found stands. */
type Line = PaletteEntry & { act?: PaletteAct | null; state?: FoundStateProps['of'] | null };

interface CommandPaletteProps {
  /** What was typed before it was there. */
  typedAhead?: string;
  onClose: () => void;
}

/** Finds things and pages by typing: opened by Ctrl K, read by arrow keys, left by Escape. */
export function CommandPalette({ typedAhead = '', onClose }: CommandPaletteProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const navigate = useNavigate();
  const choose = useChooseLanguage();
  const dialog = useModal();
  const listId = useId();
  const isWide = useMediaQuery('(min-width: 56em)');
  const [typed, setTyped] = useState(typedAhead);
  const [pressed, setPressed] = useState<PaletteKind | null>(null);
  const readerId = viewer?.id ?? '';
  const [opened] = useState(() => readOpened(readerId));
  const [at, setAt] = useState(0);
  const sign = signs[typed.trimStart().charAt(0)];
  const text = useDeferredValue(
    typed
      .trimStart()
      .slice(sign ? 1 : 0)
      .trim()
      .slice(0, 80),
  );
  const { data, previousData, error, loading } = useFindAnythingQuery({
    variables: { text },
    skip: text === '' || sign === 'action',
    fetchPolicy: 'network-only',
  });
  const found = text === '' ? [] : ((data ?? previousData)?.findAnything ?? []);
  const offered = actionsFor(viewer?.staffDuties ?? []).map(({ title, group, to, words }) => ({
    id: typeof to === 'string' ? to : to.act,
    kind: 'action' as const,
    title: t(title),
    detail: t(group),
    url: typeof to === 'string' ? to : '',
    act: typeof to === 'string' ? null : to.act,
    words: `${t(group)} ${words}`,
  }));
  const actions: Line[] = [...meantBy(text, offered)];
  const things: Line[] = found.flatMap((each) => {
    const { kind, detail } = each;
    const type = kind === 'listing' ? listingTypes[detail ?? ''] : undefined;
    return isKind(kind) ? [{ ...each, kind, detail: type ? t(type) : (detail ?? null) }] : [];
  });
  const all: Line[] = [...(text === '' ? opened : things), ...actions];
  const present = [...new Set(all.map(({ kind }) => kind))];
  const only = sign ?? (pressed && present.includes(pressed) ? pressed : null);
  const shown = only ? all.filter(({ kind }) => kind === only) : all;
  const current = Math.min(at, shown.length - 1);
  const chosen = shown[current];
  // While one goes through the list, only what one stays on is read.
  const looked = useSettled(chosen, 150);

  const groupOf = ({ kind }: Line): string =>
    text === '' && kind !== 'action' ? t`Recently opened` : t(kinds[kind].name);
  const open = (entry: Line, isNewTab: boolean) => {
    if (entry.kind !== 'action') noteOpened(readerId, entry);
    if (entry.act) {
      onClose();
      perform(entry.act);
    } else if (isNewTab) window.open(entry.url, '_blank', 'noreferrer');
    else {
      onClose();
      void navigate(entry.url);
    }
  };
  const perform = (act: PaletteAct) => {
    if (isLanguage(act)) void choose(act);
    else {
      void navigate(paths.home());
      void session.signOut();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const next = (current + step + shown.length) % Math.max(1, shown.length);
      setAt(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      open(chosen, event.ctrlKey || event.metaKey);
    }
  };
  return (
    <dialog
      ref={dialog}
      className={classes.palette}
      aria-label={t`Find anything`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={classes.content}>
        <div className={classes.field}>
          <IconSearch size={20} stroke={1.75} aria-hidden />
          <input
            type="text"
            role="combobox"
            autoComplete="off"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={chosen ? `${listId}-${current}` : undefined}
            aria-label={t`Find anything`}
            placeholder={t`Name, e-mail, tax ID, invoice or page`}
            value={typed}
            maxLength={80}
            onKeyDown={onKeyDown}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setAt(0);
            }}
          />
          <kbd>Esc</kbd>
        </div>
        <div className={classes.chips}>
          {present.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={only === kind}
              onClick={() => {
                setPressed(only === kind ? null : kind);
                setAt(0);
              }}
            >
              {t(kinds[kind].name)} {all.filter((entry) => entry.kind === kind).length}
            </button>
          ))}
        </div>
        {error && (
          <InlineAlert tone="error">
            {t`Search isn’t responding right now. You can still open the pages below.`}
          </InlineAlert>
        )}
        <output>
          <VisuallyHidden>
            {!loading && plural(shown.length, { one: '# result', other: '# results' })}
          </VisuallyHidden>
        </output>
        <div className={classes.found}>
          <div {...listbox} id={listId} aria-label={t`Results`} className={classes.list}>
            {shown.map((entry, index) => {
              const { icon: Icon } = kinds[entry.kind];
              const before = shown[index - 1];
              const isFirst = !before || groupOf(before) !== groupOf(entry);
              return (
                <div key={`${entry.kind} ${entry.id}`}>
                  {isFirst && (
                    <p className={classes.group} aria-hidden>
                      {groupOf(entry)}
                    </p>
                  )}
                  <button
                    type="button"
                    {...optionOf(index === current)}
                    id={`${listId}-${index}`}
                    tabIndex={-1}
                    className={classes.option}
                    onPointerMove={() => setAt(index)}
                    onClick={({ ctrlKey, metaKey }) => open(entry, ctrlKey || metaKey)}
                    onKeyDown={onKeyDown}
                  >
                    <Icon size={18} stroke={1.75} aria-hidden />
                    <strong>
                      <Marked text={entry.title} typed={text} />
                    </strong>
                    <span className={classes.detail}>{entry.detail}</span>
                    {entry.state && <FoundState of={entry.state} />}
                  </button>
                </div>
              );
            })}
            {shown.length === 0 && !loading && (
              <p className={classes.nothing}>
                <Trans>Nothing found. Try a name, an e-mail, a tax ID or an invoice number.</Trans>
              </p>
            )}
          </div>
          {isWide && all.length > actions.length && (
            <FoundPreview
              found={looked && hasPreview(looked.kind) ? { ...looked, kind: looked.kind } : null}
            />
          )}
        </div>
        <p className={classes.keys}>
          <kbd>↑</kbd> <kbd>↓</kbd> <Trans>choose</Trans> <kbd>↵</kbd> <Trans>open</Trans>{' '}
          <kbd>Ctrl ↵</kbd> <Trans>in a new tab</Trans> <kbd>&gt;</kbd> <Trans>actions</Trans>{' '}
          <kbd>@</kbd> <Trans>people</Trans> <kbd>#</kbd> <Trans>invoices</Trans>
        </p>
      </div>
    </dialog>
  );
}
