import { toColombianDay } from '@marco/country/working-days';
import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero } from '@marco/parametros/port';
import {
  type Actor,
  type CallContext,
  executeOnce,
  FileAnswer,
  LONGEST_TABLE,
  permissionKey,
  refuse,
  TABLE_TYPES,
  writeAudit,
  writeTable,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import {
  type FormatoExportacion,
  MAXIMO_EXPORTACIONES_ABIERTAS,
} from '../../contract/exportaciones.terms.ts';
import { type Exportacion, exportacionesErrors } from '../../contract/index.ts';
import { countAbiertas } from './exportaciones.queries.ts';
import { createExportacion, keepTurnoDeExportacion } from './exportaciones.repository.ts';
import { presentExportacion } from './present-exportacion.ts';
import { readTabla } from './read-tabla.ts';
import type { TablaExportable } from './tabla-exportable.ts';

/** Rows a table is answered with at once, unless the parameter says otherwise. */
const FILAS_DIRECTAS = 1000;

/** The requested table. */
export interface TablaPedida<Peticion extends object> {
  readonly tabla: TablaExportable<Peticion>;
  /** Filters, order and scope; kept as JSON with an exportación. */
  readonly peticion: Peticion;
  readonly formato: FormatoExportacion;
}

/**
 * A whole table as a file (TABLE-06): the answer itself while it is short or for a visitor, who has no place to keep
 * it; else an exportación that is prepared in the background. Each download writes an audit event.
 */
export async function downloadTabla<Peticion extends object>(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
  pedida: TablaPedida<Peticion>,
): Promise<FileAnswer | Exportacion> {
  const { tabla, peticion, formato } = pedida;
  const ids = await tabla.listIds(database, peticion);
  if (ids.length > LONGEST_TABLE) throw refuse(exportacionesErrors, 'TABLA_EXCEDIDA');
  const { actor } = context;
  const limite = await findParametroEntero(database, 'exportaciones.filasDirectas', FILAS_DIRECTAS);
  if (actor !== null && actor.membershipId !== null && ids.length > limite)
    return executeOnce(database, context, (trx) =>
      beginExportacion(trx, context, {
        ...pedida,
        filas: ids.length,
        actor,
        membresiaId: actor.membershipId ?? 0,
      }),
    );
  if (actor !== null) await auditDescarga(database, context, pedida, ids.length);
  const created = new Date();
  const { titulo: title, columnas: columns } = tabla;
  const notes = await tabla.hojaDefinicion?.(database, peticion);
  const content = writeTable(
    { title, columns, rows: readTabla(database, { tabla, peticion, ids }), zone: ZONE, notes },
    formato,
    created,
  );
  return new FileAnswer({
    content,
    name: nameArchivo(tabla, formato, created),
    type: TABLE_TYPES[formato],
    bytes: null,
  });
}

interface ExportacionPedida<Peticion extends object> extends TablaPedida<Peticion> {
  readonly filas: number;
  readonly actor: Actor;
  readonly membresiaId: number;
}

async function beginExportacion<Peticion extends object>(
  trx: Transaction<DatabaseSchema>,
  context: CallContext,
  pedida: ExportacionPedida<Peticion>,
): Promise<Exportacion> {
  const { tabla, peticion, formato, filas, actor, membresiaId } = pedida;
  await requireLugar(trx, actor.userId);
  const row = await createExportacion(trx, {
    catalogo: tabla.codigo,
    formato,
    peticion: JSON.stringify(peticion),
    usuario_id: actor.userId,
    membresia_id: membresiaId,
    permiso: permissionKey(tabla.permiso.recurso, tabla.permiso.accion),
    filas_total: filas,
    nombre_archivo: nameArchivo(tabla, formato, new Date()),
  });
  await auditDescarga(trx, context, pedida, filas, row.id);
  return presentExportacion(row, tabla.titulo);
}

/** Refuses when the person has as many under way as one may; two calls at once are counted one after the other. */
export async function requireLugar(trx: Transaction<DatabaseSchema>, usuarioId: number): Promise<void> {
  await keepTurnoDeExportacion(trx, usuarioId);
  if ((await countAbiertas(trx, usuarioId)) >= MAXIMO_EXPORTACIONES_ABIERTAS)
    throw refuse(exportacionesErrors, 'EXPORTACIONES_ABIERTAS');
}

async function auditDescarga<Peticion extends object>(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
  { tabla, peticion, formato }: TablaPedida<Peticion>,
  filas: number,
  exportacionId?: string,
): Promise<void> {
  await writeAudit(database, context, {
    action: 'exportar',
    result: 'exito',
    objectType: tabla.tipoObjeto,
    detail: {
      filtros: tabla.describeFiltros(peticion),
      formato,
      filas,
      ...(exportacionId === undefined ? {} : { exportacionId }),
    },
  });
}

/** `mesas-2026-11-21.xlsx`, by the day in Colombia. */
function nameArchivo(tabla: TablaExportable<never>, formato: FormatoExportacion, moment: Date): string {
  return `${tabla.archivo}-${toColombianDay(moment)}.${formato}`;
}
