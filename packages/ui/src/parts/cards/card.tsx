import type { ComponentProps } from 'react';
import classes from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  /** Space inside: `none` for pictures and lists that touch the edge. */
  padding?: 'none' | 'md' | 'lg';
}

/** A surface with a hairline. */
export function Card({ padding = 'md', className, ...div }: CardProps) {
  const names = className ? `${classes.card} ${className}` : classes.card;
  return <div {...div} className={names} data-padding={padding} />;
}
