/** A screen people open by its address, and what draws it beside the code of every page. */
export interface FirstScreen {
  /** Its address, or the one all its addresses begin with; `:name` stands for any part. */
  readonly path: string;
  /** It counts for the addresses below as well. */
  readonly below?: true;
  /** Modules its first paint waits for, from the root of the repository. Each is a lazy one: a file of the build. */
  readonly modules?: readonly string[];
  /** Names of files several lazy modules share (apps/web/chunks/shared-chunks.ts), which it asks for as soon as it runs. */
  readonly shared?: readonly string[];
}
