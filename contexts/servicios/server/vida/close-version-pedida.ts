import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { writeAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { ESTADOS_CON_DIA_DE_RETIRO, NIVEL_DE_RETIRO } from '../../contract/vida.terms.ts';
import { computeDiaDeRetiro, listImpedimentosDeRetiro } from '../../rules/vida/retiro-pedido.ts';
import { type CausaDeServicio, updateEstadoServicio } from '../estados-servicio.repository.ts';
import { addAvisoDeVida } from '../versiones/avisos-de-vida.repository.ts';
import { findLockedVersion } from '../versiones/versiones.queries.ts';
import {
  updateElementosCertificados,
  updateEstadoVersion,
  updateObsoleta,
} from '../versiones/versiones.repository.ts';
import { type FuenteDeConsumos, listConsumidores } from './consumidores.ts';
import { findDiasObsolescencia } from './present-vida.ts';
import { findVida, type VidaRow } from './vida.queries.ts';

type Running = Transaction<DatabaseSchema>;

/** The end of a version, as a certified request asks for it. */
interface RetiroCertificado {
  readonly versionId: number;
  readonly solicitudId: number;
  readonly sucesoraId: number | null;
  /** Null of a version that nobody may use yet. */
  readonly fechaRetiro: string | null;
  readonly motivo: string;
}

/** What became of the version. */
interface RetiroHecho {
  readonly estado: 'obsoleta' | 'retirada';
  /** The day it ends, where that is still to come. */
  readonly fechaRetiro: string | null;
}

/** What still holds on the day a version would end, one sentence each. */
export async function listImpedimentosDeVersion(
  trx: Running,
  fuentes: readonly FuenteDeConsumos[],
  { versionId, fechaRetiro }: Pick<RetiroCertificado, 'versionId' | 'fechaRetiro'>,
): Promise<readonly string[]> {
  const consumidores = await listConsumidores(trx, fuentes, versionId);
  return listImpedimentosDeRetiro(consumidores, fechaRetiro ?? toColombianDay(new Date()));
}

/**
 * Ends a version as a certified request asks for it: one that others may use is obsolete until its day, and retired at once
 * where nobody uses it and the day has come; any other is retired. One that ended meanwhile stays as it is.
 *
 * @returns undefined where its state admits no end: it was suspended since the rules were asked
 */
export async function closeVersionPedida(
  trx: Running,
  fuentes: readonly FuenteDeConsumos[],
  retiro: RetiroCertificado,
  causa: CausaDeServicio,
): Promise<RetiroHecho | undefined> {
  await findLockedVersion(trx, retiro.versionId);
  const row = await findVida(trx, retiro.versionId);
  if (!row) return undefined;
  if (row.estado === 'retirada') return { estado: 'retirada', fechaRetiro: null };
  if (NIVEL_DE_RETIRO[row.estado] === undefined) return undefined;
  const hecho = await saveRetiro(trx, fuentes, { row, retiro });
  const { estado, fechaRetiro } = hecho;
  const version = `${row.mayor}.${row.menor}`;
  await writeAudit(trx, causa.origin, {
    action: estado === 'retirada' ? 'retirar-version-servicio' : 'declarar-version-obsoleta',
    result: 'exito',
    objectType: 'servicio-version',
    objectId: row.id,
    detail: {
      antes: { version, estado: row.estado, fechaRetiro: row.fechaRetiro },
      despues: { version, estado, fechaRetiro, solicitudId: retiro.solicitudId },
      motivo: retiro.motivo,
    },
  });
  await updateEstadoServicio(trx, row.servicioId, causa);
  return hecho;
}

async function saveRetiro(
  trx: Running,
  fuentes: readonly FuenteDeConsumos[],
  { row, retiro }: { readonly row: VidaRow; readonly retiro: RetiroCertificado },
): Promise<RetiroHecho> {
  const { versionId, sucesoraId, motivo } = retiro;
  const hoy = toColombianDay(new Date());
  if (ESTADOS_CON_DIA_DE_RETIRO.includes(row.estado)) {
    const consumidores = await listConsumidores(trx, fuentes, versionId);
    const fechaRetiro = computeDiaDeRetiro(retiro.fechaRetiro ?? hoy, {
      hoy,
      dias: await findDiasObsolescencia(trx),
      anunciado: row.fechaRetiro,
      hayConsumidores: consumidores.length > 0,
    });
    await updateObsoleta(trx, versionId, { sucesoraId, fechaRetiro, motivo });
    if (consumidores.length > 0 || fechaRetiro > hoy) {
      await addAvisoDeVida(trx, { versionId, que: row.estado === 'obsoleta' ? 'retiro' : 'obsoleta' });
      return { estado: 'obsoleta', fechaRetiro };
    }
    await addAvisoDeVida(trx, { versionId, que: 'retirada' });
  }
  await updateEstadoVersion(trx, versionId, { estado: 'retirada', suspendidaDesde: null });
  // What a retired version carried is no longer exchanged.
  await updateElementosCertificados(trx, row.servicioId);
  return { estado: 'retirada', fechaRetiro: null };
}
