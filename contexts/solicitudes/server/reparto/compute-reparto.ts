import type { DatabaseSchema } from '@marco/database';
import type { CallContext } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { Carga, PropuestaDeReparto } from '../../contract/index.ts';
import { MAXIMO_ASIGNACIONES } from '../../contract/terms.ts';
import { computePropuestas, presentRazon } from '../../rules/reparto/reparto.ts';
import { findDiasNoHabiles } from '../calendario/calendario.queries.ts';
import { listPosibles, toPorLlevar } from '../ciclo/consultores-posibles.ts';
import { presentListada } from '../solicitudes/present-solicitud.ts';
import type { SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { listPorAsignar } from './carga.queries.ts';
import { DESCONOCIDA, listVisibles, requireCoordinador } from './elegidas.ts';
import { readCarga } from './read-carga.ts';
import { computeDecisionDeAsignacion } from './update-asignaciones.ts';

const CON_CONSULTOR = 'Ya tiene consultor: el reparto es de las que nadie lleva.';

/**
 * Who would take each request that waits for a consultor, without assigning it.
 *
 * @param elegidas absent: those that wait, the first to be late first, 50 at most
 * @throws SOLICITUDES_DEL_MINISTERIO where the caller assigns none
 */
export async function computeReparto(
  database: Kysely<DatabaseSchema>,
  elegidas: readonly { readonly solicitudId: number }[] | undefined,
  context: CallContext,
): Promise<{ cupo: number; consultores: Carga[]; propuestas: PropuestaDeReparto[] }> {
  const quien = requireCoordinador(context);
  const pedidas = elegidas
    ? elegidas.map(({ solicitudId }) => solicitudId)
    : (await listPorAsignar(database, MAXIMO_ASIGNACIONES)).map(({ id }) => id);
  const ids = [...new Set(pedidas)];
  const [{ cupo, consultores }, posibles, { dias }, rows] = await Promise.all([
    readCarga(database),
    listPosibles(database),
    findDiasNoHabiles(database),
    listVisibles(database, ids, quien),
  ]);
  const razones = new Map(
    [...rows.values()].flatMap((row) => {
      const razon = findRazon(row, computeDecisionDeAsignacion(row, quien).reasons);
      return razon === undefined ? [] : [[row.id, razon] as const];
    }),
  );
  const propuestas = computePropuestas(
    [...rows.values()]
      .filter(({ id }) => !razones.has(id))
      .map((row) => ({ id: row.id, venceEn: row.fecha_vencimiento, ...toPorLlevar(row) })),
    consultores.map((consultor) => ({
      ...consultor,
      entidades: posibles.get(consultor.id)?.entidades ?? [],
    })),
    cupo,
  );
  const porId = new Map(propuestas.map((propuesta) => [propuesta.solicitudId, propuesta]));
  return {
    cupo,
    consultores,
    propuestas: ids.map((solicitudId) => {
      const row = rows.get(solicitudId);
      const propuesta = porId.get(solicitudId);
      return {
        solicitudId,
        solicitud: row ? presentListada(row, dias) : null,
        version: row?.version ?? null,
        consultorId: propuesta?.consultorId ?? null,
        razon: row
          ? (razones.get(solicitudId) ?? presentRazon(propuesta?.codigo ?? null))
          : DESCONOCIDA.reasons.join(' '),
      };
    }),
  };
}

/** Why a request is not shared out at all: it cannot be assigned now, or somebody has it. */
function findRazon({ estado }: SolicitudRow, reasons: readonly string[]): string | undefined {
  if (reasons.length > 0) return reasons.join(' ');
  return estado === 'radicada' ? undefined : CON_CONSULTOR;
}
