import { randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { ESTADOS_ACUERDO, type EstadoAcuerdo } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** A published version with the fields of its answer, as its tables keep them. */
export interface ServicioConCampos {
  readonly servicioId: number;
  readonly versionId: number;
  /** Leaves of the answer: `nombre` and, inside `detalle`, `municipio` and `direccion`, which is of a person. */
  readonly campos: Readonly<Record<'nombre' | 'municipio' | 'direccion', number>>;
}

async function findElementos(database: Database, where: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select v.id from elementos_versiones v
    join elementos_de_dato e on e.id = v.elemento_id
    where v.estado = 'incorporado' and ${where} order by v.id limit 4`.execute(database);
  return rows.map(({ id }) => id);
}

/** A servicio of an entity whose version 1.0 is published: it asks for a number and answers with a small tree. */
export async function addServicioConCampos(
  database: Database,
  entidadId: number,
  estado = 'publicada',
): Promise<ServicioConCampos> {
  const { id: servicioId } = await database
    .insertInto('servicios')
    .values({
      nombre: `Consulta de personas ${randomUUID()}`,
      descripcion: 'De prueba.',
      entidad_id: entidadId,
      estado_servicio_id: sql<number>`(select id from estados_servicio where codigo = 'publicado-nivel-3')`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return addVersionConCampos(database, servicioId, { mayor: 1, menor: 0, estado });
}

interface VersionPorAgregar {
  readonly mayor: number;
  readonly menor: number;
  readonly estado: string;
}

/** A version of a servicio with the same messages as any other of these; one that is published makes the one before obsolete. */
export async function addVersionConCampos(
  database: Database,
  servicioId: number,
  { mayor, menor, estado }: VersionPorAgregar,
): Promise<ServicioConCampos> {
  if (estado === 'publicada')
    await database
      .updateTable('servicios_versiones')
      .set({ estado: 'obsoleta' })
      .where('servicio_id', '=', servicioId)
      .where('estado', '=', 'publicada')
      .execute();
  const { id: versionId } = await database
    .insertInto('servicios_versiones')
    .values({ servicio_id: servicioId, mayor, menor, estado })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: operacionId } = await database
    .insertInto('servicios_operaciones')
    .values({ version_id: versionId, orden: 1, codigo: 'consultarPersona', nombre: 'Consultar una persona' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { servicioId, versionId, campos: await addCampos(database, operacionId) };
}

/** The messages of an operation, with elements there are. */
async function addCampos(database: Database, operacionId: number): Promise<ServicioConCampos['campos']> {
  const [uno = 0, dos = 0] = await findElementos(
    database,
    sql`e.tipo = 'simple' and v.tipo_dato = 'cadena' and v.dato_personal = 'no'
      and v.clasificacion_informacion = 'publica'`,
  );
  const [personal = uno] = await findElementos(
    database,
    sql`e.tipo = 'simple' and v.tipo_dato = 'cadena' and v.dato_personal <> 'no'`,
  );
  const [grupo = uno] = await findElementos(
    database,
    sql`e.tipo = 'compuesto' and not v.es_abstracto
      and exists (select from elementos_componentes c where c.version_id = v.id)`,
  );
  const addMensaje = async (papel: string) =>
    (
      await database
        .insertInto('servicios_mensajes')
        .values({ operacion_id: operacionId, papel })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const add = async (mensajeId: number, nombre: string, elemento: number, padreId: number | null = null) =>
    (
      await database
        .insertInto('servicios_mensajes_campos')
        .values({
          mensaje_id: mensajeId,
          padre_id: padreId,
          orden: 1,
          nombre_local: nombre,
          elemento_version_id: elemento,
          minimo: 1,
          maximo: 1,
          obligatorio_de_negocio: true,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const peticion = await addMensaje('peticion');
  await add(peticion, 'numero', uno);
  const respuesta = await addMensaje('respuesta');
  const nombre = await add(respuesta, 'nombre', dos);
  const detalle = await add(respuesta, 'detalle', grupo);
  return {
    nombre,
    municipio: await add(respuesta, 'municipio', uno, detalle),
    direccion: await add(respuesta, 'direccion', personal, detalle),
  };
}

interface AcuerdoPorAgregar {
  readonly servicio: Pick<ServicioConCampos, 'servicioId' | 'versionId'>;
  readonly consumidoraId: number;
  readonly proveedoraId: number;
  readonly creadoPor: number;
  readonly estado?: EstadoAcuerdo;
  /** Fields of the answer it asks for. */
  readonly campos?: readonly number[];
}

const CON_NUMERO: ReadonlySet<string> = new Set(['activo', 'suspendido']);

/** An acuerdo in a state, with one purpose. */
export async function addAcuerdoEn(
  database: Database,
  { servicio, consumidoraId, proveedoraId, creadoPor, estado = 'borrador', campos = [] }: AcuerdoPorAgregar,
): Promise<number> {
  const enVigor = CON_NUMERO.has(estado);
  const clave = randomBytes(18).toString('base64url');
  const { id } = await database
    .insertInto('acuerdos')
    .values({
      servicio_id: servicio.servicioId,
      version_id: servicio.versionId,
      consumidora_id: consumidoraId,
      proveedora_id: proveedoraId,
      creado_por: creadoPor,
      estado,
      suspendido_por: sql<string[]>`${estado === 'suspendido' ? ['proveedora'] : []}::text[]`,
      numero: enVigor ? `LCI-AC-2020-${clave.slice(0, 6)}` : null,
      aprobado_en: enVigor ? new Date() : null,
      vigente_desde: enVigor ? '2026-01-01' : null,
      vigente_hasta: enVigor ? '2036-01-01' : null,
      clave_simulador: enVigor ? clave : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const finalidad = await database
    .insertInto('acuerdos_finalidades')
    .values({ acuerdo_id: id, orden: 1, titulo: 'De prueba', volumen_diario: 10 })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (campos.length > 0)
    await database
      .insertInto('acuerdos_campos')
      .values(campos.map((campoId) => ({ finalidad_id: finalidad.id, campo_id: campoId })))
      .execute();
  return id;
}

/** One acuerdo of each state about one servicio; the refused one has a disagreement. */
export async function addAcuerdoDeCadaEstado(
  database: Database,
  partes: Pick<AcuerdoPorAgregar, 'consumidoraId' | 'proveedoraId' | 'creadoPor'>,
): Promise<void> {
  const servicio = await addServicioConCampos(database, partes.proveedoraId);
  for (const estado of ESTADOS_ACUERDO) {
    const id = await addAcuerdoEn(database, { ...partes, servicio, estado });
    if (estado === 'rechazado')
      await database
        .insertInto('desacuerdos')
        .values({ acuerdo_id: id, asunto: 'rechazo', reclamo: 'De prueba.' })
        .execute();
  }
}
