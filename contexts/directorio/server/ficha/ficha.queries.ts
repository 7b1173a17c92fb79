import { buildEstadoDelDia } from '@marco/certificados/port';
import type { EstadoCertificado } from '@marco/certificados/terms';
import type { VeredictoConformidad } from '@marco/conformidad/terms';
import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import type { EstadoVersionServicio } from '@marco/servicios/terms';
import type { BaseDatoPersonal, Periodicidad, TecnologiaServicio, TipoNorma } from '@marco/solicitudes/terms';
import { type Kysely, sql } from 'kysely';
import { MAXIMO_RELACIONADOS } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

export interface VersionDeFichaRow {
  readonly id: number;
  readonly numero: string;
  readonly estado: EstadoVersionServicio;
  readonly desde: Date;
  /** Number of the one it changes. */
  readonly cambia: string | null;
  /** The day it ends, or ended, and what takes its place. */
  readonly fechaRetiro: string | null;
  readonly sucesora: string | null;
  /** Local names of the fields of its messages, each once. */
  readonly campos: readonly string[];
}

/** Versions of a servicio that everybody may read, the newest one first. */
export async function listVersionesPublicas(
  database: Database,
  servicioId: number,
): Promise<readonly VersionDeFichaRow[]> {
  const { rows } = await sql<VersionDeFichaRow>`
    select v.id, v.mayor || '.' || v.menor as numero, v.estado, coalesce(v.estandarizada_en, v.created_at) as desde,
      b.mayor || '.' || b.menor as cambia,
      case v.estado when 'retirada' then coalesce((v.retirada_en at time zone ${sql.lit(ZONE.name)})::date, v.fecha_retiro)
        else v.fecha_retiro end::text as "fechaRetiro",
      w.mayor || '.' || w.menor as sucesora,
      array(select distinct c.nombre_local from servicios_operaciones o
        join servicios_mensajes m on m.operacion_id = o.id join servicios_mensajes_campos c on c.mensaje_id = m.id
        where o.version_id = v.id order by 1) as campos
    from servicios_versiones v left join servicios_versiones b on b.id = v.base_version_id
    left join servicios_versiones w on w.id = v.sucesora_id
    where v.servicio_id = ${servicioId} and v.estado <> 'en-elaboracion'
    order by v.mayor desc, v.menor desc`.execute(database);
  return rows;
}

export interface CertificadoDeFichaRow {
  readonly nivel: 1 | 2 | 3;
  readonly numero: string;
  readonly codigo: string;
  readonly estado: EstadoCertificado;
  readonly expedidoEn: Date;
  readonly validoHasta: string | null;
}

/** The latest certificate of each level of a version. */
export async function listCertificadosDeVersion(
  database: Database,
  versionId: number,
): Promise<readonly CertificadoDeFichaRow[]> {
  const { rows } = await sql<CertificadoDeFichaRow>`
    select distinct on (c.nivel) c.nivel, c.numero, c.codigo, ${buildEstadoDelDia('c')} as estado, c.expedido_en as "expedidoEn",
      c.valido_hasta as "validoHasta"
    from certificados c where c.servicio_version_id = ${versionId} order by c.nivel, c.id desc`.execute(
    database,
  );
  return rows;
}

export interface DichoRow {
  readonly objetivo: string;
  readonly periodicidad: Periodicidad | null;
  readonly abierto: boolean;
  readonly normas: readonly {
    readonly tipo: TipoNorma | null;
    readonly numero: string;
    readonly fecha: string | null;
    readonly articulo: string;
    readonly habilita: string;
  }[];
  readonly bases: readonly BaseDatoPersonal[];
  readonly consumidores: readonly {
    readonly id: number;
    readonly nombre: string;
    readonly sigla: string | null;
  }[];
}

/** What the last certified request of level 1 says of a servicio; undefined where none is. */
export async function findDicho(database: Database, servicioId: number): Promise<DichoRow | undefined> {
  const { rows } = await sql<DichoRow>`
    select q.objetivo, q.periodicidad, q.consumo_abierto as abierto,
      coalesce((select jsonb_agg(jsonb_build_object('tipo', n.tipo, 'numero', n.numero,
          'fecha', to_char(n.fecha_expedicion, 'YYYY-MM-DD'), 'articulo', n.articulo, 'habilita', n.habilita) order by n.orden)
        from solicitudes_normas n where n.solicitud_id = q.id), '[]') as normas,
      array(select distinct c.base from solicitudes_campos c where c.solicitud_id = q.id and c.base is not null order by 1) as bases,
      coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'nombre', e.nombre, 'sigla', e.sigla) order by e.clave_de_orden)
        from solicitudes_consumidores k join entidades e on e.id = k.entidad_id where k.solicitud_id = q.id), '[]') as consumidores
    from solicitudes q join estados_solicitud c on c.id = q.estado_id
    where q.servicio_id = ${servicioId} and q.nivel = 1 and q.tipo <> 'retiro' and c.codigo = 'certificada'
    order by q.cerrada_en desc nulls last, q.id desc limit 1`.execute(database);
  return rows[0];
}

export interface InformeDeFichaRow {
  readonly id: string;
  readonly tecnologia: TecnologiaServicio;
  readonly formato: string | null;
  readonly sha256: string;
  readonly bytes: number;
  readonly veredicto: VeredictoConformidad;
  readonly indice: { readonly porcentaje: number } | null;
  readonly puntaje: { readonly cumplen: number; readonly cuentan: number };
}

/** The published report of the contract of a version; undefined where there is none. */
export async function findInformePublicado(
  database: Database,
  versionId: number,
): Promise<InformeDeFichaRow | undefined> {
  const { rows } = await sql<InformeDeFichaRow>`
    select i.id, nd.tecnologia, i.formato, i.contrato_sha256 as sha256, i.contrato_bytes as bytes, i.veredicto, i.indice,
      i.puntaje
    from informes_conformidad i join solicitudes_nivel_dos nd on nd.solicitud_id = i.solicitud_id
    where i.version_id = ${versionId} and i.publicado_en is not null and nd.tecnologia is not null
    order by i.publicado_en desc, i.id limit 1`.execute(database);
  return rows[0];
}

/** The site of the entidad of a servicio, and the mesas that work on it. */
export async function findAlrededor(database: Database, servicioId: number) {
  const { rows } = await sql<{
    sitioWeb: string | null;
    mesas: readonly { readonly id: number; readonly nombre: string }[];
  }>`
    select nullif(e.sitio_web, '') as "sitioWeb",
      coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'nombre', m.nombre) order by m.nombre) from (
        select m.id, m.nombre from mesas_servicios x join mesas m on m.id = x.mesa_id
        where x.servicio_id = s.id order by m.nombre, m.id limit ${sql.lit(MAXIMO_RELACIONADOS)}) m), '[]') as mesas
    from servicios s join entidades e on e.id = s.entidad_id where s.id = ${servicioId}`.execute(database);
  return rows[0];
}

/** Servicios that deliver the same data as one, those with most of them first. */
export async function listMismosDatos(database: Database, servicioId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.servicio_id as id
    from directorio_servicios d
    join directorio_servicios o on o.entrega && d.entrega and o.servicio_id <> d.servicio_id and not o.en_suspension
    cross join lateral (select count(*) as n from unnest(o.entrega) as x (dato) where x.dato = any(d.entrega)) comunes
    where d.servicio_id = ${servicioId}
    order by comunes.n desc, o.nivel desc, o.orden, o.servicio_id
    limit ${sql.lit(MAXIMO_RELACIONADOS)}`.execute(database);
  return rows.map(({ id }) => id);
}
