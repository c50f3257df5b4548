import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, loadConfig } from '../config.ts';
import { makeFolder } from '../config/make-folder.ts';
import { readTrustedDocuments } from '../config/document-texts.ts';
import { examineDisk, examineFolder } from '../platform/doctor/examine-machine.ts';
import { examinePorts } from '../platform/doctor/examine-ports.ts';
import {
  examineBilling,
  examineDatabase,
  examineMail,
  examineScanner,
  examineStorage,
  examineTraces,
} from '../platform/doctor/examine-services.ts';
import {
  examineAddress,
  examineCertificate,
  examineSecrets,
} from '../platform/doctor/examine-settings.ts';
import { fault, fine, type Finding, warning } from '../platform/doctor/finding.ts';
import { configureLogging } from '../platform/logging/logger.ts';

// `npm run doctor`: looks at the settings and at what they lead to, says in plain words what is
// wrong and how to mend it, and ends with 1 where something keeps the platform from its work.

const page = fileURLToPath(new URL('../../../web/dist/index.html', import.meta.url));

const examineClient = (): Finding =>
  existsSync(page)
    ? fine('Client', 'It is built.')
    : warning('Client', 'It is not built yet.', 'npm run build, or npm start, which builds it.');

function examineDocuments({ trustedDocuments }: Config): Finding {
  try {
    readTrustedDocuments(trustedDocuments.files);
    return fine('Documents', 'Those that programs name by their hash can be read.');
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const mend = 'TRUSTED_DOCUMENTS names JSON files: { "<SHA-256>": "query …" }.';
    return fault('Documents', error.message, mend);
  }
}

async function examine(config: Config): Promise<Finding[]> {
  const folder = await examineFolder(config, makeFolder);
  const asked = await Promise.all([
    examinePorts(config),
    examineDatabase(config),
    examineMail(config),
    examineBilling(config),
    examineStorage(config),
    examineScanner(config),
    examineTraces(config),
  ]);
  return [
    fine('Settings', 'They can be read.'),
    examineAddress(config),
    ...examineCertificate(config),
    examineSecrets(config),
    folder,
    ...(folder.state === 'fault' ? [] : [await examineDisk(config)]),
    ...asked.flat(),
    examineDocuments(config),
    examineClient(),
  ];
}

async function findings(): Promise<Finding[]> {
  try {
    return await examine(loadConfig());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [fault('Settings', error.message, 'See .env.example for what each may be.')];
  }
}

const signs = { fine: '✓', warning: '!', fault: '✗' } as const;

// What a service throws is said in a sentence of ours.
configureLogging({ level: 'silent' });
const found = await findings();
for (const { part, state, says, mend } of found) {
  process.stdout.write(`${signs[state]} ${part}: ${says}\n${mend ? `    ${mend}\n` : ''}`);
}
const count = (state: Finding['state']) => found.filter((each) => each.state === state).length;
process.stdout.write(`\nFaults: ${count('fault')}, warnings: ${count('warning')}\n`);
process.exitCode = count('fault') > 0 ? 1 : 0;
