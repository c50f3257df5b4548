import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LocalizedText } from '../../../../components/facts/localized-text.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { Plan } from './plan-card.tsx';
import classes from './plans.module.css';

interface Row {
  what: string;
  more?: string;
  free: ReactNode;
  paid: ReactNode;
}

/** Everything that there is, plan beside plan, in words. */
export function PlanTable({ free, paid }: { free: Plan; paid: Plan }) {
  const { t } = useLingui();
  const format = useFormat();
  const yes = (
    <span className={classes.yes}>
      <IconCheck size={18} stroke={2} aria-hidden /> <Trans>Yes</Trans>
    </span>
  );
  const no = (
    <span className={classes.no}>
      <IconMinus size={18} stroke={2} aria-hidden /> <Trans>No</Trans>
    </span>
  );
  const allowance = ({ listingAllowance }: Plan) => {
    if (listingAllowance == null) return t`No limit`;
    return listingAllowance === 0 ? t`Not included` : format.number(listingAllowance);
  };
  const groups: { name: string; rows: Row[] }[] = [
    {
      name: t`Search and messages`,
      rows: [
        { what: t`Search, lists, business pages, news`, free: yes, paid: yes },
        { what: t`Messages, files and photos`, free: yes, paid: yes },
        { what: t`Forum`, more: t`Posting, replying, following`, free: yes, paid: yes },
        { what: t`Reviewing others`, free: yes, paid: yes },
      ],
    },
    {
      name: t`Selling`,
      rows: [
        {
          what: t`Published products, services, property`,
          free: allowance(free),
          paid: allowance(paid),
        },
        { what: t`Public page with cover, people and contact`, free: no, paid: yes },
        {
          what: t`Verified badge`,
          more: t`After we’ve checked your details against your documents`,
          free: no,
          paid: yes,
        },
        { what: t`People who work for the business`, free: no, paid: t`By invitation` },
        { what: t`Replies to reviews, and disputes`, free: no, paid: yes },
        { what: t`Views, contacts and saves for each listing`, free: no, paid: yes },
        { what: t`Import listings from a spreadsheet`, free: no, paid: yes },
      ],
    },
    {
      name: t`Membership and payment`,
      rows: [
        { what: t`Partner offers`, free: t`Browsing`, paid: t`With their codes` },
        {
          what: t`Commission on what you sell`,
          more: t`You and your client deal directly`,
          free: t`No commission`,
          paid: t`No commission`,
        },
        {
          what: t`Leaving`,
          more: t`Your listings are paused until you come back`,
          free: t`Any day`,
          paid: t`At the end of the paid month`,
        },
      ],
    },
  ];
  const names = [
    <LocalizedText key="free" text={free.name} />,
    <LocalizedText key="paid" text={paid.name} />,
  ];
  return (
    <section className={classes.section} aria-labelledby="side-by-side">
      <h2 id="side-by-side">
        <Trans>Side by side</Trans>
      </h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t`What’s included`}</th>
            <th scope="col">{names[0]}</th>
            <th scope="col">{names[1]}</th>
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {name}
              </th>
            </tr>
            {rows.map(({ what, more, free: inFree, paid: inPaid }) => (
              <tr key={what}>
                <th scope="row">
                  {what}
                  {more && <small>{more}</small>}
                </th>
                <td>
                  <span className={classes.plansName}>{names[0]}</span>
                  {inFree}
                </td>
                <td>
                  <span className={classes.plansName}>{names[1]}</span>
                  {inPaid}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
