import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

export type ValorPropio = string | number | boolean | Date | null;
export type FilaPropia = Readonly<Record<string, ValorPropio>>;

/** Rows of one section at most; the last ones are taken along and the file says that there are more. */
export const MOST_FILAS = 5000;

/** One kind of what the product holds of a person. */
export interface SeccionPropia {
  readonly clave: string;
  readonly titulo: string;
  /** What each value of a row is called, in its order. */
  readonly campos: Readonly<Record<string, string>>;
  /** Rows that are about the person, and nobody else, the last first; one more than `MOST_FILAS` where there are more. */
  readonly read: (database: Kysely<DatabaseSchema>, usuarioId: number) => Promise<readonly FilaPropia[]>;
}
