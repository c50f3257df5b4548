import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@wiki/ui';
import type { ReactNode } from 'react';
import classes from './choose-box.module.css';
import type { ListingRow } from './use-managed-listings.ts';
import type { Chosen } from './use-chosen.ts';

interface BoxProps {
  label: ReactNode;
  isChosen: boolean;
  /** Whether some of what it stands for are chosen and others not. */
  isMixed?: boolean;
  onChange: (isChosen: boolean) => void;
}

function Box({ label, isChosen, isMixed = false, onChange }: BoxProps) {
  return (
    <label className={classes.choose}>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        checked={isChosen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

/** Chooses one listing of a list, to do something to several together. */
export function ChooseBox({ id, name, chosen }: { id: string; name: string; chosen: Chosen }) {
  const { t } = useLingui();
  return (
    <Box
      label={<VisuallyHidden>{t`Choose ${name}`}</VisuallyHidden>}
      isChosen={chosen.has(id)}
      onChange={(isChosen) => chosen.choose([id], isChosen)}
    />
  );
}

export interface ChooseAllProps {
  listings: readonly ListingRow[];
  chosen: Chosen;
  /** Whether its words are only heard. */
  isSilent?: boolean;
}

/** Chooses all listings that are shown, or none. */
export function ChooseAll({ listings, chosen, isSilent = false }: ChooseAllProps) {
  const { t } = useLingui();
  const count = listings.filter(({ id }) => chosen.has(id)).length;
  const isAll = count === listings.length;
  const label = t`Choose all shown`;
  return (
    <Box
      label={isSilent ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      isChosen={isAll}
      isMixed={count > 0 && !isAll}
      onChange={(isChosen) =>
        chosen.choose(
          listings.map(({ id }) => id),
          isChosen,
        )
      }
    />
  );
}
