-- Text as people search and sort it, the same on every PostgreSQL and on the embedded engine.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent() is only stable because its dictionary could change; ours does not, and indexes need an immutable function.
-- Names carry their schema: PostgreSQL builds indexes with an empty search path.
create function sin_acentos(value text) returns text
  language sql immutable parallel safe strict
  as $$ select public.unaccent('public.unaccent'::regdictionary, value) $$;

-- What a search compares: lower case, without accents.
create function texto_busqueda(value text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.sin_acentos(value)) $$;

-- The key every list is ordered by (collate "C"): Spanish, natural and case-insensitive. Punctuation comes before digits
-- and digits before letters as in the Unicode collation; ñ follows n; runs of digits compare as numbers.
create function clave_orden(value text) returns text
  language sql immutable parallel safe strict
  as $$
    select regexp_replace(
      regexp_replace(
        translate(
          public.texto_busqueda(replace(replace(normalize(value), 'Ñ', 'n' || chr(127)), 'ñ', 'n' || chr(127))),
          ' _-,;:!?.''"()[]{}@*/\&#%`^+<=>|~$',
          E'\x01\x02\x03\x04\x05\x06\x07\x08\x0b\x0c\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f !"#$%'
        ),
        '(\d+)', repeat('0', 18) || '\1', 'g'
      ),
      '\d*(\d{18})(?!\d)', '\1', 'g'
    )
  $$;
