import type { DatabaseSchema } from '@marco/database';
import type { Actor } from '@marco/server-kit';
import type { AliasableExpression, Kysely } from 'kysely';
import type { TipoBuscado } from '../../contract/busqueda.terms.ts';
import type { Encontrado } from '../../contract/index.ts';

type Database = Kysely<DatabaseSchema>;

/** Who searches; without an actor, a visitor. */
export interface PersonaQueBusca {
  readonly actor: Actor | null;
}

/** Which records: those a text finds, the one of a code, or some by their ids. */
export type Cuales =
  | { readonly texto: string; readonly codigo?: undefined; readonly ids?: undefined }
  | { readonly codigo: string; readonly texto?: undefined; readonly ids?: undefined }
  | { readonly ids: readonly string[]; readonly texto?: undefined; readonly codigo?: undefined };

/** What the search looks at of a record to order and to narrow: nobody reads more of those that are not shown. */
export interface CandidatoRow {
  readonly id: string;
  /** Name, code, entidad and state as `texto_busqueda` folds them. */
  readonly nombre: string;
  readonly codigo: string | null;
  readonly entidad: string | null;
  readonly estado: string | null;
  readonly entidad_id: number | null;
  /** Something is still to be done with it, or it is in force. */
  readonly abierta: boolean;
  /** Last day of what is still to be done, or in force; of sources that say they have it. */
  readonly vence?: string | null;
}

/** What is shown of a record beside its kind. */
export type FichaEncontrada = Omit<Encontrado, 'tipo' | 'nombreTipo' | 'icono'>;

/** The records of one kind that somebody may read. */
export interface RegistrosLegibles {
  /** The list of the kind with the text in it, where the person has one. */
  readonly toLista?: ((texto: string) => string) | undefined;
  /** Candidates, with the rights of the list inside the query. */
  readonly buildCandidatos: (database: Database, cuales: Cuales) => AliasableExpression<CandidatoRow>;
  /** What is shown of some of them, in any order; one that is gone meanwhile is left out. */
  readonly listFichas: (database: Database, ids: readonly string[]) => Promise<readonly FichaEncontrada[]>;
}

/**
 * Where the search finds records of one kind. A context gives its own in its `server/module.ts`, with the same function
 * that says what its list shows to whom. Of several of one kind the first that is open to a person counts.
 */
export interface FuenteDeBusqueda {
  /** That of several sources of one kind is the same. */
  readonly tipo: TipoBuscado;
  /** Whether its candidates carry the day they end; the others are not looked at where somebody asks for it. */
  readonly hasVencimiento?: true;
  /** The code of a record that a text is, as the records keep it; undefined for any other text. */
  readonly parseCodigo?: (texto: string) => string | undefined;
  /** What this person may read of it; undefined where nothing. */
  readonly open: (quien: PersonaQueBusca) => RegistrosLegibles | undefined;
}

/** Corrects words that occur nowhere; undefined where it cannot. */
export type CorrectorDePalabras = (database: Database, texto: string) => Promise<string | undefined>;
