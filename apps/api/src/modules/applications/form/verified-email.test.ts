import { clientOf } from '../../../testing/client.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApplication } from '../../../testing/application-factory.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/world.ts';
import { changeUser } from '../../users/index.ts';
import { act, named } from '../application-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { requireVerifiedEmail: true } });
});
afterAll(() => server.stop());

it('demands a verified address where the installation does', async () => {
  const { application, applicant } = await buildApplication({ status: 'draft' });
  const userId = applicant._id.toHexString();
  await changeUser(userId, { emailVerified: false });
  const client = clientOf(server, await signInAs(server.config, applicant));
  const draft = { ...named(application), step: 'CONTACT', form: { city: 'Neiva' } };
  expect((await act(client, 'saveApplicationDraft', draft)).codes).toEqual(['EMAIL_NOT_VERIFIED']);
  const submitted = await act(client, 'submitApplication', named(application));
  expect(submitted.codes).toEqual(['EMAIL_NOT_VERIFIED']);
  await changeUser(userId, { emailVerified: true });
  expect((await act(client, 'submitApplication', named(application))).codes).toEqual([]);
});
