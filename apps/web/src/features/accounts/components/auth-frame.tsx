import { WeaveArt } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Page } from '../../../components/page/page.tsx';
import classes from './auth-frame.module.css';

export interface AuthFrameProps {
  /** Title of the document, when it differs from the heading. */
  pageTitle?: string;
  title: string;
  subtitle?: ReactNode;
  /** An icon of 28 px over the title. */
  icon?: ReactNode;
  /** Links to the other ways in. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** The ways into an account: one surface with the form, and the weave beside it where there is room. */
export function AuthFrame({ pageTitle, title, subtitle, icon, footer, children }: AuthFrameProps) {
  return (
    <Page title={pageTitle ?? title}>
      <div className={classes.frame}>
        <div className={classes.content}>
          <div className={classes.inner}>
            {icon && <div className={classes.icon}>{icon}</div>}
            <h1 className={classes.title} tabIndex={-1}>
              {title}
            </h1>
            {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
            <div className={classes.body}>{children}</div>
            {footer && <div className={classes.footer}>{footer}</div>}
          </div>
        </div>
        <div className={classes.art}>
          <WeaveArt seed="ways-in" palette="jade" columns={4} rows={7} ratio={0.6} />
        </div>
      </div>
    </Page>
  );
}
