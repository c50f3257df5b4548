import { useLingui } from '@lingui/react/macro';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconAt,
  IconBlockquote,
  IconBold,
  IconChevronDown,
  IconCode,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconStrikethrough,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef } from 'react';
import classes from './rich-text-editor.module.css';

interface Tool {
  key: string;
  label: string;
  icon: typeof IconBold;
  isOn?: boolean;
  isOff?: boolean;
  run: () => void;
}

export interface EditorToolbarProps {
  editor: Editor;
  /** Without headings and pictures: for comments. */
  isShort: boolean;
  onPicture: () => void;
}

const states = [
  'bold',
  'italic',
  'strike',
  'link',
  'code',
  'bulletList',
  'orderedList',
  'blockquote',
];

const levels = [2, 3] as const;

/** What a paragraph is: text or a heading. */
function StyleField({ editor, style }: { editor: Editor; style: number }) {
  const { t } = useLingui();
  const change = (value: string) => {
    const level = levels.find((each) => String(each) === value);
    const chain = editor.chain().focus();
    if (level) chain.setHeading({ level }).run();
    else chain.setParagraph().run();
  };
  return (
    <span className={classes.style}>
      <select
        aria-label={t`Style of the paragraph`}
        value={style}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      >
        <option value={0}>{t`Paragraph`}</option>
        <option value={2}>{t`Heading`}</option>
        <option value={3}>{t`Subheading`}</option>
      </select>
      <IconChevronDown size={16} aria-hidden />
    </span>
  );
}

/** What one can do to a text. One stop of the tab key: the arrows move between its buttons. */
export function EditorToolbar({ editor, isShort, onPicture }: EditorToolbarProps) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: new Set(states.filter((name) => current.isActive(name))),
      style: levels.find((level) => current.isActive('heading', { level })) ?? 0,
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const setLink = () => {
    const known: unknown = editor.getAttributes('link')['href'];
    const href = window.prompt(t`Link address`, typeof known === 'string' ? known : 'https://');
    if (href === null) return;
    if (href.trim() === '' || href === 'https://') chain().unsetLink().run();
    else chain().extendMarkRange('link').setLink({ href: href.trim() }).run();
  };
  const toggle = (key: string, label: string, icon: typeof IconBold, run: () => void): Tool => ({
    key,
    label,
    icon,
    isOn: on.active.has(key),
    run,
  });
  const groups: readonly { key: string; tools: Tool[] }[] = [
    {
      key: 'marks',
      tools: [
        toggle('bold', t`Bold (Ctrl B)`, IconBold, () => chain().toggleBold().run()),
        toggle('italic', t`Italic (Ctrl I)`, IconItalic, () => chain().toggleItalic().run()),
        toggle('strike', t`Strikethrough`, IconStrikethrough, () => chain().toggleStrike().run()),
        toggle('code', t`Code`, IconCode, () => chain().toggleCode().run()),
        toggle('link', t`Link`, IconLink, setLink),
      ],
    },
    {
      key: 'blocks',
      tools: [
        toggle('bulletList', t`List`, IconList, () => chain().toggleBulletList().run()),
        toggle('orderedList', t`Numbered list`, IconListNumbers, () =>
          chain().toggleOrderedList().run(),
        ),
        toggle('blockquote', t`Quote`, IconBlockquote, () => chain().toggleBlockquote().run()),
      ],
    },
    {
      key: 'inserts',
      tools: [
        { key: 'picture', label: t`Picture`, icon: IconPhoto, run: onPicture },
        {
          key: 'mention',
          label: t`Mention someone`,
          icon: IconAt,
          run: () => chain().insertContent({ type: 'text', text: '@' }).run(),
        },
      ],
    },
    {
      key: 'steps',
      tools: [
        {
          key: 'undo',
          label: t`Undo (Ctrl Z)`,
          icon: IconArrowBackUp,
          isOff: !on.canUndo,
          run: () => chain().undo().run(),
        },
        {
          key: 'redo',
          label: t`Redo (Ctrl Y)`,
          icon: IconArrowForwardUp,
          isOff: !on.canRedo,
          run: () => chain().redo().run(),
        },
      ],
    },
  ];
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button, select') ?? [])];
    const index = buttons.findIndex((button) => button === document.activeElement);
    buttons[(index + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t`Formatting`}
      className={classes.toolbar}
      onKeyDown={move}
    >
      {!isShort && <StyleField editor={editor} style={on.style} />}
      {groups.map(({ key: group, tools }, at) => (
        <div key={group} className={classes.tools}>
          {tools.map(({ key, label, icon: Icon, isOn, isOff = false, run }, index) => (
            <button
              key={key}
              type="button"
              title={label}
              aria-label={label}
              aria-pressed={isOn}
              aria-disabled={isOff}
              tabIndex={isShort && at === 0 && index === 0 ? 0 : -1}
              className={classes.tool}
              onClick={() => (isOff ? undefined : run())}
            >
              <Icon size={20} aria-hidden />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
