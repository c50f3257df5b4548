import { Trans, useLingui } from '@lingui/react/macro';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { Button, Card, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import {
  useAddPushDeviceMutation,
  usePushDevicesQuery,
  useRemovePushDeviceMutation,
} from '../../../gql/notifications.ts';
import { pushSupport, subscribe, unsubscribe } from '../browser-push.ts';
import classes from './side-card.module.css';

/** The devices that take messages, with the way to allow this one and to take any away. */
export function DevicesCard() {
  const { t } = useLingui();
  const { data, refetch } = usePushDevicesQuery({ fetchPolicy: 'cache-and-network' });
  const [add, { loading }] = useAddPushDeviceMutation();
  const [remove] = useRemovePushDeviceMutation();
  const [support, setSupport] = useState(pushSupport);
  const [hasFailed, setFailed] = useState(false);
  const devices = data?.myPushDevices ?? [];
  const isThisAllowed = devices.some(({ isCurrent }) => isCurrent);

  const attempt = async (work: () => Promise<unknown>) => {
    setFailed(false);
    await work().catch(() => setFailed(true));
    setSupport(pushSupport());
    await refetch().catch(() => undefined);
  };
  const allow = async () => {
    const input = data && (await subscribe(data.pushPublicKey));
    if (!input) return;
    const { data: answer } = await add({ variables: { input } });
    if (answer?.addPushDevice.userErrors.length !== 0) throw new Error('The device was refused.');
  };
  const takeAway = async (deviceId: string, isCurrent: boolean) => {
    if (isCurrent) await unsubscribe().catch(() => undefined);
    await remove({ variables: { input: { deviceId } } });
  };

  return (
    <Card padding="md">
      <h2 className={classes.title}>
        <Trans>Devices</Trans>
      </h2>
      {devices.length > 0 && (
        <ul className={classes.devices}>
          {devices.map(({ id, device, isCurrent, dateUsed, dateCreated }) => (
            <li key={id}>
              {/Android|iOS/.test(device) ? (
                <IconDeviceMobile size={20} stroke={1.75} aria-hidden />
              ) : (
                <IconDeviceDesktop size={20} stroke={1.75} aria-hidden />
              )}
              <span>
                {isCurrent ? t`This device` : device}
                <small>
                  {isCurrent && <>{device}, </>}
                  <TimeAgo value={dateUsed ?? dateCreated} />
                </small>
              </span>
              <Button
                variant="subtle"
                size="sm"
                aria-label={t`Remove ${device}`}
                onClick={() => void attempt(() => takeAway(id, isCurrent))}
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasFailed && (
        <InlineAlert tone="error">{t`That didn’t work. Try again in a moment.`}</InlineAlert>
      )}
      {support === 'none' && (
        <p className={classes.text}>
          <Trans>This browser can’t receive messages while the page is closed.</Trans>
        </p>
      )}
      {support === 'denied' && (
        <p className={classes.text}>
          <Trans>
            This browser is blocking them. Open this site’s settings next to its address and allow
            notifications.
          </Trans>
        </p>
      )}
      {!isThisAllowed && (support === 'ask' || support === 'granted') && (
        <Button
          variant="default"
          loading={loading}
          disabled={!data}
          onClick={() => void attempt(allow)}
        >
          <Trans>Allow on this device</Trans>
        </Button>
      )}
    </Card>
  );
}
