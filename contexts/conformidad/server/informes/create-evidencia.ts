import { toColombianDay } from '@marco/country/working-days';
import { type Banco, runInPlace } from '../open-banco.ts';
import type { EvidenciaDemostracion, TareaEvidencia } from '../worker/tarea.ts';
import { getComparableDeVersion } from './run-banco.ts';

/** The banco shares its places among callers: the work of the demo data is one of them. */
const SISTEMA = { key: 'sistema', hasSession: true } as const;

interface PedidoDeEvidencia extends Pick<TareaEvidencia, 'tecnologia' | 'conInforme'> {
  readonly versionId: number;
}

/**
 * Makes a contract of a version and has the banco look at it, all in one task of its process: what the language says is read
 * once and sent there once. Nothing is stored.
 *
 * @throws VERSION_NO_ENCONTRADA, SERVICIO_NO_ENCONTRADO, SERVICIO_SIN_DATOS, BANCO_OCUPADO; where what was made does not fit
 */
export async function createEvidencia(
  banco: Banco,
  { versionId, ...pedido }: PedidoDeEvidencia,
): Promise<EvidenciaDemostracion> {
  const comparable = await getComparableDeVersion(banco, versionId, toColombianDay(new Date()));
  const evidencia = await runInPlace(banco, SISTEMA, (pool) =>
    pool.createEvidencia({ ...comparable, ...pedido }, SISTEMA),
  );
  const { mensajes, informe } = evidencia;
  if (informe?.veredicto === 'no-favorable' || mensajes.some(({ resultado }) => resultado === 'invalido'))
    throw new Error(`The contract made of version ${versionId} does not fit.`);
  return evidencia;
}
