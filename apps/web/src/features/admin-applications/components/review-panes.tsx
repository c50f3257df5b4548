import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { useResize } from '../../../lib/use-resize.ts';
import classes from './review-panes.module.css';

const stored = 'wiki.review.data';
const [min, max] = [320, 760] as const;

function storedWidth(): number | null {
  try {
    const width = Number(localStorage.getItem(stored));
    return width >= min && width <= max ? width : null;
  } catch {
    return null;
  }
}

function keep(width: number | null): void {
  try {
    if (width === null) localStorage.removeItem(stored);
    else localStorage.setItem(stored, String(width));
  } catch {
    // Storage is closed or full: the line stays where it is as long as the page.
  }
}

/** The parts of a review, of which a phone shows one. */
export type ReviewPart = 'data' | 'files' | 'payment' | 'notes' | 'history';

export interface ReviewPanesProps {
  data: ReactNode;
  document: ReactNode;
  /** Which documents there are. */
  files: ReactNode;
  /** What is to be paid or was; nothing before that and for those who keep no books. */
  payment: ReactNode;
  notes: ReactNode;
  history: ReactNode;
  /** How many there are of each. */
  counts: Readonly<Partial<Record<ReviewPart, number>>>;
  /** What a phone shows. */
  part: ReviewPart;
  onPart: (part: ReviewPart) => void;
}

/**
 * What an application says, the document beside it, and what belongs to both; each scrolls by itself.
 * On a phone they are tabs.
 */
export function ReviewPanes(props: ReviewPanesProps) {
  const { data, document, files, payment, notes, history, counts, part, onPart } = props;
  const { t } = useLingui();
  // What was to be paid may be taken back while it is shown.
  const shown = part === 'payment' && !payment ? 'data' : part;
  const [width, setWidth] = useState(storedWidth);
  const pane = useRef<HTMLDivElement>(null);
  const change = (next: number | null) => {
    setWidth(next);
    keep(next);
  };
  const divider = useResize({
    width,
    min,
    max,
    onWidth: change,
    onReset: () => change(null),
    measure: () => pane.current?.offsetWidth ?? min,
  });
  const columns = width === null ? {} : ({ '--data-width': `${width}px` } as CSSProperties);
  return (
    <div className={classes.panes} style={columns} data-part={shown}>
      <div className={classes.parts}>
        <Choice
          label={t`Part of the application`}
          value={shown}
          isWideOnPhone
          options={[
            { value: 'data', label: t`Data` },
            { value: 'files', label: t`Files`, count: counts.files ?? null },
            ...(payment ? [{ value: 'payment' as const, label: t`Payment` }] : []),
            { value: 'notes', label: t`Notes`, count: counts.notes ?? null },
            { value: 'history', label: t`History`, count: counts.history ?? null },
          ]}
          onChange={onPart}
        />
      </div>
      <div ref={pane} className={classes.pane} data-of="data">
        {data}
      </div>
      <div className={classes.divider} aria-label={t`Width of the data`} {...divider} />
      <div className={classes.pane} data-of="files">
        {document}
      </div>
      <aside className={classes.pane}>
        <div data-of="files">{files}</div>
        <div data-of="payment">{payment}</div>
        <div data-of="notes">{notes}</div>
        <div data-of="history">{history}</div>
      </aside>
    </div>
  );
}
