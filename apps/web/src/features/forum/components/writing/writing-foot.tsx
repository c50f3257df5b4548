import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertCircle, IconX } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RequiredField } from '../../missing-fields.ts';
import classes from './discussion-form.module.css';

/** The words of a text that would have it refused. */
export interface BlockedWords {
  count: number;
  goToNext: () => void;
}

export interface WritingFootProps {
  formId: string;
  /** The fields that still have to be filled, and the way to each. */
  missing: readonly RequiredField[];
  onGoTo: (field: RequiredField) => void;
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

/** What is left to be done before a discussion can be published: each a way to where it is done. */
function Left({
  missing,
  onGoTo,
  blocked,
}: Pick<WritingFootProps, 'missing' | 'onGoTo' | 'blocked'>) {
  const { t } = useLingui();
  const words: Record<RequiredField, string> = {
    title: t`write a title`,
    category: t`choose a category`,
    body: t`write the text`,
  };
  const things = missing.map((field) => ({ label: words[field], go: () => onGoTo(field) }));
  if (blocked && blocked.count > 0) {
    const label = plural(blocked.count, {
      one: 'change the marked word',
      other: 'change the # marked words',
    });
    things.push({ label, go: blocked.goToNext });
  }
  if (things.length === 0) return null;
  const isWrong = things.length > missing.length;
  return (
    <p className={classes.left} data-wrong={isWrong || undefined}>
      {isWrong && <IconAlertCircle size={18} stroke={1.75} aria-hidden />}
      <span>
        {plural(things.length, { one: 'One thing left:', other: '# things left:' })}{' '}
        {things.map(({ label, go }, at) => (
          <Fragment key={label}>
            <span>
              <button type="button" onClick={go}>
                {label}
              </button>
              {at < things.length - 1 && ','}
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </p>
  );
}

/** The foot of the composer: what is left to be done, and what can be done with the text. */
export function WritingFoot(props: WritingFootProps) {
  const { formId, isPreviewed, isBusy, submitLabel, onPreview, onDiscard } = props;
  return (
    <div className={classes.foot}>
      {!isPreviewed && <Left {...props} />}
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
