import type { Doc } from './bson/values.ts';

/** MongoDB's own numbers for the errors this engine answers with. */
export const errorCodes = {
  InternalError: 1,
  HostUnreachable: 6,
  HostNotFound: 7,
  NetworkTimeout: 89,
  ShutdownInProgress: 91,
  ReadConcernMajorityNotAvailableYet: 134,
  PrimarySteppedDown: 189,
  ExceededTimeLimit: 262,
  SocketException: 9001,
  NotWritablePrimary: 10107,
  InterruptedAtShutdown: 11600,
  Interrupted: 11601,
  InterruptedDueToReplStateChange: 11602,
  NotPrimaryNoSecondaryOk: 13435,
  NotPrimaryOrSecondary: 13436,
  StaleConfig: 13388,
  StaleEpoch: 150,
  RetryChangeStream: 234,
  FailedToSatisfyReadPreference: 133,
  CursorKilled: 237,
  OperationFailed: 96,
  UnknownError: 8,
  BadValue: 2,
  FailedToParse: 9,
  Overflow: 15,
  TypeMismatch: 14,
  InvalidLength: 16,
  ProtocolError: 17,
  AuthenticationFailed: 18,
  IllegalOperation: 20,
  AlreadyInitialized: 23,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  FileStreamFailed: 39,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NoMatchingDocument: 47,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  GraphContainsCycle: 5,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  WriteConflict: 112,
  CommandNotSupported: 115,
  CappedPositionLost: 136,
  ViewDepthLimitExceeded: 165,
  CommandNotSupportedOnView: 166,
  OptionNotSupportedOnView: 167,
  QueryPlanKilled: 175,
  InvalidIndexSpecificationOption: 197,
  CannotConvertIndexToUnique: 359,
  CollectionUUIDMismatch: 361,
  DocumentValidationFailure: 121,
  CannotIndexParallelArrays: 171,
  InvalidPipelineOperator: 168,
  ConversionFailure: 241,
  ChangeStreamFatalError: 280,
  CannotBuildIndexKeys: 201,
  TransactionTooOld: 225,
  SnapshotTooOld: 239,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  NotARetryableWriteCommand: 50_768,
  InvalidResumeToken: 260,
  OperationNotSupportedInTransaction: 263,
  NoQueryExecutionPlans: 291,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  CursorInUse: 12_051,
  MechanismUnavailable: 334,
  APIVersionError: 322,
  APIStrictError: 323,
  ConflictingOperationInProgress: 117,
  IncompleteTransactionHistory: 217,
  Unauthorized: 13,
  LockTimeout: 24,
  OutOfDiskSpace: 14_031,
  ChangeStreamHistoryLost: 286,
  IndexBuildAborted: 276,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  IDLFailedToParse: 40_414,
  IDLUnknownField: 40_415,
  APIDeprecationError: 324,
  SearchNotEnabled: 31_082,
  BackgroundOperationInProgressForNamespace: 12587,
} as const;

export type ErrorName = keyof typeof errorCodes;

/** An error that is answered to the client as MongoDB would answer it. */
export class CommandError extends Error {
  readonly code: number;
  readonly codeName: string;
  /** Fields that travel beside code and message, such as `keyPattern`. */
  readonly details: Doc;
  readonly labels: string[];
  /** Set when no further labels are to be added by what the command was part of. */
  labelsAreFinal = false;
  /** Set when a command failed before it came to its cursor: nobody knew yet what that reads. */
  precedesCursor = false;

  constructor(kind: ErrorName | number, message: string, details: Doc = {}, labels: string[] = []) {
    super(message);
    this.code = typeof kind === 'number' ? kind : errorCodes[kind];
    this.codeName = typeof kind === 'number' ? codeNameOf(kind) : kind;
    this.details = details;
    this.labels = labels;
  }
}

function codeNameOf(code: number): string {
  for (const [name, value] of Object.entries(errorCodes)) if (value === code) return name;
  return `Location${code}`;
}

/** Refuses a feature this engine does not have, instead of answering wrongly. */
export function unsupported(what: string): CommandError {
  return new CommandError('CommandNotSupported', `${what} is not supported by the embedded engine`);
}

/** The error of a field that MongoDB does not know. */
export function unknownField(path: string): CommandError {
  return new CommandError('IDLUnknownField', `BSON field '${path}' is an unknown field.`);
}

/** The error of a field that must be there. */
export function missingField(path: string): CommandError {
  return new CommandError(
    'IDLFailedToParse',
    `BSON field '${path}' is missing but a required field`,
  );
}

/** The error of MongoDB where there is no search server beside it. */
export function searchNotEnabled(): CommandError {
  return new CommandError(
    'SearchNotEnabled',
    'Using Atlas Search Database Commands and the $listSearchIndexes aggregation stage requires additional configuration. Please connect to Atlas or an AtlasCLI local deployment to enable. For more information on how to connect, see https://dochub.mongodb.org/core/atlas-cli-deploy-local-reqs.',
  );
}
