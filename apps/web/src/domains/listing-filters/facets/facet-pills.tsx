import { VisuallyHidden } from '@wiki/ui';
import { useFormat } from '../../../lib/format/use-format.ts';
import { FacetGroup } from './facet-group.tsx';
import classes from './facets.module.css';

export interface FacetPill {
  value: string;
  words: string;
  count: number;
  /** The words in full where `words` are short. */
  label?: string;
}

export interface FacetPillsProps {
  title: string;
  pills: readonly FacetPill[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  isClosed?: boolean;
}

/** A few values side by side, each pressed or not. */
export function FacetPills({ title, pills, chosen, onToggle, isClosed = false }: FacetPillsProps) {
  const format = useFormat();
  const shown = pills.filter(({ value, count }) => count > 0 || chosen.includes(value));
  if (shown.length === 0) return null;
  return (
    <FacetGroup title={title} isClosed={isClosed && chosen.length === 0}>
      <div className={classes.pills}>
        {shown.map(({ value, words, label, count }) => (
          <button
            key={value}
            type="button"
            className={classes.pill}
            aria-pressed={chosen.includes(value)}
            onClick={() => onToggle(value)}
          >
            {label && <VisuallyHidden>{`${label}, ${format.number(count)}`}</VisuallyHidden>}
            <span aria-hidden={label !== undefined}>
              {words} <span className={classes.count}>{format.number(count)}</span>
            </span>
          </button>
        ))}
      </div>
    </FacetGroup>
  );
}
