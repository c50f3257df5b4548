/** Where a business application stands (specification, section 4, and its decisions on membership). */
export const applicationStatuses = [
  'draft',
  'new',
  'changes-requested',
  'payment-pending',
  'payment-missed',
  'payment-complete',
  'approved',
  'rejected',
  'withdrawn',
  'deleted',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Who moves an application: the person who applies, an administrator, a payment or the clock. */
export type ApplicationActor = 'applicant' | 'wikiAdmin' | 'payment' | 'clock';

/** One row of the transition table: an action takes an application from these states to that one. */
interface Transition {
  from: readonly ApplicationStatus[];
  to: ApplicationStatus;
  by: ApplicationActor;
  /** What must come with it: a reason for the applicant, comments per field, an explicit confirmation. */
  requires?: 'reason' | 'comments' | 'confirmation';
}

/**
 * The whole life of an application. Whatever is not in it is refused as `ILLEGAL_TRANSITION`.
 * `payment` stands for a confirmed payment as well as one an administrator records by hand.
 */
export const applicationTransitions = {
  submit: { from: ['draft', 'changes-requested'], to: 'new', by: 'applicant' },
  withdraw: {
    from: ['draft', 'new', 'changes-requested'],
    to: 'withdrawn',
    by: 'applicant',
  },
  approve: { from: ['new'], to: 'payment-pending', by: 'wikiAdmin' },
  requestChanges: {
    from: ['new'],
    to: 'changes-requested',
    by: 'wikiAdmin',
    requires: 'comments',
  },
  reject: {
    from: ['new', 'changes-requested', 'payment-pending', 'payment-missed'],
    to: 'rejected',
    by: 'wikiAdmin',
    requires: 'reason',
  },
  /** The decision is taken back: it is reviewed again. */
  reconsider: {
    from: ['changes-requested', 'payment-pending', 'rejected'],
    to: 'new',
    by: 'wikiAdmin',
  },
  delete: {
    from: [
      'new',
      'changes-requested',
      'payment-pending',
      'payment-missed',
      'rejected',
      'withdrawn',
    ],
    to: 'deleted',
    by: 'wikiAdmin',
    requires: 'reason',
  },
  expire: { from: ['changes-requested'], to: 'withdrawn', by: 'clock' },
  missPayment: { from: ['payment-pending'], to: 'payment-missed', by: 'clock' },
  completePayment: {
    from: ['payment-pending', 'payment-missed'],
    to: 'payment-complete',
    by: 'payment',
  },
  /** What was paid was annulled or taken back by the bank: it awaits its payment again. */
  undoPayment: { from: ['payment-complete'], to: 'payment-pending', by: 'payment' },
  activate: { from: ['payment-complete'], to: 'approved', by: 'wikiAdmin' },
  activateUnpaid: {
    from: ['payment-pending', 'payment-missed'],
    to: 'approved',
    by: 'wikiAdmin',
    requires: 'confirmation',
  },
} as const satisfies Record<string, Transition>;

export type ApplicationAction = keyof typeof applicationTransitions;

/** Every action, for exhaustive tests and choices. */
export const applicationActions = Object.keys(applicationTransitions) as ApplicationAction[];

/** The state an action leads to from this one, or null where the table has no such row. */
export function nextStatus(
  from: ApplicationStatus,
  action: ApplicationAction,
): ApplicationStatus | null {
  const transition: Transition = applicationTransitions[action];
  return transition.from.includes(from) ? transition.to : null;
}

/** The actions that somebody may take on an application in this state. */
export function actionsFrom(
  from: ApplicationStatus,
  by: ApplicationActor,
): readonly ApplicationAction[] {
  return applicationActions.filter(
    (action) => applicationTransitions[action].by === by && nextStatus(from, action) !== null,
  );
}

/** States in which a person's application is under way; a person has at most one such. */
export const openApplicationStatuses = [
  'draft',
  'new',
  'changes-requested',
  'payment-pending',
  'payment-missed',
  'payment-complete',
] as const satisfies readonly ApplicationStatus[];

/** States in which its applicant writes it. */
export const writableApplicationStatuses = [
  'draft',
  'changes-requested',
] as const satisfies readonly ApplicationStatus[];

/** Whether an application in this state is its applicant's to write. */
export const isWritable = (status: ApplicationStatus): boolean =>
  writableApplicationStatuses.some((writable) => writable === status);

/** States in which the application waits for a payment. */
export const payableApplicationStatuses = [
  'payment-pending',
  'payment-missed',
] as const satisfies readonly ApplicationStatus[];

/** The tabs of the back office and the states each one lists (specification, section 2). */
export const applicationTabs = {
  all: [
    'new',
    'changes-requested',
    'payment-pending',
    'payment-missed',
    'payment-complete',
    'approved',
    'rejected',
    'withdrawn',
  ],
  'changes-requested': ['changes-requested'],
  'payment-pending': ['payment-pending'],
  'payment-complete': ['payment-complete'],
  'payment-missed': ['payment-missed'],
  rejected: ['rejected'],
} as const satisfies Record<string, readonly ApplicationStatus[]>;
export type ApplicationTab = keyof typeof applicationTabs;

const enumName = (value: string): string =>
  value
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toUpperCase();
const enumOf = <Value extends string>(values: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(values.map((value) => [enumName(value), value]));

/** The names the GraphQL schema has for statuses, actions and tabs, with what each stands for. */
export const applicationEnums = {
  ApplicationStatus: enumOf(applicationStatuses),
  ApplicationAction: enumOf(applicationActions),
  ApplicationTab: enumOf(Object.keys(applicationTabs) as ApplicationTab[]),
} as const;
