import { type Caller, refuse } from '@marco/server-kit';
import { conformidadErrors } from '../../contract/conformidad.errors.ts';
import { type Declarado, findFaltaDeclarada } from '../../rules/declarado.ts';
import { type Comparable, getComparable } from '../esperado/get-esperado.ts';
import { type Banco, runInPlace } from '../open-banco.ts';
import type { InformeSellado } from '../worker/tarea.ts';
import { findServicioDeVersion } from './informe.queries.ts';

/** What a report is asked of. */
export interface PedidoDeInforme extends Declarado {
  /** Row of `servicios_versiones`. */
  readonly versionId: number;
  /** The bytes of the stored file. */
  readonly contrato: Uint8Array;
  /** Day of the lists and elements, AAAA-MM-DD in Colombia. */
  readonly dia: string;
}

/**
 * Runs the banco in its process on the contract of a version with what its entity declared. Nothing is stored. It may take
 * twenty seconds: not within a transaction.
 *
 * @throws VERSION_NO_ENCONTRADA, SERVICIO_NO_ENCONTRADO, SERVICIO_SIN_DATOS, CAMPO_AJENO, CAMPO_REPETIDO, RUTA_EXCEDIDA,
 * DECLARADO_EXCEDIDO, BANCO_OCUPADO
 */
export async function runBanco(
  banco: Banco,
  { versionId, contrato, dia, ...declarado }: PedidoDeInforme,
  caller: Caller,
): Promise<InformeSellado> {
  const { esperado, material } = await getComparableDeVersion(banco, versionId, dia);
  const falta = findFaltaDeclarada(declarado, esperado);
  if (falta) throw refuse(conformidadErrors, falta);
  return runInPlace(banco, caller, (pool) => pool.check({ contrato, esperado, declarado, material }, caller));
}

/** @throws VERSION_NO_ENCONTRADA, SERVICIO_NO_ENCONTRADO, SERVICIO_SIN_DATOS */
export async function getComparableDeVersion(
  { database }: Banco,
  versionId: number,
  dia: string,
): Promise<Comparable> {
  const servicioId = await findServicioDeVersion(database, versionId);
  if (servicioId === undefined) throw refuse(conformidadErrors, 'VERSION_NO_ENCONTRADA');
  return getComparable(database, { servicioId, versionId }, dia);
}
