import type { ComponentProps, ElementType, ReactNode } from 'react';
import classes from './button.module.css';

/** How a button looks: DESIGN.md says which one stands where. */
export type ButtonVariant =
  | 'filled'
  | 'action'
  | 'on-brand'
  | 'default'
  | 'subtle'
  | 'light'
  | 'outline'
  | 'danger';

interface OwnProps<Component extends ElementType> {
  /** What it is instead of a button, such as a router's link. */
  component?: Component;
  variant?: ButtonVariant | undefined;
  size?: 'sm' | 'md';
  /** Shows that it is being done; it cannot be pressed meanwhile. */
  loading?: boolean;
  /** An icon before the words. */
  leftSection?: ReactNode;
  children: ReactNode;
}

export type ButtonProps<Component extends ElementType = 'button'> = OwnProps<Component> &
  Omit<ComponentProps<Component>, keyof OwnProps<Component>>;

/** A button, or a link that looks like one. Long labels take a second line. */
export function Button<Component extends ElementType = 'button'>({
  component,
  variant = 'filled',
  size = 'md',
  loading = false,
  leftSection,
  children,
  ...rest
}: ButtonProps<Component>) {
  const Element: ElementType = component ?? 'button';
  const { className, disabled, ...others } = rest as {
    className?: string;
    disabled?: boolean;
  };
  const native = component ? {} : { type: 'button', disabled: disabled || loading };
  return (
    <Element
      {...native}
      {...others}
      className={className ? `${classes.button} ${className}` : classes.button}
      data-variant={variant}
      data-size={size}
      data-loading={loading || undefined}
    >
      <span className={classes.label}>
        {leftSection}
        {children}
      </span>
    </Element>
  );
}
