import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { copyText, shareableAddress } from '../../../lib/share.ts';
import classes from './share-button.module.css';

/** Hands the page to the device's own way of sharing, or copies its address. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);

  const share = async () => {
    const url = shareableAddress();
    if ('share' in navigator) {
      // Closing the share sheet without choosing is not a failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    const copied = await copyText(url);
    setOutcome(copied ? 'copied' : 'refused');
  };

  return (
    <div className={classes.share}>
      <Button
        variant="default"
        leftSection={<IconShare size={18} stroke={1.75} aria-hidden />}
        onClick={() => void share()}
      >
        {t`Share`}
      </Button>
      <output className={classes.outcome}>
        {outcome === 'copied' && t`The address is copied.`}
        {outcome === 'refused' && shareableAddress()}
      </output>
    </div>
  );
}
