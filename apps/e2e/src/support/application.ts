import { validApplication } from '@wiki/domain/schemas';
import type { Account, Api, Payload } from './api.ts';

/** The smallest picture and the smallest document there are. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const document = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

interface Target {
  url: string;
  method: string;
  headers: { name: string; value: string }[];
}

/** Uploads a file as the client does, and gives its id. */
async function upload(api: Api, { token }: Account, purpose: string): Promise<string> {
  const isDocument = purpose === 'APPLICATION_DOCUMENT';
  const [bytes, contentType] = isDocument
    ? ([document, 'application/pdf'] as const)
    : ([picture, 'image/png'] as const);
  const { requestUpload } = await api.run<{
    requestUpload: Payload & { file: { id: string }; target: Target };
  }>(
    `mutation ($input: RequestUploadInput!) { requestUpload(input: $input) {
      file { id } target { url method headers { name value } } userErrors { code field } } }`,
    {
      input: {
        purpose,
        name: isDocument ? 'documento.pdf' : 'imagen.png',
        contentType,
        byteSize: bytes.length,
      },
    },
    token,
  );
  const { file, target } = requestUpload;
  await fetch(new URL(target.url, api.url), {
    method: target.method,
    headers: Object.fromEntries(target.headers.map(({ name, value }) => [name, value])),
    body: new Uint8Array(bytes),
  });
  await api.run(
    `mutation ($input: FileInput!) { completeUpload(input: $input) { userErrors { code } } }`,
    { input: { fileId: file.id } },
    token,
  );
  return file.id;
}

interface ApplicationPayload extends Payload {
  application: { id: string; version: number } | null;
}

/** Fills an application whole and submits it, as the form does, and gives its id. */
export async function submitApplication(
  api: Api,
  account: Account,
  businessName: string,
): Promise<string> {
  const documents = async () => [await upload(api, account, 'APPLICATION_DOCUMENT')];
  const form = {
    ...validApplication,
    businessName,
    email: account.email,
    logoId: await upload(api, account, 'LOGO'),
    additionalImageIds: [],
    shareholders: [],
    authorizedUsers: [
      { firstName: 'Julián', lastName: 'Herrera', email: `julian.${account.email}` },
    ],
    commercialReference: {
      ...validApplication.commercialReference,
      imageId: await upload(api, account, 'REFERENCE_IMAGE'),
    },
    incorporationArticleIds: await documents(),
    taxDocumentIds: await documents(),
    businessLicenseIds: await documents(),
    financialStatementIds: await documents(),
    lastAssemblyMinuteIds: [],
  };
  const { saved } = await api.run<{ saved: ApplicationPayload }>(
    `mutation ($input: SaveApplicationDraftInput!) { saved: saveApplicationDraft(input: $input) {
      application { id version } userErrors { code field } } }`,
    { input: { step: 'REVIEW', form } },
    account.token,
  );
  if (!saved.application) throw new Error(`Not saved: ${JSON.stringify(saved.userErrors)}`);
  const { id, version } = saved.application;
  const { submitted } = await api.run<{ submitted: ApplicationPayload }>(
    `mutation ($input: ApplicationActionInput!) { submitted: submitApplication(input: $input) {
      application { id version } userErrors { code field } } }`,
    { input: { applicationId: id, version } },
    account.token,
  );
  if (submitted.userErrors.length > 0) {
    throw new Error(`Not submitted: ${JSON.stringify(submitted.userErrors)}`);
  }
  return id;
}
