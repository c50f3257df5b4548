declare module 'dompurify-vectors/test/fixtures/expect.js' {
  const vectors: readonly { title?: string; payload: string; expected: string | string[] }[];
  export default vectors;
}
