import {
  createInforme,
  deleteInforme,
  type InformeGuardado,
  type InformeSellado,
} from '@marco/conformidad/port';
import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import type { NivelDos } from '../../contract/index.ts';
import type { TecnologiaServicio } from '../../contract/terms.ts';
import { updateNivelDos } from './nivel-dos.repository.ts';

type Running = Transaction<DatabaseSchema>;

interface ConInforme {
  readonly solicitudId: number;
  readonly nivelDos: NivelDos;
}

const toTecnologia = (formato: string): TecnologiaServicio => (formato.startsWith('WSDL') ? 'soap' : 'rest');

/**
 * Keeps a report as the one of what the request has on file; the one before goes, so that a person who asks again and
 * again fills nothing.
 */
export async function keepInforme(
  trx: Running,
  { solicitudId, nivelDos }: ConInforme,
  informe: InformeSellado,
): Promise<InformeGuardado> {
  const guardado = await createInforme(trx, informe, { versionId: nivelDos.servicioVersion.id, solicitudId });
  // What was built with, the contract itself says.
  const tecnologia = informe.formato === null ? {} : { tecnologia: toTecnologia(informe.formato) };
  await updateNivelDos(trx, solicitudId, { informe_id: guardado.id, ...tecnologia });
  await deleteNoAceptado(trx, nivelDos);
  return guardado;
}

/** What the banco looked at changed: its report is of something else, and goes unless the entity accepted it. */
export async function clearInforme(trx: Running, { solicitudId, nivelDos }: ConInforme): Promise<void> {
  await updateNivelDos(trx, solicitudId, { informe_id: null });
  await deleteNoAceptado(trx, nivelDos);
}

async function deleteNoAceptado(trx: Running, { informe }: NivelDos): Promise<void> {
  if (informe && !informe.aprobado) await deleteInforme(trx, informe.id);
}
