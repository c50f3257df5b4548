import { startBillingSandbox } from './server.ts';

// The sandbox as a process of its own; see the README for its settings.
const setting = (name: string): string => {
  const value = process.env[name];
  if (value) return value;
  process.stderr.write(`${name} is required.\n`);
  process.exit(1);
};

const {
  BILLING_SANDBOX_PORT,
  BILLING_SANDBOX_HOST,
  BILLING_SANDBOX_FILE,
  BILLING_CANCEL_URL,
  BILLING_PUBLIC_URL,
} = process.env;

const sandbox = await startBillingSandbox({
  port: Number(BILLING_SANDBOX_PORT ?? 4010),
  host: BILLING_SANDBOX_HOST || '127.0.0.1',
  token: setting('BILLING_TOKEN'),
  returnUrl: setting('BILLING_RETURN_URL'),
  callbackUrl: setting('BILLING_CALLBACK_URL'),
  callbackSecret: setting('BILLING_CALLBACK_SECRET'),
  ...(BILLING_SANDBOX_FILE ? { dataFile: BILLING_SANDBOX_FILE } : {}),
  ...(BILLING_CANCEL_URL ? { cancelUrl: BILLING_CANCEL_URL } : {}),
  ...(BILLING_PUBLIC_URL ? { publicUrl: () => BILLING_PUBLIC_URL.replace(/\/+$/, '') } : {}),
});
process.stdout.write(`The billing sandbox is ready on ${sandbox.url}\n`);

const stop = () => void sandbox.stop().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
