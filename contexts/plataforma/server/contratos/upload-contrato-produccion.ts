import { createHash } from 'node:crypto';
import { readArchivo } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  ContentTooLargeError,
  type FileStore,
  FormError,
  refuse,
  requireActor,
  runAudited,
  toCaller,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { LIMITES_CONTRATO_PRODUCCION } from '../../contract/contratos.terms.ts';
import { type DerivaDetallada, plataformaErrors } from '../../contract/index.ts';
import { refreshTareasDe } from '../hechos/refresh-tareas.ts';
import { findServicioPlataforma } from '../servicios/servicios.queries.ts';
import type { ContratosComparados } from './compare-contratos.ts';
import { findDerivaAnterior, listContratosDeServicio } from './contratos.queries.ts';
import { addContratoComparado } from './contratos.repository.ts';
import { runComparacionDeContratos } from './contratos-pool.ts';
import { notifyDeriva } from './notify-deriva.ts';

export interface ContratosDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
}

const NADA: NonNullable<ContratosComparados> = { total: 0, rompen: 0, cambios: [] };

/**
 * Compares the contract in production with the certified one of its servicio. Nothing of its content is kept, and no
 * transaction waits for the comparison.
 *
 * @throws the refusals of `uploadContratoProduccionEndpoint`
 */
export async function uploadContratoProduccion(
  { database, files }: ContratosDependencies,
  id: number,
  context: CallContext,
): Promise<DerivaDetallada> {
  const servicio = await findServicioPlataforma(database, id);
  if (!servicio) throw refuse(plataformaErrors, 'SERVICIO_DE_PLATAFORMA_NO_EXISTE');
  const { servicio_id: servicioId } = servicio;
  if (servicioId === null) throw refuse(plataformaErrors, 'SERVICIO_SIN_REGISTRAR');
  const certificados = await listContratosDeServicio(database, id);
  const produccion = await readContrato(context);
  const sha256 = createHash('sha256').update(produccion).digest('hex');
  // While a version waits to be published, production may still run the one before.
  const posibles = certificados.filter(({ vigente }, at) => at === 0 || vigente);
  const igual = posibles.find((uno) => uno.sha256 === sha256);
  const registrado = igual ?? certificados[0];
  const certificado =
    registrado && (await readArchivo(database, files, registrado.id, LIMITES_CONTRATO_PRODUCCION.bytes));
  if (!registrado || !certificado) throw refuse(plataformaErrors, 'CONTRATO_CERTIFICADO_AUSENTE');
  const isSame = igual !== undefined;
  const tarea = { certificado, produccion };
  const hallado = isSame ? NADA : await runComparacionDeContratos(tarea, toCaller(context));
  if (hallado === null) throw refuse(plataformaErrors, 'CONTRATO_ILEGIBLE_XROAD');
  const { total, rompen, cambios } = hallado;
  const distinto = total > 0 ? 'distinto' : 'equivalente';
  const estado = isSame ? 'igual' : distinto;
  const intent = { action: 'comparar-contrato', objectType: 'servicio-plataforma', objectId: id } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    const anterior = await findDerivaAnterior(trx, id);
    const momento = await addContratoComparado(trx, {
      servicioId: id,
      sha256,
      certificadoSha256: registrado.sha256,
      estado,
      total,
      rompen,
      cambios,
      usuarioId: requireActor(context).userId,
    });
    await refreshTareasDe(trx, { contratoDe: id });
    // The same contract again is no news.
    if (servicio.ambiente === 'produccion' && estado === 'distinto' && anterior !== sha256)
      await notifyDeriva(trx, servicioId, { total, rompen });
    await writeAudit(trx, context, { ...intent, result: 'exito', detail: { estado, total, rompen, sha256 } });
    return { estado, total, rompen, cambios: [...cambios], comparadoEn: momento.toISOString() };
  });
}

async function readContrato(context: CallContext): Promise<Uint8Array> {
  try {
    const [archivo] = await context.receiveFiles({ files: 1, bytes: LIMITES_CONTRATO_PRODUCCION.bytes });
    if (archivo?.field === 'contrato') return archivo.content;
  } catch (error) {
    if (error instanceof ContentTooLargeError) throw refuse(plataformaErrors, 'CONTRATO_PESADO_XROAD');
    if (!(error instanceof FormError)) throw error;
  }
  throw refuse(plataformaErrors, 'CONTRATO_AUSENTE_XROAD');
}
