import { toColombianDay } from '@marco/country/working-days';
import { createMensaje, writeMensajeJson, writeMensajeXml } from '@marco/esquemas/port';
import { refuse } from '@marco/server-kit';
import { conformidadErrors } from '../../contract/conformidad.errors.ts';
import type { Banco } from '../banco/open-banco.ts';
import { createClausuraDe } from '../esperado/material.ts';
import type { MensajeRecibido } from './propose-vinculos.ts';
import { getComparableDeVersion } from './run-banco.ts';

/** A message that is written, and in what. */
export interface EjemploDeMensaje {
  readonly contenido: string;
  readonly forma: 'json' | 'xml';
}

/**
 * A message of a version that its schema accepts, with values that are made: what `verifyMensajePropio` finds valid.
 *
 * @throws VERSION_NO_ENCONTRADA, SERVICIO_NO_ENCONTRADO, SERVICIO_SIN_DATOS, MENSAJE_NO_ENCONTRADO, also where no value
 * of an element can be made
 */
export async function createEjemplo(
  banco: Banco,
  {
    versionId,
    operacion,
    papel,
    forma,
  }: Omit<MensajeRecibido, 'contenido'> & Pick<EjemploDeMensaje, 'forma'>,
): Promise<EjemploDeMensaje> {
  const { material } = await getComparableDeVersion(banco, versionId, toColombianDay(new Date()));
  const mensaje = material.mensajes.find((uno) => uno.operacion === operacion && uno.papel === papel);
  if (!mensaje) throw refuse(conformidadErrors, 'MENSAJE_NO_ENCONTRADO');
  const { clausura, raizId } = createClausuraDe(material, mensaje);
  const ejemplo = createMensaje(clausura, raizId);
  if (!ejemplo) throw refuse(conformidadErrors, 'MENSAJE_NO_ENCONTRADO');
  const contenido =
    forma === 'xml' ? writeMensajeXml(clausura, raizId, ejemplo) : writeMensajeJson(clausura, ejemplo);
  return { contenido, forma };
}
