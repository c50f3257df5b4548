import type { TestClient } from '../../testing/client.ts';
import { callsOf, operation, type ToldError } from '../../testing/mutations.ts';

const offerFields = 'id code claimUrl state hasCode viewerCanReveal viewerHasRevealed revealCount';
const partnerFields = `id slug name status version category offer { en es }
  locations { city isOpenNow hours { day } } offers { ${offerFields} } reason { text }`;

export interface PartnerView {
  id: string;
  slug: string;
  name: string;
  status: string;
  version: number;
  offers: {
    id: string;
    code: string | null;
    claimUrl: string | null;
    revealCount: number | null;
    [field: string]: unknown;
  }[];
  [field: string]: unknown;
}

interface Answer {
  partner?: PartnerView | null;
  offer?: { code: string | null } | null;
  userErrors: ToldError[];
}

const partnerMutation = (name: string, input: string) =>
  operation(name, input, `partner { ${partnerFields} }`);

export const partnerMutations = {
  createPartner: partnerMutation('createPartner', 'CreatePartnerInput'),
  updatePartner: partnerMutation('updatePartner', 'UpdatePartnerInput'),
  setPartnerStatus: partnerMutation('setPartnerStatus', 'SetPartnerStatusInput'),
  revealPartnerCode: operation(
    'revealPartnerCode',
    'RevealPartnerCodeInput',
    `offer { ${offerFields} }`,
  ),
};

export const { run, refusals, denial } = callsOf<Answer, keyof typeof partnerMutations>(
  partnerMutations,
);

export const secret = 'CODIGO-SECRETO';
export const secretUrl = 'https://aliado.example.com/reclame-aqui';

/** What a partner is written with. */
export const said = (more: Record<string, unknown> = {}) => ({
  name: 'Seguros del Ávila',
  category: 'insurance',
  offer: { es: 'Un mes gratis' },
  services: [{ es: 'Pólizas', en: 'Policies' }],
  description: { es: 'Aseguran a empresas pequeñas.' },
  website: 'https://avila.example.com',
  locations: [
    {
      street: 'Calle 1',
      city: 'Caracas',
      country: 'VE',
      timeZone: 'America/Caracas',
      hours: [{ day: 'MONDAY', opens: '08:00', closes: '12:00' }],
    },
  ],
  offers: [{ title: { en: 'A month free' }, code: secret, claimUrl: secretUrl }],
  ...more,
});

/** Writes a partner and publishes it. */
export async function publish(admin: TestClient, more: Record<string, unknown> = {}) {
  const { partner } = await run(admin, 'createPartner', said(more));
  if (!partner) throw new Error('The partner was refused.');
  await run(admin, 'setPartnerStatus', { partnerId: partner.id, status: 'PUBLISHED' });
  return partner;
}

/** A partner as somebody reads it. */
export const read = async (client: TestClient, id: string): Promise<PartnerView | null> =>
  (
    await client.data<{ partner: PartnerView | null }>(
      `query ($id: ID!) { partner(id: $id) { ${partnerFields} } }`,
      { id },
    )
  ).partner;
