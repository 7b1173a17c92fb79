import { createHash } from 'node:crypto';
import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  CAMBIOS_DE_CATALOGO,
  type CambioDeCatalogo,
  LIMITES_CATALOGO,
} from '../../contract/catalogo.terms.ts';
import { plataformaErrors, type RevisionCatalogo } from '../../contract/index.ts';
import type { Ambiente } from '../../contract/terms.ts';
import { compareCatalogo, type RevisionDeCatalogo } from '../../rules/catalogo/compare-catalogo.ts';
import { type CatalogoLeido, presentCosa } from '../../rules/catalogo/read-catalogo.ts';
import { listCosas } from './catalogo.queries.ts';

/** The file of an instance that was read, of the environment it is of. */
export interface ArchivoDeInstancia extends CatalogoLeido {
  readonly ambiente: Ambiente;
}

/** A review, and what names it. */
export interface RevisionHecha {
  readonly huella: string;
  readonly revision: RevisionDeCatalogo;
}

/**
 * What a file would do to what is registered now.
 *
 * @throws CATALOGO_CON_PROBLEMAS with the place of each
 */
export async function computeRevision(
  database: Kysely<DatabaseSchema>,
  { ambiente, cosas, problemas }: ArchivoDeInstancia,
): Promise<RevisionHecha> {
  if (problemas.length > 0) {
    const detalles = problemas.map(({ lugar, mensaje }) => ({
      campo: 'texto',
      mensaje: `${lugar}: ${mensaje}`,
    }));
    throw refuse(plataformaErrors, 'CATALOGO_CON_PROBLEMAS', detalles);
  }
  const revision = compareCatalogo(cosas, await listCosas(database, ambiente));
  const huella = createHash('sha256').update(ambiente).update(JSON.stringify(revision.filas)).digest('hex');
  return { huella, revision };
}

/** The dry run, as the wire has it. */
export async function verifyCatalogo(
  database: Kysely<DatabaseSchema>,
  archivo: ArchivoDeInstancia,
): Promise<RevisionCatalogo> {
  const { huella, revision } = await computeRevision(database, archivo);
  return {
    huella,
    porCambio: countPorCambio(revision),
    iguales: revision.iguales,
    filas: revision.filas.slice(0, LIMITES_CATALOGO.filas).map(({ cambio, cosa, antes }) => ({
      cambio,
      tipo: cosa.tipo,
      identificador: presentCosa(cosa),
      antes,
      despues: cosa.datos,
    })),
  };
}

/** How many things a file changes in each way. */
export function countPorCambio({ filas }: RevisionDeCatalogo): Record<CambioDeCatalogo, number> {
  return Object.fromEntries(
    CAMBIOS_DE_CATALOGO.map((cambio) => [cambio, filas.filter((fila) => fila.cambio === cambio).length]),
  ) as Record<CambioDeCatalogo, number>;
}
