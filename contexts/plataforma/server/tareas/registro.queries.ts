import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { EstadoDeriva } from '../../contract/contratos.terms.ts';
import type { RegistroXroad } from '../../contract/index.ts';
import type { Ambiente } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** What is known of how a version of a servicio is registered in an environment. */
export interface RegistroRow {
  readonly servicio_id: number;
  readonly mayor: number;
  /** Of its entidad. */
  readonly codigo_xroad: string | null;
  /** The service it is there already. */
  readonly aqui: number | null;
  /** How its contract was found there, compared with that of this version; null where it was not. */
  readonly contrato: EstadoDeriva | null;
  /** How it is registered there or, else, in an environment before. */
  readonly conocido: RegistroXroad | null;
}

/** The same major version of the servicio, registered in the environment or in another one; its own first. */
export async function findRegistro(
  database: Database,
  versionId: number,
  { ambiente, certificadoSha256 }: { readonly ambiente: Ambiente; readonly certificadoSha256: string | null },
): Promise<RegistroRow | undefined> {
  const { rows } = await sql<RegistroRow>`
    select v.servicio_id, v.mayor, e.codigo_xroad, case when r.ambiente = ${ambiente} then r.id end as aqui, r.conocido,
      case when r.ambiente = ${ambiente} then (
        select k.estado from plataforma_contratos k where k.servicio_id = r.id and k.certificado_sha256 = ${certificadoSha256}::text
          and k.id = (select max(id) from plataforma_contratos where servicio_id = r.id)) end as contrato
    from servicios_versiones v join servicios d on d.id = v.servicio_id join entidades e on e.id = d.entidad_id
    left join lateral (
      select s.id, m.ambiente, jsonb_build_object('clase', m.clase, 'miembro', m.miembro, 'subsistema', m.codigo,
        'codigo', s.codigo, 'numero', s.numero, 'tipo', coalesce(s.tipo, 'REST')) as conocido
      from plataforma_servicios s join plataforma_subsistemas m on m.id = s.subsistema_id
      where s.servicio_id = v.servicio_id and s.en_catalogo and s.no_visto_desde is null
        and coalesce(substring(s.numero from '^[vV]?([0-9]{1,4})')::int, v.mayor) = v.mayor
      order by m.ambiente = ${ambiente} desc, s.id desc limit 1
    ) r on true
    where v.id = ${versionId}`.execute(database);
  return rows[0];
}
