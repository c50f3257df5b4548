import { Card } from '@wiki/ui';
import type { ReactNode } from 'react';
import { RecordEditors } from '../../components/conflict/record-editors.tsx';
import type { EditedKind } from '../../gql/schema-types.ts';
import classes from './editor-frame.module.css';
import type { EditedText } from './use-edited-text.tsx';

/** What belongs together beside the text. */
export function EditorCard({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <Card padding="lg" className={classes.card ?? ''}>
      {title && <h2>{title}</h2>}
      {children}
    </Card>
  );
}

export interface EditorFrameProps {
  /** Others who open the same hear of this writer, and this writer of them. */
  kind: EditedKind;
  id: string;
  edited: Pick<EditedText<object>, 'alert' | 'comparison'>;
  /** Cards beside the text. */
  aside: ReactNode;
  children: ReactNode;
}

/** A text being written, with what is done with it beside it. */
export function EditorFrame({ kind, id, edited, aside, children }: EditorFrameProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <RecordEditors kind={kind} id={id} />
        {edited.alert}
        {children}
      </div>
      <aside className={classes.aside}>{aside}</aside>
      {edited.comparison}
    </div>
  );
}
