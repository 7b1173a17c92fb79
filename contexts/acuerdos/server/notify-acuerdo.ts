import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { listQuienesPueden } from '@marco/usuarios/port';
import type { Transaction } from 'kysely';
import { toAcuerdo } from '../contract/acuerdos.paths.ts';
import { type LadoAcuerdo, type PasoAcuerdo, RECURSO_ACUERDOS } from '../contract/terms.ts';
import { novedadesAcuerdos } from './novedades.ts';

type Running = Transaction<DatabaseSchema>;

/** What every notice of an acuerdo says of it. */
export interface AcuerdoAvisado {
  readonly id: number;
  readonly servicio: string;
  readonly consumidora: string;
  readonly proveedora: string;
  readonly consumidoraId: number;
  readonly proveedoraId: number;
}

const AVISOS = {
  enviar: novedadesAcuerdos['acuerdo-enviado'],
  'pedir-aclaracion': novedadesAcuerdos['acuerdo-aclaracion'],
  responder: novedadesAcuerdos['acuerdo-enviado'],
  aprobar: novedadesAcuerdos['acuerdo-aprobado'],
  rechazar: novedadesAcuerdos['acuerdo-rechazado'],
  suspender: novedadesAcuerdos['acuerdo-suspendido'],
  reanudar: novedadesAcuerdos['acuerdo-reanudado'],
  terminar: novedadesAcuerdos['acuerdo-terminado'],
} as const satisfies Record<PasoAcuerdo, object>;

/** Who is told of a step: who acts next, or everybody it is about. */
const DESTINOS: Readonly<Record<PasoAcuerdo, readonly Exclude<LadoAcuerdo, 'plataforma'>[]>> = {
  enviar: ['proveedora'],
  'pedir-aclaracion': ['consumidora'],
  responder: ['proveedora'],
  aprobar: ['consumidora', 'proveedora'],
  rechazar: ['consumidora'],
  suspender: ['consumidora', 'proveedora'],
  reanudar: ['consumidora', 'proveedora'],
  terminar: ['consumidora', 'proveedora'],
};

export const toVariables = ({ servicio, consumidora, proveedora }: AcuerdoAvisado) => ({
  servicio,
  consumidora,
  proveedora,
});

/** People of a side who prepare or decide its acuerdos. */
export async function listDelLado(
  trx: Running,
  { consumidoraId, proveedoraId }: AcuerdoAvisado,
  lado: Exclude<LadoAcuerdo, 'plataforma'>,
): Promise<readonly number[]> {
  return listQuienesPueden(
    trx,
    RECURSO_ACUERDOS,
    'editar',
    lado === 'consumidora' ? consumidoraId : proveedoraId,
  );
}

/** Tells who acts next, or whom a step is about; nobody is told of their own step. */
export async function notifyAcuerdo(
  trx: Running,
  acuerdo: AcuerdoAvisado,
  {
    accion,
    motivo,
    quien,
    numero,
  }: {
    readonly accion: PasoAcuerdo;
    readonly motivo: string;
    readonly quien: number | null;
    readonly numero: string | null;
  },
): Promise<void> {
  const personas = new Set<number>();
  for (const lado of DESTINOS[accion])
    for (const usuarioId of await listDelLado(trx, acuerdo, lado)) personas.add(usuarioId);
  if (quien !== null) personas.delete(quien);
  for (const usuarioId of personas)
    await notify(trx, {
      evento: AVISOS[accion],
      usuarioId,
      enlace: toAcuerdo(acuerdo.id),
      variables: { ...toVariables(acuerdo), motivo, numero: numero ?? '' },
    });
}
