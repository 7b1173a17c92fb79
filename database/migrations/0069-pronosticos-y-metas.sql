-- What was forecast when a request was filed, of what had ended before that day; nothing changes it afterwards, so that it may be
-- compared with what happened.
create table solicitudes_pronosticos (
  solicitud_id integer primary key references solicitudes,
  -- Day it was filed.
  fecha date not null,
  base text not null check (base in ('historia', 'plazos')),
  -- Working days to its certification: the most likely ones, and with 80 % of safety.
  dias_probables integer not null check (dias_probables >= 0),
  dias_seguros integer not null check (dias_seguros >= dias_probables)
);

-- How far from its value a target is reached as well, in the unit of the indicator.
alter table indicadores_metas add column tolerancia numeric not null default 0 check (tolerancia >= 0);
