import { Trans, useLingui } from '@lingui/react/macro';
import { IconBuildingCommunity, IconPackage, IconTool, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import classes from './sections.module.css';

/** The four sections to discover, side by side: the sidebar has them where there is one. */
export function Sections() {
  const { t } = useLingui();
  const sections = [
    { to: paths.products(), label: <Trans>Products</Trans>, icon: IconPackage },
    { to: paths.services(), label: <Trans>Services</Trans>, icon: IconTool },
    { to: paths.property(), label: <Trans>Property</Trans>, icon: IconBuildingCommunity },
    { to: paths.entrepreneurs(), label: <Trans>Entrepreneurs</Trans>, icon: IconUsers },
  ];
  return (
    <nav aria-label={t`Discover`} className={classes.sections}>
      {sections.map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} className={classes.section}>
          <Icon size={22} stroke={1.75} aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  );
}
