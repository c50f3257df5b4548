import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowLeft } from '@tabler/icons-react';
import { applicationSteps, type ApplicationStep } from '@wiki/domain';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@wiki/ui';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { stepTitles } from '../../../domains/application/step-titles.ts';
import { SubmitButton } from '../../../components/form/form-actions.tsx';
import { FieldScope } from '../../../components/form/form-scope.tsx';
import { ProblemAlert } from '../../../components/page/problem-alert.tsx';
import { useApplicationForm } from '../hooks/use-application-form.ts';
import { useDoneSteps } from '../hooks/use-done-steps.ts';
import { useFieldFocus } from '../hooks/use-field-focus.ts';
import type { Application } from '../hooks/use-my-application.ts';
import { type FieldStep, addressOfStep, stepAfter, stepBefore, stepFromAddress } from '../steps.ts';
import formClasses from '../../../components/form/form.module.css';
import classes from './application-form.module.css';
import { BusinessStep } from './steps/business-step.tsx';
import { ContactStep } from './steps/contact-step.tsx';
import { DocumentsStep } from './steps/documents-step.tsx';
import { FormProvider, useFieldWords } from './form-context.tsx';
import { GeneralStep } from './steps/general-step.tsx';
import { RequestedChanges } from './requested-changes.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { SaveLine } from '../../../components/form-parts/save-line.tsx';
import { StepFaults } from './steps/step-faults.tsx';
import { StepProgress } from './steps/step-progress.tsx';
import { VersionChoice } from './version-choice.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

const contents: Record<FieldStep, ReactNode> = {
  GENERAL: <GeneralStep />,
  CONTACT: <ContactStep />,
  BUSINESS: <BusinessStep />,
  DOCUMENTS: <DocumentsStep />,
};

/** The form of an application, one step at a time. It saves itself; the address says which step. */
export function ApplicationForm({
  application,
  userId,
}: {
  application: Application;
  userId: string;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const step = stepFromAddress(search.get('step')) ?? application.step;
  const open = (to: ApplicationStep) => navigate({ search: `?step=${addressOfStep(to)}` });
  const { scope, ...state } = useApplicationForm(application, userId, step, () => {
    void open(stepAfter(step));
  });
  const { saver, saving } = state;
  const { form } = scope;
  const words = useFieldWords();
  const done = useDoneSteps(form.getValues, `${step} ${saving.savedAt} ${saving.status}`);
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFieldFocus(element);

  const previous = useRef(step);
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    saver.moveTo(step);
    if (location.hash) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step, saver]);

  const comments = useMemo(
    () => new Map(application.requestedChanges.map(({ field, comment }) => [field, comment])),
    [application.requestedChanges],
  );

  const isOpen = (other: ApplicationStep): boolean => {
    const before = applicationSteps.slice(0, applicationSteps.indexOf(other));
    return before.every((each) => done.has(each)) || done.has(other);
  };
  const back = stepBefore(step);

  return (
    <FormProvider value={{ ...state, form, comments }}>
      <div className={classes.frame}>
        <StepProgress current={step} done={done} isOpen={isOpen} />
        <form
          ref={element}
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            void scope.submit();
          }}
          noValidate
        >
          <h2 ref={heading} tabIndex={-1} className={classes.title}>
            {t(stepTitles[step])}
          </h2>
          <RequestedChanges application={application} />
          <VersionChoice saver={saver} saving={saving} />
          <ProblemAlert problem={scope.problem} />
          <StepFaults step={step} />
          {step === 'REVIEW' ? (
            <ReviewStep application={application} />
          ) : (
            <FieldScope state={scope} words={words}>
              {contents[step]}
            </FieldScope>
          )}
          <div className={`${formClasses.foot} ${classes.actions}`}>
            <div className={classes.line}>
              <SaveLine saving={saving} refusal={state.refusal} />
            </div>
            <div className={classes.buttons}>
              {back && (
                <Button
                  variant="default"
                  leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
                  onClick={() => void open(back)}
                >
                  <Trans>Back</Trans>
                </Button>
              )}
              <SubmitButton state={scope}>
                {step === 'REVIEW' ? (
                  <Trans>Submit my application</Trans>
                ) : (
                  <Trans>Save and continue</Trans>
                )}
              </SubmitButton>
            </div>
          </div>
        </form>
        <WithdrawButton application={application} />
      </div>
    </FormProvider>
  );
}
