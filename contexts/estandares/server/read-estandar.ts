import type { HeldPermissions } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import { listDetalles } from '@marco/oid/port';
import { type CallContext, listActions, refuse, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type DetalleEstandar, estandaresErrors } from '../contract/index.ts';
import {
  type CategoriaEstandar,
  type EstadoEstandar,
  type LicenciaEstandar,
  RECURSO_ESTANDARES,
} from '../contract/terms.ts';
import {
  canCalificar,
  canDecidir,
  canEditEstandar,
  canEvaluar,
  canRetirar,
  type QuienDecide,
} from '../rules/ciclo-estandar.ts';
import { computePuntaje, isEvaluacionCompleta, presentRecomendacion } from '../rules/evaluacion.ts';
import {
  type CriterioRow,
  type EstandarRow,
  findEstandar,
  listCambios,
  listCriterios,
} from './detalle-estandar.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Actions the rol of the caller holds on the standards. */
export function listAcciones(context: CallContext): HeldPermissions {
  return listActions(requireActor(context), RECURSO_ESTANDARES);
}

/** A standard with its evaluation, and the caller as the rules look at them. */
export async function readEnCurso(database: Database, id: number, context: CallContext) {
  const row = await findEstandar(database, id, requireActor(context));
  if (!row) throw refuse(estandaresErrors, 'ESTANDAR_INEXISTENTE');
  const criterios = await listCriterios(database, id);
  const { userId } = requireActor(context);
  const quien: QuienDecide = {
    acciones: listAcciones(context),
    evaluo: criterios.some(({ evaluado_por }) => evaluado_por === userId),
  };
  const enCurso = {
    estado: row.estado as EstadoEstandar,
    evaluacionCompleta: isEvaluacionCompleta(criterios.map(toCalificacion)),
  };
  return { row, criterios, quien, enCurso };
}

/**
 * A standard as the caller sees it.
 *
 * @throws ESTANDAR_INEXISTENTE
 */
export async function readEstandar(
  database: Database,
  id: number,
  context: CallContext,
): Promise<DetalleEstandar> {
  const { row, criterios, quien, enCurso } = await readEnCurso(database, id, context);
  const [cambios, detalles] = await Promise.all([
    listCambios(database, id),
    listDetalles(database, [row.oid]),
  ]);
  return {
    ...presentDatos(row),
    id: row.id,
    codigo: row.codigo,
    estado: enCurso.estado,
    oid: row.oid,
    oidDetalle: [...(detalles.get(row.oid) ?? [])],
    version: row.version,
    nombresSectores: row.sectores.map(({ nombre }) => nombre),
    evaluacion: presentEvaluacion(criterios),
    concepto: presentConcepto(row),
    cambios,
    elementos: row.elementos,
    acciones: {
      editar: canEditEstandar(quien, enCurso),
      calificar: canCalificar(quien, enCurso),
      evaluar: canEvaluar(quien, enCurso),
      decidir: canDecidir(quien, enCurso),
      retirar: canRetirar(quien, enCurso),
    },
  };
}

/** Header of the document, by its names on the wire. */
export function presentDatos(row: EstandarRow) {
  return {
    nombre: row.nombre,
    sigla: row.sigla,
    edicion: row.edicion,
    organismo: row.organismo,
    categoria: row.categoria as CategoriaEstandar,
    licencia: row.licencia as LicenciaEstandar,
    alcance: row.alcance,
    sumario: row.sumario,
    palabrasClave: row.palabras_clave,
    idioma: row.idioma,
    formato: row.formato,
    url: row.url,
    dependencia: row.dependencia,
    autores: row.autores,
    reviso: row.reviso,
    aprobo: row.aprobo,
    informacionAdicional: row.informacion_adicional,
    ubicacion: row.ubicacion,
    fechaElaboracion: row.fecha_elaboracion,
    fechaPublicacion: row.fecha_publicacion,
    fechaModificacion: row.fecha_modificacion,
    sectores: row.sectores.map(({ id }) => id),
  };
}

function toCalificacion({ puntaje, peso, peso_evaluado }: CriterioRow) {
  return { puntaje, peso: peso_evaluado ?? peso };
}

function presentEvaluacion(rows: readonly CriterioRow[]): DetalleEstandar['evaluacion'] {
  const calificaciones = rows.map(toCalificacion);
  const puntaje = computePuntaje(calificaciones);
  return {
    criterios: rows.map((row) => ({
      criterioId: row.id,
      nombre: row.nombre,
      descripcion: row.descripcion,
      ...toCalificacion(row),
      justificacion: row.justificacion ?? '',
      evaluadoPor: row.evaluador,
      evaluadoEn: row.evaluado_en?.toISOString() ?? null,
    })),
    puntaje,
    recomendacion: presentRecomendacion(puntaje),
    completa: isEvaluacionCompleta(calificaciones),
  };
}

function presentConcepto(row: EstandarRow): DetalleEstandar['concepto'] {
  if (!row.concepto_en) return null;
  const { concepto, concepto_archivo_id, archivo_nombre, decidio } = row;
  return {
    texto: concepto,
    archivo:
      concepto_archivo_id && archivo_nombre ? { id: concepto_archivo_id, nombre: archivo_nombre } : null,
    fecha: row.concepto_en.toISOString(),
    responsable: decidio,
  };
}
