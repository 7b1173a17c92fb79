import type { Resource } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { ConjuntoDeclarado } from '../../rules/explorador/conjunto.ts';
import type { LectorDeExplorador } from './lector-de-explorador.ts';

/** Whose records of a set, and of which days. */
export interface AlcanceDeConjunto {
  readonly lector: LectorDeExplorador;
  readonly desde?: string | null | undefined;
  readonly hasta?: string | null | undefined;
}

/** The statements behind a declared set: one for each of its codes, and none for anything else. */
export interface FuenteDeConjunto<Dimension extends string = string, Medida extends string = string> {
  /** The list whose records it counts: who does not open that, does not explore it. */
  readonly recurso: Resource;
  /** Tables and conditions; the records are those the list gives the reader. */
  readonly buildDesde: (
    database: Kysely<DatabaseSchema>,
    alcance: AlcanceDeConjunto,
  ) => RawBuilder<unknown> | Promise<RawBuilder<unknown>>;
  /** Whether a record is of the days; true for a set without any. */
  readonly buildPeriodo: (alcance: AlcanceDeConjunto) => RawBuilder<SqlBool>;
  /** The key of each dimension; null of a record without it. */
  readonly claves: Readonly<Record<Dimension, RawBuilder<unknown>>>;
  readonly medidas: Readonly<Record<Medida, RawBuilder<unknown>>>;
  /** The last moment its facts are of, where they are imported later. */
  readonly ultima?: RawBuilder<unknown>;
}

/** Checks that a source answers every code its set declares. */
export const defineFuente = <const Dimension extends string, const Medida extends string>(
  _: ConjuntoDeclarado<Dimension, Medida>,
  fuente: FuenteDeConjunto<Dimension, Medida>,
): FuenteDeConjunto => fuente;
