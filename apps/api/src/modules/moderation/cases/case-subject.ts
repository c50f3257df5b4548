import type { CaseDecision, SubjectState } from '@wiki/domain';
import type { Subject } from '../../../kits/moderation/index.ts';
import { matcherOf } from '../blacklist/blacklist-cache.ts';

/** The thing of a case, with the states that it can be brought into. */
export interface SubjectView extends Subject {
  states: readonly SubjectState[];
}

/** What can be decided of a thing now. What its author deleted can only be closed. */
export function decisionsOn({ state, states }: SubjectView): CaseDecision[] {
  if (state === 'GONE' || state === 'REMOVED') return ['KEEP'];
  return [
    'KEEP',
    ...(states.includes('EDIT_ASKED') ? (['ASK_EDIT'] as const) : []),
    ...(states.includes('REMOVED') ? (['REMOVE'] as const) : []),
  ];
}

/** The entry of the blacklist that a thing has, a phrase before a word; null for none. */
export async function phraseIn({ title, text }: SubjectView): Promise<string | null> {
  const said = [title, text].filter(Boolean).join('\n');
  return (await matcherOf('phrase')).find(said) ?? (await matcherOf('word')).find(said);
}

/** A person whose history is asked for. */
export interface PersonView {
  userId: string;
}
