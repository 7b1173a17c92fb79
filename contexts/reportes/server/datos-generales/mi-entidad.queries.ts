import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

const ROL_LIDER = 'lider-interoperabilidad';

export interface MiEntidadRow {
  readonly id: number;
  readonly nombre: string;
  readonly sigla: string | null;
  readonly nit: string;
  readonly dv: string;
  readonly sector: string | null;
  readonly orden: string | null;
  readonly municipio: string | null;
  readonly departamento: string | null;
  readonly sitioWeb: string | null;
  readonly codigoXroad: string | null;
  readonly direccion: string | null;
  readonly telefono: string | null;
  readonly correo: string | null;
  readonly contacto: string | null;
  readonly contactoConfirmado: boolean;
  readonly tieneLider: boolean;
}

/** The data of an entidad. */
export async function getEntidadPropia(database: Database, id: number): Promise<MiEntidadRow> {
  const { rows } = await sql<MiEntidadRow>`
    select e.id, e.nombre, e.sigla, e.nit, e.digito_verificacion::text as dv, s.nombre as sector, o.nombre as orden,
      m.nombre as municipio, d.nombre as departamento, e.sitio_web as "sitioWeb", e.codigo_xroad as "codigoXroad", e.direccion,
      e.telefono, e.correo_electronico as correo, e.nombre_contacto as contacto,
      e.contacto_confirmado_en is not null as "contactoConfirmado",
      exists (select from membresias me join roles r on r.id = me.rol_id join usuarios u on u.id = me.usuario_id
        where me.entidad_id = e.id and me.estado = 'activa' and u.activo and r.codigo = ${ROL_LIDER}) as "tieneLider"
    from entidades e
    left join sectores s on s.id = e.sector_id
    left join ordenes o on o.id = e.orden_id
    left join municipios m on m.codigo = e.municipio_codigo
    left join departamentos d on d.codigo = e.departamento_codigo
    where e.id = ${id}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error(`The entidad ${id} of a session does not exist.`);
  return row;
}

interface ResponsableRow {
  readonly rol: string;
  readonly nombre: string;
  readonly cargo: string;
}

/** Who works for an entidad, by rol: names and posts, which people of the same entidad read of each other. */
export async function listResponsables(database: Database, id: number): Promise<readonly ResponsableRow[]> {
  const { rows } = await sql<ResponsableRow>`
    select r.nombre as rol, concat_ws(' ', u.primer_nombre, u.segundo_nombre, u.primer_apellido, u.segundo_apellido) as nombre,
      coalesce(m.cargo, '') as cargo
    from membresias m join roles r on r.id = m.rol_id join usuarios u on u.id = m.usuario_id
    where m.entidad_id = ${id} and m.estado = 'activa' and u.activo
    order by r.nombre, m.clave_de_orden, m.id`.execute(database);
  return rows;
}
