import { useLingui } from '@lingui/react/macro';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { type ColorScheme, colorScheme } from '../lib/color-scheme.ts';
import classes from './color-scheme-choice.module.css';

/** Light, dark, or as the device has it. */
export function ColorSchemeChoice() {
  const { t } = useLingui();
  const chosen = useSyncExternalStore(
    colorScheme.subscribe,
    colorScheme.snapshot,
    (): ColorScheme => 'auto',
  );
  const choices = [
    { scheme: 'light', label: t`Light`, icon: IconSun },
    { scheme: 'dark', label: t`Dark`, icon: IconMoon },
    { scheme: 'auto', label: t`System`, icon: IconDeviceDesktop },
  ] as const;
  return (
    <fieldset className={classes.choice} aria-label={t`Appearance`}>
      {choices.map(({ scheme, label, icon: Icon }) => (
        <button
          key={scheme}
          type="button"
          aria-pressed={chosen === scheme}
          onClick={() => colorScheme.choose(scheme)}
        >
          <Icon size={18} stroke={1.75} aria-hidden />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
