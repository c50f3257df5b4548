import { Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import type { ConditionWords } from './facets/use-condition-words.ts';
import type { ListingQueryState } from './use-listing-query.ts';
import { activeConditions } from './listing-query.ts';
import classes from './active-chips.module.css';

export interface ActiveChipsProps {
  state: Pick<ListingQueryState, 'query' | 'replace' | 'clear'>;
  wordsOf: ConditionWords;
}

/** What the list is narrowed to: each can be taken away by itself, or all at once. */
export function ActiveChips({ state: { query, replace, clear }, wordsOf }: ActiveChipsProps) {
  const { t } = useLingui();
  const conditions = activeConditions(query);
  if (conditions.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t`Active filters`}>
      {conditions.map(({ condition, value, without }) => {
        const words = wordsOf(condition, value);
        return (
          <li key={`${condition}-${value}`}>
            <button
              type="button"
              className={classes.chip}
              aria-label={t`Remove the filter ${words}`}
              onClick={() => replace(without)}
            >
              {words}
              <IconX size={16} stroke={2} aria-hidden />
            </button>
          </li>
        );
      })}
      <li>
        <Button variant="subtle" size="sm" onClick={clear}>
          <Trans>Clear filters</Trans>
        </Button>
      </li>
    </ul>
  );
}
