import { Trans } from '@lingui/react/macro';
import classes from './plans.module.css';

/** How a business gets in, in the order in which it happens. */
export function PlanSteps() {
  const steps = [
    {
      key: 'apply',
      title: <Trans>You apply</Trans>,
      text: (
        <Trans>
          Company, people, tax papers. It saves itself, so you can stop and go on later, on a phone
          too.
        </Trans>
      ),
    },
    {
      key: 'read',
      title: <Trans>We read everything</Trans>,
      text: (
        <Trans>
          If something is missing we say which field, and you correct only that. You follow each
          step.
        </Trans>
      ),
    },
    {
      key: 'pay',
      title: <Trans>You pay for the first month</Trans>,
      text: (
        <Trans>
          By card or transfer, on the page of the payment service. We never see your card.
        </Trans>
      ),
    },
    {
      key: 'open',
      title: <Trans>Your page opens</Trans>,
      text: (
        <Trans>The team switches it on and you publish. The next month is yours to decide.</Trans>
      ),
    },
  ];
  return (
    <section className={classes.section} aria-labelledby="plan-steps">
      <h2 id="plan-steps">
        <Trans>How a business gets in</Trans>
      </h2>
      <ol className={classes.steps}>
        {steps.map(({ key, title, text }) => (
          <li key={key}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
