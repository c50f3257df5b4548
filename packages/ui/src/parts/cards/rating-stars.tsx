import classes from './rating-stars.module.css';
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
  const share = `${Math.min(5, Math.max(0, value)) * 20}%`;
  return (
    <span className={classes.rating}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {compact ? (
        <span aria-hidden>★</span>
      ) : (
        <span className={classes.stars} aria-hidden>
          <span className={classes.filled} style={{ width: share }}>
            ★★★★★
          </span>
          ★★★★★
        </span>
      )}
      <span aria-hidden>{text}</span>
    </span>
  );
}
