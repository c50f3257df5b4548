import { useLingui } from '@lingui/react/macro';
import { TabLinks } from '../../../components/tab-links.tsx';
import { adminPaths } from '../../../lib/admin-paths.ts';

/** The pages of customer service. */
export function SectionTabs({ current }: { current: 'tickets' | 'cannedReplies' }) {
  const { t } = useLingui();
  return (
    <TabLinks
      label={t`Customer service`}
      tabs={[
        { to: adminPaths.customerService(), label: t`Requests`, isCurrent: current === 'tickets' },
        { to: adminPaths.disputes(), label: t`Disputes and challenges`, isCurrent: false },
        {
          to: adminPaths.cannedReplies(),
          label: t`Canned replies`,
          isCurrent: current === 'cannedReplies',
        },
      ]}
    />
  );
}
