import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { VERSION_MOSTRADA } from './elemento-mostrado.ts';

type Database = Kysely<DatabaseSchema>;

/** As many as one reads at a glance; typing on finds the rest. */
const MAXIMO_OPCIONES = 8;

export interface Opcion {
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly tipo: string | null;
  readonly idRango: number | null;
}

export interface PreguntaOpciones {
  readonly que: 'clase' | 'propiedad' | 'individuo' | 'elemento';
  readonly texto: string;
  readonly idClase?: number | null | undefined;
}

/** A class and those above it. */
const linaje = (clase: number) => sql`(with recursive linaje as (
  select id, clase_superior_id from ontologia_definiciones where id = ${clase}
  union select d.id, d.clase_superior_id from ontologia_definiciones d join linaje l on d.id = l.clase_superior_id
  ) select id from linaje)`;

/** A class and those below it. */
const descendencia = (clase: number) => sql`(with recursive descendencia as (
  select id from ontologia_definiciones where id = ${clase}
  union select d.id from ontologia_definiciones d join descendencia p on d.clase_superior_id = p.id
  ) select id from descendencia)`;

function toQuery({ que, idClase }: PreguntaOpciones) {
  if (que === 'elemento')
    return sql`select e.id, e.identificador as codigo, coalesce(last.nombre, e.identificador) as nombre,
      null::text as tipo, null::int as "idRango"
      from elementos_de_dato e left join lateral ${VERSION_MOSTRADA} last on true`;
  if (que === 'individuo')
    return sql`select i.id, i.codigo_iri as codigo, i.nombre, null::text as tipo, null::int as "idRango"
      from ontologia_individuos i where i.estado <> 'inactivo'
      ${idClase == null ? sql`` : sql`and i.clase_id in ${descendencia(idClase)}`}`;
  return sql`select d.id, d.codigo, d.termino as nombre, coalesce(d.rango_tipo_dato, d.tipo) as tipo,
    d.rango_clase_id as "idRango" from ontologia_definiciones d
    where d.estado <> 'inactivo' and (d.tipo = 'clase') = ${que === 'clase'}
    ${idClase == null || que === 'clase' ? sql`` : sql`and d.dominio_clase_id in ${linaje(idClase)}`}`;
}

/** What a form offers for a text, those whose name begins with it first. */
export async function searchOpciones(database: Database, pregunta: PreguntaOpciones): Promise<Opcion[]> {
  const wanted = pregunta.texto.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
  const { rows } = await sql<Opcion>`select * from (${toQuery(pregunta)}) as x
    where texto_busqueda(x.nombre) like '%' || texto_busqueda(${wanted}) || '%'
      or texto_busqueda(x.codigo) like '%' || texto_busqueda(${wanted}) || '%'
    order by texto_busqueda(x.nombre) like texto_busqueda(${wanted}) || '%' desc,
      clave_orden(x.nombre) collate "C", x.id limit ${MAXIMO_OPCIONES}`.execute(database);
  return rows;
}
