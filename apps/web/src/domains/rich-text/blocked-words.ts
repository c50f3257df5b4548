import { Extension } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import type { PlacesIn } from './use-blocked-words.ts';

/** A word that would have the text refused, in the positions of the editor. */
interface BlockedWord {
  from: number;
  to: number;
}

/** How what is marked looks, and what is said beneath its paragraph. */
export interface BlockedWordsLook {
  word: string;
  note: string;
  /** What is said of the words of a paragraph. */
  noteOf: (words: readonly string[]) => Node;
}

interface Marked {
  words: readonly BlockedWord[];
  shown: DecorationSet;
}

const none: Marked = { words: [], shown: DecorationSet.empty };
const key = new PluginKey<Marked>('blockedWords');

/** A paragraph's text in which every place is a position: what is no text stands in for itself. */
const textOf = (block: DocumentNode): string =>
  block.textBetween(0, block.content.size, undefined, ({ type, nodeSize }) =>
    (type.name === 'hardBreak' ? '\n' : '\uFFFC').repeat(nodeSize),
  );

/** The texts of the paragraphs, as the server is asked about them. */
export function paragraphsOf(document: DocumentNode): string[] {
  const texts: string[] = [];
  document.descendants((node) => {
    if (node.isTextblock) texts.push(textOf(node));
    return !node.isTextblock;
  });
  return texts;
}

function markedIn(document: DocumentNode, placesIn: PlacesIn, look: BlockedWordsLook): Marked {
  const words: BlockedWord[] = [];
  const shown: Decoration[] = [];
  document.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = textOf(node);
    const places = placesIn(text);
    for (const { start, end } of places) {
      const [from, to] = [position + 1 + start, position + 1 + end];
      words.push({ from, to });
      shown.push(Decoration.inline(from, to, { nodeName: 'mark', class: look.word }));
    }
    if (places.length > 0) {
      const named = [...new Set(places.map(({ start, end }) => text.slice(start, end)))];
      const note = () => {
        const box = window.document.createElement('div');
        box.className = look.note;
        box.contentEditable = 'false';
        box.setAttribute('role', 'alert');
        box.append(look.noteOf(named));
        return box;
      };
      const after = position + node.nodeSize;
      shown.push(Decoration.widget(after, note, { side: -1, key: named.join('\0') }));
    }
    return false;
  });
  return { words, shown: DecorationSet.create(document, shown) };
}

/** Shows the words that would have the text refused; F8 leads from one to the next. */
export const blockedWordsWith = (look: BlockedWordsLook) =>
  Extension.create({
    name: 'blockedWords',
    addKeyboardShortcuts() {
      return { F8: () => goToBlockedWord(this.editor.view) };
    },
    addProseMirrorPlugins: () => [
      new Plugin<Marked>({
        key,
        state: {
          init: () => none,
          apply(transaction, marked) {
            const placesIn = transaction.getMeta(key) as PlacesIn | undefined;
            if (placesIn) return markedIn(transaction.doc, placesIn, look);
            if (!transaction.docChanged) return marked;
            // Until the typing rests the marks go along with what they mark.
            const { mapping, doc } = transaction;
            const words = marked.words
              .map(({ from, to }) => ({ from: mapping.map(from, 1), to: mapping.map(to, -1) }))
              .filter(({ from, to }) => from < to);
            return { words, shown: marked.shown.map(mapping, doc) };
          },
        },
        props: { decorations: (state) => key.getState(state)?.shown },
      }),
    ],
  });

/** Marks what is known now; answers how many words it marked. */
export function markBlockedWords(view: EditorView, placesIn: PlacesIn): number {
  view.dispatch(view.state.tr.setMeta(key, placesIn).setMeta('addToHistory', false));
  return wordsIn(view.state).length;
}

const wordsIn = (state: EditorState): readonly BlockedWord[] => key.getState(state)?.words ?? [];

/** Puts the caret before the next marked word, the first after the last. */
export function goToBlockedWord(view: EditorView): boolean {
  const words = wordsIn(view.state);
  const next = words.find(({ from }) => from > view.state.selection.head) ?? words[0];
  if (!next) return false;
  const caret = TextSelection.create(view.state.doc, next.from);
  view.dispatch(view.state.tr.setSelection(caret).scrollIntoView());
  view.focus();
  return true;
}
