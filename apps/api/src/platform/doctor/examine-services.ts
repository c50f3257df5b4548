import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { isOtherFilesFolder } from '../files/files-folder.ts';
import { S3Storage } from '../files/s3-storage.ts';
import { scanBytes } from '../files/scan.ts';
import { scrub } from '../logging/redact.ts';
import { fault, fine, type Finding, warning } from './finding.ts';

/** How long a service may take for an answer, in milliseconds. */
const patience = 5_000;

/** How far two clocks may be apart, in seconds: tokens and signatures hold for minutes. */
const noticeableSeconds = 5;
const harmfulSeconds = 60;

const codeOf = (error: unknown): string => {
  const { code, codeName, name } = error as { code?: unknown; codeName?: string; name?: string };
  return scrub(codeName ?? (typeof code === 'string' ? code : name) ?? 'unknown');
};

/** Where an address leads, without what it holds to get in. */
function hostOf(address: string): string {
  return scrub(/^[a-z+]+:\/\/(?:[^@/]*@)?([^/?]+)/i.exec(address)?.[1] ?? 'the address given');
}

/** The database and what it knows of all processes: the time, and where their files are. */
export async function examineDatabase(config: Config): Promise<Finding[]> {
  const { mongodbUrl, production } = config;
  const part = 'Database';
  if (mongodbUrl === null) {
    const says = 'The engine that comes along keeps the data in DATA_DIR/db, for one process.';
    return [
      production
        ? warning(
            part,
            says,
            'For more than a small installation set MONGODB_URL to a replica set.',
          )
        : fine(part, says),
    ];
  }
  const host = hostOf(mongodbUrl);
  let client: mongoose.mongo.MongoClient | null = null;
  try {
    client = new mongoose.mongo.MongoClient(mongodbUrl, { serverSelectionTimeoutMS: patience });
    await client.connect();
    const hello = await client.db().command({ hello: 1 });
    if (!hello.setName && hello.msg !== 'isdbgrid') {
      const mend = 'Start mongod with --replSet rs0 and run rs.initiate() once in mongosh.';
      return [fault(part, `The server at ${host} is not a replica set.`, mend)];
    }
    const probes = client.db().collection<{ _id: string }>('probes');
    await probes.updateOne({ _id: 'doctor' }, { $set: { at: new Date() } }, { upsert: true });
    return [
      fine(part, `The replica set at ${host} takes writes.`),
      examineClock(hello.localTime instanceof Date ? hello.localTime : new Date()),
      ...((await isOtherFilesFolder(client.db(), config)) ? [examineOtherFolder(config)] : []),
      ...(config.searchIndex === 'database' ? [await examineSearch(client.db(), host)] : []),
    ];
  } catch (error) {
    return [
      fault(
        part,
        `The database at ${host} does not take a write (${codeOf(error)}).`,
        'Check that it runs, that MONGODB_URL names it and its replica set, and that its user has readWrite.',
      ),
    ];
  } finally {
    await client?.close();
  }
}

/** Whether the database searches, where it is to. */
async function examineSearch(db: mongoose.mongo.Db, host: string): Promise<Finding> {
  try {
    await db.collection('search.listings').listSearchIndexes().toArray();
    return fine('Search', `The database at ${host} searches.`);
  } catch (error) {
    return fault(
      'Search',
      `The database at ${host} does not search (${codeOf(error)}).`,
      'SEARCH_INDEX=database needs MongoDB with mongot; SEARCH_INDEX=memory needs nothing.',
    );
  }
}

const examineOtherFolder = ({ dataDir }: Config): Finding =>
  warning(
    'Files',
    `The files of this database are in another folder than ${join(dataDir, 'files')}: what other processes stored is missing here.`,
    'Share that folder, or set S3_BUCKET; once the files were moved, remove the document "files" of the collection "installation".',
  );

/** How far this machine's clock is from the database's. */
export function examineClock(databaseTime: Date, now = new Date()): Finding {
  const part = 'Clock';
  const seconds = Math.round((now.getTime() - databaseTime.getTime()) / 1000);
  const says = `This machine's clock is ${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} the database's.`;
  const mend = 'Let both machines follow network time (timedatectl set-ntp true).';
  if (Math.abs(seconds) > harmfulSeconds) return fault(part, says, mend);
  if (Math.abs(seconds) > noticeableSeconds) return warning(part, says, mend);
  return fine(part, 'It agrees with the database.');
}

export async function examineMail({ smtpUrl, production }: Config): Promise<Finding> {
  const part = 'Mail';
  if (smtpUrl === null) {
    const says =
      'There is no mail server: mails wait for one, and nobody gets a link that resets a password.';
    return production
      ? warning(part, says, 'Set SMTP_URL and MAIL_FROM.')
      : fine(part, 'Mails stay in /dev/mail.');
  }
  const transport = createTransport({
    url: smtpUrl,
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  try {
    await transport.verify();
    return fine(part, `The mail server at ${hostOf(smtpUrl)} lets us in.`);
  } catch (error) {
    const code = codeOf(error);
    const mend =
      code === 'EAUTH'
        ? 'Check user and password in SMTP_URL; special characters in them are written as %40 and the like.'
        : 'Check host, port and smtp:// or smtps:// in SMTP_URL, and that a firewall lets it pass.';
    return fault(part, `The mail server at ${hostOf(smtpUrl)} does not let us in (${code}).`, mend);
  } finally {
    transport.close();
  }
}

/** The status of whatever an address answers, or why it does not. */
async function answerOf(url: string): Promise<{ status: number } | { code: string }> {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
  } catch (error) {
    return { code: codeOf(error instanceof Error && error.cause ? error.cause : error) };
  }
}

/** Any answer will do: what it answers to real calls is seen when there is something to bill. */
export async function examineBilling({ billingUrl, production }: Config): Promise<Finding> {
  const part = 'Billing';
  if (billingUrl === null) {
    return production
      ? warning(part, 'There is no billing service: nobody can pay.', 'Set BILLING_URL.')
      : fine(part, 'A sandbox stands in, in which no money moves.');
  }
  const host = hostOf(billingUrl);
  if (production && !billingUrl.startsWith('https:')) {
    const says = `The billing service at ${host} is called without https: its token travels in the open.`;
    return fault(part, says, 'Begin BILLING_URL with https://.');
  }
  const answer = await answerOf(billingUrl);
  if ('code' in answer) {
    return fault(
      part,
      `The billing service at ${host} cannot be reached (${answer.code}).`,
      'Check BILLING_URL, and that a firewall lets it pass.',
    );
  }
  if (answer.status < 500) return fine(part, `The billing service at ${host} answers.`);
  const says = `The billing service at ${host} answers with ${answer.status}.`;
  return warning(part, says, 'Ask its operator; payments wait until it is back.');
}

/** Writes a file, reads it and removes it. */
export async function examineStorage({ s3 }: Config): Promise<Finding> {
  const part = 'Files';
  if (!s3) return fine(part, 'Files are kept in DATA_DIR/files.');
  const where = `The bucket ${s3.bucket} at ${hostOf(s3.endpoint ?? `https://s3.${s3.region}.amazonaws.com`)}`;
  const storage = new S3Storage(s3);
  const key = `doctor/${randomBytes(8).toString('hex')}`;
  try {
    await storage.put(key, Buffer.from('doctor'));
    const stored = await storage.open(key);
    stored?.stream.destroy();
    await storage.remove([key]);
    if (stored) return fine(part, `${where} takes files and gives them back.`);
    return fault(part, `${where} does not give back what it took.`, 'Check S3_ENDPOINT.');
  } catch {
    return fault(
      part,
      `${where} does not take a file.`,
      'Check S3_ENDPOINT, S3_REGION, S3_BUCKET and the keys, which need to put, get and delete objects.',
    );
  }
}

/** Any answer will do. Without a collector everything works but the traces. */
export async function examineTraces({ tracing }: Config): Promise<Finding> {
  const part = 'Traces';
  if (!tracing) return fine(part, 'None are sent.');
  const host = hostOf(tracing.url);
  const answer = await answerOf(tracing.url);
  return 'code' in answer
    ? warning(
        part,
        `The collector at ${host} cannot be reached (${answer.code}).`,
        'Check TRACES_URL: the address for OTLP over HTTP, usually on port 4318 with /v1/traces.',
      )
    : fine(part, `The collector at ${host} answers.`);
}

/** Has the scanner look at a few harmless bytes. */
export async function examineScanner({ scanCommand }: Config): Promise<Finding> {
  const part = 'Scanner';
  if (!scanCommand) return fine(part, 'Documents are not scanned.');
  const mend = 'Check that SCAN_COMMAND reads its standard input and ends with 0 for clean files.';
  try {
    const found = await scanBytes(scanCommand, Buffer.from('doctor'));
    if (found === 'CLEAN') return fine(part, 'It answers.');
    return fault(part, 'It finds malware in what holds none.', mend);
  } catch {
    return fault(part, 'It does not answer, so no document can be opened.', mend);
  }
}
