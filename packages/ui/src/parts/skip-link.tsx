import classes from './skip-link.module.css';

export interface SkipLinkProps {
  /** Id of the main part of the page. */
  target: string;
  label: string;
}

/** The first stop of the keyboard: leads past the navigation. */
export function SkipLink({ target, label }: SkipLinkProps) {
  return (
    <a
      className={classes.link}
      href={`#${target}`}
      onClick={(event) => {
        const main = document.getElementById(target);
        if (!main) return;
        event.preventDefault();
        main.focus();
      }}
    >
      {label}
    </a>
  );
}
