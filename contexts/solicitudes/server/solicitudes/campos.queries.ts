import type { DatabaseSchema } from '@marco/database';
import { ESTADO_VERSION, type EstadoVersion } from '@marco/elementos-de-dato/terms';
import type { PapelMensaje } from '@marco/servicios/terms';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Campo } from '../../contract/index.ts';
import type { AccionCampo, BaseDatoPersonal, DecisionCampo, SentidoCampo } from '../../contract/terms.ts';
import { isCumplido } from '../../rules/campos/cumplido.ts';

/** Rows of the catalogue with the version the element stands at and what the common language says of it. */
function selectCampos(database: Kysely<DatabaseSchema>, solicitudId: number) {
  return database
    .selectFrom('solicitudes_campos as c')
    .innerJoin('solicitudes as s', 's.id', 'c.solicitud_id')
    .leftJoin('elementos_de_dato as e', 'e.id', 'c.elemento_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('elementos_versiones as w')
          .select(['w.id as version_id', 'w.nombre as elemento', 'w.mayor', 'w.menor', 'w.estado'])
          .whereRef('w.elemento_id', '=', 'c.elemento_id')
          .orderBy(sql`w.estado = 'incorporado'`, 'desc')
          .orderBy(sql`w.estado = 'descartado'`)
          .orderBy('w.mayor', 'desc')
          .orderBy('w.menor', 'desc')
          .limit(1)
          .as('v'),
      (join) => join.onTrue(),
    )
    .where('c.solicitud_id', '=', solicitudId)
    .select([
      'c.id' as const,
      'c.nombre' as const,
      'c.descripcion' as const,
      'c.tipo_dato' as const,
      'c.longitud' as const,
      'c.obligatorio' as const,
      'c.sentido' as const,
      'c.valores' as const,
      'c.fuente' as const,
      'c.ejemplo' as const,
      'c.sistema_origen' as const,
      'c.operacion' as const,
      'c.papel' as const,
      'c.padre' as const,
      'c.repite' as const,
      'c.dato_personal' as const,
      'c.base' as const,
      'c.accion' as const,
      'c.elemento_id' as const,
      'c.justificacion' as const,
      'c.decision' as const,
      'c.observacion' as const,
      'e.identificador' as const,
      'v.version_id' as const,
      'v.elemento' as const,
      'v.mayor' as const,
      'v.menor' as const,
      'v.estado' as const,
      sql<SqlBool>`exists (select 1 from elementos_versiones x
        where x.elemento_id = c.elemento_id and x.estado = 'incorporado')`.as('esta_vigente'),
      sql<SqlBool>`exists (select 1 from elementos_versiones x
        where x.elemento_id = c.elemento_id and x.rige_desde >= s.radicada_en)`.as('rige_desde_radicada'),
      sql<SqlBool>`exists (select 1 from elementos_versiones x
        where x.elemento_id = c.elemento_id and x.estado = 'caducado')`.as('caduco'),
    ])
    .orderBy('c.orden');
}

type CampoRow = Awaited<ReturnType<ReturnType<typeof selectCampos>['execute']>>[number];

function presentElemento(row: CampoRow): Campo['elemento'] {
  const { elemento_id: id, identificador, version_id: versionId, elemento: nombre } = row;
  if (id === null || identificador === null || versionId === null || nombre === null) return null;
  return {
    id,
    identificador,
    nombre,
    versionId,
    numero: `${row.mayor}.${row.menor}`,
    estado: ESTADO_VERSION[row.estado as EstadoVersion],
  };
}

/** The fields of a request in the order the entity wrote them, each with the element it becomes. */
export async function listCampos(database: Kysely<DatabaseSchema>, solicitudId: number): Promise<Campo[]> {
  const rows = await selectCampos(database, solicitudId).execute();
  return rows.map((row) => {
    const { id, nombre, descripcion, longitud, obligatorio, valores, fuente, ejemplo } = row;
    const accion = row.accion as AccionCampo | null;
    const elemento = presentElemento(row);
    const situacion = {
      estaVigente: Boolean(row.esta_vigente),
      rigeDesdeRadicada: Boolean(row.rige_desde_radicada),
      caduco: Boolean(row.caduco),
    };
    return {
      id,
      nombre,
      descripcion,
      longitud,
      obligatorio,
      valores,
      fuente,
      ejemplo,
      accion,
      elemento,
      tipoDato: row.tipo_dato,
      sentido: row.sentido as SentidoCampo,
      sistemaOrigen: row.sistema_origen,
      operacion: row.operacion,
      papel: row.papel as PapelMensaje | null,
      padre: row.padre,
      repite: row.repite,
      datoPersonal: row.dato_personal,
      base: row.base as BaseDatoPersonal | null,
      justificacion: row.justificacion,
      decision: row.decision as DecisionCampo,
      observacion: row.observacion,
      cumplido: elemento && accion ? isCumplido(accion, situacion) : null,
    };
  });
}
