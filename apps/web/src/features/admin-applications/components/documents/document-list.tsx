import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircle, IconCircleCheckFilled, IconProgress } from '@tabler/icons-react';
import { Card } from '@wiki/ui';
import { fieldLabels } from '../../../../domains/application/field-labels.ts';
import type { DocumentDeskState } from '../../hooks/use-document-desk.ts';
import classes from './document-desk.module.css';

/** The documents of an application, each with how much of it was compared; one is shown beside. */
export function DocumentList({ desk }: { desk: DocumentDeskState }) {
  const { t } = useLingui();
  const { documents, shown, done, choose } = desk;
  const all = documents.length;
  if (all === 0) return null;
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>Documents</Trans>{' '}
        <small>
          <Trans>
            {done} of {all} reviewed
          </Trans>
        </small>
      </h2>
      <ul className={classes.documents}>
        {documents.map(({ field, file, count, most }) => {
          const Sign =
            count === most ? IconCircleCheckFilled : count > 0 ? IconProgress : IconCircle;
          return (
            <li key={file.id}>
              <button
                type="button"
                aria-current={file.id === shown?.file.id || undefined}
                onClick={() => choose(file.id)}
              >
                <Sign size={20} stroke={1.75} aria-hidden />
                <span>{t(fieldLabels[field])}</span>
                <small>
                  <Trans>
                    {count} of {most}
                  </Trans>
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
