import { readRepositoryFiles } from './source-files.ts';

type Versions = Readonly<Record<string, string>>;

export interface Manifest {
  readonly name?: string;
  /** What others may import, by the word they import it with. */
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly peerDependencies?: Versions;
}

export interface Workspace {
  /** Folder; empty for the root. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Every folder with a `package.json`, the root included. */
export function readWorkspaces(root: string): Workspace[] {
  return readRepositoryFiles(root, (path) => /(^|\/)package\.json$/.test(path)).map(({ path, text }) => ({
    folder: path.replace(/\/?package\.json$/, ''),
    manifest: JSON.parse(text) as Manifest,
  }));
}

/** The workspace with the longest folder that contains the file. */
export function workspaceOf(workspaces: readonly Workspace[], path: string): Workspace | undefined {
  return workspaces
    .filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}
