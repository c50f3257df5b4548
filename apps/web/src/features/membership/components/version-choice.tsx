import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert } from '@wiki/ui';
import type { DraftSaver, SaverState } from '../draft-saver.ts';
import { fieldLabels, type FieldTextName } from '../field-texts.ts';
import classes from './version-choice.module.css';

/** What to do when another device changed the same fields; nothing is lost either way. */
export function VersionChoice({ saver, saving }: { saver: DraftSaver; saving: SaverState }) {
  const { t } = useLingui();
  const { clashes, setAside } = saving;
  if (clashes.length > 0) {
    const names = clashes.map((name) => labelOf(name, t)).join(', ');
    return (
      <InlineAlert tone="warning" title={t`Another device changed the same fields`}>
        <p className={classes.text}>{names}</p>
        <div className={classes.actions}>
          <Button onClick={() => saver.keepMine()}>
            <Trans>Keep what I wrote here</Trans>
          </Button>
          <Button variant="default" onClick={() => saver.takeTheirs()}>
            <Trans>Use the other version</Trans>
          </Button>
        </div>
      </InlineAlert>
    );
  }
  if (!setAside) return null;
  return (
    <InlineAlert
      tone="info"
      action={
        <Button variant="default" onClick={() => saver.bringBack()}>
          <Trans>Restore my text</Trans>
        </Button>
      }
    >
      <Trans>You’re seeing the version from your other device.</Trans>
    </InlineAlert>
  );
}

const labelOf = (name: string, t: ReturnType<typeof useLingui>['t']): string => {
  const label = fieldLabels[name as FieldTextName];
  return label ? t(label) : t`A commercial reference`;
};
