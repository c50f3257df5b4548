export { Mark, type MarkProps } from './art/mark.tsx';
export { WeaveArt, type WeaveArtProps } from './art/weave-art.tsx';
export { Wordmark, type WordmarkProps } from './art/wordmark.tsx';
export { cssVariablesResolver } from './theme/css-variables.ts';
export { wikiTheme } from './theme/theme.ts';
export { UiProvider, type UiProviderProps } from './theme/ui-provider.tsx';
export { breakpoints, touchTarget } from './tokens.ts';
