import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireActor, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type EstadoExplorador, reportesErrors, type VistaReporte } from '../../contract/index.ts';
import { toVistaReporte } from '../../contract/reportes.paths.ts';
import { type FormaDeCompartir, LIMITES_VISTA } from '../../contract/vistas.terms.ts';
import { findVersionDeConjunto } from '../../rules/explorador/conjunto.ts';
import { CONJUNTOS_DECLARADOS } from '../../rules/explorador/conjuntos.ts';
import { chooseVersion, findCambioDeDefinicion } from '../../rules/vistas/version-de-vista.ts';
import { RECURSOS_EXPLORADOS } from '../explorador/fuentes.ts';
import { toLectorDeExplorador } from '../explorador/lector-de-explorador.ts';
import { getDecidida } from '../explorador/search-exploracion.ts';
import {
  findRolDeMembresia,
  findVista,
  findVistaPropia,
  type LectorDeVistas,
  listRolesParaCompartir,
  listVistas,
  type VistaReporteRow,
} from './vistas.queries.ts';
import {
  countVistas,
  createVista,
  deleteVista,
  updateVista,
  type VistaEscrita,
} from './vistas.repository.ts';

type Database = Kysely<DatabaseSchema>;
type Running = Transaction<DatabaseSchema>;

const OBJETO = 'vista-reporte';

/** What somebody asks to be kept. */
interface VistaPedida {
  readonly nombre: string;
  readonly estado: EstadoExplorador;
  readonly compartida: FormaDeCompartir;
  readonly rolId?: number | null | undefined;
}

function toLectorDeVistas(context: Pick<CallContext, 'actor'>): LectorDeVistas {
  const { userId: usuarioId, membershipId: membresiaId, entityId: entidadId } = requireActor(context);
  return { usuarioId, membresiaId, entidadId };
}

function presentVista(row: VistaReporteRow, { usuarioId }: LectorDeVistas): VistaReporte {
  const { id, nombre, estado, compartida, entidad, rolId, rol } = row;
  const conjunto = CONJUNTOS_DECLARADOS[estado.conjunto];
  return {
    id,
    nombre,
    estado,
    titulo: conjunto.titulo,
    direccion: toVistaReporte(id),
    compartida,
    rol: rolId === null ? null : { id: rolId, nombre: rol ?? '' },
    entidad,
    esPropia: row.usuarioId === usuarioId,
    cambiadaEn: row.cambiadaEn.toISOString(),
    definicionCambio: findCambioDeDefinicion(conjunto, row.versionConjunto),
  };
}

/** The views of somebody and those shared with them, and whom they may share with. */
export async function listVistasReportes(database: Database, context: CallContext) {
  const lector = toLectorDeVistas(context);
  const { readsAllEntities } = requireActor(context);
  const [rows, roles] = await Promise.all([
    listVistas(database, lector),
    listRolesParaCompartir(database, lector.membresiaId, readsAllEntities),
  ]);
  return { vistas: rows.map((row) => presentVista(row, lector)), roles };
}

/** @throws VISTA_REPORTE_INEXISTENTE, also of one that is not shared with the reader */
export async function getVistaReporte(
  database: Database,
  id: string,
  context: CallContext,
): Promise<VistaReporte> {
  const lector = toLectorDeVistas(context);
  const row = await findVista(database, id, lector);
  if (row === undefined) throw refuse(reportesErrors, 'VISTA_REPORTE_INEXISTENTE');
  return presentVista(row, lector);
}

/** @throws VISTA_REPORTE_INEXISTENTE, also for that of another person */
async function getPropia(trx: Running, id: string, context: CallContext): Promise<VistaReporteRow> {
  const row = await findVistaPropia(trx, id, requireActor(context).userId);
  if (row === undefined) throw refuse(reportesErrors, 'VISTA_REPORTE_INEXISTENTE');
  return row;
}

/**
 * Whom a view is shared with. The ministry shares with any rol in every entidad, the others with their own in theirs.
 *
 * @throws ENTIDAD_SIN_ELEGIR, ROL_AJENO
 */
async function decideCompartir(
  trx: Running,
  { compartida, rolId }: VistaPedida,
  context: CallContext,
): Promise<Pick<VistaEscrita, 'compartida' | 'entidadId' | 'rolId' | 'enTodas'>> {
  const { entityId, membershipId, readsAllEntities } = requireActor(context);
  if (entityId === null) throw refuse(reportesErrors, 'ENTIDAD_SIN_ELEGIR');
  if (compartida !== 'rol') return { compartida, entidadId: entityId, rolId: null, enTodas: false };
  const elegido = rolId ?? (await findRolDeMembresia(trx, membershipId));
  const suyos = await listRolesParaCompartir(trx, membershipId, readsAllEntities);
  const rol = suyos.find(({ id }) => id === elegido);
  if (rol === undefined) throw refuse(reportesErrors, 'ROL_AJENO');
  return { compartida, entidadId: entityId, rolId: rol.id, enTodas: readsAllEntities };
}

const versionDe = ({ conjunto }: EstadoExplorador) =>
  findVersionDeConjunto(CONJUNTOS_DECLARADOS[conjunto]).version;
/** What the trail keeps: neither the name somebody wrote nor what they filter by. */
const toDetalle = ({ estado, compartida }: VistaPedida) => ({
  conjunto: estado.conjunto,
  dimensiones: estado.dimensiones,
  medidas: estado.medidas,
  compartida,
});

/**
 * Keeps what is explored, as far as its person explores it.
 *
 * @throws CONJUNTO_SIN_PERMISO, DIMENSION_AJENA, MEDIDA_AJENA, DEMASIADAS_VISTAS, ENTIDAD_SIN_ELEGIR, ROL_AJENO
 */
export function createVistaReporte(
  database: Database,
  pedida: VistaPedida,
  context: CallContext,
): Promise<VistaReporte> {
  const intent = { action: 'guardar-vista-reporte', objectType: OBJETO } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    const { userId } = requireActor(context);
    getDecidida(pedida.estado, toLectorDeExplorador(context, RECURSOS_EXPLORADOS));
    if ((await countVistas(trx, userId)) >= LIMITES_VISTA.porPersona)
      throw refuse(reportesErrors, 'DEMASIADAS_VISTAS');
    const { id } = await createVista(trx, userId, {
      ...pedida,
      ...(await decideCompartir(trx, pedida, context)),
      versionConjunto: versionDe(pedida.estado),
    });
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: id,
      detail: { antes: null, despues: toDetalle(pedida) },
    });
    return presentVista(await getPropia(trx, id, context), toLectorDeVistas(context));
  });
}

/**
 * Changes a view of the person of the session.
 *
 * @throws VISTA_REPORTE_INEXISTENTE, CONJUNTO_SIN_PERMISO, DIMENSION_AJENA, MEDIDA_AJENA, ENTIDAD_SIN_ELEGIR, ROL_AJENO
 */
export function updateVistaReporte(
  database: Database,
  {
    id,
    aceptaDefinicion = false,
    ...pedida
  }: VistaPedida & {
    readonly id: string;
    readonly aceptaDefinicion?: boolean | undefined;
  },
  context: CallContext,
): Promise<VistaReporte> {
  const intent = { action: 'cambiar-vista-reporte', objectType: OBJETO, objectId: id } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    const antes = await getPropia(trx, id, context);
    getDecidida(pedida.estado, toLectorDeExplorador(context, RECURSOS_EXPLORADOS));
    await updateVista(trx, id, {
      ...pedida,
      ...(await decideCompartir(trx, pedida, context)),
      versionConjunto: chooseVersion(
        versionDe(pedida.estado),
        { version: antes.versionConjunto, estado: antes.estado },
        { estado: pedida.estado, acepta: aceptaDefinicion },
      ),
    });
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      detail: { antes: toDetalle(antes), despues: toDetalle(pedida) },
    });
    return presentVista(await getPropia(trx, id, context), toLectorDeVistas(context));
  });
}

/** @throws VISTA_REPORTE_INEXISTENTE */
export function closeVistaReporte(
  database: Database,
  id: string,
  context: CallContext,
): Promise<{ readonly nombre: string }> {
  const intent = { action: 'borrar-vista-reporte', objectType: OBJETO, objectId: id } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    const antes = await getPropia(trx, id, context);
    await deleteVista(trx, id);
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      detail: { antes: toDetalle(antes), despues: null },
    });
    return { nombre: antes.nombre };
  });
}
