/** Modules that are built into one file, because pages that need one of them usually need the others. */
export interface SharedChunk {
  readonly name: string;
  /**
   * Files and folders (ending in `/`) from the root of the repository, or a pattern of them. What they import comes with
   * them, but for what a chunk before this one has.
   */
  readonly modules: readonly (string | RegExp)[];
  /** Exceptions: modules of `modules` that stay in the files that use them. */
  readonly except?: readonly (string | RegExp)[];
  /** Only what so many lazy modules use. */
  readonly minShareCount?: number;
}

/** Folders of the web kit. */
export function kit(...folders: readonly string[]): readonly string[] {
  return folders.map((folder) => `platform/web-kit/${folder}/`);
}

/** Icons of lucide. */
export function icons(...names: readonly string[]): readonly string[] {
  return names.map((name) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
}
