import { Trans, useLingui } from '@lingui/react/macro';
import { SectionHeader, WeaveArt } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import classes from './opening-next.module.css';

/** Sections that have their place but are not open yet, said as it is. */
export function OpeningNext() {
  const { t } = useLingui();
  const sections = [
    { to: paths.forum(), palette: 'plum', title: t`Forum`, text: t`Questions and experience` },
    { to: paths.news(), palette: 'maize', title: t`News`, text: t`What is new in the region` },
  ] as const;
  return (
    <section aria-labelledby="opening-next">
      <SectionHeader id="opening-next" level={2} title={<Trans>Opening soon</Trans>} />
      <ul className={classes.list}>
        {sections.map(({ to, palette, title, text }) => (
          <li key={to}>
            <Link to={to} className={classes.link}>
              <WeaveArt
                seed={to}
                palette={palette}
                columns={3}
                rows={3}
                ratio={1}
                className={classes.art}
              />
              <span>
                <strong>{title}</strong>
                <span className={classes.text}>{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
