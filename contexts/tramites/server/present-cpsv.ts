import type { DatabaseSchema } from '@marco/database';
import { presentEntidad } from '@marco/entidades/terms';
import { findSitio } from '@marco/parametros/port';
import { type CallContext, DocumentAnswer } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { RequisitoDeTramite } from '../contract/index.ts';
import { presentTramiteCpsv } from '../rules/cpsv.ts';
import { isSuprimible } from '../rules/mapa/cuenta.ts';
import { readTramite } from './read-tramite.ts';
import { findNit } from './tramites.queries.ts';

/**
 * A trámite for other programs, in CPSV-AP 3.2 as JSON-LD with its context inside.
 *
 * @throws TRAMITE_INEXISTENTE
 */
export async function presentTramiteParaProgramas(
  database: Kysely<DatabaseSchema>,
  codigo: string,
  context: CallContext,
): Promise<DocumentAnswer> {
  const tramite = await readTramite(database, { codigo }, context);
  const { base } = await findSitio(database);
  const { entidad } = tramite;
  const document = presentTramiteCpsv(base, {
    ...tramite,
    entidad: {
      nit: await findNit(database, entidad.id),
      nombre: presentEntidad(entidad.nombre, entidad.sigla),
    },
    requisitos: tramite.requisitos.map((requisito) => ({
      ...requisito,
      esPapel: requisito.tipo === 'documento',
      servicios: listServiciosQueLoReemplazan(base, requisito),
    })),
  });
  return new DocumentAnswer({
    type: 'application/ld+json; charset=utf-8',
    content: `${JSON.stringify(document, null, 2)}\n`,
  });
}

/** Pages of the servicios that make a paper unnecessary: only where people confirmed what it proves. */
function listServiciosQueLoReemplazan(
  base: string,
  { veredicto, esPosible, vias }: RequisitoDeTramite,
): string[] {
  if (veredicto === null || esPosible || !isSuprimible(veredicto)) return [];
  return vias.flatMap(({ direccion }) => (direccion === null ? [] : [base + direccion]));
}
