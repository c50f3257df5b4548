import { describe, expect, it } from 'vitest';
import {
  actionsFrom,
  type ApplicationAction,
  applicationActions,
  applicationEnums,
  type ApplicationStatus,
  applicationStatuses,
  applicationTabs,
  applicationTransitions,
  nextStatus,
  openApplicationStatuses,
} from './application-status.ts';

/** The table of the decisions, written a second time: from, action, to. Nothing else is allowed. */
const table: readonly [ApplicationStatus, ApplicationAction, ApplicationStatus][] = [
  ['draft', 'submit', 'new'],
  ['changes-requested', 'submit', 'new'],
  ['draft', 'withdraw', 'withdrawn'],
  ['changes-requested', 'withdraw', 'withdrawn'],
  ['changes-requested', 'reject', 'rejected'],
  ['changes-requested', 'delete', 'deleted'],
  ['changes-requested', 'expire', 'withdrawn'],
  ['payment-complete', 'undoPayment', 'payment-pending'],
  ['new', 'withdraw', 'withdrawn'],
  ['new', 'approve', 'payment-pending'],
  ['new', 'requestChanges', 'changes-requested'],
  ['new', 'reject', 'rejected'],
  ['payment-pending', 'reject', 'rejected'],
  ['payment-missed', 'reject', 'rejected'],
  ['changes-requested', 'reconsider', 'new'],
  ['payment-pending', 'reconsider', 'new'],
  ['rejected', 'reconsider', 'new'],
  ['new', 'delete', 'deleted'],
  ['payment-pending', 'delete', 'deleted'],
  ['payment-missed', 'delete', 'deleted'],
  ['rejected', 'delete', 'deleted'],
  ['withdrawn', 'delete', 'deleted'],
  ['payment-pending', 'missPayment', 'payment-missed'],
  ['payment-pending', 'completePayment', 'payment-complete'],
  ['payment-missed', 'completePayment', 'payment-complete'],
  ['payment-complete', 'activate', 'approved'],
  ['payment-pending', 'activateUnpaid', 'approved'],
  ['payment-missed', 'activateUnpaid', 'approved'],
];

describe('the transition table', () => {
  it('allows what the decisions allow and nothing else', () => {
    const allowed = applicationStatuses.flatMap((from) =>
      applicationActions.flatMap((action) => {
        const to = nextStatus(from, action);
        return to ? [[from, action, to].join(' ')] : [];
      }),
    );
    expect(allowed.toSorted()).toEqual(table.map((row) => row.join(' ')).toSorted());
  });

  it('ends with approval and deletion, and a paid application cannot be deleted', () => {
    const leaving = (from: ApplicationStatus) =>
      applicationActions.filter((action) => nextStatus(from, action));
    expect(leaving('approved')).toEqual([]);
    expect(leaving('deleted')).toEqual([]);
    expect(leaving('payment-complete')).toEqual(['undoPayment', 'activate']);
  });

  it('gives each side its own actions', () => {
    expect(actionsFrom('new', 'applicant')).toEqual(['withdraw']);
    expect(actionsFrom('new', 'wikiAdmin')).toEqual([
      'approve',
      'requestChanges',
      'reject',
      'delete',
    ]);
    expect(actionsFrom('payment-pending', 'applicant')).toEqual([]);
    expect(actionsFrom('payment-pending', 'payment')).toEqual(['completePayment']);
    expect(actionsFrom('payment-pending', 'clock')).toEqual(['missPayment']);
  });

  it('leads every application out of every open state', () => {
    for (const status of openApplicationStatuses) {
      expect(applicationActions.some((action) => nextStatus(status, action))).toBe(true);
    }
  });
});

describe('the names of the schema', () => {
  it('stand for every value, one each', () => {
    const { ApplicationStatus, ApplicationAction, ApplicationTab } = applicationEnums;
    expect(Object.values(ApplicationStatus)).toEqual([...applicationStatuses]);
    expect(Object.values(ApplicationAction)).toEqual(Object.keys(applicationTransitions));
    expect(Object.values(ApplicationTab)).toEqual(Object.keys(applicationTabs));
    expect(ApplicationStatus['PAYMENT_PENDING']).toBe('payment-pending');
    expect(ApplicationAction['REQUEST_CHANGES']).toBe('requestChanges');
  });

  it('has every state but draft and deleted in the tab of all', () => {
    expect(new Set(applicationTabs.all)).toEqual(
      new Set(applicationStatuses.filter((status) => status !== 'draft' && status !== 'deleted')),
    );
  });
});
