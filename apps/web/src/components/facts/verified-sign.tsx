import { useLingui } from '@lingui/react/macro';
import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import { VisuallyHidden } from '@wiki/ui';
import classes from './verified-sign.module.css';

/** Administrators have checked the documents of this business. */
export function VerifiedSign({ size = 20 }: { size?: number }) {
  const { t } = useLingui();
  return (
    <span className={classes.sign} title={t`Verified business`}>
      <IconRosetteDiscountCheckFilled size={size} aria-hidden />
      <VisuallyHidden>{t`Verified business`}</VisuallyHidden>
    </span>
  );
}
