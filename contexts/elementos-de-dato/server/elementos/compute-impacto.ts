import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { refuse } from '@marco/server-kit';
import { listQuienesPueden } from '@marco/usuarios/port';
import type { Kysely, Transaction } from 'kysely';
import { toVersionElemento } from '../../contract/elementos-de-dato.paths.ts';
import {
  type Comparacion,
  elementosErrors,
  type Impacto,
  type ReferenciaVersion,
  type Veredicto,
} from '../../contract/index.ts';
import { formatNumero } from '../../contract/numero.terms.ts';
import { RECURSO_ELEMENTOS } from '../../contract/terms.ts';
import { canSeeVersion, type QuienElabora } from '../../rules/ciclo/can-act-on-elemento.ts';
import { buildTextoAviso } from '../../rules/ciclo/texto-aviso.ts';
import { compareVersiones, computeVeredicto } from '../../rules/comparacion/compare-versiones.ts';
import { novedadesElementos } from '../novedades.ts';
import { getVersionRow } from './get-elemento.ts';
import {
  listCompuestos,
  listMesasAlcanzadas,
  listServiciosAlcanzados,
  listSolicitudesAlcanzadas,
  PUBLICADO,
} from './impacto.queries.ts';
import { findReferencia } from './referencias.queries.ts';
import { readComparable } from './version.queries.ts';
import { findVigenteRow, type VersionRow } from './version-row.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Two versions field by field; both the caller's to read. */
export async function compareElementos(
  database: Database,
  { desde, hasta }: { readonly desde: number; readonly hasta: number },
  quien: QuienElabora,
): Promise<Comparacion> {
  const before = await getVersionRow(database, desde, quien);
  const after = await getVersionRow(database, hasta, quien);
  const diferencias = compareVersiones(
    await readComparable(database, before, 'todo'),
    await readComparable(database, after, 'todo'),
  );
  return {
    desde: await getReferencia(database, desde),
    hasta: await getReferencia(database, hasta),
    diferencias,
    veredicto: computeVeredicto(diferencias),
  };
}

async function getReferencia(database: Database, versionId: number): Promise<ReferenciaVersion> {
  const referencia = await findReferencia(database, versionId);
  if (!referencia) throw refuse(elementosErrors, 'ELEMENTO_NO_ENCONTRADO');
  return referencia;
}

/**
 * The effect of a version on users of the version in force. The end of the version in force breaks all their
 * messages.
 */
async function readVeredicto(database: Database, row: VersionRow): Promise<Veredicto> {
  if (row.estado === 'incorporado')
    return { cambio: 'mayor', compatible: false, razones: ['El elemento dejaría de estar vigente.'] };
  const vigente = await findVigenteRow(database, row.elemento_id);
  if (!vigente)
    return { cambio: 'menor', compatible: true, razones: ['Es la primera versión: nadie usa otra.'] };
  const before = await readComparable(database, vigente, 'publico');
  return computeVeredicto(compareVersiones(before, await readComparable(database, row, 'todo')));
}

interface Alcanzada {
  readonly entidad: string;
  readonly motivos: string[];
}

/** The kind of change, if the state of the version does not show it, and the caller. */
export interface CambioPensado {
  /** Day it happens; at once without it. */
  readonly fecha?: string | undefined;
  /** The expiry set for the element is cancelled. */
  readonly isCancelado?: boolean;
  /**
   * The reader: composites in work and requests of other entities are not shown to them. Without a reader, everything
   * that is really affected.
   */
  readonly lector?: QuienElabora;
  /** What the version does to those who use the one in force, where it was compared with it already. */
  readonly veredicto?: Veredicto | null;
}

function findCambio(row: VersionRow, { isCancelado }: CambioPensado) {
  if (isCancelado) return 'no-caducar' as const;
  return row.estado === 'incorporado' ? ('caducar' as const) : ('incorporar' as const);
}

/** The entities that the change of a version affects, with the notice each would get. */
export async function computeImpacto(
  database: Database,
  row: VersionRow,
  { lector, ...pensado }: CambioPensado = {},
): Promise<Impacto> {
  const veredicto = pensado.veredicto ?? (await readVeredicto(database, row));
  const todos = await listCompuestos(database, row.elemento_id);
  const versionIds = todos.map(({ versionId }) => versionId);
  const compuestos = todos.filter(
    ({ estado, entidadId }) => !lector || canSeeVersion({ estado, entidadResponsableId: entidadId }, lector),
  );
  const filas = await listServiciosAlcanzados(database, row.elemento_id, versionIds);
  const servicios = [...new Map(filas.map((servicio) => [servicio.id, servicio])).values()];
  const mesas = await listMesasAlcanzadas(
    database,
    servicios.map(({ id }) => id),
  );
  const elementoIds = [row.elemento_id, ...todos.map(({ elementoId }) => elementoId)];
  const solicitudes = (await listSolicitudesAlcanzadas(database, elementoIds)).filter(
    ({ entidadId }) => !lector || lector.esMinisterio || lector.entidadId === entidadId,
  );
  const reached = new Map<number, Alcanzada>();
  const reach = (id: number | null, entidad: string | null, motivo: string) => {
    if (id === null) return;
    const known = reached.get(id) ?? { entidad: entidad ?? '', motivos: [] };
    known.motivos.push(motivo);
    reached.set(id, known);
  };
  for (const { entidadId, entidad, nombre, numero } of compuestos)
    reach(entidadId, entidad, `Responde por el elemento «${nombre}» ${numero}, que lo contiene.`);
  for (const { entidadId, entidad, nombre } of servicios)
    reach(entidadId, entidad, `Su servicio «${nombre}» lo intercambia.`);
  for (const { entidadId, entidad, nombre } of mesas)
    reach(entidadId, entidad, `Lidera la mesa «${nombre}», cuyos servicios lo intercambian.`);
  for (const { entidadId, entidad, radicado, servicio } of solicitudes)
    reach(entidadId, entidad, `Su solicitud ${radicado} lo pide para el servicio «${servicio}».`);
  const avisado = {
    nombre: row.nombre,
    identificador: row.identificador,
    numero: formatNumero(row),
    cambio: findCambio(row, pensado),
    fecha: pensado.fecha ?? null,
    veredicto,
  };
  return {
    veredicto,
    compuestos: compuestos.map(({ entidadId: _id, entidad: _entidad, ...compuesto }) => compuesto),
    servicios: servicios.map(({ entidadId: _id, codigoEstado, ...servicio }) => ({
      ...servicio,
      publicado: codigoEstado === PUBLICADO,
    })),
    mesas: mesas.map(({ id, nombre }) => ({ id, nombre })),
    solicitudes: solicitudes.map(({ entidadId: _id, ...solicitud }) => solicitud),
    avisos: [...reached].map(([entidadId, { entidad, motivos }]) => ({
      entidadId,
      entidad,
      motivos,
      texto: buildTextoAviso(avisado, motivos),
    })),
  };
}

/** A text somebody changed for one entity. */
export interface AvisoEditado {
  readonly entidadId: number;
  readonly texto: string;
}

/** Sends each affected entity its notice, as drafted or as a person changed it. */
export async function notifyImpacto(
  trx: Transaction<DatabaseSchema>,
  row: VersionRow,
  { avisos }: Impacto,
  editados: readonly AvisoEditado[],
): Promise<void> {
  const changed = new Map(editados.map(({ entidadId, texto }) => [entidadId, texto]));
  for (const { entidadId, entidad, texto } of avisos)
    for (const usuarioId of await listQuienesPueden(trx, RECURSO_ELEMENTOS, 'consultar', entidadId))
      await notify(trx, {
        evento: novedadesElementos['elemento-impacto'],
        usuarioId,
        enlace: toVersionElemento(row.id),
        variables: { elemento: row.nombre, entidad, texto: changed.get(entidadId) || texto },
      });
}
