import type { DatabaseSchema } from '@marco/database';
import { findSitio, notify } from '@marco/parametros/port';
import { addJob, type JobHandler } from '@marco/server-kit';
import type { RawBuilder, Transaction } from 'kysely';
import { toRetirarSuscripcion } from '../../contract/directorio.paths.ts';
import { FRECUENCIAS_SUSCRIPCION, type FrecuenciaSuscripcion } from '../../contract/terms.ts';
import { findEnvio, presentCambio } from '../../rules/suscripciones.ts';
import { listHallados } from '../busqueda/search-directorio.queries.ts';
import { toConsulta } from '../busqueda/search-directorio.ts';
import { novedadesDirectorio } from '../novedades.ts';
import { parseBusqueda } from './busqueda-suscrita.ts';
import { presentObjeto } from './present-suscripcion.ts';
import {
  buildEstosServicios,
  buildServiciosDeElemento,
  type CambioDirectorioRow,
  listCambiados,
  listCambiosEntre,
  listPorRevisar,
  type SuscripcionRow,
} from './suscripciones.queries.ts';
import { updateRevisada } from './suscripciones.repository.ts';

type Running = Transaction<DatabaseSchema>;

/** Subscriptions one job looks at: a transaction stays short, and the next job goes on. */
const POR_TURNO = 100;

/** A change is stored with the moment its transaction began: what began a moment ago may not be seen yet. */
const MARGEN_MS = 2 * 60_000;

/** Tells who asked of what changed, once for each mailing of a frequency. */
export function createSuscripcionesJobs(): readonly JobHandler<DatabaseSchema>[] {
  return FRECUENCIAS_SUSCRIPCION.map(
    (frecuencia): JobHandler<DatabaseSchema> => ({
      kind: toKind(frecuencia),
      findDueKey: async (_, now) => findEnvio(frecuencia, now),
      run: (trx, payload) => sendCambios(trx, frecuencia, payload),
    }),
  );
}

const toKind = (frecuencia: FrecuenciaSuscripcion) => `avisar-suscripciones-${frecuencia}`;

async function sendCambios(
  trx: Running,
  frecuencia: FrecuenciaSuscripcion,
  { clave, desdeId = 0, hasta }: Readonly<Record<string, unknown>>,
): Promise<void> {
  const until = typeof hasta === 'string' ? new Date(hasta) : new Date(Date.now() - MARGEN_MS);
  const due = await listPorRevisar(trx, {
    frecuencia,
    desdeId: Number(desdeId),
    hasta: until,
    limite: POR_TURNO,
  });
  if (due.length === 0) return;
  const { base: sitio } = await findSitio(trx);
  for (const suscripcion of due) {
    await tell(trx, suscripcion, until, sitio);
    await updateRevisada(trx, suscripcion.id, until);
  }
  if (due.length === POR_TURNO) {
    const last = due.at(-1)?.id ?? 0;
    await addJob(trx, {
      kind: toKind(frecuencia),
      key: `${clave}:${last}`,
      payload: { clave, desdeId: last, hasta: until.toISOString() },
    });
  }
}

/** One mail with everything that changed; none where nothing of it did. */
async function tell(trx: Running, suscripcion: SuscripcionRow, hasta: Date, sitio: string): Promise<void> {
  const servicios = await findServicios(trx, suscripcion, hasta);
  if (!servicios) return;
  const cambios = await listCambiosEntre(trx, { desde: suscripcion.revisadaEn, hasta }, servicios);
  if (cambios.length === 0) return;
  const { nombre, direccion } = presentObjeto(suscripcion);
  const aviso = {
    evento: novedadesDirectorio['cambios-del-directorio'],
    enlace: direccion,
    variables: {
      objeto: nombre,
      cambios: cambios.map((cambio: CambioDirectorioRow) => presentCambio(cambio)).join('\n'),
      retiro: `${sitio}${toRetirarSuscripcion(suscripcion.codigoRetiro)}`,
    },
  };
  const { usuarioId, correo } = suscripcion;
  if (usuarioId !== null) await notify(trx, { ...aviso, usuarioId });
  else if (correo !== null) await notify(trx, { ...aviso, usuarioId: null, correo, nombre: 'visitante' });
}

/** The servicios a subscription is about, as a query; undefined where it is about none any more. */
async function findServicios(
  trx: Running,
  { servicioId, elementoId, busqueda, revisadaEn }: SuscripcionRow,
  hasta: Date,
): Promise<RawBuilder<unknown> | undefined> {
  if (servicioId !== null) return buildEstosServicios([servicioId]);
  if (elementoId !== null) return buildServiciosDeElemento(elementoId);
  const filtro = parseBusqueda(busqueda ?? '');
  if (!filtro) return undefined;
  const changed = await listCambiados(trx, { desde: revisadaEn, hasta });
  const found = await listHallados(trx, filtro, toConsulta(filtro.texto), changed);
  return found.length === 0 ? undefined : buildEstosServicios(found);
}
