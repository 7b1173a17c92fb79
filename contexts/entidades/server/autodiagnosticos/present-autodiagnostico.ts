import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, listActions, refuse, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type {
  Autodiagnostico,
  AutodiagnosticoPresentado,
  AutodiagnosticosPresentados,
  CriterioMadurez,
  ModeloMadurez,
  RespuestaMadurez,
} from '../../contract/index.ts';
import { autodiagnosticosErrors } from '../../contract/index.ts';
import { computeNivelMadurez, RECURSO_AUTODIAGNOSTICOS } from '../../contract/madurez.terms.ts';
import { presentEntidad } from '../../contract/terms.ts';
import {
  canEditAutodiagnostico,
  canPresentarAutodiagnostico,
  canReadAutodiagnosticos,
  type QuienAutodiagnostica,
} from '../../rules/autodiagnosticos/can-presentar-autodiagnostico.ts';
import * as queries from './autodiagnosticos.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The caller as the rules about self-assessments look at them. */
export function toQuienAutodiagnostica(context: Pick<CallContext, 'actor'>): QuienAutodiagnostica {
  const actor = requireActor(context);
  return {
    acciones: listActions(actor, RECURSO_AUTODIAGNOSTICOS),
    leeTodas: actor.readsAllEntities,
    entidadId: actor.entityId,
  };
}

/** The entidad the session works for. @throws AUTODIAGNOSTICO_INEXISTENTE without one */
export function getEntidadPropia({ entidadId }: QuienAutodiagnostica): number {
  if (entidadId === null) throw refuse(autodiagnosticosErrors, 'AUTODIAGNOSTICO_INEXISTENTE');
  return entidadId;
}

type RespuestaRow = Awaited<ReturnType<typeof queries.listRespuestas>>[number];

const presentRespuesta = ({ criterio, grado, evidencia }: RespuestaRow): RespuestaMadurez => ({
  criterio,
  grado,
  evidencia,
});

async function readModelos(database: Database, versiones: readonly number[]): Promise<ModeloMadurez[]> {
  const modelos = await queries.listModelos(database, [...new Set(versiones)]);
  return modelos.map(({ criterios, ...modelo }) => ({
    ...modelo,
    criterios: criterios.map(({ codigo, dominio, nombre, pregunta, grados }) => ({
      codigo,
      dominio: dominio as CriterioMadurez['dominio'],
      nombre,
      pregunta,
      grados,
    })),
  }));
}

function presentPresentado(
  { id, modelo, presentado_en, presentado_por }: Awaited<ReturnType<typeof queries.listPresentados>>[number],
  filas: readonly RespuestaRow[],
): AutodiagnosticoPresentado {
  const respuestas = filas.map(presentRespuesta);
  const grados = respuestas.flatMap(({ grado }) => grado ?? []);
  return {
    id,
    modelo,
    presentadoEn: (presentado_en ?? new Date(0)).toISOString(),
    presentadoPor: presentado_por,
    nivel: computeNivelMadurez(grados) ?? 1,
    respuestas,
  };
}

/** What an entidad presented, and the answers of one more: its draft. */
async function readPresentados(database: Database, entidadId: number, borradorId?: number) {
  const entidad = await queries.findNombreDeEntidad(database, entidadId);
  if (!entidad) throw refuse(autodiagnosticosErrors, 'AUTODIAGNOSTICO_INEXISTENTE');
  const rows = await queries.listPresentados(database, entidadId);
  const respuestas = await queries.listRespuestas(database, [
    ...rows.map(({ id }) => id),
    ...(borradorId === undefined ? [] : [borradorId]),
  ]);
  const porId = Map.groupBy(respuestas, ({ autodiagnostico_id: id }) => id);
  return {
    entidad: { id: entidad.id, nombre: presentEntidad(entidad.nombre, entidad.sigla) },
    presentados: rows.map((row) => presentPresentado(row, porId.get(row.id) ?? [])),
    respuestas: (porId.get(borradorId ?? 0) ?? []).map(presentRespuesta),
  };
}

/** The self-assessment of an entidad as its own people see it. */
export async function readAutodiagnostico(
  database: Database,
  entidadId: number,
  quien: QuienAutodiagnostica,
): Promise<Autodiagnostico> {
  const borrador = await queries.findBorrador(database, entidadId);
  const modelo = borrador?.modelo ?? (await queries.getModeloVigente(database, toColombianDay(new Date())));
  const { respuestas, ...leido } = await readPresentados(database, entidadId, borrador?.id);
  const modelos = await readModelos(database, [modelo, ...leido.presentados.map((uno) => uno.modelo)]);
  const criterios = modelos.find(({ version }) => version === modelo)?.criterios ?? [];
  return {
    ...leido,
    modelos,
    version: await queries.getVersionDeEntidad(database, entidadId),
    modelo,
    borrador: borrador
      ? { guardadoEn: borrador.guardado_en.toISOString(), guardadoPor: borrador.guardado_por }
      : null,
    respuestas,
    leeTodas: quien.leeTodas,
    permisos: {
      editar: canEditAutodiagnostico(quien),
      presentar: canPresentarAutodiagnostico(quien, criterios, respuestas),
    },
  };
}

/** The one of the entidad the session works for. */
export function getAutodiagnostico(database: Database, context: CallContext): Promise<Autodiagnostico> {
  const quien = toQuienAutodiagnostica(context);
  return readAutodiagnostico(database, getEntidadPropia(quien), quien);
}

/**
 * What an entidad presented, without its draft.
 *
 * @throws AUTODIAGNOSTICO_INEXISTENTE, also of an entidad whose answers the caller may not read
 */
export async function listAutodiagnosticos(
  database: Database,
  entidadId: number,
  context: CallContext,
): Promise<AutodiagnosticosPresentados> {
  if (!canReadAutodiagnosticos(toQuienAutodiagnostica(context), entidadId))
    throw refuse(autodiagnosticosErrors, 'AUTODIAGNOSTICO_INEXISTENTE');
  const { respuestas: _, ...leido } = await readPresentados(database, entidadId);
  const modelos = await readModelos(
    database,
    leido.presentados.map(({ modelo }) => modelo),
  );
  return { ...leido, modelos };
}
