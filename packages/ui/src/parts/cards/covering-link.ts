import classes from './covering-link.module.css';

/** Class of what holds the one link of a card: a press anywhere on the card follows it. */
export const coveringLink = classes.covering ?? '';
