import { Trans } from '@lingui/react/macro';
import { IconMessageCircle } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ProblemAlert } from '../../../../components/page/problem-alert.tsx';
import { useContactBusinessMutation } from '../../../../gql/entrepreneurs.ts';
import { useViewer } from '../../../../lib/auth/use-viewer.ts';
import { failureOf } from '../../../../lib/errors/error-codes.ts';
import { type FormProblem, placeErrors } from '../../../../lib/forms/form-problem.ts';
import { paths } from '../../../../lib/paths.ts';

const sign = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

interface MessageBusinessProps {
  businessId: string;
  variant?: 'filled' | 'default';
  /** Other words for it. */
  children?: ReactNode;
}

/**
 * Opens the conversation with a business, or begins it. Visitors sign in first and come back; those
 * who work for the business have nobody to write to.
 */
export function MessageBusiness({
  businessId,
  variant = 'filled',
  children,
}: MessageBusinessProps) {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [mutate, { loading }] = useContactBusinessMutation();
  const [problem, setProblem] = useState<FormProblem | null>(null);
  if (viewer?.businessId === businessId) return null;
  const words = children ?? <Trans>Send a message</Trans>;
  if (!viewer) {
    return (
      <Button
        component={Link}
        to={paths.login({ next: pathname })}
        variant={variant}
        leftSection={<IconMessageCircle {...sign} />}
      >
        {words}
      </Button>
    );
  }
  const open = async () => {
    setProblem(null);
    try {
      const { data } = await mutate({ variables: { input: { businessId } } });
      const { chat, userErrors = [] } = data?.contactBusiness ?? {};
      setProblem(placeErrors(userErrors, []).problem);
      if (chat) await navigate(paths.chat(chat.id));
    } catch (error) {
      setProblem({ code: failureOf(error) });
    }
  };
  return (
    <>
      <Button
        leftSection={<IconMessageCircle {...sign} />}
        loading={loading}
        variant={variant}
        onClick={() => void open()}
      >
        {words}
      </Button>
      <ProblemAlert problem={problem} />
    </>
  );
}
