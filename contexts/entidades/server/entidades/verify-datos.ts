import type { DatabaseSchema } from '@marco/database';
import { listFaults, requireFaultless } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { DatosEntidad } from '../../contract/index.ts';
import { type ErroresEntidad, findErroresEntidad } from '../../rules/entidades/datos-entidad.ts';
import {
  hasOrden,
  isDepartamentoActivo,
  isMunicipioActivo,
  isSectorActivo,
  listDominiosCorreo,
} from './opciones-entidad.queries.ts';

type Running = Transaction<DatabaseSchema>;

/** What an entity already has of the catalogues: it may keep it though it was inactivated meanwhile. */
export type ReferenciasEntidad = Pick<
  DatosEntidad,
  'sectorId' | 'ordenId' | 'departamentoCodigo' | 'municipioCodigo'
>;

export const SIN_REFERENCIAS: { readonly [Campo in keyof ReferenciasEntidad]: null } = {
  sectorId: null,
  ordenId: null,
  departamentoCodigo: null,
  municipioCodigo: null,
};

/**
 * Refuses what breaks a rule of the form or names a row the catalogues do not offer.
 *
 * @param antes what the entity has now
 * @throws SOLICITUD_INVALIDA with the message of each field
 */
export async function verifyDatos(
  transaction: Running,
  datos: DatosEntidad,
  antes: { readonly [Campo in keyof ReferenciasEntidad]: number | string | null },
): Promise<void> {
  const errores: ErroresEntidad = {
    ...(await findErroresReferencias(transaction, datos, antes)),
    ...findErroresEntidad(datos, await listDominiosCorreo(transaction)),
  };
  requireFaultless(listFaults(errores));
}

async function findErroresReferencias(
  transaction: Running,
  datos: DatosEntidad,
  antes: { readonly [Campo in keyof ReferenciasEntidad]: number | string | null },
): Promise<ErroresEntidad> {
  const offers = async (campo: keyof ReferenciasEntidad, find: () => Promise<boolean>) =>
    datos[campo] === null || datos[campo] === antes[campo] || (await find());
  const isSector = await offers('sectorId', () => isSectorActivo(transaction, datos.sectorId ?? 0));
  const isOrden = await offers('ordenId', () => hasOrden(transaction, datos.ordenId ?? 0));
  const isDepartamento = await offers('departamentoCodigo', () =>
    isDepartamentoActivo(transaction, datos.departamentoCodigo ?? ''),
  );
  const isMunicipio = await offers('municipioCodigo', () =>
    isMunicipioActivo(transaction, datos.municipioCodigo ?? ''),
  );
  return {
    ...(isSector ? {} : { sectorId: 'El sector no está en el catálogo o está inactivo.' }),
    ...(isOrden ? {} : { ordenId: 'El orden no está en el catálogo.' }),
    ...(isDepartamento
      ? {}
      : { departamentoCodigo: 'El departamento no está en el catálogo o está inactivo.' }),
    ...(isMunicipio ? {} : { municipioCodigo: 'El municipio no está en el catálogo o está inactivo.' }),
  };
}
