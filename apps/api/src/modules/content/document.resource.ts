import { documentKinds, imagesIn, languages, limits } from '@wiki/domain';
import {
  acceptDocumentsSchema,
  documentKindSchema,
  documentVersionSchema,
  saveDocumentDraftSchema,
} from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import { assertCan } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import type { DocumentKind } from '@wiki/domain';
import { perMinute, write } from '../../kits/resource/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { attachFiles } from '../files/index.ts';
import { changeUser, findUser } from '../users/index.ts';
import { currentVersion, findDocument } from './content.service.ts';
import { isWritten } from './document-body.ts';
import {
  DocumentDraftModel,
  type DocumentDraftRecord,
  DocumentModel,
  type DocumentRecord,
} from './document.model.ts';

type Asking = Pick<Context, 'viewer'>;

/** A document with what is being written of it. */
export interface EditableDocumentView {
  kind: DocumentKind;
  current: DocumentRecord | null;
  draft: DocumentDraftRecord;
  hasChanges: boolean;
  versions: DocumentRecord[];
}

const emptyText = { type: 'doc' as const, content: [] };

/** What is being written; where nothing is, what readers see. */
async function draftOf(kind: DocumentKind, current: DocumentRecord | null) {
  const draft = await DocumentDraftModel.findById(kind).lean();
  return (
    draft ?? {
      _id: kind,
      title: current?.title ?? {},
      body: current?.body ?? { en: emptyText, es: emptyText },
      revision: 0,
      dateChanged: current?.publishedAt ?? new Date(0),
    }
  );
}

async function viewOf(
  kind: DocumentKind,
  versions: DocumentRecord[],
): Promise<EditableDocumentView> {
  const [current = null] = versions;
  const draft = await draftOf(kind, current);
  const text = ({ title, body }: Pick<DocumentRecord, 'title' | 'body'>) =>
    JSON.stringify([title.en ?? '', title.es ?? '', body.en ?? emptyText, body.es ?? emptyText]);
  return {
    kind,
    current,
    draft,
    hasChanges:
      current === null ? isWritten(draft.title, draft.body) : text(current) !== text(draft),
    versions,
  };
}

/** A document as administrators edit it, with all of its versions. */
export async function editableDocument(
  { viewer }: Asking,
  { kind }: { kind: DocumentKind },
): Promise<EditableDocumentView> {
  assertCan(viewer, 'content.administer', null);
  return viewOf(kind, await DocumentModel.find({ kind }).sort({ version: -1 }).limit(100).lean());
}

/** Every document as administrators edit it, without the versions before. */
export async function editableDocuments({ viewer }: Asking): Promise<EditableDocumentView[]> {
  assertCan(viewer, 'content.administer', null);
  return Promise.all(
    documentKinds.map(async (kind) => {
      const current = await findDocument(kind);
      return viewOf(kind, current ? [current] : []);
    }),
  );
}

const edited = async (kind: DocumentKind): Promise<{ document: EditableDocumentView }> => ({
  document: await viewOf(
    kind,
    await DocumentModel.find({ kind }).sort({ version: -1 }).limit(100).lean(),
  ),
});

/** Writes a draft over the revision that was read; refuses with `CONFLICT` when another was quicker. */
async function writeDraft(
  kind: DocumentKind,
  revision: number,
  { title, body }: Pick<DocumentDraftRecord, 'title' | 'body'>,
): Promise<void> {
  const fields = { title, body, dateChanged: new Date() };
  if (revision === 0) {
    const { upsertedCount } = await DocumentDraftModel.updateOne(
      { _id: kind },
      { $setOnInsert: { ...fields, revision: 1 } },
      { upsert: true },
    );
    if (upsertedCount === 0) throw refuse('CONFLICT', 'revision');
    return;
  }
  const { matchedCount } = await DocumentDraftModel.updateOne(
    { _id: kind, revision },
    { $set: { ...fields, revision: revision + 1 } },
  );
  if (matchedCount === 0) throw refuse('CONFLICT', 'revision');
}

/** Saves what is being written of a document. */
export const saveDocumentDraft = write({
  input: saveDocumentDraftSchema,
  may: 'content.administer',
  limit: { name: 'content.save', quota: perMinute(limits.news.savedPerMinute) },
  async act({ viewer: { userId: ownerId }, input: { kind, revision, title, body } }) {
    const known = new Set(
      (await DocumentModel.find({ kind }).lean()).flatMap((version) => picturesIn(version.body)),
    );
    const files = languages.flatMap((language) =>
      imagesIn(body[language])
        .filter(({ fileId }) => !known.has(fileId))
        .map(({ fileId }) => ({
          fileId,
          purpose: 'POST_IMAGE' as const,
          field: `body.${language}`,
        })),
    );
    await attachFiles({ ownerId, files, usedBy: `document:${kind}` });
    await writeDraft(kind, revision, { title, body });
    return edited(kind);
  },
});

const picturesIn = (body: DocumentRecord['body']): string[] =>
  languages.flatMap((language) =>
    (body[language] ? imagesIn(body[language]) : []).map(({ fileId }) => fileId),
  );

/** Publishes what was written as the next version: it holds from now on. */
export const publishDocument = write({
  input: documentKindSchema,
  may: 'content.administer',
  async act({ viewer: { userId }, input: { kind } }) {
    const { document: before } = await edited(kind);
    if (!before.hasChanges) throw refuse('ILLEGAL_TRANSITION');
    const { title, body } = before.draft;
    if (!isWritten(title, body)) throw refuse('FIELD_REQUIRED', 'body');
    const _id = new Types.ObjectId();
    await DocumentModel.create([
      {
        _id,
        kind,
        version: (before.current?.version ?? 0) + 1,
        publishedAt: new Date(),
        authorId: userId,
        title,
        body,
      },
    ]);
    await DocumentDraftModel.deleteOne({ _id: kind });
    return { ...(await edited(kind)), documentId: _id.toHexString() };
  },
  event: ({ input: { kind }, result: { documentId } }) => [
    'document.published',
    { documentId, change: kind },
  ],
  // Two who press at once publish one version.
  duplicate: { code: 'CONFLICT' },
});

/** Puts a version into the draft; the current one gives up what is being written. */
export const restoreDocumentVersion = write({
  input: documentVersionSchema,
  may: 'content.administer',
  async act({ input: { kind, version } }) {
    const restored = await findDocument(kind, version);
    if (!restored) throw refuse('NOT_FOUND', 'version');
    const draft = await DocumentDraftModel.findById(kind).lean();
    await writeDraft(kind, draft?.revision ?? 0, restored);
    return edited(kind);
  },
});

/** The texts that everybody agrees to. */
const agreed = ['TERMS', 'PRIVACY'] as const;

/** The texts whose current version the viewer has not accepted, though an earlier one. */
export async function documentsToAccept({ viewer }: Asking): Promise<DocumentRecord[]> {
  const { userId, memberType } = signedIn(viewer);
  // Administrators publish them, and who was given an account accepts none when signing up.
  const consent = memberType === 'wikiAdmin' ? null : (await findUser(userId))?.consent;
  if (!consent) return [];
  const accepted = { TERMS: consent.termsVersion, PRIVACY: consent.privacyVersion };
  const current = await Promise.all(agreed.map((kind) => findDocument(kind)));
  return current
    .filter((document) => document !== null)
    .filter(({ kind, version }) => version > accepted[kind as (typeof agreed)[number]]);
}

/** Records that the viewer accepts the current texts; others are refused with `CONSENT_REQUIRED`. */
export const acceptDocuments = write({
  input: acceptDocumentsSchema,
  async act({ viewer: { userId }, input: consent }) {
    const isCurrent =
      consent.termsVersion === (await currentVersion('TERMS')) &&
      consent.privacyVersion === (await currentVersion('PRIVACY'));
    if (!isCurrent) throw refuse('CONSENT_REQUIRED');
    await changeUser(userId, { consent: { ...consent, acceptedAt: new Date() } });
    return { ok: true };
  },
  event: ({ viewer: { userId } }) => ['document.accepted', { userId }],
});
