import { useQuery } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconFlag, IconFlagCheck } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { MyReportsDocument } from '../../gql/report.ts';
import type { ReportableKind } from '../../gql/schema-types.ts';
import { useViewerState } from '../../lib/auth/use-viewer.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { paths } from '../../lib/paths.ts';
import classes from './report-button.module.css';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), 'ReportDialog');

export interface ReportButtonProps {
  kind: ReportableKind;
  /** The thing to report. */
  id: string;
  /** Who wrote it or is it: nobody reports their own. */
  authorId?: string | null | undefined;
  /** The business that shows it, where its people are its authors. */
  businessId?: string | null | undefined;
  /** Only the sign, where there is no room for the word. */
  isCompact?: boolean;
  className?: string;
}

/** Lets whoever is signed in report a thing to the administrators, once; afterwards it says so. */
export function ReportButton({
  kind,
  id,
  authorId,
  businessId,
  isCompact = false,
  className = classes.button,
}: ReportButtonProps) {
  const { t } = useLingui();
  const { viewer, isKnown } = useViewerState();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(MyReportsDocument, { skip: !viewer });
  const isReported =
    data?.myReports.some((report) => report.kind === kind && report.subjectId === id) ?? false;
  const isOwn =
    viewer !== null &&
    (viewer.id === authorId || (businessId != null && viewer.businessId === businessId));
  if (isOwn) return null;
  if (!isKnown) {
    // Keeps the place until it is known who reads.
    return (
      <span className={className} data-unknown aria-hidden>
        <IconFlag size={18} />
        {isCompact ? null : t`Report`}
      </span>
    );
  }
  const title = isCompact ? t`Report` : undefined;
  const words = (name: string) => (isCompact ? null : name);
  if (!viewer) {
    const next = location.pathname + location.search;
    return (
      <Link className={className} to={paths.login({ next })} aria-label={t`Report`} title={title}>
        <IconFlag size={18} aria-hidden />
        {words(t`Report`)}
      </Link>
    );
  }
  if (isReported) {
    return (
      <span className={className} data-done>
        <IconFlagCheck size={18} aria-hidden={!isCompact} aria-label={t`Reported`} />
        {words(t`Reported`)}
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={isCompact ? t`Report` : undefined}
        title={title}
        onClick={() => setOpen(true)}
      >
        <IconFlag size={18} aria-hidden />
        {isCompact ? null : <Trans>Report</Trans>}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog kind={kind} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
