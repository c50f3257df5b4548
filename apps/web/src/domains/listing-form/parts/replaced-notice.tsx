import { Trans } from '@lingui/react/macro';
import type { ListingType } from '@wiki/domain';
import { Button, InlineAlert } from '@wiki/ui';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import classes from '../listing-form.module.css';
import type { ReplacedText } from '../values/replaced-texts.ts';
import { useFieldTexts } from './use-field-texts.ts';

export interface ReplacedNoticeProps {
  type: ListingType;
  replaced: readonly ReplacedText[];
  onRestore: () => void;
  onForget: () => void;
}

/** That somebody else changed what was written here, and the way back to it. */
export function ReplacedNotice({ type, replaced, onRestore, onForget }: ReplacedNoticeProps) {
  const language = useLanguage();
  const { labels } = useFieldTexts(type);
  if (replaced.length === 0) return null;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const names = list.format(replaced.map(({ field }) => labels[field]));
  return (
    <InlineAlert
      tone="warning"
      action={
        <span className={classes.choice}>
          <Button size="sm" variant="default" onClick={onRestore}>
            <Trans>Restore my text</Trans>
          </Button>
          <Button size="sm" variant="subtle" className={classes.leave} onClick={onForget}>
            <Trans>Discard it</Trans>
          </Button>
        </span>
      }
    >
      <Trans>Changed on another device: {names}.</Trans>
    </InlineAlert>
  );
}
