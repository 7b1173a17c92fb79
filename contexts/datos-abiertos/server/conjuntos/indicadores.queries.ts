import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { CODIGOS_CON_ESPERA, CODIGOS_RESERVADOS, DIAS_DE_ESPERA_XROAD } from '@marco/reportes/port';
import { type Kysely, sql } from 'kysely';
import { FILAS_POR_PAGINA, type FilaConClave } from './read-por-clave.ts';

type Database = Kysely<DatabaseSchema>;

/** What a value is found by, in the order of its key, as one text. */
const CLAVE = sql`(lpad(v.corte_id::text, 9, '0') || ' ' || v.codigo || ' ' || lpad(v.version::text, 5, '0') || ' ' || v.ambito)`;

/** Whether everybody reads a value of a cut by now, as the page of its indicador decides. */
const ES_DE_TODOS = sql`v.codigo <> all(${CODIGOS_RESERVADOS}::text[]) and (v.codigo <> all(${CODIGOS_CON_ESPERA}::text[])
  or (case c.clase when 'mes' then (c.fecha + interval '1 month')::date else c.fecha end)
    <= (now() at time zone ${sql.lit(ZONE.name)})::date - ${sql.lit(DIAS_DE_ESPERA_XROAD)})`;

/** Values of every cut of the public indicators. */
export async function listValoresAbiertos(database: Database, despuesDe: string) {
  const corte = Number(despuesDe.slice(0, 9));
  const { rows } = await sql<FilaConClave<string>>`
    select ${CLAVE} as clave, v.codigo, v.version::int as version, c.clase as clase_corte, c.fecha::text as fecha,
      c.emision::int as emision, v.ambito, v.numerador::float8 as numerador, v.denominador::float8 as denominador,
      v.valor::float8 as valor, v.p10::float8 as p10, v.p80::float8 as p80, v.calidad, v.razon
    from indicadores_valores v join cortes c on c.id = v.corte_id and c.huella is not null
    join indicadores i on i.codigo = v.codigo and i.publico and i.activo
    where ${ES_DE_TODOS} and v.corte_id >= ${corte} and ${CLAVE} collate "C" > ${despuesDe}
    order by v.corte_id, ${CLAVE} collate "C" limit ${FILAS_POR_PAGINA}`.execute(database);
  return rows;
}

/** How the public indicators are read, by version; who approved it is not told. */
export async function listDefinicionesAbiertas(database: Database, despuesDe: string) {
  const { rows } = await sql<FilaConClave<string>>`
    select v.codigo || ' ' || lpad(v.version::text, 5, '0') as clave, i.codigo, i.nombre, i.pregunta, i.grupo, i.unidad, i.sentido,
      v.version::int as version, v.formula_texto as formula, v.numerador, v.denominador, array_to_string(v.fuentes, '; ') as fuentes,
      v.nota, v.fecha_rige::text as rige_desde
    from indicadores_versiones v join indicadores i on i.codigo = v.codigo and i.publico and i.activo
    where v.codigo || ' ' || lpad(v.version::text, 5, '0') > ${despuesDe}
    order by v.codigo, v.version limit ${FILAS_POR_PAGINA}`.execute(database);
  return rows;
}
