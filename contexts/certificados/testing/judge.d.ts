/** The packages bring no types: what the tests use of them. */
declare module '@digitalbazaar/data-integrity' {
  export const DataIntegrityProof: new (settings: { readonly cryptosuite: unknown }) => unknown;
}
declare module '@digitalbazaar/ed25519-multikey' {
  export function from(key: object): Promise<{ readonly id: string }>;
}
declare module '@digitalbazaar/eddsa-jcs-2022-cryptosuite' {
  export function createVerifyCryptosuite(): unknown;
}
declare module 'jsonld-signatures' {
  const jsigs: {
    verify(
      document: object,
      settings: {
        readonly suite: unknown;
        readonly purpose: unknown;
        readonly documentLoader: (url: string) => Promise<object>;
      },
    ): Promise<{ readonly verified: boolean }>;
    readonly purposes: { readonly AssertionProofPurpose: new () => unknown };
  };
  // biome-ignore lint/style/noDefaultExport: so the package has it
  export default jsigs;
}
