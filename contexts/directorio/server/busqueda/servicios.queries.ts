import { buildVigenteHoy } from '@marco/certificados/port';
import type { DatabaseSchema } from '@marco/database';
import type { DatoPersonal } from '@marco/elementos-de-dato/terms';
import { buildImportado } from '@marco/servicios/port';
import type { ColorEstado } from '@marco/servicios/terms';
import type { Sincronia } from '@marco/solicitudes/terms';
import { type Kysely, sql } from 'kysely';
import type { AccesoServicio } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** What the page of a list shows of a servicio, and the folded texts it was found in. */
export interface ServicioRow {
  readonly servicioId: number;
  readonly nombre: string;
  readonly descripcion: string;
  readonly parteEntidad: string;
  readonly parteServicio: string;
  readonly entidadId: number;
  readonly entidad: string;
  readonly sigla: string | null;
  readonly estado: string;
  readonly estadoNombre: string;
  readonly color: ColorEstado;
  readonly nivel: 0 | 1 | 2 | 3;
  readonly enSuspension: boolean;
  readonly importado: boolean;
  readonly versionId: number | null;
  readonly version: string | null;
  readonly acceso: AccesoServicio;
  readonly sincronia: Sincronia | null;
  readonly datoPersonal: DatoPersonal | null;
  readonly consumidores: number;
  readonly conSimulador: boolean;
  readonly actualizado: Date;
  readonly certificado: { readonly nivel: number; readonly numero: string; readonly codigo: string } | null;
  readonly textos: Readonly<Record<'nombre' | 'elementos' | 'descripcion' | 'entidad' | 'campos', string>>;
}

/** Servicios of the directory by their ids, in the order of these; what left it meanwhile is left out. */
export async function listServicios(
  database: Database,
  ids: readonly number[],
): Promise<readonly ServicioRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ServicioRow>`
    select s.id as "servicioId", s.nombre, s.descripcion, di.entidad as "parteEntidad", di.servicio as "parteServicio",
      en.id as "entidadId", en.nombre as entidad, en.sigla, es.codigo as estado, es.nombre as "estadoNombre", es.color,
      d.nivel, d.en_suspension as "enSuspension", ${buildImportado()} as importado,
      d.version_id as "versionId", v.mayor || '.' || v.menor as version,
      d.acceso, d.sincronia, d.dato_personal as "datoPersonal", d.consumidores, d.actualizado_en as actualizado, d.con_simulador as "conSimulador",
      case when c.id is null then null else jsonb_build_object('nivel', c.nivel, 'numero', c.numero, 'codigo', c.codigo) end
        as certificado,
      jsonb_build_object('nombre', d.nombre, 'elementos', d.elementos, 'descripcion', d.descripcion, 'entidad', d.entidad,
        'campos', d.campos) as textos
    from unnest(${ids}::int[]) with ordinality as pedido (id, lugar)
    join directorio_servicios d on d.servicio_id = pedido.id
    join servicios s on s.id = d.servicio_id
    join estados_servicio es on es.id = s.estado_servicio_id
    join entidades en on en.id = d.entidad_id
    join directorio_direcciones di on di.servicio_id = d.servicio_id and di.vigente
    left join servicios_versiones v on v.id = d.version_id
    left join certificados c on c.id = d.certificado_id and ${buildVigenteHoy('c')}
    order by pedido.lugar`.execute(database);
  return rows;
}

export interface DatoDeServicioRow {
  readonly servicioId: number;
  readonly elementoId: number;
  readonly identificador: string;
  readonly nombre: string;
  readonly sentido: 'entrada' | 'salida' | 'ambos';
}

/** The data of these servicios, each once for a sense, in the order of their names. */
export async function listDatosDeServicios(
  database: Database,
  ids: readonly number[],
): Promise<readonly DatoDeServicioRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<DatoDeServicioRow>`
    select x.servicio_id as "servicioId", e.id as "elementoId", e.identificador, v.nombre, x.sentido
    from servicios_elementos x
    join elementos_versiones v on v.id = x.version_id
    join elementos_de_dato e on e.id = v.elemento_id
    where x.servicio_id = any(${ids}::int[]) and v.estado in ('incorporado', 'historico', 'caducado')
    order by v.clave_de_orden, v.id desc`.execute(database);
  return rows;
}
