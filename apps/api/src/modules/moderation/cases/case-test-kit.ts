import type { TestClient } from '../../../testing/client.ts';
import { callsOf, operation, type ToldError } from '../../../testing/mutations.ts';

/** What these tests read of a case. */
export interface CaseView {
  id: string;
  subjectId: string;
  status: string;
  isHeld: boolean;
  isHidden: boolean;
  reportCount: number;
  reasons: string[];
  text: string;
  decidedBy: { id: string } | null;
  claimedBy: { id: string } | null;
  viewerCanUndo: boolean;
}

interface Answer {
  report?: { id: string } | null;
  moderationCase?: CaseView | null;
  note?: { id: string; text: string } | null;
  rules?: { newLinks: number } | null;
  userErrors: ToldError[];
}

export const caseFields = `id subjectId status isHeld isHidden reportCount reasons text decidedBy { id }
  claimedBy { id } viewerCanUndo`;
const onCase = (name: string, input: string) =>
  operation(name, input, `moderationCase { ${caseFields} }`);

export const caseMutations = {
  report: operation('report', 'ReportInput', 'report { id }'),
  claimCase: onCase('claimCase', 'ClaimCaseInput'),
  releaseCase: onCase('releaseCase', 'CaseIdInput'),
  decideCase: onCase('decideCase', 'DecideCaseInput'),
  undoDecision: onCase('undoDecision', 'CaseIdInput'),
  suspendFromCase: onCase('suspendFromCase', 'SuspendFromCaseInput'),
  addPersonNote: operation('addPersonNote', 'PersonNoteInput', 'note { id text }'),
  setModerationRules: operation('setModerationRules', 'ModerationRulesInput', 'rules { newLinks }'),
};

export const { run, refusals, denial } = callsOf<Answer, keyof typeof caseMutations>(caseMutations);

/** The case that waits about a thing, or the last that was decided; null without one. */
export async function caseAbout(
  admin: TestClient,
  subjectId: string,
  tab: 'OPEN' | 'DECIDED' = 'OPEN',
): Promise<CaseView | null> {
  const { moderationCases } = await admin.data<{
    moderationCases: { edges: { node: CaseView }[] };
  }>(`{ moderationCases(tab: ${tab}, first: 50) { edges { node { ${caseFields} } } } }`);
  return moderationCases.edges.find(({ node }) => node.subjectId === subjectId)?.node ?? null;
}

/** The same, which has to be there. */
export async function openCase(admin: TestClient, subjectId: string): Promise<CaseView> {
  const found = await caseAbout(admin, subjectId);
  if (!found) throw new Error(`No case waits about ${subjectId}.`);
  return found;
}
