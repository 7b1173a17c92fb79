import { formatLongDay } from '@marco/country/day-text';
import { addDays, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import {
  addJob,
  createSystemOrigin,
  type JobHandler,
  type LongJobHandler,
  writeAudit,
} from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { DIAS_APLAZAMIENTO } from '../../contract/vida.terms.ts';
import { HECHOS_DE_VIDA, HECHOS_PARA_TODOS, type HechoDeVida } from '../../rules/vida/hecho-de-vida.ts';
import { type CausaDeServicio, updateEstadoServicio } from '../estados-servicio.repository.ts';
import { AVISAR_VIDA, addAvisoDeVida } from '../versiones/avisos-de-vida.repository.ts';
import { findLockedVersion } from '../versiones/versiones.queries.ts';
import {
  updateElementosCertificados,
  updateEstadoVersion,
  updateObsoleta,
} from '../versiones/versiones.repository.ts';
import { computeImpactoVersion } from './compute-impacto-version.ts';
import { type FuenteDeConsumos, listConsumidores } from './consumidores.ts';
import { notifyVida } from './notify-vida.ts';
import { findVida, hasFinPosterior, listPorRetirar } from './vida.queries.ts';

const RETIRAR = 'retirar-version';
/** The product itself, where turns of comparisons are shared among callers. */
const PRODUCTO = { key: 'producto', hasSession: true } as const;

export interface VidaJobDependencies {
  readonly consumosDeVersiones: readonly FuenteDeConsumos[];
  readonly alCambiarServicio: CausaDeServicio['alCambiarServicio'];
}

/** Every day: one job for each obsolete version whose day has come. */
const prepararRetiros: JobHandler<DatabaseSchema> = {
  kind: 'preparar-retiros',
  findDueKey: async (_database, now) => toColombianDay(now),
  run: async (trx, { clave }) => {
    for (const id of await listPorRetirar(trx, String(clave)))
      await addJob(trx, { kind: RETIRAR, key: `${id} ${clave}`, payload: { id } });
  },
};

/**
 * The day of a version has come: it is retired, unless somebody has an acuerdo on it. Then it goes on for some days, and
 * everybody it has to do with is told.
 */
async function closeEnSuDia(
  trx: Transaction<DatabaseSchema>,
  { id, hoy }: { readonly id: number; readonly hoy: string },
  { consumosDeVersiones, alCambiarServicio }: VidaJobDependencies,
): Promise<void> {
  await findLockedVersion(trx, id);
  const row = await findVida(trx, id);
  if (row?.estado !== 'obsoleta' || row.fechaRetiro === null || row.fechaRetiro > hoy) return;
  const consumidores = await listConsumidores(trx, consumosDeVersiones, id);
  const impiden = consumidores.filter(({ impideRetiro }) => impideRetiro);
  const origin = createSystemOrigin();
  const fechaRetiro = impiden.length > 0 ? addDays(hoy, DIAS_APLAZAMIENTO) : row.fechaRetiro;
  const version = `${row.mayor}.${row.menor}`;
  if (impiden.length > 0) {
    await updateObsoleta(trx, id, { sucesoraId: row.sucesoraId, fechaRetiro, motivo: row.motivo });
    await addAvisoDeVida(trx, { versionId: id, que: 'aplazada' });
  } else {
    await updateEstadoVersion(trx, id, { estado: 'retirada', suspendidaDesde: null });
    await updateElementosCertificados(trx, row.servicioId);
    await addAvisoDeVida(trx, { versionId: id, que: 'retirada' });
  }
  await writeAudit(trx, origin, {
    action: impiden.length > 0 ? 'fijar-retiro-version' : 'retirar-version-servicio',
    result: 'exito',
    objectType: 'servicio-version',
    objectId: id,
    detail: {
      antes: { version, estado: row.estado, fechaRetiro: row.fechaRetiro },
      despues: { version, estado: impiden.length > 0 ? 'obsoleta' : 'retirada', fechaRetiro },
      motivo:
        impiden.length > 0
          ? `Hay acuerdos de consumo de ${impiden.length} entidades.`
          : `Llegó su día, el ${formatLongDay(row.fechaRetiro)}.`,
    },
  });
  await updateEstadoServicio(trx, row.servicioId, { origin, alCambiarServicio });
}

const toHecho = (que: unknown): HechoDeVida | undefined => HECHOS_DE_VIDA.find((uno) => uno === que);

/** Tells who has to do with it; the comparison is made before the transaction that tells. */
function createAvisos(fuentes: readonly FuenteDeConsumos[]): LongJobHandler<DatabaseSchema> {
  return {
    kind: AVISAR_VIDA,
    start: async (database, { versionId, que: hecho, dicho }) => {
      const [row, que] = [await findVida(database, Number(versionId)), toHecho(hecho)];
      if (!row || !que) return async () => undefined;
      if (que === 'obsoleta' || que === 'retiro') {
        const saying = { versionId: row.id, dicho: Number(dicho ?? 0) };
        if (await hasFinPosterior(database, AVISAR_VIDA, saying)) return async () => undefined;
      }
      // What everybody is told of needs no comparison.
      const sucesoraId = HECHOS_PARA_TODOS.has(que) ? null : row.sucesoraId;
      const pedido = { versionId: row.id, sucesoraId };
      const impacto = await computeImpactoVersion({ database, fuentes }, pedido, PRODUCTO);
      return (trx) => notifyVida(trx, { row, que, impacto });
    },
  };
}

/** What happens to versions by itself, and what their consumers are told. */
export function createVidaJobs(
  dependencies: VidaJobDependencies,
): readonly (JobHandler<DatabaseSchema> | LongJobHandler<DatabaseSchema>)[] {
  const retirar: JobHandler<DatabaseSchema> = {
    kind: RETIRAR,
    run: (trx, { id }) =>
      closeEnSuDia(trx, { id: Number(id), hoy: toColombianDay(new Date()) }, dependencies),
  };
  return [prepararRetiros, retirar, createAvisos(dependencies.consumosDeVersiones)];
}
