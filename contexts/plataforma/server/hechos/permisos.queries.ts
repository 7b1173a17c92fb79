import { type RawBuilder, sql } from 'kysely';

/** Whether `c` is the subsystem that an acuerdo `a` names, of its entidad `f`: by its code, or by the whole identifier. */
const ES_CLIENTE = sql`c.codigo = substring(a.subsistema from '[^/]+$')
  and c.miembro = coalesce(nullif(f.codigo_xroad, ''), split_part(a.subsistema, '/', 3))`;

/**
 * The services of the platform an acuerdo `a` is about, of its version `w` and its entidad `f`: where each is, whether its
 * client is there too, and whether that may call it (`esta`), since when, or until when it might.
 */
export function buildPermisosDeAcuerdo(): RawBuilder<unknown> {
  return sql`select m.ambiente, array[m.instancia, m.clase, m.miembro, m.codigo, s.codigo, s.numero] as partes,
      exists (select from plataforma_subsistemas c where c.ambiente = m.ambiente and ${ES_CLIENTE}
        and c.en_catalogo and c.no_visto_desde is null) as hay_cliente,
      p.visto_desde, p.no_visto_desde, p.visto_desde is not null as consta,
      p.visto_desde is not null and p.no_visto_desde is null as esta
    from plataforma_servicios s join plataforma_subsistemas m on m.id = s.subsistema_id
    left join lateral (select p.visto_desde, p.no_visto_desde from plataforma_permisos p
      join plataforma_subsistemas c on c.id = p.cliente_id and c.ambiente = m.ambiente and ${ES_CLIENTE}
      where p.servicio_id = s.id order by p.no_visto_desde is null desc, p.no_visto_desde desc limit 1) p on true
    where s.servicio_id = a.servicio_id and s.en_catalogo and s.no_visto_desde is null
      and coalesce(substring(s.numero from '^[vV]?([0-9]{1,4})')::int, w.mayor) = w.mayor`;
}
