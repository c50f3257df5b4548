import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertCircle, IconX } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './discussion-form.module.css';

/** The words of a text that would have it refused. */
export interface BlockedWords {
  count: number;
  goToNext: () => void;
}

export interface WritingFootProps {
  formId: string;
  blocked: BlockedWords | null;
  isPreviewed: boolean;
  isBusy: boolean;
  submitLabel: ReactNode;
  onPreview: (isShown: boolean) => void;
  onDiscard: () => void;
}

export interface WritingBarProps
  extends Pick<WritingFootProps, 'formId' | 'isBusy' | 'submitLabel'> {
  back: string;
  /** How the draft stands. */
  children: ReactNode;
}

/** The head of the composer on a phone, which takes the whole window. */
export function WritingBar({ formId, back, isBusy, submitLabel, children }: WritingBarProps) {
  const { t } = useLingui();
  return (
    <div className={classes.bar}>
      <Link className={classes.close} to={back} aria-label={t`Close`}>
        <IconX size={22} stroke={1.75} aria-hidden />
      </Link>
      {children}
      <Button type="submit" form={formId} loading={isBusy}>
        {submitLabel}
      </Button>
    </div>
  );
}

/** The foot of the composer: what has to be changed, and what can be done with the text. */
export function WritingFoot(props: WritingFootProps) {
  const { formId, blocked, isPreviewed, isBusy, submitLabel, onPreview, onDiscard } = props;
  return (
    <div className={classes.foot}>
      {blocked && blocked.count > 0 && (
        <p className={classes.blocked}>
          <IconAlertCircle size={18} stroke={1.75} aria-hidden />
          <span>
            <Trans>Before you publish:</Trans>{' '}
            <button type="button" onClick={blocked.goToNext}>
              {plural(blocked.count, {
                one: 'change the marked word',
                other: 'change the # marked words',
              })}
            </button>
          </span>
        </p>
      )}
      <span className={classes.buttons}>
        {!isPreviewed && (
          <Button variant="subtle" onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
        )}
        <Button variant="default" onClick={() => onPreview(!isPreviewed)}>
          {isPreviewed ? <Trans>Keep writing</Trans> : <Trans>Preview</Trans>}
        </Button>
        <Button type="submit" form={formId} loading={isBusy}>
          {submitLabel}
        </Button>
      </span>
    </div>
  );
}
