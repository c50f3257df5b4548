import { useLingui } from '@lingui/react/macro';
import { TabLinks } from '../../../components/page/tab-links.tsx';
import { useServes } from '../../../lib/auth/use-serves.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';

/** The pages of customer service. */
export function SectionTabs({ current }: { current: 'tickets' | 'cannedReplies' }) {
  const { t } = useLingui();
  const serves = useServes();
  return (
    <TabLinks
      label={t`Customer service`}
      tabs={[
        { to: adminPaths.customerService(), label: t`Requests`, isCurrent: current === 'tickets' },
        ...(serves('REVIEWS')
          ? [{ to: adminPaths.disputes(), label: t`Disputes and challenges`, isCurrent: false }]
          : []),
        {
          to: adminPaths.cannedReplies(),
          label: t`Canned replies`,
          isCurrent: current === 'cannedReplies',
        },
      ]}
    />
  );
}
