declare module 'relay-compiler' {
  /** Where the compiler for this machine stands. */
  const binary: string;
  export default binary;
}
