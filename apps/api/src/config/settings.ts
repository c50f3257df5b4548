/** An S3-compatible file storage. */
export interface S3Config {
  /** The service's address; null for Amazon's of the region. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  /** Null leaves it to what the machine provides: a role, a profile. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  /** The service's address as browsers reach it, when that is another one. */
  readonly publicUrl: string | null;
}

/** The settings of this process, read once and frozen. */
export interface Config {
  readonly environment: 'production' | 'development' | 'test';
  readonly production: boolean;
  readonly port: number;
  /** The interface to listen on; undefined for all. Outside production only this machine's own, unless set. */
  readonly host: string | undefined;
  /** Public address without a trailing slash. */
  readonly baseUrl: string;
  /** The certificate and its key, and the port whose visitors are led to https; null without TLS of its own. */
  readonly tls: {
    readonly certificate: string;
    readonly key: string;
    readonly redirectPort: number | null;
  } | null;
  /** Absolute folder of everything kept on this machine. */
  readonly dataDir: string;
  /** The database's address; null when an own engine is to be started. */
  readonly mongodbUrl: string | null;
  /** Whether to write the demonstration; null for only into an empty database of one's own, outside production. */
  readonly seedDemo: boolean | null;
  /** Whether the own engine is a real mongod. */
  readonly useMongod: boolean;
  /** Signs access tokens, links and list cursors. */
  readonly jwtSecret: string;
  /** What did so before: what they signed is believed until it ends. */
  readonly formerSecrets: readonly string[];
  readonly requireVerifiedEmail: boolean;
  /** Whether sign-in hides if an account exists. */
  readonly hideAccounts: boolean;
  /** The SMTP server; null keeps mail in the local outbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where answers to the mails of customer service go; null when they come back nowhere. */
  readonly inboundMailAddress: string | null;
  /** Signs what arrives there; without it none is believed. */
  readonly inboundMailSecret: string | null;
  /** Whether /dev/mail is served: outside production and without SMTP. */
  readonly hasDevelopmentMailbox: boolean;
  /** The billing service, without a trailing slash; null when there is none. */
  readonly billingUrl: string | null;
  /** The bearer token of every call to it. */
  readonly billingToken: string | null;
  /** How long a call to it may take. */
  readonly billingTimeoutSeconds: number;
  /** Signs its callbacks; without it none is believed. */
  readonly billingCallbackSecret: string | null;
  /**
   * The port of the sandbox that stands in for a missing billing service; 0 takes a free one. Null
   * for no sandbox: in production it is started only where its port is set.
   */
  readonly billingSandboxPort: number | null;
  /** Whether `billingUrl` is the sandbox that this process started: no money moves. */
  readonly isBillingSandbox: boolean;
  /** Tax on every plan, in percent. */
  readonly taxPercent: number;
  /** ISO 4217 code of the currency plans are shown in. */
  readonly displayCurrency: string;
  /** Where days begin and end in statistics and lists, such as `America/Bogota`. */
  readonly timeZone: string;
  readonly socialLinks: readonly { network: string; url: string }[];
  /** Where files are kept; null for the data folder. */
  readonly s3: S3Config | null;
  /** The largest uploads, in bytes. */
  readonly fileLimits: { readonly imageBytes: number; readonly otherBytes: number };
  /** Other origins whose pages may call the API with credentials. */
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: boolean | number | string;
  readonly logLevel: string;
  /** Where the figures of this process are read, and the bearer token that opens them; null for nowhere. */
  readonly metrics: { readonly port: number; readonly host: string; readonly token: string } | null;
  /** Where traces are sent, with which headers, and which share of them; null for nowhere. */
  readonly tracing: {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly share: number;
  } | null;
  /** Whether the server reads the pages that messages link to. */
  readonly linkPreviews: boolean;
  /** Files with documents that are run by their hash, and whether no others are. */
  readonly trustedDocuments: { readonly files: readonly string[]; readonly only: boolean };
  /** False only for benchmarks and tests of other things. */
  readonly rateLimits: boolean;
  /** Open sockets of a process: of visitors of one network, and of one account. */
  readonly socketLimits: { readonly perAddress: number; readonly perAccount: number };
  /** What a person may upload: bytes a day, and bytes that nothing uses. */
  readonly uploadLimits: { readonly bytesPerDay: number; readonly unusedBytes: number };
  /** What looks for malware in documents: a program and its arguments; null looks for none. */
  readonly scanCommand: readonly string[] | null;
  /** Whether the API's explorer is served, and Apollo Sandbox outside production. */
  readonly hasExplorer: boolean;
  readonly hasSandbox: boolean;
  /** Whom to tell of a vulnerability, as `mailto:` or an https address; null says nothing. */
  readonly securityContact: string | null;
  /** How long readiness says no before the port closes, so that load balancers notice. */
  readonly drainDelaySeconds: number;
  /** Where what is searched is indexed: in the memory of each process, or by the database for all. */
  readonly searchIndex: 'memory' | 'database';
  readonly signInLimits: {
    readonly perAccount: number;
    readonly perAddress: number;
    /** Right ones count, too: passwords cost time to compare. */
    readonly perMinute: number;
    readonly windowSeconds: number;
  };
}
