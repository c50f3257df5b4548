import { WeaveArt } from '@wiki/ui';
import type { ReactNode } from 'react';
import classes from './notice.module.css';
import { Page } from './page.tsx';

export interface NoticeProps {
  /** Seed of the woven picture. */
  art: string;
  title: string;
  text: string;
  /** Ways on: buttons and links, the first one primary. */
  children?: ReactNode;
}

/** A page that says one thing: why there is nothing else, and where to go. */
export function Notice({ art, title, text, children }: NoticeProps) {
  return (
    <Page title={title} width="narrow">
      <section className={classes.notice}>
        <WeaveArt seed={art} palette="jade" ratio={3} className={classes.art} />
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
        {children && <div className={classes.actions}>{children}</div>}
      </section>
    </Page>
  );
}
