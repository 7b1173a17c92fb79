import { toColombianDay } from '@marco/country/working-days';
import { type Caller, refuse } from '@marco/server-kit';
import type { PapelMensaje } from '@marco/servicios/terms';
import { conformidadErrors } from '../../contract/conformidad.errors.ts';
import { LIMITES_DECLARADO } from '../../contract/conformidad.terms.ts';
import type { VinculosPropuestos } from '../../rules/vinculo-propuesto.ts';
import { type Banco, runInPlace } from '../open-banco.ts';
import type { MensajeVerificado } from '../worker/tarea.ts';
import { getComparableDeVersion } from './run-banco.ts';

const findHoy = () => toColombianDay(new Date());

/**
 * Where each field of the messages of a version seems to be in a contract: by its local name, its OID or the identifier
 * of its element; and every place of these messages, to choose another one.
 *
 * @throws VERSION_NO_ENCONTRADA, SERVICIO_NO_ENCONTRADO, SERVICIO_SIN_DATOS, BANCO_OCUPADO
 */
export async function proposeVinculos(
  banco: Banco,
  { versionId, contrato }: { readonly versionId: number; readonly contrato: Uint8Array },
  caller: Caller,
): Promise<VinculosPropuestos> {
  const { esperado } = await getComparableDeVersion(banco, versionId, findHoy());
  return runInPlace(banco, caller, (pool) => pool.propose({ contrato, esperado }, caller));
}

/** A message an entity brings, as XML or JSON. */
interface PedidoDeMensaje {
  readonly versionId: number;
  readonly operacion: string;
  readonly papel: PapelMensaje;
  readonly contenido: Uint8Array;
}

/**
 * Validates a message of a version against its schema. Nothing of it is kept: who asks keeps its digest and its rules.
 *
 * @throws VERSION_NO_ENCONTRADA, SERVICIO_NO_ENCONTRADO, SERVICIO_SIN_DATOS, MENSAJE_NO_ENCONTRADO, MENSAJE_EXCEDIDO,
 * BANCO_OCUPADO
 */
export async function verifyMensajePropio(
  banco: Banco,
  { versionId, operacion, papel, contenido }: PedidoDeMensaje,
  caller: Caller,
): Promise<MensajeVerificado> {
  if (contenido.byteLength > LIMITES_DECLARADO.bytesMensaje)
    throw refuse(conformidadErrors, 'MENSAJE_EXCEDIDO');
  const { material } = await getComparableDeVersion(banco, versionId, findHoy());
  const mensaje = material.mensajes.find((uno) => uno.operacion === operacion && uno.papel === papel);
  if (!mensaje) throw refuse(conformidadErrors, 'MENSAJE_NO_ENCONTRADO');
  return runInPlace(banco, caller, (pool) => pool.verify({ material, mensaje, contenido }, caller));
}
