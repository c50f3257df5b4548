import { useLingui } from '@lingui/react/macro';
import { IconBell, IconDeviceMobile, IconMail, IconMailOpened } from '@tabler/icons-react';
import type { NotificationChannel } from '@wiki/domain';

/** What the channels are called, with their signs. */
export function useChannelWords(): Record<
  NotificationChannel,
  { name: string; icon: typeof IconBell }
> {
  const { t } = useLingui();
  return {
    APP: { name: t`In the app`, icon: IconBell },
    MAIL: { name: t`Instant e-mail`, icon: IconMail },
    DIGEST: { name: t`E-mail digest`, icon: IconMailOpened },
    PUSH: { name: t`On my devices`, icon: IconDeviceMobile },
  };
}
