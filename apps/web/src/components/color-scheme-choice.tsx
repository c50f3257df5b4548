import { useLingui } from '@lingui/react/macro';
import { useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import classes from './color-scheme-choice.module.css';

/** Light, dark, or as the device has it. */
export function ColorSchemeChoice() {
  const { t } = useLingui();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
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
          aria-pressed={colorScheme === scheme}
          onClick={() => setColorScheme(scheme)}
        >
          <Icon size={18} stroke={1.75} aria-hidden />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
