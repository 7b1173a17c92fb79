import { randomBytes } from 'node:crypto';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { addJob, refuse, toDetalles } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { acuerdosErrors } from '../contract/index.ts';
import { POLITICA_INICIAL } from '../contract/terms.ts';
import { computeCuentas, listExcesos } from '../rules/cuotas.ts';
import { computeHastaDeVigencia } from '../rules/vigencia.ts';
import { findLockedAcuerdo } from './acuerdo.queries.ts';
import { addPasoAcuerdo, createNumero, saveConcedidos, updateAcuerdoRow } from './acuerdo.repository.ts';
import { findComprometido, findPoliticaRow } from './politica.queries.ts';
import { keepPoliticaBloqueada } from './politica.repository.ts';
import { type AcuerdoLeido, toCuotas } from './read-acuerdo.ts';

type Running = Transaction<DatabaseSchema>;

/** Kind of the job that makes the PDF of an acuerdo. */
export const PREPARAR_ACUERDO = 'preparar-acuerdo';

/** Bytes of the key the simulator answers to. */
const BYTES_CLAVE = 18;

type Concedidos = readonly { readonly finalidadId: number; readonly volumenDiario: number }[];

/** What each purpose gets: what is granted, else what it asked for. */
function listConcedidos({ finalidades }: AcuerdoLeido, concedidos: Concedidos): Concedidos {
  const dichos = new Map(concedidos.map(({ finalidadId, volumenDiario }) => [finalidadId, volumenDiario]));
  return finalidades.map(({ id, volumenDiario }) => ({
    finalidadId: id,
    volumenDiario: dichos.get(id) ?? volumenDiario ?? 1,
  }));
}

/**
 * What of a grant does not fit the quotas, with its arithmetic. The terms of the version are held from here on: of two that
 * are approved at once the second counts the first.
 */
async function listExcesosDe(
  trx: Running,
  leido: AcuerdoLeido,
  concedidos: Concedidos,
): Promise<readonly string[]> {
  const { row, loReemplaza } = leido;
  await keepPoliticaBloqueada(trx, row.versionId);
  const politica = await findPoliticaRow(trx, row.versionId);
  const comprometido = await findComprometido(trx, row.versionId, {
    consumidoraId: row.consumidoraId,
    sin: loReemplaza ? row.baseId : null,
  });
  const volumen = listConcedidos(leido, concedidos).reduce(
    (sum, { volumenDiario }) => sum + volumenDiario,
    0,
  );
  return listExcesos(computeCuentas(volumen, toCuotas(politica), comprometido));
}

/** Whether a grant fits the quotas now. */
export async function hasCabida(trx: Running, leido: AcuerdoLeido, concedidos: Concedidos): Promise<boolean> {
  return (await listExcesosDe(trx, leido, concedidos)).length === 0;
}

/** The acuerdo whose place another takes ends with it. */
async function closeReemplazado(
  trx: Running,
  { row, loReemplaza }: AcuerdoLeido,
  numero: string,
): Promise<void> {
  if (!loReemplaza || row.baseId === null) return;
  const base = await findLockedAcuerdo(trx, row.baseId);
  if (!base) throw new Error('An acuerdo that is replaced is gone.');
  await updateAcuerdoRow(trx, base.id, {
    estado: 'terminado',
    estado_desde: new Date(),
    suspendido_por: [],
    vigente_hasta: toColombianDay(new Date()),
  });
  await addPasoAcuerdo(trx, {
    acuerdoId: base.id,
    accion: 'terminar',
    desde: base.estado,
    hasta: 'terminado',
    lado: null,
    motivo: `Lo reemplazó ${numero}.`,
    usuarioId: null,
  });
}

/**
 * Approves a locked acuerdo: its number, its key, its days and what is granted are there when it is active, or none is. Its
 * PDF is made by a job.
 *
 * @returns its number
 * @throws ACUERDO_CUOTA_EXCEDIDA with the arithmetic
 */
export async function approveAcuerdo(
  trx: Running,
  leido: AcuerdoLeido,
  concedidos: Concedidos,
): Promise<string> {
  const { row, politica, hoy } = leido;
  const excesos = await listExcesosDe(trx, leido, concedidos);
  if (excesos.length > 0)
    throw refuse(acuerdosErrors, 'ACUERDO_CUOTA_EXCEDIDA', toDetalles({ reasons: excesos, unblockers: [] }));
  const numero = await createNumero(trx, Number(hoy.slice(0, 4)));
  await saveConcedidos(trx, listConcedidos(leido, concedidos));
  // First, so that whoever ends the other one at the same time waits for nothing that is held here.
  await closeReemplazado(trx, leido, numero);
  await updateAcuerdoRow(trx, row.id, {
    estado: 'activo',
    estado_desde: new Date(),
    numero,
    aprobado_en: new Date(),
    fecha_vencimiento: null,
    vigente_desde: hoy,
    vigente_hasta: computeHastaDeVigencia(hoy, politica?.mesesVigencia ?? POLITICA_INICIAL.mesesVigencia),
    clave_simulador: randomBytes(BYTES_CLAVE).toString('base64url'),
  });
  await addJob(trx, { kind: PREPARAR_ACUERDO, key: String(row.id), payload: { id: row.id } });
  return numero;
}
