import { useLingui } from '@lingui/react/macro';
import { FullPageSpinner } from '@wiki/ui';
import { site } from '../../lib/site.ts';
import { useSession } from '../../lib/auth/use-viewer.ts';

/** Covers the page while it is not known who is here. */
export function LoadingScreen() {
  const { t } = useLingui();
  const { name } = site();
  const { isUnreachable } = useSession();
  return (
    <FullPageSpinner
      label={
        isUnreachable ? t`The server isn’t responding. We’ll keep trying.` : t`Opening ${name}`
      }
    />
  );
}
