import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import { listFaults, requireFaultless } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { type CapaPorVerificar, findErroresCapa } from '../rules/datos-capa.ts';
import { findCapaVigente, findEntidad, findSector, hasOtraComun } from './referencias-capa.queries.ts';

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
  const { capaPadreId } = datos;
  const padre =
    capaPadreId === null || capaPadreId === antes.id ? undefined : await findCapaVigente(trx, capaPadreId);
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

/** There is one común layer: what every entidad shares is shared in one place. */
async function findErrorUnica(trx: Running, propia: number | null): Promise<Errores> {
  return (await hasOtraComun(trx, propia)) ? { tipo: 'Ya hay una capa común, y es una sola.' } : {};
}

async function findErroresReferencias(
  trx: Running,
  { entidadId, sectorId }: CapaPorVerificar,
  antes: ReferenciasCapa,
): Promise<Errores> {
  const entidad =
    entidadId === null || entidadId === antes.entidadId
      ? { activa: true }
      : await findEntidad(trx, entidadId);
  const sector =
    sectorId === null || sectorId === antes.sectorId ? { activo: true } : await findSector(trx, sectorId);
  return {
    ...(entidad?.activa ? {} : { entidadId: 'La entidad no existe o está inactiva.' }),
    ...(sector?.activo ? {} : { sectorId: 'El sector no está en el catálogo o está inactivo.' }),
  };
}
