import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { UsoCertificadoXroad } from '../../contract/catalogo.terms.ts';
import type { Ambiente } from '../../contract/terms.ts';
import type { CosaGuardada } from '../../rules/catalogo/compare-catalogo.ts';
import type { PaginaDeLista } from '../operacion/importaciones.queries.ts';

type Database = Kysely<DatabaseSchema>;

interface CosaRow {
  readonly tipo: CosaGuardada['tipo'];
  readonly partes: readonly string[];
  readonly datos: Readonly<Record<string, string | null>>;
  readonly no_vista: boolean;
}

const MIEMBRO = sql`m.instancia, m.clase, m.miembro`;
const SERVICIO = sql`m.instancia, m.clase, m.miembro, m.codigo, s.codigo, s.numero`;

/** Everything registered of an environment, as a file would say it. */
export async function listCosas(database: Database, ambiente: Ambiente): Promise<readonly CosaGuardada[]> {
  const { rows } = await sql<CosaRow>`
    select case when m.codigo = '' then 'miembro' else 'subsistema' end as tipo,
      case when m.codigo = '' then array[${MIEMBRO}] else array[${MIEMBRO}, m.codigo] end as partes,
      jsonb_build_object('nombre', m.nombre) as datos, m.no_visto_desde is not null as no_vista
    from plataforma_subsistemas m where m.ambiente = ${ambiente} and m.en_catalogo
    union all
    select 'servicio', array[${SERVICIO}], jsonb_build_object('tipo', s.tipo), s.no_visto_desde is not null
    from plataforma_servicios s join plataforma_subsistemas m on m.id = s.subsistema_id
    where m.ambiente = ${ambiente} and s.en_catalogo
    union all
    select 'permiso', array[${SERVICIO}, c.instancia, c.clase, c.miembro, c.codigo], '{}'::jsonb,
      p.no_visto_desde is not null
    from plataforma_permisos p join plataforma_servicios s on s.id = p.servicio_id
    join plataforma_subsistemas m on m.id = s.subsistema_id join plataforma_subsistemas c on c.id = p.cliente_id
    where m.ambiente = ${ambiente}
    union all
    select 'certificado', array[${MIEMBRO}, k.servidor, k.uso, k.serie],
      jsonb_build_object('emisor', k.emisor, 'vence', to_char(k.fecha_vencimiento, 'YYYY-MM-DD')), k.no_visto_desde is not null
    from plataforma_certificados k join plataforma_subsistemas m on m.id = k.miembro_id
    where m.ambiente = ${ambiente}`.execute(database);
  return rows.map(({ no_vista, ...cosa }) => ({ ...cosa, noVista: no_vista }));
}

export interface CertificadoXroadRow {
  readonly id: number;
  readonly ambiente: Ambiente;
  readonly partes: readonly string[];
  readonly nombre: string | null;
  readonly servidor: string;
  readonly uso: UsoCertificadoXroad;
  readonly serie: string;
  readonly emisor: string;
  readonly fecha_vencimiento: string;
}

/** A page of the certificates in use, the one that ends first first. */
export async function listCertificados(
  database: Database,
  { ambiente, pagina, tamano }: { readonly ambiente: Ambiente | null } & PaginaDeLista,
): Promise<{ readonly rows: readonly CertificadoXroadRow[]; readonly total: number }> {
  const from = sql`from plataforma_certificados k join plataforma_subsistemas m on m.id = k.miembro_id
    where k.no_visto_desde is null and (${ambiente}::text is null or m.ambiente = ${ambiente})`;
  const { rows } = await sql<CertificadoXroadRow>`
    select k.id, m.ambiente, array[${MIEMBRO}] as partes, m.nombre, k.servidor, k.uso, k.serie, k.emisor, k.fecha_vencimiento ${from}
    order by k.fecha_vencimiento, k.id limit ${tamano} offset ${tamano * (pagina - 1)}`.execute(database);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(database);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
