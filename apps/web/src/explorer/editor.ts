import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { EditorState, Prec } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { graphql, updateSchema } from 'cm6-graphql';
import type { GraphQLSchema } from 'graphql';

/** Where operations are written. */
export interface Editor {
  text(): string;
  cursor(): number;
  write(text: string): void;
  /** From now on it completes and checks by this schema. */
  know(schema: GraphQLSchema): void;
}

const colors = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--wiki-color-accent-text)', fontWeight: '600' },
  { tag: [tags.propertyName, tags.attributeName], color: 'var(--wiki-color-info-text)' },
  { tag: [tags.variableName, tags.number, tags.bool], color: 'var(--wiki-color-warning-text)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--wiki-color-danger-text)' },
  { tag: tags.comment, color: 'var(--wiki-color-muted)', fontStyle: 'italic' },
]);

/** Puts an editor of operations into the page. */
export function createEditor(
  parent: HTMLElement,
  { text, run }: { text: string; run: () => void },
): Editor {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  const runKey = { key: 'Mod-Enter', run: () => (run(), true) };
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorView.cspNonce.of(nonce),
        Prec.highest(keymap.of([runKey])),
        lineNumbers(),
        history(),
        bracketMatching(),
        closeBrackets(),
        autocompletion(),
        syntaxHighlighting(colors),
        keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
        graphql(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'Operation' }),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    cursor: () => view.state.selection.main.head,
    write: (next) =>
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    know: (schema) => updateSchema(view, schema),
  };
}
