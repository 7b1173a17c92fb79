import { ZONE } from '@marco/country/zone';
import { addJob } from '@marco/server-kit';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../schema.generated.ts';
import { insertSolicitudes } from '../insert-solicitudes.ts';
import type { InsertedSolicitud } from '../inserted-solicitud.ts';
import { readIds } from '../nivel-dos/seed-demo-nivel-dos.ts';
import { planEscritas } from '../plan-solicitudes.ts';
import type { DiasDePublicacion } from './insert-niveles.ts';
import { type CertificadoNivelDos, planNivelTres } from './plan-nivel-tres.ts';

type Database = Transaction<DatabaseSchema>;

/** Seconds after the start of the seed in which certificates of level 3 are asked for: those of level 2 are there. */
const DESPUES_DE_NIVEL_DOS = 0.5;
/** What the operator wrote with its concept. */
const MOTIVO = 'El servicio pasó las pruebas en QA y cumple lo que la plataforma exige.';

/**
 * The requests of level 3 of the two years, each after level 2 certified its servicio, with what was said of each item of its list; what
 * they certified is published. Their answers, documents and certificates are made by the running product
 * (`contexts/solicitudes/server/demostracion/create-nivel-tres-anterior.ts`).
 *
 * @param hoy the present, AAAA-MM-DD
 * @returns when each was published
 */
export async function insertNivelTres(trx: Database, hoy: string): Promise<DiasDePublicacion> {
  const planeadas = planNivelTres(await listCertificados(trx), hoy);
  if (planeadas.length === 0) return new Map();
  const planned = planEscritas(planeadas.map(({ escrita }) => escrita));
  const inserted = await insertSolicitudes(trx, planned, await readIds(trx));
  await insertPartes(trx, inserted);
  const servicios = planeadas.map(({ escrita }) => escrita.servicio);
  await sql`update servicios s set estado_servicio_id = e.id from estados_servicio e
    where e.codigo = 'publicado-nivel-3' and s.nombre = any(${servicios})`.execute(trx);
  await sql`update servicios_versiones v set estado = 'publicada' from servicios s
    where s.id = v.servicio_id and s.nombre = any(${servicios}) and v.estado = 'evaluada'`.execute(trx);
  await addCertificados(trx, inserted);
  return new Map(planeadas.map(({ escrita, publicada }) => [escrita.servicio, publicada]));
}

async function listCertificados(trx: Database): Promise<readonly CertificadoNivelDos[]> {
  const { rows } = await sql<CertificadoNivelDos>`
    select q.servicio_nombre as servicio, u.numero_identificacion as solicitante, c.numero_identificacion as consultor,
      (q.cerrada_en at time zone ${ZONE.name})::date::text as cerrada
    from solicitudes q join estados_solicitud e on e.id = q.estado_id and e.codigo = 'certificada'
    join usuarios u on u.id = q.solicitante_id join usuarios c on c.id = q.consultor_id
    where q.nivel = 2 order by q.cerrada_en, q.id`.execute(trx);
  return rows;
}

/** The version each is about, what its list says item by item, and the concept of the operator. */
async function insertPartes(trx: Database, inserted: readonly InsertedSolicitud[]): Promise<void> {
  const ids = inserted.map(({ id }) => id);
  await sql`insert into solicitudes_nivel_tres (solicitud_id, servicio_version_id, lista_id, concepto_veredicto, concepto_motivo,
      concepto_usuario_id, concepto_en)
    select s.id, n.servicio_version_id, (select max(id) from listas_verificacion), 'favorable', ${MOTIVO}, p.usuario_id, p.created_at
    from solicitudes s join solicitudes q on q.servicio_id = s.servicio_id join solicitudes_nivel_dos n on n.solicitud_id = q.id
    join estados_solicitud e on e.id = q.estado_id and e.codigo = 'certificada'
    join solicitudes_pasos p on p.solicitud_id = s.id and p.accion = 'conceptuar'
    where s.id = any(${ids}::int[])`.execute(trx);
  await sql`insert into solicitudes_verificaciones (solicitud_id, codigo, veredicto, usuario_id, created_at)
    select t.solicitud_id, i.codigo, 'cumple', p.usuario_id, p.created_at - interval '20 minutes'
    from solicitudes_nivel_tres t join listas_items i on i.lista_id = t.lista_id and i.verifica <> 'producto'
    join solicitudes_pasos p on p.solicitud_id = t.solicitud_id
      and p.accion = case i.verifica when 'operador' then 'conceptuar' else 'presentar' end
    where t.solicitud_id = any(${ids}::int[])`.execute(trx);
}

/** One job for each, the first certified one first. */
async function addCertificados(trx: Database, inserted: readonly InsertedSolicitud[]): Promise<void> {
  const cierre = ({ solicitud }: InsertedSolicitud) =>
    `${solicitud.pasos.at(-1)?.dia} ${solicitud.pasos.at(-1)?.hora}`;
  const enOrden = inserted.toSorted((one, other) => cierre(one).localeCompare(cierre(other)));
  for (const [place, { id }] of enOrden.entries())
    await addJob(trx, {
      kind: 'crear-nivel-tres-anterior',
      key: String(id),
      payload: { id },
      // In this order: it numbers them.
      afterSeconds: DESPUES_DE_NIVEL_DOS + place / 1000,
    });
}
