import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Toast, toastStore } from '../../lib/toasts/toasts.ts';
import classes from './toasts.module.css';

/** How long a toast stays; it waits while the pointer or the focus is on it. */
const stayMs = 8_000;

function Message({ toast: { id, text, tone, undo } }: { toast: Toast }) {
  const { t } = useLingui();
  const [isHeld, setHeld] = useState(false);
  const dismiss = () => toastStore.dismiss(id);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => toastStore.dismiss(id), stayMs);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  return (
    <div
      className={classes.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {tone === 'failed' && <IconAlertTriangle size={20} stroke={1.75} aria-hidden />}
      <p className={classes.text}>{text}</p>
      {undo && (
        <button
          type="button"
          onClick={() => {
            dismiss();
            undo();
          }}
        >
          <Trans>Undo</Trans>
        </button>
      )}
      <button type="button" aria-label={t`Close`} onClick={dismiss}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}

/** What was done, at the foot of the window, above every page. */
export function Toasts() {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.snapshot,
    toastStore.snapshot,
  );
  return (
    <section className={classes.region} aria-label={t`Recent actions`} aria-live="polite">
      {toasts.map((toast) => (
        <Message key={toast.id} toast={toast} />
      ))}
    </section>
  );
}
