import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  ApplicationAction,
  DisputeAction,
  DocumentCheckName,
  DocumentKind,
} from '@wiki/domain';

type Words = Readonly<Record<string, MessageDescriptor>>;

/** What the words of a record mean, as events write them. */
const valueWords: Words &
  Readonly<
    Record<ApplicationAction | DisputeAction | DocumentCheckName | DocumentKind, MessageDescriptor>
  > = {
  ABOUT: msg({ message: 'about us', context: 'audit log' }),
  CONFIRMED: msg({ message: 'reference by phone', context: 'audit log' }),
  CURRENT: msg({ message: 'up to date', context: 'audit log' }),
  LEGIBLE: msg({ message: 'legible', context: 'audit log' }),
  PLANS: msg({ message: 'plans', context: 'audit log' }),
  PRIVACY: msg({ message: 'privacy', context: 'audit log' }),
  SAME_ACTIVITY: msg({ message: 'activity', context: 'audit log' }),
  SAME_ADDRESS: msg({ message: 'address', context: 'audit log' }),
  SAME_NAME: msg({ message: 'business name', context: 'audit log' }),
  SAME_NUMBER: msg({ message: 'number', context: 'audit log' }),
  SAME_PERSON: msg({ message: 'person’s name', context: 'audit log' }),
  SAME_SHAREHOLDERS: msg({ message: 'shareholders', context: 'audit log' }),
  SHIPPING: msg({ message: 'shipping and returns', context: 'audit log' }),
  SIGNED: msg({ message: 'signature', context: 'audit log' }),
  TERMS: msg({ message: 'terms of use', context: 'audit log' }),
  WARRANTIES: msg({ message: 'warranties', context: 'audit log' }),
  WELCOME: msg({ message: 'welcome', context: 'audit log' }),
  accepted: msg({ message: 'accepted', context: 'audit log' }),
  activate: msg({ message: 'activate', context: 'audit log' }),
  activateUnpaid: msg({ message: 'activate without a payment', context: 'audit log' }),
  added: msg({ message: 'added', context: 'audit log' }),
  annulled: msg({ message: 'annulled', context: 'audit log' }),
  answered: msg({ message: 'answered', context: 'audit log' }),
  approve: msg({ message: 'approve', context: 'audit log' }),
  approved: msg({ message: 'active', context: 'audit log' }),
  assigned: msg({ message: 'assigned', context: 'audit log' }),
  billing: msg({ message: 'billing', context: 'audit log' }),
  business: msg({ message: 'business member', context: 'audit log' }),
  businessAdmin: msg({ message: 'business administrator', context: 'audit log' }),
  changed: msg({ message: 'changed', context: 'audit log' }),
  'changes-requested': msg({ message: 'changes requested', context: 'audit log' }),
  checked: msg({ message: 'checked', context: 'audit log' }),
  claimed: msg({ message: 'taken on', context: 'audit log' }),
  closed: msg({ message: 'closed', context: 'audit log' }),
  completePayment: msg({ message: 'payment completed', context: 'audit log' }),
  confirmed: msg({ message: 'confirmed', context: 'audit log' }),
  created: msg({ message: 'created', context: 'audit log' }),
  decided: msg({ message: 'decided', context: 'audit log' }),
  delete: msg({ message: 'delete', context: 'audit log' }),
  deleted: msg({ message: 'deleted', context: 'audit log' }),
  discarded: msg({ message: 'discarded', context: 'audit log' }),
  draft: msg({ message: 'draft', context: 'audit log' }),
  drafted: msg({ message: 'back to draft', context: 'audit log' }),
  edit: msg({ message: 'edit', context: 'audit log' }),
  edited: msg({ message: 'edited', context: 'audit log' }),
  expire: msg({ message: 'time over', context: 'audit log' }),
  extended: msg({ message: 'extended', context: 'audit log' }),
  featured: msg({ message: 'featured', context: 'audit log' }),
  free: msg({ message: 'free plan', context: 'audit log' }),
  held: msg({ message: 'held for review', context: 'audit log' }),
  heldAgain: msg({ message: 'held for review again', context: 'audit log' }),
  hidden: msg({ message: 'hidden', context: 'audit log' }),
  miss: msg({ message: 'term missed', context: 'audit log' }),
  missPayment: msg({ message: 'payment missed', context: 'audit log' }),
  moderated: msg({ message: 'moderated', context: 'audit log' }),
  moderation: msg({ message: 'moderation', context: 'audit log' }),
  moved: msg({ message: 'moved', context: 'audit log' }),
  new: msg({ message: 'under review', context: 'audit log' }),
  noted: msg({ message: 'noted', context: 'audit log' }),
  opened: msg({ message: 'opened', context: 'audit log' }),
  paused: msg({ message: 'paused', context: 'audit log' }),
  pay: msg({ message: 'pay', context: 'audit log' }),
  'payment-complete': msg({ message: 'payment complete', context: 'audit log' }),
  'payment-missed': msg({ message: 'payment missed', context: 'audit log' }),
  'payment-pending': msg({ message: 'payment pending', context: 'audit log' }),
  postponed: msg({ message: 'postponed', context: 'audit log' }),
  product: msg({ message: 'product', context: 'audit log' }),
  property: msg({ message: 'property', context: 'audit log' }),
  published: msg({ message: 'published', context: 'audit log' }),
  rated: msg({ message: 'rated', context: 'audit log' }),
  reconsider: msg({ message: 'take the decision back', context: 'audit log' }),
  refunded: msg({ message: 'refunded', context: 'audit log' }),
  refused: msg({ message: 'refused', context: 'audit log' }),
  reject: msg({ message: 'reject', context: 'audit log' }),
  rejected: msg({ message: 'rejected', context: 'audit log' }),
  remove: msg({ message: 'remove', context: 'audit log' }),
  removed: msg({ message: 'removed', context: 'audit log' }),
  reopened: msg({ message: 'opened again', context: 'audit log' }),
  replied: msg({ message: 'replied', context: 'audit log' }),
  reported: msg({ message: 'reported', context: 'audit log' }),
  requestChanges: msg({ message: 'request changes', context: 'audit log' }),
  requestEdit: msg({ message: 'ask for an edit', context: 'audit log' }),
  requested: msg({ message: 'requested', context: 'audit log' }),
  respond: msg({ message: 'answer', context: 'audit log' }),
  restored: msg({ message: 'restored', context: 'audit log' }),
  retried: msg({ message: 'retried', context: 'audit log' }),
  reversed: msg({ message: 'taken back by the bank', context: 'audit log' }),
  saved: msg({ message: 'saved', context: 'audit log' }),
  scheduled: msg({ message: 'scheduled', context: 'audit log' }),
  service: msg({ message: 'service', context: 'audit log' }),
  shown: msg({ message: 'shown', context: 'audit log' }),
  sold: msg({ message: 'sold', context: 'audit log' }),
  sorted: msg({ message: 'sorted', context: 'audit log' }),
  submit: msg({ message: 'send', context: 'audit log' }),
  support: msg({ message: 'customer service', context: 'audit log' }),
  suspended: msg({ message: 'suspended', context: 'audit log' }),
  unchecked: msg({ message: 'unchecked', context: 'audit log' }),
  undoPayment: msg({ message: 'payment taken back', context: 'audit log' }),
  unfeatured: msg({ message: 'not featured', context: 'audit log' }),
  unpublished: msg({ message: 'unpublished', context: 'audit log' }),
  unverified: msg({ message: 'not verified', context: 'audit log' }),
  updated: msg({ message: 'edited', context: 'audit log' }),
  user: msg({ message: 'registered user', context: 'audit log' }),
  verificationLost: msg({ message: 'verification lost', context: 'audit log' }),
  verified: msg({ message: 'verified', context: 'audit log' }),
  versionRestored: msg({ message: 'older version brought back', context: 'audit log' }),
  wikiAdmin: msg({ message: 'administrator', context: 'audit log' }),
  withdraw: msg({ message: 'withdraw', context: 'audit log' }),
  withdrawn: msg({ message: 'withdrawn', context: 'audit log' }),
  written: msg({ message: 'written', context: 'audit log' }),
};

const kindWords: Words = {
  application: msg({ message: 'application', context: 'audit log' }),
  assignee: msg({ message: 'person in charge', context: 'audit log' }),
  author: msg({ message: 'author', context: 'audit log' }),
  business: msg({ message: 'business', context: 'audit log' }),
  cannedReply: msg({ message: 'canned reply', context: 'audit log' }),
  case: msg({ message: 'case', context: 'audit log' }),
  change: msg({ message: 'change', context: 'audit log' }),
  comment: msg({ message: 'comment', context: 'audit log' }),
  discussion: msg({ message: 'discussion', context: 'audit log' }),
  dispute: msg({ message: 'dispute', context: 'audit log' }),
  document: msg({ message: 'page', context: 'audit log' }),
  entry: msg({ message: 'entry', context: 'audit log' }),
  file: msg({ message: 'file', context: 'audit log' }),
  invitation: msg({ message: 'invitation', context: 'audit log' }),
  invoice: msg({ message: 'invoice', context: 'audit log' }),
  job: msg({ message: 'job', context: 'audit log' }),
  listing: msg({ message: 'listing', context: 'audit log' }),
  news: msg({ message: 'news', context: 'audit log' }),
  offer: msg({ message: 'offer', context: 'audit log' }),
  partner: msg({ message: 'partner', context: 'audit log' }),
  payment: msg({ message: 'payment', context: 'audit log' }),
  question: msg({ message: 'question', context: 'audit log' }),
  receipt: msg({ message: 'receipt', context: 'audit log' }),
  referenceItem: msg({ message: 'entry', context: 'audit log' }),
  report: msg({ message: 'report', context: 'audit log' }),
  review: msg({ message: 'review', context: 'audit log' }),
  session: msg({ message: 'device', context: 'audit log' }),
  ticket: msg({ message: 'request', context: 'audit log' }),
  token: msg({ message: 'token', context: 'audit log' }),
  user: msg({ message: 'person', context: 'audit log' }),
  work: msg({ message: 'matter', context: 'audit log' }),
};

type Translate = (text: MessageDescriptor) => string;

const wordFor = (words: Words, code: string, t: Translate): string =>
  words[code] ? t(words[code]) : code;

/** Work is named by the kind of thing that it is about. */
const detailWord = (code: string, t: Translate): string =>
  wordFor(valueWords[code] ? valueWords : kindWords, code, t);

/** What was done more exactly, in words: where from and where to with an arrow, the rest one after the other. */
export function detailWords(
  details: readonly { name: string; value: string }[],
  t: Translate,
): string | null {
  const values = new Map(details.map(({ name, value }) => [name, detailWord(value, t)]));
  const steps = (['from', 'staffFrom'] as const).flatMap((start) => {
    const end = start === 'from' ? 'to' : 'staffTo';
    const way = [values.get(start), values.get(end)].filter((word) => word !== undefined);
    values.delete(start);
    values.delete(end);
    return way.length > 0 ? [way.join(' → ')] : [];
  });
  return [...values.values(), ...steps].join(', ') || null;
}

/** What an id of a record is of. */
export const kindWord = (name: string, t: Translate): string =>
  wordFor(kindWords, name.replace(/Ids?$/, ''), t);
