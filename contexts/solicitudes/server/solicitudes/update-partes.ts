import { keepArchivos } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type AuditDetail, type CallContext, refuseField } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { CambiosSolicitud, Campo, DatosCampo, Solicitud } from '../../contract/index.ts';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';
import { listUtilizables } from './elementos-utilizables.queries.ts';
import { addDocumentos, type CampoPorGuardar, saveCampos } from './partes.repository.ts';
import type { SolicitudRow } from './solicitud-row.queries.ts';
import { toColumns, updateColumns } from './solicitudes.repository.ts';
import { type FichaEscrita, updateFicha } from './update-ficha.ts';
import { updateNormas } from './update-normas.ts';
import { requireSinSolicitud, verifyDominio, verifyServicio } from './verify-servicio.ts';

type Running = Transaction<DatabaseSchema>;

interface CambioDePartes {
  readonly row: SolicitudRow;
  readonly solicitud: Solicitud;
  readonly cambios: CambiosSolicitud;
}

/** Writes the parts that came; answers what changed, for the audit trail. */
export async function saveCambios(
  trx: Running,
  { row, solicitud, cambios }: CambioDePartes,
  context: CallContext,
): Promise<AuditDetail> {
  const { normas, campos, archivos, operaciones, consumidores, ...rest } = cambios;
  const { sistemas, lenguajes, basesDatos, ...servicio } = rest;
  await updateServicio(trx, row, solicitud, servicio);
  const ficha = { operaciones, consumidores, sistemas, lenguajes, basesDatos };
  await updateFicha(trx, { id: row.id, entidadId: row.entidad_id }, ficha, solicitud);
  if (campos) await updateCampos(trx, row, campos, solicitud.campos);
  if (normas)
    await updateNormas(trx, { id: row.id, normas, antes: solicitud.normas }, DESTINO.carpeta, context);
  if (archivos) await attachDocumentos(trx, row, archivos, solicitud, context);
  return listDiferencias(solicitud, cambios);
}

type ServicioEscrito = Omit<CambiosSolicitud, 'normas' | 'campos' | 'archivos' | keyof FichaEscrita>;

async function updateServicio(
  trx: Running,
  row: SolicitudRow,
  solicitud: Solicitud,
  escrito: ServicioEscrito,
): Promise<void> {
  const { servicioId = solicitud.servicioId, servicioNombre = solicitud.servicioNombre } = escrito;
  if (row.radicado !== null) {
    // A filed request has its servicio in the directory, so its name cannot change here.
    if (servicioId !== solicitud.servicioId)
      throw refuseField('servicioId', 'El servicio de una solicitud radicada no cambia.');
    if (servicioNombre !== solicitud.servicioNombre)
      throw refuseField('servicioNombre', 'El nombre de un servicio radicado no cambia.');
  }
  await verifyDominio(trx, escrito.dominioId, row.dominio_id);
  const verified =
    row.radicado === null
      ? await verifyServicio(trx, { servicioId, servicioNombre }, row.entidad_id)
      : { tipo: row.tipo, servicioNombre };
  if (row.radicado === null) await requireSinSolicitud(trx, { servicioId, nivel: 1 }, row.id);
  await updateColumns(trx, row.id, {
    ...toColumns({ ...escrito, servicioNombre: verified.servicioNombre }),
    tipo: verified.tipo,
  });
}

/** What a field says, as one text: two are the same when it is. */
const toTexto = ({ nombre, descripcion, tipoDato, longitud, obligatorio, sentido, ...campo }: DatosCampo) =>
  JSON.stringify([
    nombre,
    descripcion,
    tipoDato,
    longitud,
    obligatorio,
    sentido,
    campo.valores,
    campo.fuente,
    campo.ejemplo,
    campo.sistemaOrigen,
    campo.operacion,
    campo.papel,
    campo.padre,
    campo.repite,
    campo.datoPersonal,
    campo.base,
  ]);

/**
 * A field with the same name keeps its element; if its content changed, the entity must decide again. What the entity
 * proposes counts while nobody said another thing: once the request is filed, the ministry says it.
 */
function keepCatalogacion(
  { propuesta, ...campo }: DatosCampo,
  antes: Campo | undefined,
  esBorrador: boolean,
): CampoPorGuardar {
  const isSame = antes !== undefined && toTexto(antes) === toTexto(campo);
  const dicha = { accion: antes?.accion ?? null, elementoId: antes?.elemento?.id ?? null };
  const propone = propuesta !== undefined && (esBorrador || dicha.accion === null);
  return {
    ...campo,
    accion: propone ? (propuesta?.accion ?? null) : dicha.accion,
    elementoId: propone ? (propuesta?.elementoId ?? null) : dicha.elementoId,
    justificacion: propone ? (propuesta?.justificacion ?? '') : (antes?.justificacion ?? ''),
    decision: isSame && !propone ? antes.decision : 'pendiente',
    observacion: isSame ? antes.observacion : '',
  };
}

async function updateCampos(
  trx: Running,
  { id, radicado }: SolicitudRow,
  campos: readonly DatosCampo[],
  antes: readonly Campo[],
): Promise<void> {
  const byNombre = Map.groupBy(antes, ({ nombre }) => nombre);
  for (const [posicion, { nombre }] of campos.entries())
    if (nombre === '') throw refuseField(`campos.${posicion}.nombre`, 'Escriba el nombre del campo.');
  await requirePropuestas(trx, campos);
  await saveCampos(
    trx,
    id,
    campos.map((campo) => keepCatalogacion(campo, byNombre.get(campo.nombre)?.shift(), radicado === null)),
  );
}

/** An element that is proposed is one there is. */
async function requirePropuestas(trx: Running, campos: readonly DatosCampo[]): Promise<void> {
  const utilizables = await listUtilizables(trx, [
    ...new Set(campos.flatMap(({ propuesta }) => propuesta?.elementoId ?? [])),
  ]);
  for (const [posicion, { propuesta }] of campos.entries())
    if (propuesta && propuesta.elementoId !== null && !utilizables.has(propuesta.elementoId))
      throw refuseField(`campos.${posicion}.propuesta.elementoId`, 'El elemento no existe o fue descartado.');
}

/** The files of a request are private: people who may read the request read them. */
const DESTINO = { carpeta: 'normativo-uno', publico: false } as const;

async function attachDocumentos(
  trx: Running,
  row: SolicitudRow,
  archivos: readonly string[],
  { documentos }: Solicitud,
  context: CallContext,
): Promise<void> {
  const present = new Set(documentos.map(({ idArchivo }) => idArchivo));
  const nuevos = [...new Set(archivos)].filter((archivo) => !present.has(archivo));
  const { maximoDocumentos } = LIMITES_SOLICITUD;
  if (present.size + nuevos.length > maximoDocumentos)
    throw refuseField('archivos', `Adjunte máximo ${maximoDocumentos} documentos.`);
  await keepArchivos(trx, nuevos, DESTINO, context);
  await addDocumentos(trx, row.id, nuevos);
}

const LISTAS = [
  'normas',
  'campos',
  'operaciones',
  'consumidores',
  'sistemas',
  'lenguajes',
  'basesDatos',
] as const satisfies readonly (keyof CambiosSolicitud & keyof Solicitud)[];

/** Texts that changed, and how many rows the lists have. */
function listDiferencias(antes: Solicitud, cambios: CambiosSolicitud): AuditDetail {
  const lists = new Set<string>([...LISTAS, 'archivos']);
  const keys = (Object.keys(cambios) as (keyof ServicioEscrito)[]).filter(
    (key) => !lists.has(key) && cambios[key] !== undefined && cambios[key] !== antes[key],
  );
  const pick = (from: ServicioEscrito) => Object.fromEntries(keys.map((key) => [key, from[key]]));
  const count = (from: CambiosSolicitud | Solicitud) =>
    Object.fromEntries(
      LISTAS.flatMap((lista) => (cambios[lista] ? [[lista, from[lista]?.length ?? 0]] : [])),
    );
  return {
    antes: { ...pick(antes), ...count(antes) },
    despues: {
      ...pick(cambios),
      ...count(cambios),
      ...(cambios.archivos ? { documentosNuevos: cambios.archivos.length } : {}),
    },
  };
}
