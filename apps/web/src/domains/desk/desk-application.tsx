import { useLingui } from '@lingui/react/macro';
import { IconBuildingStore } from '@tabler/icons-react';
import type { Viewer } from '../../lib/auth/use-viewer.ts';
import { paths } from '../../lib/paths.ts';
import { ApplicationStatusLabel } from '../application/application-status.tsx';
import { DeskCell } from './desk-cell.tsx';

/** How the application for one's business stands, or the way to begin one. */
export function DeskApplication({
  viewer: { membershipEntry, applicationStatus },
}: {
  viewer: Viewer;
}) {
  const { t } = useLingui();
  const head = { icon: IconBuildingStore, label: t`My business` };
  const to = paths.becomeBusinessMember();
  if (membershipEntry === 'PAY') {
    return (
      <DeskCell
        {...head}
        to={paths.payMembership()}
        name={t`Your application is approved. Pay for the first month`}
        tone="warning"
        action={t`Pay for the first month`}
        figure={null}
      >
        {t`Your application is approved. Pay for the first month and we open your business on the network.`}
      </DeskCell>
    );
  }
  if (applicationStatus && applicationStatus !== 'DELETED' && applicationStatus !== 'APPROVED') {
    const isDraft = applicationStatus === 'DRAFT';
    return (
      <DeskCell
        {...head}
        label={t`My application`}
        to={to}
        name={isDraft ? t`Continue my application` : t`See my application’s status`}
        action={isDraft ? t`Continue my application` : t`See its status`}
        figure={<ApplicationStatusLabel status={applicationStatus} />}
      >
        {isDraft
          ? t`What you filled in is saved; you can continue on any device.`
          : t`We’ll let you know here and by e-mail when there’s news.`}
      </DeskCell>
    );
  }
  return (
    <DeskCell
      {...head}
      to={to}
      name={t`Become a business member`}
      action={t`Become a business member`}
    >
      {t`Do you have a business? Bring it to the network and publish your products, services and property.`}
    </DeskCell>
  );
}
