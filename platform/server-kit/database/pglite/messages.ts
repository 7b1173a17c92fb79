/** The small language spoken between the process and the thread in which the embedded database lives. */
export interface DatabaseFailure {
  readonly message: string;
  readonly code?: string | undefined;
  readonly detail?: string | undefined;
  readonly constraint?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
}

export interface WorkerSettings {
  /** Directory of the data; undefined keeps everything in memory. */
  readonly dataDir?: string | undefined;
  /** A dump (`dumpDataDir`) a new database starts from. */
  readonly dump?: Uint8Array | undefined;
  /** The program of the database, where it is compiled already. */
  readonly program?: WebAssembly.Module | undefined;
}

export type WorkerCall =
  | { readonly method: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly method: 'exec'; readonly sql: string }
  | { readonly method: 'dump' }
  | { readonly method: 'close' };

export type WorkerRequest = WorkerCall & { readonly id: number };

export type WorkerAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly failure: DatabaseFailure };

export interface QueryAnswer {
  readonly rows: unknown[];
  readonly affectedRows?: number | undefined;
}
