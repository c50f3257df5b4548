export { Mark, type MarkProps } from './art/mark.tsx';
export { WeaveArt, type WeaveArtProps } from './art/weave-art.tsx';
export { Wordmark, type WordmarkProps } from './art/wordmark.tsx';
export { Button, type ButtonProps, type ButtonVariant } from './controls/button.tsx';
export { CheckboxField, type CheckboxFieldProps } from './controls/checkbox-field.tsx';
export {
  CheckboxGroupField,
  type CheckboxGroupFieldProps,
} from './controls/checkbox-group-field.tsx';
export {
  ErrorSummary,
  type FieldError,
  type ErrorSummaryProps,
  focusField,
} from './controls/error-summary.tsx';
export { FieldGroup, type FieldGroupProps } from './controls/field-group.tsx';
export type { FieldProps } from './controls/field.tsx';
export {
  passwordAdviceKeys,
  passwordAdvice,
  type PasswordAdviceKey,
} from './controls/passwords/password-advice.ts';
export { PasswordField, type PasswordFieldProps } from './controls/passwords/password-field.tsx';
export { PasswordMeter, type PasswordMeterProps } from './controls/passwords/password-meter.tsx';
export { ProgressBar, type ProgressBarProps } from './controls/progress-bar.tsx';
export { RadioGroupField, type RadioGroupFieldProps } from './controls/radio-group-field.tsx';
export { SelectField, type SelectOption, type SelectFieldProps } from './controls/select-field.tsx';
export { SwitchField, type SwitchFieldProps } from './controls/switch-field.tsx';
export { TextAreaField, type TextAreaFieldProps } from './controls/text-area-field.tsx';
export { TextField, type TextFieldProps } from './controls/text-field.tsx';
export { type Token, TokensField, type TokensFieldProps } from './controls/tokens-field.tsx';
export { Avatar, type AvatarProps } from './parts/cards/avatar.tsx';
export { initialsOf } from './parts/cards/face.ts';
export { BrandPanel, type BrandPanelProps } from './parts/cards/brand-panel.tsx';
export { Card, type CardProps } from './parts/cards/card.tsx';
export { coveringLink } from './parts/cards/covering-link.ts';
export { CountBadge, type CountBadgeProps } from './parts/cards/count-badge.tsx';
export { EmptyState, type EmptyStateProps } from './parts/states/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './parts/states/error-state.tsx';
export { FullPageSpinner } from './parts/states/full-page-spinner.tsx';
export { IconButton, type IconButtonProps } from './parts/icon-button.tsx';
export {
  InlineAlert,
  type AlertTone,
  type InlineAlertProps,
} from './parts/states/inline-alert.tsx';
export {
  LanguageSwitch,
  type LanguageChoice,
  type LanguageSwitchProps,
} from './parts/language-switch.tsx';
export { LiveDot } from './parts/states/live-dot.tsx';
export { MediaCard, type MediaCardProps } from './parts/cards/media-card.tsx';
export { OfflineBanner, type OfflineBannerProps } from './parts/states/offline-banner.tsx';
export { PageHeader, type PageHeaderProps } from './parts/page-header.tsx';
export { PriceTag, type PriceTagProps } from './parts/cards/price-tag.tsx';
export { RatingStars, type RatingStarsProps } from './parts/cards/rating-stars.tsx';
export { RelativeTime, type RelativeTimeProps } from './parts/relative-time.tsx';
export { SearchBox, type SearchBoxProps } from './parts/search-box.tsx';
export { SectionHeader, type SectionHeaderProps } from './parts/cards/section-header.tsx';
export {
  SkeletonBar,
  CardSkeleton,
  ListSkeleton,
  type SkeletonsProps,
} from './parts/states/skeletons.tsx';
export { SkipLink, type SkipLinkProps } from './parts/skip-link.tsx';
export { Stars, type StarsProps } from './parts/cards/stars.tsx';
export { VisuallyHidden } from './parts/visually-hidden.tsx';
export { breakpoints, touchTarget } from './tokens.ts';
