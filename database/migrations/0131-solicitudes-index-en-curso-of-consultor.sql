-- How many open requests each consultant has is asked when one is assigned: read of this index alone, without those that ended.
create index solicitudes_en_curso_de_consultor on solicitudes (consultor_id)
  where consultor_id is not null and cerrada_en is null;
