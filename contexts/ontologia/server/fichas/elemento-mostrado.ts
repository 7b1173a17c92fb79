import { sql } from 'kysely';

/**
 * The version the ontology shows a data element `e` by: the one in force, otherwise the last one that was. An
 * unpublished element shows only its technical name (GEN-05), and links to its screen only for people who work with
 * elements.
 */
export const VERSION_MOSTRADA = sql`(select v.id,
    case when v.rige_desde is null then e.identificador else v.nombre end as nombre
  from elementos_versiones v where v.elemento_id = e.id
  order by v.rige_desde is not null desc, v.rige_hasta is null desc, v.id desc limit 1)`;
