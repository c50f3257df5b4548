import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import webPush from 'web-push';
import type { Config } from '../../config.ts';
import { isPublicAddress } from '../../platform/http/security/public-address.ts';
import type { PushDeviceRecord } from './push-device.model.ts';
import { isPushEndpoint, isThisMachine } from './push-endpoint.ts';
import { vapidKeys } from './vapid-keys.ts';

/** For how long a push service keeps a message for a device that is off, in seconds. */
const keptSeconds = 24 * 3_600;

/** How long a push service may take, in milliseconds. */
const patience = 10_000;

/** What a push service made of a message. */
export type PushOutcome = 'taken' | 'gone' | 'refused';

/** Refuses names that lead into a network of one's own, however the name service answers later. */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error || !first) callback(error ?? new Error('No address.'), '');
    else if (!found.every(({ address }) => isPublicAddress(address))) {
      callback(new Error('The push service is not on the open internet.'), '');
    } else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/**
 * Hands a message to the push service of a device, encrypted for the device alone. It follows no
 * redirect and reads no answer but its status.
 * @param topic a message of the same topic that was not delivered yet gives way to this one
 * @throws when the service could not be asked or is overloaded: it is tried again later.
 */
export async function sendPush(
  config: Config,
  { endpoint, keys }: Pick<PushDeviceRecord, 'endpoint' | 'keys'>,
  message: object,
  { topic, signal }: { topic: string; signal: AbortSignal },
): Promise<PushOutcome> {
  if (!isPushEndpoint(endpoint, config)) return 'gone';
  const details = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
    vapidDetails: { subject: contactOf(config), ...(await vapidKeys()) },
    TTL: keptSeconds,
    topic,
    urgency: 'normal',
  });
  const status = await post(details, signal);
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`);
  return status < 300 ? 'taken' : 'refused';
}

/** Whom push services may write to about this installation. */
function contactOf({ baseUrl, securityContact }: Config): string {
  if (securityContact) return securityContact;
  return baseUrl.startsWith('https:') ? baseUrl : 'mailto:webmaster@localhost';
}

function post(
  { endpoint, method, headers, body }: webPush.RequestDetails,
  signal: AbortSignal,
): Promise<number> {
  const { protocol, hostname } = new URL(endpoint);
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    const sent = request(
      endpoint,
      {
        method,
        headers,
        signal,
        timeout: patience,
        ...(isThisMachine(hostname) ? {} : { lookup: publicOnly }),
      },
      (response) => {
        response.destroy();
        done(response.statusCode ?? 500);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('The push service does not answer.')));
    sent.on('error', fail);
    sent.end(body);
  });
}
