import type { DatabaseSchema } from '@marco/database';
import { DATOS_PERSONALES } from '@marco/elementos-de-dato/terms';
import { buildArbol, buildCamposDeMensajes, type Rama } from '@marco/servicios/port';
import { type Kysely, sql } from 'kysely';
import type { CampoDeAcuerdo } from '../contract/index.ts';
import { findPoliticaRow, listCamposJustificados } from './politica.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** States of the versions of elements anybody may see. */
const PUBLICOS = ['incorporado', 'historico', 'caducado'];

/** An element with everything inside it: what is said of a field holds for all it carries. */
const PARTES = sql`with recursive partes (id) as (
  select v.id
  union
  select dentro.id from partes cross join lateral (
    select componente_version_id as id from elementos_componentes where version_id = partes.id
    union all
    select base_version_id from elementos_versiones where id = partes.id and base_version_id is not null
  ) dentro)`;

async function listCamposDeRespuesta(database: Database, versionId: number) {
  return buildCamposDeMensajes(database, versionId)
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .leftJoin('solicitudes_campos as q', 'q.id', 'c.campo_solicitud_id')
    .select(['c.id', 'c.padre_id as padreId', 'c.nombre_local as nombreLocal'])
    .select(['o.codigo as operacion', 'v.nombre', 'e.identificador'])
    .select([
      sql<number>`greatest((${PARTES} select max(clase_personal(x.dato_personal))
        from partes join elementos_versiones x on x.id = partes.id), coalesce(q.dato_personal, false)::int)::int`.as(
        'clase',
      ),
      sql<boolean>`(${PARTES} select bool_and(x.clasificacion_informacion = 'publica')
        from partes join elementos_versiones x on x.id = partes.id)`.as('esPublico'),
    ])
    .where('m.papel', '=', 'respuesta')
    .where(sql<boolean>`v.estado in (${sql.join(PUBLICOS)})`)
    .orderBy('o.orden')
    .orderBy('c.orden')
    .orderBy('c.id')
    .execute();
}
type CampoRow = Awaited<ReturnType<typeof listCamposDeRespuesta>>[number];

/** The leaves below a branch, each with the names it stands under. */
function listConRuta(rama: Rama<CampoRow>, above: readonly string[]): { campo: CampoRow; ruta: string }[] {
  const names = [...above, rama.nombreLocal];
  if (rama.hijos.length === 0) return [{ campo: rama, ruta: names.join('.') }];
  return rama.hijos.flatMap((hijo) => listConRuta(hijo, names));
}

/** The fields of the answers of a version that an acuerdo may ask for, in the order of its messages. */
export async function listCamposPedibles(
  database: Database,
  versionId: number,
): Promise<readonly CampoDeAcuerdo[]> {
  const [campos, politica, justificados] = await Promise.all([
    listCamposDeRespuesta(database, versionId),
    findPoliticaRow(database, versionId),
    listCamposJustificados(database, versionId),
  ]);
  const conRazon = new Set(justificados);
  return buildArbol(campos)
    .flatMap((rama) => listConRuta(rama, []))
    .map(({ campo, ruta }) => {
      const datoPersonal = DATOS_PERSONALES[campo.clase] ?? 'no';
      return {
        id: campo.id,
        operacion: campo.operacion,
        ruta,
        nombre: campo.nombre,
        elemento: campo.identificador,
        datoPersonal,
        esPublico: campo.esPublico,
        // While the entidad said nothing, whoever wants data of people says why.
        pideJustificacion: politica?.dicha === true ? conRazon.has(campo.id) : datoPersonal !== 'no',
      };
    });
}
