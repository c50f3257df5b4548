import { Trans } from '@lingui/react/macro';
import { Button, CheckboxField } from '@wiki/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { FacetValue } from './use-facets.ts';
import { FacetGroup } from './facet-group.tsx';
import classes from './facets.module.css';

/** How many values are in sight before "Show more". */
const inSight = 6;

export interface FacetOptionsProps {
  title: string;
  values: readonly FacetValue[];
  chosen: readonly string[];
  wordsOf: (value: string) => string;
  onToggle: (value: string) => void;
  isClosed?: boolean;
}

/** Several of many: the most frequent values with their counts, the rest on demand. */
export function FacetOptions(props: FacetOptionsProps) {
  const { title, values, chosen, wordsOf, onToggle, isClosed = false } = props;
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  // What is chosen stays in sight, also when nothing has it any more.
  const missing = chosen
    .filter((value) => !values.some((each) => each.value === value))
    .map((value) => ({ value, count: 0 }));
  const all = [...missing, ...values];
  if (all.length === 0) return null;
  const shown = isWhole
    ? all
    : all.filter(({ value }, index) => index < inSight || chosen.includes(value));
  return (
    <FacetGroup title={title} isClosed={isClosed && chosen.length === 0}>
      <ul className={classes.options}>
        {shown.map(({ value, count }) => (
          <li key={value}>
            <CheckboxField
              label={
                <span className={classes.option}>
                  <span className={classes.words}>{wordsOf(value)}</span>
                  <span className={classes.count}>{format.number(count)}</span>
                </span>
              }
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
          </li>
        ))}
      </ul>
      {all.length > inSight && (
        <Button
          variant="subtle"
          size="sm"
          className={classes.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
        </Button>
      )}
    </FacetGroup>
  );
}
