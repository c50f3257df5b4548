import { MantineProvider, type MantineProviderProps } from '@mantine/core';
import { cssVariablesResolver } from './css-variables.ts';
import { wikiTheme } from './theme.ts';

export interface UiProviderProps
  extends Pick<
    MantineProviderProps,
    'children' | 'colorSchemeManager' | 'defaultColorScheme' | 'forceColorScheme' | 'env'
  > {}

/**
 * Puts the theme around the application. Variables come from the static style sheet
 * (`@wiki/ui/styles.css`), so no `<style>` element is made and a strict CSP holds. For the
 * same reason responsive style props (`p={{ base, sm }}`) are not used: write a CSS module.
 */
export function UiProvider({ defaultColorScheme = 'auto', ...props }: UiProviderProps) {
  return (
    <MantineProvider
      theme={wikiTheme}
      cssVariablesResolver={cssVariablesResolver}
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme={defaultColorScheme}
      {...props}
    />
  );
}
