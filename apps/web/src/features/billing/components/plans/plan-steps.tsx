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
          Company, people, tax documents. It saves automatically, so you can stop and continue
          later, even on your phone.
        </Trans>
      ),
    },
    {
      key: 'read',
      title: <Trans>We review everything</Trans>,
      text: (
        <Trans>
          If something is missing, we’ll tell you which field, and you only correct that. You can
          follow every step.
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
      title: <Trans>Your page goes live</Trans>,
      text: (
        <Trans>
          The team turns it on and you can publish. Whether to renew next month is up to you.
        </Trans>
      ),
    },
  ];
  return (
    <section className={classes.section} aria-labelledby="plan-steps">
      <h2 id="plan-steps">
        <Trans>How a business joins</Trans>
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
