import { Trans } from '@lingui/react/macro';
import { Button, InlineAlert } from '@wiki/ui';
import { useState } from 'react';

export interface ConflictAlertProps {
  /** Opens the comparison; answers whether there was something to compare with. */
  onCompare: () => Promise<boolean>;
}

/** Nothing is saved any more, because somebody else saved: leads to the comparison. */
export function ConflictAlert({ onCompare }: ConflictAlertProps) {
  const [isBusy, setBusy] = useState(false);
  const compare = async () => {
    setBusy(true);
    await onCompare().catch(() => false);
    setBusy(false);
  };
  return (
    <InlineAlert
      tone="warning"
      action={
        <Button size="sm" variant="default" loading={isBusy} onClick={() => void compare()}>
          <Trans>Compare and choose</Trans>
        </Button>
      }
    >
      <Trans>
        Someone else changed this in the meantime. What you write won’t be saved until you choose
        what to keep.
      </Trans>
    </InlineAlert>
  );
}
