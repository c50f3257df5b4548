import type { ApolloClient } from '@apollo/client/core';
import { isErrorCode } from '@wiki/domain';
import {
  CompleteUploadDocument,
  GiveUpUploadDocument,
  RequestUploadDocument,
  UploadRulesDocument,
} from '../../gql/uploads.ts';
import type { FilePurpose } from '../../gql/schema-types.ts';
import type { CompressionProfile } from './compress-image.ts';
import { fileValueOf } from './file-value.ts';
import { prepareFile, type UploadRules } from './prepare-file.ts';
import { sendBytes } from './send-bytes.ts';
import { UploadError } from './upload-error.ts';
import type { UploadWorld } from './upload-queue.ts';

const refusal = (code: string | undefined, maxBytes?: number): UploadError =>
  new UploadError({ code: isErrorCode(code) ? code : 'INTERNAL', maxBytes });

/** Uploads for a purpose over the API. */
export function browserUploads(
  client: ApolloClient,
  purpose: FilePurpose,
  profile?: CompressionProfile,
): UploadWorld {
  const readRules = async (): Promise<UploadRules> => {
    const { data } = await client.query({ query: UploadRulesDocument, variables: { purpose } });
    if (!data) throw refusal('UNAVAILABLE');
    return data.uploadRules;
  };
  return {
    prepare: async (file) => prepareFile(file, await readRules(), profile),
    request: async ({ name, type, size }) => {
      const input = { purpose, name: name.slice(-255), contentType: type, byteSize: size };
      const { data } = await client.mutate({
        mutation: RequestUploadDocument,
        variables: { input },
      });
      const { file, target, userErrors } = data?.requestUpload ?? {};
      const code = userErrors?.[0]?.code;
      if (code === 'FILE_TOO_LARGE') throw refusal(code, (await readRules()).maxBytes);
      if (!file || !target) throw refusal(code);
      return { fileId: file.id, target };
    },
    send: sendBytes,
    complete: async (fileId) => {
      const variables = { input: { fileId } };
      const { data } = await client.mutate({ mutation: CompleteUploadDocument, variables });
      const { file, userErrors } = data?.completeUpload ?? {};
      if (!file) throw refusal(userErrors?.[0]?.code);
      return fileValueOf(file);
    },
    giveUp: (fileId) => {
      const variables = { input: { fileId } };
      // What nobody could let go of is cleaned up by the server.
      client.mutate({ mutation: GiveUpUploadDocument, variables }).catch(() => undefined);
    },
  };
}
