import { Trans } from '@lingui/react/macro';
import { useApolloClient } from '@apollo/client/react';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '@wiki/ui';
import { ProblemAlert } from '../../../components/page/problem-alert.tsx';
import { ExportMyDataDocument } from '../../../gql/accounts.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import type { FormProblem } from '../../../lib/forms/form-problem.ts';
import { saveFile } from '../save-file.ts';
import classes from './form.module.css';

/** Hands over everything the platform holds about the person, as a file. */
export function ExportData() {
  const client = useApolloClient();
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const download = async () => {
    setLoading(true);
    setProblem(null);
    try {
      const { data } = await client.query({
        query: ExportMyDataDocument,
        fetchPolicy: 'no-cache',
      });
      const today = new Date().toISOString().slice(0, 10);
      if (data) saveFile(`wiki-empresarios-${today}.json`, 'application/json', data.exportMyData);
    } catch (error) {
      setProblem({ code: failureOf(error) });
    } finally {
      setLoading(false);
    }
  };
  return (
    <div className={classes.form}>
      <ProblemAlert problem={problem} />
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
          loading={isLoading}
          onClick={() => void download()}
        >
          <Trans>Download my data</Trans>
        </Button>
      </div>
    </div>
  );
}
