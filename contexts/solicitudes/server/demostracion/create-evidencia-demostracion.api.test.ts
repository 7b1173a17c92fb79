import { seedDemoNivelDos } from '@marco/database/seeds';
import { addScheduledJobs, runDueJob } from '@marco/server-kit';
import { startTestApp, type TestApp, testSecrets } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MUESTRAS_MINIMAS } from '../../contract/terms.ts';
import { createCertificadosPendientes } from '../ciclo/certificados-jobs.ts';
import { findHistoria } from '../reloj/historias.queries.ts';
import { relojJobs } from '../reloj/reloj-jobs.ts';
import { createEvidenciaDemostracion } from './create-evidencia-demostracion.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.database.kysely.transaction().execute(seedDemoNivelDos);
  const dependencies = { files: test.files, secrets: testSecrets, alMover: [], alCambiarServicio: [] };
  const jobs = [createEvidenciaDemostracion(dependencies), ...createCertificadosPendientes(dependencies)];
  await addScheduledJobs(test.database.kysely, jobs, new Date());
  while (
    await runDueJob(test.database.kysely, jobs, (kind, error) => {
      throw new Error(`${kind} failed`, { cause: error });
    })
  );
}, 300_000);
afterAll(() => test.close());

/** How many requests of level 2 are in each state, and of them with a contract, a report and a certificate. */
async function countNivelDos() {
  const { rows } = await sql<{ estado: string; cuenta: string }>`
    select e.codigo as estado, concat_ws(' ', count(*), count(n.contrato_archivo_id), count(n.informe_id), count(c.id)) as cuenta
    from solicitudes q
    join estados_solicitud e on e.id = q.estado_id
    join solicitudes_nivel_dos n on n.solicitud_id = q.id
    left join certificados c on c.solicitud_id = q.id
    group by 1 order by 1`.execute(test.database.kysely);
  return Object.fromEntries(rows.map(({ estado, cuenta }) => [estado, cuenta]));
}

it('[AREA-05] the demonstration has requests of level 2 in every state, each with the evidence of its state', async () => {
  // Requests, and of them with a contract, with a report and with a certificate.
  expect(await countNivelDos()).toEqual({
    asignada: '1 1 1 0',
    borrador: '1 1 0 0',
    cancelada: '1 1 1 0',
    certificada: '22 22 22 22',
    'concepto-favorable': '1 1 1 0',
    desistida: '1 1 1 0',
    devuelta: '1 1 1 0',
    'en-evaluacion': '2 2 2 0',
    'en-revision': '1 1 1 0',
    'pendiente-entidad': '1 1 1 0',
    radicada: '1 1 1 0',
    rechazada: '1 1 1 0',
  });
});

it('[AREA-05] every report is favourable and of the very contract that is kept', async () => {
  const { rows } = await sql<{ veredicto: string; formato: string; mismo: boolean; mensajes: number }>`
    select i.veredicto, i.formato, i.contrato_sha256 = a.sha256 as mismo, count(m.id)::int as mensajes
    from solicitudes_nivel_dos n
    join informes_conformidad i on i.id = n.informe_id
    join archivos a on a.id = n.contrato_archivo_id
    join solicitudes_mensajes_comprobados m on m.solicitud_id = n.solicitud_id
    group by n.solicitud_id, 1, 2, 3`.execute(test.database.kysely);
  expect(rows).toHaveLength(33);
  expect(rows.filter(({ mismo, mensajes }) => !mismo || mensajes !== 2)).toEqual([]);
  expect([...new Set(rows.map(({ veredicto }) => veredicto))]).toEqual(['favorable']);
  expect([...new Set(rows.map(({ formato }) => formato))].sort()).toEqual(['OpenAPI 3.1', 'WSDL 1.1']);
});

it('[AREA-05] a request of level 2 rests on level 1, filed and certified before it', async () => {
  const { rows } = await sql<{ total: number; certificadas: number; antes: number }>`
    select count(*)::int as total, count(c.id)::int as certificadas,
      count(*) filter (where u.cerrada_en < coalesce(q.radicada_en, q.created_at))::int as antes
    from solicitudes_nivel_dos n
    join solicitudes q on q.id = n.solicitud_id
    join servicios_versiones v on v.id = n.servicio_version_id
    join solicitudes u on u.id = v.solicitud_id and u.nivel = 1 and u.entidad_id = q.entidad_id
    left join certificados c on c.solicitud_id = u.id`.execute(test.database.kysely);
  expect(rows).toEqual([{ total: 34, certificadas: 34, antes: 34 }]);
});

it('[AREA-05] numbers of requests follow their filing', async () => {
  const { rows } = await sql<{ fuera: number }>`
    select count(*)::int as fuera from (
      select radicada_en < lag(radicada_en) over (partition by nivel, left(radicado, 11) order by radicado) as antes
      from solicitudes where radicado is not null
    ) q where antes`.execute(test.database.kysely);
  expect(rows).toEqual([{ fuera: 0 }]);
});

it('[AREA-05] one certificate is suspended and one revoked by two persons, and their versions with them', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select c.servicio_nombre as servicio, c.estado, c.causa, v.estado as version, e.codigo,
      array_agg(distinct p.usuario_id) filter (where p.usuario_id is not null) as quienes
    from certificados c
    join servicios_versiones v on v.id = c.servicio_version_id
    join servicios s on s.id = v.servicio_id
    join estados_servicio e on e.id = s.estado_servicio_id
    join certificados_pasos p on p.certificado_id = c.id
    where c.estado <> 'vigente' group by 1, 2, 3, 4, 5 order by 2`.execute(test.database.kysely);
  expect(rows).toEqual([
    {
      servicio: 'Impuesto predial en línea',
      estado: 'revocado',
      causa: 'solicitud-de-la-entidad',
      version: 'estandarizada',
      codigo: 'estandarizado-nivel-1',
      quienes: [expect.any(Number), expect.any(Number)],
    },
    {
      servicio: 'Registro de marcas y patentes',
      estado: 'suspendido',
      causa: 'incidente',
      version: 'suspendida',
      codigo: 'evaluado-nivel-2',
      quienes: [expect.any(Number)],
    },
  ]);
});

it('[AREA-05] the forecast of both levels draws from what was certified, and says how it came out', async () => {
  const { kysely } = test.database;
  const historias = relojJobs.find(({ kind }) => kind === 'calcular-historias-solicitudes');
  await kysely.transaction().execute(async (trx) => historias?.run(trx, { clave: '2026-11-26' }));
  for (const nivel of [1, 2] as const) {
    const { muestras, evaluadas, acertadas } = await findHistoria(kysely, nivel);
    for (const dias of Object.values(muestras)) expect(dias.length).toBeGreaterThanOrEqual(MUESTRAS_MINIMAS);
    expect(evaluadas).toBeGreaterThan(0);
    expect(acertadas).toBeLessThanOrEqual(evaluadas);
  }
});

it('[AREA-05] what was forecast of each request is kept once, from what had been certified before it was filed', async () => {
  const { kysely } = test.database;
  const guardar = relojJobs.find(({ kind }) => kind === 'guardar-pronosticos-solicitudes');
  const now = new Date();
  const keys: string[] = [];
  // Each run takes some; the next one follows until none is missing.
  for (
    let key = await guardar?.findDueKey?.(kysely, now);
    key;
    key = await guardar?.findDueKey?.(kysely, now)
  ) {
    expect(keys).not.toContain(key);
    keys.push(key);
    await kysely.transaction().execute(async (trx) => guardar?.run(trx, { clave: keys.at(-1) }));
  }
  expect(keys.length).toBeGreaterThan(0);
  const { rows } = await sql<{ faltan: number; historia: number; mal: number }>`
    select count(*) filter (where p.solicitud_id is null)::int as faltan,
      count(*) filter (where p.base = 'historia')::int as historia,
      count(*) filter (where p.fecha <> (s.radicada_en at time zone 'America/Bogota')::date or (p.base = 'historia') <> ((
        select count(*) from solicitudes q join estados_solicitud e on e.id = q.estado_id
        where q.nivel = s.nivel and q.tipo <> 'retiro' and e.codigo = 'certificada'
          and q.cerrada_en < (p.fecha::timestamp at time zone 'America/Bogota') and q.cerrada_en >= p.fecha - 730
          and not exists (select from solicitudes_reafirmaciones r where r.solicitud_id = q.id)) >= ${MUESTRAS_MINIMAS}))::int as mal
    from solicitudes s left join solicitudes_pronosticos p on p.solicitud_id = s.id
    where s.radicada_en >= now() - interval '700 days' and s.tipo <> 'retiro'
      and not exists (select from solicitudes_reafirmaciones r where r.solicitud_id = s.id)`.execute(kysely);
  expect(rows[0]).toMatchObject({ faltan: 0, mal: 0 });
  expect(rows[0]?.historia).toBeGreaterThan(0);
});
