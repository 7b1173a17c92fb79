import { toColombianDay } from '@marco/country/working-days';
import { refuse } from '@marco/server-kit';
import type { PapelMensaje } from '@marco/servicios/terms';
import { conformidadErrors } from '../../contract/conformidad.errors.ts';
import { writeEjemplo } from '../esperado/write-ejemplo.ts';
import type { Banco } from '../open-banco.ts';
import { getComparableDeVersion } from './run-banco.ts';

/**
 * A valid message of a version with invented values, for its entity to begin with; null where none could be made.
 *
 * @throws VERSION_NO_ENCONTRADA, SERVICIO_NO_ENCONTRADO, SERVICIO_SIN_DATOS, MENSAJE_NO_ENCONTRADO
 */
export async function createEjemplo(
  banco: Banco,
  pedido: {
    readonly versionId: number;
    readonly operacion: string;
    readonly papel: PapelMensaje;
    readonly formato: 'json' | 'xml';
  },
): Promise<string | null> {
  const { material } = await getComparableDeVersion(banco, pedido.versionId, toColombianDay(new Date()));
  const mensaje = material.mensajes.find(
    ({ operacion, papel }) => operacion === pedido.operacion && papel === pedido.papel,
  );
  if (!mensaje) throw refuse(conformidadErrors, 'MENSAJE_NO_ENCONTRADO');
  return writeEjemplo(material, mensaje, pedido.formato);
}
