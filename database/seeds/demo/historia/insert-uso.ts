import { toMomentText } from '@marco/country/local-time';
import { addDays } from '@marco/country/working-days';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../schema.generated.ts';
import { readCsv } from '../../read-data.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { planUso } from './plan-uso.ts';

type Database = Transaction<DatabaseSchema>;

/** What lots are of: an entidad for three of five, everybody without a session for the others. */
const [DE_ENTIDAD, DE_CADA] = [3, 5];

const present = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;
const withMoment = <Row extends { readonly dia: string; readonly hora: string }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, en: toMomentText(row.dia, row.hora) }));

/** Of the entidades that had joined by a moment, the one a lot falls on; none for some lots. */
const ENTIDAD = sql`(select x.ids[1 + f.suerte % cardinality(x.ids)] from (
    select array_agg(m.entidad_id order by m.entidad_id) as ids from ingresadas m where m.created_at < f.en) x
  where f.suerte % ${sql.lit(DE_CADA)} < ${sql.lit(DE_ENTIDAD)})`;
/** Of the versions in force at a moment, the one a lot falls on. */
const VERSION = sql`(select x.ids[1 + f.suerte % cardinality(x.ids)] from (
    select array_agg(v.id order by v.id) as ids from vigentes v
    where v.rige_desde < f.en and (v.rige_hasta is null or v.rige_hasta > f.en)) x)`;
const CON = sql`with ingresadas as materialized (
    select entidad_id, min(created_at) as created_at from membresias where estado = 'activa' group by entidad_id
  ), vigentes as materialized (select id, rige_desde, rige_hasta from elementos_versiones where rige_desde is not null)`;

/**
 * What people did with the validator, the schemas and the simulator in the two years: against what was in force then, by entidades that
 * were there.
 *
 * @param hoy the present, AAAA-MM-DD
 */
export async function insertUso(trx: Database, hoy: string): Promise<void> {
  const { validaciones, descargas, simulador } = planUso(hoy);
  await sql`${CON}
    insert into validaciones (version_id, esquema, formato, resultado, errores, entidad_id, created_at)
    select ${VERSION}, 'elemento', f.formato, case when f.valida then 'valido' else 'invalido' end,
      case when f.valida then 0 else 1 + f.suerte % 4 end, ${ENTIDAD}, f.en
    from jsonb_to_recordset(${present(withMoment(validaciones))})
      f (valida boolean, formato text, suerte int, en timestamptz) order by f.en`.execute(trx);
  await sql`insert into validaciones_reglas (validacion_id, regla, cantidad)
    select v.id, (array['patron', 'longitud', 'elemento-faltante', 'tipo-dato'])[1 + v.id % 4], v.errores
    from validaciones v where v.resultado = 'invalido'`.execute(trx);
  await sql`${CON}
    insert into esquemas_descargas (version_id, tipo, entidad_id, created_at)
    select case when f.tipo <> 'registro' then ${VERSION} end, f.tipo, ${ENTIDAD}, f.en
    from jsonb_to_recordset(${present(withMoment(descargas))}) f (tipo text, suerte int, en timestamptz) order by f.en`.execute(
    trx,
  );
  await sql`insert into simulador_conteos (fecha, version_id, operacion, situacion, total)
    select f.dia, v.id, 'consultar', f.situacion, f.total
    from jsonb_to_recordset(${present(simulador)}) f (dia date, situacion text, total int, suerte int)
    cross join lateral (select array_agg(distinct c.version_id order by c.version_id) as ids from directorio_cambios c
      join servicios_operaciones o on o.version_id = c.version_id
      where c.nivel = 3 and c.registrado_en < f.dia) publicadas
    join servicios_versiones v on v.id = publicadas.ids[1 + f.suerte % cardinality(publicadas.ids)]
    on conflict do nothing`.execute(trx);
  await insertDemandas(trx, hoy);
}

/** Days before the present of the first datum that was asked for, and between two of them. */
const [PRIMERA, CADA] = [690, 48];

/** Data that nobody serves, each asked for by an entidad that was there. */
async function insertDemandas(trx: Database, hoy: string): Promise<void> {
  const demandas = readCsv(new URL('demandas.csv', import.meta.url), ['dato', 'entidad']).map(
    ({ dato, entidad }, place) => ({
      dato,
      entidad,
      en: toMomentText(addDays(hoy, CADA * place - PRIMERA), '11:20'),
      veces: createSeededRandom(dato).int(1, 6),
    }),
  );
  await sql`insert into directorio_demandas (dato, clave, entidad_id, usuario_id, veces, pedido_en, created_at)
    select f.dato, texto_busqueda(f.dato), e.id, m.usuario_id, f.veces, f.en, f.en
    from jsonb_to_recordset(${present(demandas)}) f (dato text, entidad text, en timestamptz, veces int)
    join entidades e on e.sigla = f.entidad
    join lateral (select min(usuario_id) as usuario_id from membresias m
      where m.entidad_id = e.id and m.estado = 'activa' and m.created_at < f.en having count(*) > 0) m on true`.execute(
    trx,
  );
}
