import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wiki/ui';
import { useState } from 'react';
import { Dialog, DialogActions } from '../overlays/dialog.tsx';
import { TextDifference } from './text-difference.tsx';
import {
  type ComparedField,
  type Choices,
  compare,
  type Difference,
  merge,
  type Side,
  type ThreeStates,
} from './compare.ts';
import classes from './conflict-dialog.module.css';

export interface ConflictDialogProps {
  fields: readonly ComparedField[];
  states: ThreeStates<object>;
  /** Takes what was chosen. */
  onMerged: (merged: object) => void | Promise<void>;
  onClose: () => void;
}

/**
 * What was written here beside what somebody else saved meanwhile. Of what both changed one is chosen
 * field by field; what only one of them changed is kept from both.
 */
export function ConflictDialog({ fields, states, onMerged, onClose }: ConflictDialogProps) {
  const { t } = useLingui();
  const [choices, setChoices] = useState<Choices>({});
  const [differences] = useState(() => compare(fields, states));
  const clashes = differences.filter(({ changedBy }) => changedBy === 'both');
  const left = clashes.filter(({ name }) => !choices[name]).length;
  const named = (by: Difference['changedBy']) =>
    differences.flatMap(({ changedBy, label }) => (changedBy === by ? [label] : []));
  const [own, others] = [named('me'), named('them')];
  return (
    <Dialog title={t`Someone else saved this in the meantime`} onClose={onClose} size="wide">
      <div className={classes.body}>
        <p>
          {clashes.length > 0 ? (
            <Trans>
              You both changed the same fields. Choose what to keep in each one; nothing is saved
              until then.
            </Trans>
          ) : (
            <Trans>You changed different things: both are kept.</Trans>
          )}
        </p>
        {clashes.map((clash) => (
          <Clash
            key={clash.name}
            difference={clash}
            chosen={choices[clash.name] ?? null}
            onChoose={(side) => setChoices({ ...choices, [clash.name]: side })}
          />
        ))}
        <Kept label={t`Yours, kept`} names={own} />
        <Kept label={t`Saved by the other person, kept`} names={others} />
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          <Trans>Back to the form</Trans>
        </Button>
        <Button disabled={left > 0} onClick={() => void onMerged(merge(fields, states, choices))}>
          {left > 0 ? (
            <Plural value={left} one="# field left to choose" other="# fields left to choose" />
          ) : (
            <Trans>Save my choices</Trans>
          )}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Fields that only one side changed. */
function Kept({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className={classes.kept}>
      <strong>{label}:</strong> {names.join(', ')}
    </p>
  );
}

interface ClashProps {
  difference: Difference;
  chosen: Side | null;
  onChoose: (side: Side) => void;
}

/** A field that both changed: each state with what it changed, to choose one. */
function Clash({ difference, chosen, onChoose }: ClashProps) {
  const { t } = useLingui();
  const { name, label, base } = difference;
  const sides: { side: Side; heading: string }[] = [
    { side: 'mine', heading: t`What you wrote` },
    { side: 'theirs', heading: t`What was saved` },
  ];
  return (
    <fieldset className={classes.clash}>
      <legend>{label}</legend>
      <div className={classes.sides}>
        {sides.map(({ side, heading }) => (
          <label key={side} className={classes.side} data-chosen={chosen === side || undefined}>
            <span className={classes.heading}>
              <input
                type="radio"
                name={`conflict.${name}`}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              {heading}
            </span>
            {difference[side] ? (
              <TextDifference before={base} after={difference[side]} />
            ) : (
              <span className={classes.nothing}>
                {difference.isRow ? <Trans>Cleared</Trans> : <Trans>Empty</Trans>}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
