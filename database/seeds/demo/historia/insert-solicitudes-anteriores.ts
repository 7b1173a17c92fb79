import { toMomentText } from '@marco/country/local-time';
import { addDays, nextWorkingDay } from '@marco/country/working-days';
import { ZONE } from '@marco/country/zone';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../schema.generated.ts';
import { getNamed } from '../directory.ts';
import { insertSolicitudes, insertUsos } from '../insert-solicitudes.ts';
import { insertVersiones } from '../insert-versiones.ts';
import { readIds, readUltimos } from '../nivel-dos/seed-demo-nivel-dos.ts';
import { planEscritas } from '../plan-solicitudes.ts';
import { listPersonasDeEntidades } from './insert-ingresos.ts';
import {
  type ElementoEnElTiempo,
  isCertificado,
  listSolicitudesAnteriores,
  type ServicioAnterior,
} from './plan-solicitudes-anteriores.ts';

type Database = Transaction<DatabaseSchema>;

/** Days before its filing on which a servicio was written down. */
const ANTES = 8;

/** Where a servicio stands after its request. */
const ESTADOS: Readonly<Record<string, string>> = {
  rechazada: 'identificado-no-estandarizado',
  desistida: 'identificado-no-estandarizado',
  cancelada: 'identificado',
};

async function insertServiciosAnteriores(
  trx: Database,
  servicios: readonly ServicioAnterior[],
  entidades: ReadonlyMap<string, number>,
): Promise<void> {
  const estados = await trx.selectFrom('estados_servicio').select(['id', 'codigo']).execute();
  const ids = new Map(estados.map(({ id, codigo }) => [codigo, id]));
  await trx
    .insertInto('servicios')
    .values(
      servicios.map(({ nombre, descripcion, entidad, fin, radicada }) => ({
        nombre,
        descripcion,
        entidad_id: getNamed(entidades, entidad),
        estado_servicio_id: getNamed(ids, ESTADOS[fin] ?? 'estandarizado-nivel-1'),
        created_at: toMomentText(nextWorkingDay(addDays(radicada, -ANTES)), '10:00'),
      })),
    )
    .execute();
}

/** The elements that may be used now, with the days their versions came into force on. */
async function listElementos(trx: Database): Promise<readonly ElementoEnElTiempo[]> {
  const { rows } = await sql<ElementoEnElTiempo>`
    select e.identificador, d.codigo as dominio,
      array_agg((v.rige_desde at time zone ${ZONE.name})::date::text order by v.rige_desde) as rige
    from elementos_de_dato e join dominios d on d.id = e.dominio_id
    join elementos_versiones v on v.elemento_id = e.id and v.rige_desde is not null
    group by e.id, d.id having bool_or(v.estado = 'incorporado') order by min(v.rige_desde), e.identificador`.execute(
    trx,
  );
  return rows;
}

/** Numbers the requests of level 1 again in the order of their filing, which is that of nobody's list any more. */
async function updateRadicados(trx: Database): Promise<void> {
  await sql`update solicitudes set radicado = 'por numerar ' || id where nivel = 1 and radicado is not null`.execute(
    trx,
  );
  await sql`update solicitudes s set radicado = 'LCI-N1-' || q.anio || '-' || lpad(q.lugar::text, 6, '0')
    from (select id, extract(year from radicada_en at time zone ${ZONE.name})::int as anio,
        row_number() over (partition by extract(year from radicada_en at time zone ${ZONE.name}) order by radicada_en, id) as lugar
      from solicitudes where nivel = 1 and radicado is not null) q
    where q.id = s.id`.execute(trx);
}

/** The servicios of the two years with the requests of level 1 that brought them, filed by people of their entidades. */
export async function insertSolicitudesAnteriores(
  trx: Database,
  servicios: readonly ServicioAnterior[],
  entidades: ReadonlyMap<string, number>,
): Promise<void> {
  await insertServiciosAnteriores(trx, servicios, entidades);
  const personas = await listPersonasDeEntidades(trx);
  const ids = { ...(await readIds(trx)), entidades };
  const escritas = listSolicitudesAnteriores(
    servicios,
    await listElementos(trx),
    new Map(personas.map(({ clave, numero }) => [clave, numero])),
  );
  const planned = planEscritas(escritas, await readUltimos(trx));
  await insertSolicitudes(trx, planned, ids);
  await insertUsos(
    trx,
    planned.filter(({ servicio }) => servicios.some((uno) => uno.nombre === servicio && isCertificado(uno))),
    ids.servicios,
  );
  await insertVersiones(trx);
  await updateRadicados(trx);
}
