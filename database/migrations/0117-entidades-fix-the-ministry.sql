-- Which entity is the ministry, and which one operates the exchange platform, is a fact of the record, decided once (ADR
-- 0052): until now whoever carried the acronym was it. What is decided here is what the acronyms said until this release.
alter table entidades add column ambito text not null default 'entidad'
  constraint entidades_ambito check (ambito in ('ministerio', 'operador', 'entidad'));
update entidades set ambito = 'ministerio' where id = (
  select e.id from entidades e join parametros p on p.clave = 'ministerio.sigla'
  where texto_busqueda(e.sigla) = texto_busqueda(p.valor #>> '{}') order by e.activa desc, e.id limit 1);
update entidades set ambito = 'operador' where id = (
  select e.id from entidades e join parametros p on p.clave = 'operador.sigla'
  where texto_busqueda(e.sigla) = texto_busqueda(p.valor #>> '{}') and e.ambito = 'entidad'
  order by e.activa desc, e.id limit 1);
create unique index entidades_ambito_propio on entidades (ambito) where ambito <> 'entidad';

-- An acronym names one entity. Where several carry the same, the ministry and the operator keep it, then who is active, then the
-- earlier one; the others get their number at the end, which an administrator may change.
update entidades set sigla = null where trim(sigla) = '';
update entidades e set sigla = left(e.sigla, 28) || '-' || e.id, version = version + 1
from (
  select id, row_number() over (
    partition by texto_busqueda(sigla) order by ambito = 'entidad', activa desc, id) as place
  from entidades where sigla is not null) d
where d.id = e.id and d.place > 1;
create unique index entidades_sigla_unica on entidades (texto_busqueda(sigla));
