import classes from './rating-stars.module.css';
import { Stars } from './stars.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface RatingStarsProps {
  /** From 0 to 5. */
  value: number;
  /** The number in the reader's language: "4,9". */
  text: string;
  /** The whole sentence read aloud: "4,9 de 5, 12 reseñas". */
  label: string;
  /** One star and the number, for cards. */
  compact?: boolean;
}

/** How something was rated. */
export function RatingStars({ value, text, label, compact = false }: RatingStarsProps) {
  return (
    <span className={classes.rating}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {compact ? (
        <Stars />
      ) : (
        <span className={classes.row}>
          <Stars count={5} />
          <span className={classes.filled}>
            <Stars count={value} />
          </span>
        </span>
      )}
      <span aria-hidden>{text}</span>
    </span>
  );
}
