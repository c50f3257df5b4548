import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
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

/** What an application says, the document beside it, and what belongs to both; each scrolls by itself. */
export function ReviewPanes({
  data,
  document,
  aside,
}: {
  data: ReactNode;
  document: ReactNode;
  aside: ReactNode;
}) {
  const { t } = useLingui();
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
    <div className={classes.panes} style={columns}>
      <div ref={pane} className={classes.pane}>
        {data}
      </div>
      <div className={classes.divider} aria-label={t`Width of the data`} {...divider} />
      <div className={classes.pane}>{document}</div>
      <aside className={classes.pane}>{aside}</aside>
    </div>
  );
}
