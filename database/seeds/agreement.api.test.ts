import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWorkingDay } from '@marco/country/working-days';
import { createDiskFileStore } from '@marco/server-kit';
import { migrate, openPglite, type PgliteHandle } from '@marco/server-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLANTILLAS_INICIALES } from '../../apps/api/src/novedades.ts';
import { listMigrations } from '../migrations.ts';
import type { DatabaseSchema } from '../schema.generated.ts';
import { seedDemo, seedReference } from './index.ts';

/** A day the product is started on for the first time. */
const TODAY = '2027-06-15';
const directory = mkdtempSync(join(tmpdir(), 'marco-agreement-'));
let handle: PgliteHandle<DatabaseSchema>;

beforeAll(async () => {
  handle = openPglite<DatabaseSchema>({});
  await migrate(handle as PgliteHandle<unknown>, listMigrations());
  await seedReference(handle.kysely, PLANTILLAS_INICIALES);
  const files = createDiskFileStore((folder) => join(directory, folder));
  await seedDemo({ kysely: handle.kysely, files, now: new Date(`${TODAY}T15:00:00Z`) });
});

afterAll(async () => {
  await handle.close();
  rmSync(directory, { recursive: true });
});

async function read<Row>(query: string): Promise<Row[]> {
  return (await sql.raw<Row>(query).execute(handle.kysely)).rows;
}

describe('[AREA-16] what an evaluation finds to do', () => {
  it('has its meetings still to come in the five weeks after the first start', async () => {
    const rows = await read<{ dia: string; anotada: string }>(`
      select to_char(inicia_en at time zone 'America/Bogota', 'YYYY-MM-DD') as dia,
        to_char(created_at at time zone 'America/Bogota', 'YYYY-MM-DD') as anotada
      from reuniones where estado = 'programada'`);
    expect(rows.length).toBeGreaterThanOrEqual(6);
    for (const { dia, anotada } of rows) {
      expect(dia > TODAY && dia <= '2027-07-25').toBe(true);
      expect(anotada < TODAY).toBe(true);
      expect(isWorkingDay(dia)).toBe(true);
    }
  });

  it('has meetings held in the two weeks before it, whose commitments are still to be met', async () => {
    const rows = await read<{ dia: string; abiertos: number }>(`
      select to_char(inicia_en at time zone 'America/Bogota', 'YYYY-MM-DD') as dia,
        (select count(*)::int from compromisos c where c.reunion_id = r.id and c.estado = 'abierto') as abiertos
      from reuniones r where estado = 'realizada' and inicia_en > '2027-06-01'`);
    expect(rows.length).toBeGreaterThanOrEqual(6);
    expect(new Set(rows.map(({ dia }) => dia)).size).toBeGreaterThanOrEqual(4);
    for (const { dia } of rows) expect([dia, dia < TODAY && isWorkingDay(dia)]).toEqual([dia, true]);
    expect(rows.some(({ abiertos }) => abiertos > 0)).toBe(true);
  });

  it('has commitments overdue by some days and others that are due soon', async () => {
    const rows = await read<{ dia: string }>(`
      select to_char(fecha_vencimiento, 'YYYY-MM-DD') as dia from compromisos where estado = 'abierto'`);
    expect(rows.filter(({ dia }) => dia < TODAY && dia >= '2027-05-15').length).toBeGreaterThan(0);
    expect(rows.filter(({ dia }) => dia >= TODAY).length).toBeGreaterThan(5);
  });

  it('tells somebody of each open request once the product runs', async () => {
    const rows =
      await read(`select q.solicitud_id from solicitudes_en_curso q where not exists (select from jobs j
      where j.kind = 'avisar-solicitud-demostracion' and j.payload->>'id' = q.solicitud_id::text)`);
    expect(rows).toEqual([]);
    expect((await read('select id from jobs')).length).toBeGreaterThan(10);
  });

  it('has nobody waiting for longer than a few days', async () => {
    const rows = await read<{ dia: string }>(`
      select to_char(created_at at time zone 'America/Bogota', 'YYYY-MM-DD') as dia
      from membresias where estado = 'pendiente'`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { dia } of rows) expect(dia >= '2027-06-01' && dia < TODAY).toBe(true);
  });
});

describe('[AREA-06] the demo data agrees with itself', () => {
  it.each([
    [
      'a servicio above Identificado whose messages carry no element',
      `select s.nombre from servicios s join estados_servicio e on e.id = s.estado_servicio_id
      where e.codigo not like 'identificado%'
        and not exists (select from servicios_elementos x where x.servicio_id = s.id)`,
    ],
    [
      'a servicio without a version, or whose state does not follow from it',
      `select s.nombre from servicios s join estados_servicio e on e.id = s.estado_servicio_id
        left join servicios_versiones v on v.servicio_id = s.id
      where v.estado is distinct from case e.codigo when 'estandarizado-nivel-1' then 'estandarizada'
        when 'evaluado-nivel-2' then 'evaluada' when 'publicado-nivel-3' then 'publicada' else 'en-elaboracion' end`,
    ],
    [
      'an element a servicio carries that is in none of its messages, or the other way round',
      `select 1 from servicios_elementos x full join (
          select v.servicio_id, v.estado, c.elemento_version_id from servicios_versiones v
          join servicios_operaciones o on o.version_id = v.id join servicios_mensajes m on m.operacion_id = o.id
          join servicios_mensajes_campos c on c.mensaje_id = m.id
        ) t on t.servicio_id = x.servicio_id and t.elemento_version_id = x.version_id
        where x.certificado is distinct from (t.estado <> 'en-elaboracion')`,
    ],
    [
      'a servicio further than its certified requests, without a word of where it came from',
      `select s.nombre from servicios s join estados_servicio e on e.id = s.estado_servicio_id
      where e.codigo not like 'identificado%'
        and not exists (select from audit_events a where a.action = 'importar-servicio'
          and a.object_type = 'servicio' and a.object_id = s.id::text
          and a.detail->'despues'->>'estado' = e.codigo)
        and not exists (select from solicitudes q join estados_solicitud c on c.id = q.estado_id
          where q.servicio_id = s.id and c.codigo = 'certificada'
            and q.nivel = case e.codigo when 'estandarizado-nivel-1' then 1 when 'evaluado-nivel-2' then 2 else 3 end)`,
    ],
    [
      'a request of level 2 whose evidence nobody will make, or whose level 1 is not certified before it begins',
      `select n.solicitud_id from solicitudes_nivel_dos n join solicitudes q on q.id = n.solicitud_id
      join servicios_versiones v on v.id = n.servicio_version_id
      left join solicitudes u on u.id = v.solicitud_id and u.nivel = 1 and u.cerrada_en < q.created_at
      where u.id is null or not exists (select from jobs j
        where j.kind = 'crear-evidencia-demostracion' and j.job_key = n.solicitud_id::text)`,
    ],
    [
      'the type of identification in no servicio',
      `select 1 where (select count(*) from servicios_elementos x
        join elementos_versiones v on v.id = x.version_id join elementos_de_dato e on e.id = v.elemento_id
        where e.identificador = 'codTipoIdentificacion') < 5`,
    ],
    [
      'a step of an element before the one before it, or two at once',
      `select t.id from elementos_transiciones t join elementos_transiciones u
        on u.version_id = t.version_id and u.id > t.id and u.created_at <= t.created_at`,
    ],
    [
      'a step of an element out of hours',
      `select t.id from elementos_transiciones t
      where extract(hour from t.created_at at time zone 'America/Bogota') not between 8 and 16`,
    ],
    [
      'a step by somebody who was not registered yet',
      `select t.id from elementos_transiciones t join usuarios u on u.id = t.usuario_id
      where t.created_at < u.created_at`,
    ],
    [
      'an element approved by somebody of another entity',
      `select t.id from elementos_transiciones t join elementos_versiones v on v.id = t.version_id
      where t.accion = 'aprobar' and t.usuario_id is not null and not exists (select from membresias m
        where m.usuario_id = t.usuario_id and m.entidad_id = v.entidad_responsable_id and m.estado = 'activa')`,
    ],
    [
      'an element approved by nobody, without a word',
      `select id from elementos_transiciones where usuario_id is null and motivo = ''`,
    ],
    [
      'an element created after its first version, or in force before it was created',
      `select v.id from elementos_versiones v join elementos_de_dato e on e.id = v.elemento_id
      where e.created_at > v.created_at or v.rige_desde <= v.created_at or v.updated_at < v.created_at`,
    ],
    [
      'a layer in force before it was created',
      `select capa_id from capas_de_uso_versiones
      where (created_at at time zone 'America/Bogota')::date > fecha_vigencia`,
    ],
    [
      'a standard whose summary says its scope again, or without it',
      "select codigo from estandares where sumario in ('', alcance) or formato = '' or palabras_clave = '{}'",
    ],
    [
      'an authorisation given another day than the registration',
      `select a.id from autorizaciones_tratamiento a join usuarios u on u.id = a.usuario_id
      where a.created_at <> u.created_at`,
    ],
    [
      'a request with a step by somebody who was not registered, or filed before it was begun',
      `select s.id from solicitudes s join solicitudes_pasos p on p.solicitud_id = s.id
      left join usuarios u on u.id = p.usuario_id
      where p.created_at < u.created_at or s.radicada_en < s.created_at or s.cerrada_en < s.radicada_en`,
    ],
    [
      'a step of a request at the same time as another of it, or out of hours where somebody took it',
      `select p.id from solicitudes_pasos p where p.usuario_id is not null
          and extract(hour from p.created_at at time zone 'America/Bogota') not between 8 and 16
        or exists (select from solicitudes_pasos o where o.solicitud_id = p.solicitud_id and o.id > p.id
          and to_char(o.created_at, 'HH24:MI') = to_char(p.created_at, 'HH24:MI'))`,
    ],
    [
      'a commitment that was closed before it was made or is closed already in days to come',
      `select id from compromisos where cerrado_en < created_at or cerrado_en > '${TODAY}'`,
    ],
  ])('has not %s', async (_what, query) => {
    expect(await read(query)).toEqual([]);
  });

  it('takes the steps of the requests on working days, at many times', async () => {
    const rows = await read<{ dia: string; hora: string }>(`
      select to_char(created_at at time zone 'America/Bogota', 'YYYY-MM-DD') as dia,
        to_char(created_at at time zone 'America/Bogota', 'HH24:MI') as hora
      from solicitudes_pasos where usuario_id is not null
      union all select to_char(created_at at time zone 'America/Bogota', 'YYYY-MM-DD'), ''
      from solicitudes`);
    expect(rows.filter(({ dia }) => !isWorkingDay(dia))).toEqual([]);
    expect(new Set(rows.map(({ hora }) => hora)).size).toBeGreaterThan(40);
  });

  it('names in its minutes an entity by its name, not by letters that are no acronym', async () => {
    const rows = await read<{ texto: string }>(
      "select avance as texto from reuniones where avance ~ '(CANCILLERIA|MIGRACION|MIN[A-Z]{4,}|GOB[A-Z]{4,})'",
    );
    expect(rows).toEqual([]);
    const [named] = await read<{ total: number }>(
      "select count(*)::int as total from reuniones where avance like '%equipo de la entidad %'",
    );
    expect(named?.total).toBeGreaterThan(20);
  });

  it('incorporates elements on working days, written by more than one hand', async () => {
    const dias = await read<{ dia: string }>(`
      select distinct to_char(created_at at time zone 'America/Bogota', 'YYYY-MM-DD') as dia
      from elementos_transiciones`);
    expect(dias.filter(({ dia }) => !isWorkingDay(dia))).toEqual([]);
    const [autores] = await read<{ total: number }>(
      'select count(distinct autor_id) as total from elementos_versiones',
    );
    expect(autores?.total).toBeGreaterThanOrEqual(5);
  });
});
