import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import { listFaults, requireFaultless } from '@marco/server-kit';
import { sql, type Transaction } from 'kysely';
import type { TipoCapa } from '../contract/terms.ts';
import { type CapaPorVerificar, findErroresCapa } from '../rules/datos-capa.ts';

type Running = Transaction<DatabaseSchema>;
type Errores = Readonly<Record<string, string | undefined>>;

const RAIZ_INICIAL = 'https://lenguaje.ejemplo.gov.co';

/** Beginning of the namespaces, a parameter. */
export function findRaizEspacios(database: Running): Promise<string> {
  return findParametroTexto(database, 'esquema.espacioNombresRaiz', RAIZ_INICIAL);
}

/** What a layer already has: it may keep it though it was inactivated meanwhile. */
export interface ReferenciasCapa {
  readonly id: number | null;
  readonly entidadId: number | null;
  readonly sectorId: number | null;
}

export const SIN_REFERENCIAS: ReferenciasCapa = { id: null, entidadId: null, sectorId: null };

/**
 * Refuses what breaks a rule of the form, or refers to what is not there or not in force.
 *
 * @throws SOLICITUD_INVALIDA with the message of each field
 */
export async function verifyCapa(
  trx: Running,
  datos: CapaPorVerificar,
  antes: ReferenciasCapa,
): Promise<void> {
  const padre = datos.capaPadreId === null ? null : await findPadre(trx, datos.capaPadreId, antes.id);
  const errores: Errores = {
    ...(await findErroresReferencias(trx, datos, antes)),
    ...(datos.tipo === 'comun' ? await findErrorUnica(trx, antes.id) : {}),
    ...findErroresCapa(datos, padre?.tipo ?? null),
    ...(datos.capaPadreId !== null && !padre
      ? { capaPadreId: 'La capa superior no existe o no está vigente.' }
      : {}),
  };
  requireFaultless(listFaults(errores));
}

/** A layer in force and active, other than the one that looks for its parent. */
async function findPadre(trx: Running, id: number, propia: number | null) {
  if (id === propia) return undefined;
  return trx
    .selectFrom('capas_de_uso as c')
    .innerJoin('capas_de_uso_versiones as v', 'v.capa_id', 'c.id')
    .select(sql<TipoCapa>`c.tipo`.as('tipo'))
    .where('c.id', '=', id)
    .where('c.activa', '=', true)
    .where('v.estado', '=', 'vigente')
    .executeTakeFirst();
}

/** There is one común layer: what every entidad shares is shared in one place. */
async function findErrorUnica(trx: Running, propia: number | null): Promise<Errores> {
  const other = await trx
    .selectFrom('capas_de_uso')
    .select('id')
    .where('tipo', '=', 'comun')
    .where('id', '<>', propia ?? 0)
    .executeTakeFirst();
  return other ? { tipo: 'Ya hay una capa común, y es una sola.' } : {};
}

async function findErroresReferencias(
  trx: Running,
  { entidadId, sectorId }: CapaPorVerificar,
  antes: ReferenciasCapa,
): Promise<Errores> {
  const entidad =
    entidadId === null || entidadId === antes.entidadId
      ? { activa: true }
      : await trx.selectFrom('entidades').select('activa').where('id', '=', entidadId).executeTakeFirst();
  const sector =
    sectorId === null || sectorId === antes.sectorId
      ? { activo: true }
      : await trx.selectFrom('sectores').select('activo').where('id', '=', sectorId).executeTakeFirst();
  return {
    ...(entidad?.activa ? {} : { entidadId: 'La entidad no existe o está inactiva.' }),
    ...(sector?.activo ? {} : { sectorId: 'El sector no está en el catálogo o está inactivo.' }),
  };
}
