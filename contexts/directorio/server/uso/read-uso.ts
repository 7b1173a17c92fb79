import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { TerminosDeAcceso } from '../../rules/acceso.ts';
import type { VentanaDeFicha } from '../../rules/ficha/avisos.ts';

type Database = Kysely<DatabaseSchema>;

/** A servicio of the directory, and its version in use; null before level 1. */
export interface ServicioEnUso {
  readonly servicioId: number;
  readonly versionId: number | null;
}

/** What a later context knows of how a servicio is used and everybody may read. It names entidades, never people. */
export interface UsoDeServicio {
  /** Entidades with an acuerdo in force: how many there are, and the first ones by name. */
  readonly acordadas?: {
    readonly total: number;
    readonly entidades: readonly {
      readonly id: number;
      readonly nombre: string;
      readonly sigla: string | null;
    }[];
  };
  /** On which terms its version in use is asked for; null where nobody may ask for it. */
  readonly terminos?: TerminosDeAcceso | null;
  /** What it is called by at the exchange platform, the environment nearest to production first. */
  readonly registros?: readonly { readonly esProduccion: boolean; readonly identificador: string }[];
  /** Windows of maintenance that were announced and are not over, the next one first. */
  readonly ventanas?: readonly VentanaDeFicha[];
}

/** What a context knows of the use of a servicio; it gives one in its manifest (`usosDeServicios`). */
export type FuenteDeUso = (database: Database, servicio: ServicioEnUso) => Promise<UsoDeServicio>;

const NADA: Required<UsoDeServicio> = {
  acordadas: { total: 0, entidades: [] },
  terminos: null,
  registros: [],
  ventanas: [],
};

/** All that the contexts know of the use of a servicio. */
export async function readUso(
  database: Database,
  fuentes: readonly FuenteDeUso[],
  servicio: ServicioEnUso,
): Promise<Required<UsoDeServicio>> {
  const dichos = await Promise.all(fuentes.map((fuente) => fuente(database, servicio)));
  return Object.assign({ ...NADA }, ...dichos);
}
