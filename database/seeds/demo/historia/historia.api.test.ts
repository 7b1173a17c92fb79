import { isWorkingDay, toColombianDay } from '@marco/country/working-days';
import { runDueJob } from '@marco/server-kit';
import { startTestApp, type TestApp, testSecrets } from '@marco/test-kit';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computePeriodo, listMesesCerrados } from '../../../../contexts/reportes/rules/cortes/periodo.ts';
import { computeCorte } from '../../../../contexts/reportes/server/cortes/compute-corte.ts';
import type {
  AccionSolicitud,
  EstadoSolicitud,
  Nivel,
} from '../../../../contexts/solicitudes/contract/terms.ts';
import { findSiguiente } from '../../../../contexts/solicitudes/rules/ciclo/ciclo-de-vida.ts';
import { createCertificadosPendientes } from '../../../../contexts/solicitudes/server/ciclo/certificados-jobs.ts';
import { createEvidenciaDemostracion } from '../../../../contexts/solicitudes/server/demostracion/create-evidencia-demostracion.ts';
import { createNivelTresAnterior } from '../../../../contexts/solicitudes/server/demostracion/create-nivel-tres-anterior.ts';
import { seedDemoPresente } from '../../index.ts';
import { listServiciosAnteriores } from './plan-solicitudes-anteriores.ts';

/** Of the 24 closed months, those in which each indicador tells something; elements are candidates once a few servicios use them. */
const MESES = 18;
const MESES_PROPIOS: Readonly<Record<string, number>> = { 'IND-16': 12 };
const INDICADORES = '01 02 03 04 05 07 09 10 13 14 15 16 17 20 21 27 29 30 32 33 34 35 36 37 39'
  .split(' ')
  .map((numero) => `IND-${numero}`);

const AHORA = new Date();
const NOMBRES = listServiciosAnteriores(toColombianDay(AHORA)).map(({ nombre }) => nombre);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  await kysely.transaction().execute((trx) => seedDemoPresente(trx, AHORA));
  const dependencies = { files: test.files, secrets: testSecrets, alCambiarServicio: [] };
  const jobs = [
    ...createCertificadosPendientes(dependencies),
    createEvidenciaDemostracion(dependencies),
    createNivelTresAnterior(dependencies),
  ];
  // The evidence of level 2 takes long: it is made of what goes on to level 3 alone.
  await sql`update jobs j set finished_at = now() where j.kind = 'crear-evidencia-demostracion' and not exists (
    select from solicitudes_nivel_dos d join solicitudes_nivel_tres t on t.servicio_version_id = d.servicio_version_id
    where d.solicitud_id::text = j.job_key)`.execute(kysely);
  while (
    await runDueJob(kysely, jobs, (kind, error) => {
      throw new Error(`${kind} failed`, { cause: error });
    })
  );
}, 300_000);
afterAll(() => test.close());

async function list<Row>(query: RawBuilder<Row>): Promise<readonly Row[]> {
  return (await query.execute(test.database.kysely)).rows;
}

it('[AREA-09] every indicador has something to say of most of the closed months', async () => {
  const dichos = new Map<string, Set<string>>();
  for (const fecha of listMesesCerrados(AHORA)) {
    const { valores } = await computeCorte(test.database.kysely, computePeriodo({ clase: 'mes', fecha }), {
      reconstruido: true,
      keepFilas: async () => {},
    });
    for (const { codigo, numerador, denominador, valor } of valores)
      if (Math.max(numerador ?? 0, denominador ?? 0, valor ?? 0) > 0)
        dichos.set(codigo, (dichos.get(codigo) ?? new Set()).add(fecha));
  }
  const callados = INDICADORES.filter(
    (codigo) => (dichos.get(codigo)?.size ?? 0) < (MESES_PROPIOS[codigo] ?? MESES),
  );
  expect(callados.map((codigo) => `${codigo}: ${dichos.get(codigo)?.size}`)).toEqual([]);
}, 120_000);

describe('[AREA-05] the requests of the history are those of life', () => {
  interface PasoRow {
    readonly id: number;
    readonly nivel: Nivel;
    readonly tipo: 'nueva';
    readonly accion: AccionSolicitud;
    readonly desde: EstadoSolicitud;
    readonly hasta: EstadoSolicitud;
    readonly estado: EstadoSolicitud;
    readonly en: Date;
    readonly persona: number | null;
  }

  it('no step is out of the machine, none comes before the one before it, and people work on working days', async () => {
    const pasos = await list(sql<PasoRow>`
      select s.id, s.nivel, s.tipo, p.accion, d.codigo as desde, h.codigo as hasta, e.codigo as estado, p.created_at as en,
        p.usuario_id as persona
      from solicitudes s join servicios v on v.id = s.servicio_id and (v.nombre = any(${NOMBRES}) or s.nivel = 3)
      join solicitudes_pasos p on p.solicitud_id = s.id join estados_solicitud e on e.id = s.estado_id
      join estados_solicitud d on d.id = p.desde_id join estados_solicitud h on h.id = p.hasta_id order by s.id, p.id`);
    const solicitudes = [...Map.groupBy(pasos, ({ id }) => id).values()];
    expect(solicitudes.filter(([uno]) => uno?.nivel === 1)).toHaveLength(NOMBRES.length);
    expect(solicitudes.length).toBeGreaterThan(NOMBRES.length + 7);
    for (const dados of solicitudes) {
      let estado: EstadoSolicitud = 'borrador';
      let antes = new Date(0);
      for (const { nivel, tipo, accion, desde, hasta, en, persona } of dados) {
        expect(desde).toBe(estado);
        expect(findSiguiente(accion, { nivel, tipo, estado: desde })).toBe(hasta);
        expect(en > antes && en < AHORA).toBe(true);
        if (persona !== null) expect(isWorkingDay(toColombianDay(en))).toBe(true);
        [estado, antes] = [hasta, en];
      }
      expect(dados.at(-1)?.estado).toBe(estado);
    }
    const acciones = new Set(pasos.map(({ accion }) => accion));
    expect([...acciones].sort()).toEqual(
      'aprobar asignar cancelar certificar conceptualizar conceptuar desistir devolver presentar radicar rechazar revisar verificar'.split(
        ' ',
      ),
    );
  });

  it('numbers follow the filing, and each certificate its request: of its moment, in its series', async () => {
    const desordenados = await list(sql`
      select from (select radicada_en < lag(radicada_en) over (partition by left(radicado, 11) order by radicado) as antes
        from solicitudes where nivel = 1 and radicado is not null) q where antes`);
    expect(desordenados).toEqual([]);
    const certificados = await list(sql<{ enSuMomento: boolean; enOrden: boolean; delMismo: boolean }>`
      select c.expedido_en = s.cerrada_en as "enSuMomento", c.radicado = s.radicado as "delMismo",
        c.expedido_en >= coalesce(lag(c.expedido_en) over (partition by c.anio order by c.numero), '-infinity') as "enOrden"
      from certificados c join solicitudes s on s.id = c.solicitud_id where c.nivel = 1`);
    expect(certificados.length).toBeGreaterThan(NOMBRES.length);
    expect(certificados.filter((uno) => !uno.enSuMomento || !uno.enOrden || !uno.delMismo)).toEqual([]);
  });

  it('level 3 rests on level 2: each certificate is of its moment, in its series, of what meets its list', async () => {
    const certificados = await list(sql<{
      mal: boolean;
      enOrden: boolean;
      cumple: boolean;
      completa: boolean;
    }>`
      select c.expedido_en <> s.cerrada_en or dos.expedido_en >= s.radicada_en or dos.expedido_en is null
          or not exists (select from directorio_cambios d where d.version_id = v.id and d.nivel = 3 and d.registrado_en > c.expedido_en)
          or c.estado <> 'vigente' or v.estado <> 'publicada' as mal,
        c.expedido_en >= coalesce(lag(c.expedido_en) over (partition by c.anio order by c.numero), '-infinity') as "enOrden",
        (select bool_and(i ->> 'veredicto' like 'cumple%') and count(*) = (select count(*) from listas_items l where l.lista_id = t.lista_id)
          from jsonb_array_elements(c.contenido -> 'verificacion' -> 'items') i) as cumple,
        (select count(*) from solicitudes_nivel_tres_archivos a where a.solicitud_id = s.id) > 5 as completa
      from solicitudes s join solicitudes_nivel_tres t on t.solicitud_id = s.id join servicios_versiones v on v.id = t.servicio_version_id
      left join certificados c on c.solicitud_id = s.id
      left join certificados dos on dos.servicio_version_id = v.id and dos.nivel = 2 where s.nivel = 3`);
    expect(certificados.length).toBeGreaterThan(7);
    expect(
      certificados.filter((uno) => uno.mal !== false || !uno.enOrden || !uno.cumple || !uno.completa),
    ).toEqual([]);
  });

  it('who files had joined, and what is reused was in force', async () => {
    const [cuentas] = await list(sql<Record<'solicitudes' | 'sinGente' | 'campos' | 'antesDeTiempo', number>>`
      select count(distinct s.id)::int as solicitudes, count(f.id)::int as campos,
        count(distinct s.id) filter (where not exists (select from membresias m
          where m.usuario_id = s.solicitante_id and m.entidad_id = s.entidad_id and m.created_at < s.created_at))::int as "sinGente",
        count(f.id) filter (where f.accion = 'reutilizar' and not exists (select from elementos_versiones v
          where v.elemento_id = f.elemento_id and v.rige_desde <= s.radicada_en))::int as "antesDeTiempo"
      from solicitudes s join servicios v on v.id = s.servicio_id and v.nombre = any(${NOMBRES})
      join solicitudes_campos f on f.solicitud_id = s.id`);
    expect(cuentas).toMatchObject({ solicitudes: NOMBRES.length, sinGente: 0, antesDeTiempo: 0 });
    expect(cuentas?.campos).toBeGreaterThan(3 * NOMBRES.length);
  });
});

it('[AREA-02] servicios rise level by level, by an entidad that had joined, and are asked for once they are published', async () => {
  const [niveles] = await list(sql<Record<'publicadas' | 'desordenados' | 'sinGente', number>>`
    select count(*) filter (where nivel = 3)::int as publicadas,
      count(*) filter (where antes is distinct from nullif(nivel - 1, 0) or en > now())::int as desordenados,
      count(*) filter (where publica and not exists (select from membresias m where m.entidad_id = q.entidad_id and m.created_at < q.en))::int
        as "sinGente"
    from (select c.nivel, c.registrado_en as en, s.entidad_id, e.tipo = 'publica' as publica,
        lag(c.nivel) over (partition by c.version_id order by c.registrado_en) as antes
      from directorio_cambios c join servicios s on s.id = c.servicio_id join entidades e on e.id = s.entidad_id
      where c.tipo = 'nivel-alcanzado') q`);
  expect(niveles).toMatchObject({ desordenados: 0, sinGente: 0 });
  expect(niveles?.publicadas).toBeGreaterThan(30);
  const desordenados =
    await list(sql`select from (select c.registrado_en < lag(c.registrado_en) over (order by n.id) as antes
    from directorio_eventos n join directorio_cambios c on c.id = n.cambio_id where c.tipo = 'nivel-alcanzado') q where antes`);
  expect(desordenados).toEqual([]);
  const [acuerdos] = await list(sql<Record<'pedidos' | 'sinPublicar' | 'sinGente', number>>`
    select count(*)::int as pedidos,
      count(*) filter (where not exists (select from directorio_cambios c
        where c.version_id = a.version_id and c.nivel = 3 and c.registrado_en < p.created_at))::int as "sinPublicar",
      count(*) filter (where not exists (select from membresias m
        where m.entidad_id = a.consumidora_id and m.estado = 'activa' and m.created_at < p.created_at))::int as "sinGente"
    from acuerdos a join acuerdos_pasos p on p.acuerdo_id = a.id and p.accion = 'enviar'`);
  expect(acuerdos).toMatchObject({ sinPublicar: 0, sinGente: 0 });
  expect(acuerdos?.pedidos).toBeGreaterThan(35);
});

it('[MESA-11] actas are asked for of most months, each issued and sealed after its meeting and before the present', async () => {
  const actas = await list(sql<{ mes: string; dia: string; mal: boolean }>`
    select left(j.payload ->> 'selladaEn', 7) as mes,
      left(j.payload ->> 'selladaEn', 10) as dia,
      coalesce((j.payload ->> 'selladaEn')::timestamptz < lag((j.payload ->> 'selladaEn')::timestamptz) over w, false)
        or (j.payload ->> 'emitidaEn')::timestamptz <= r.finalizada_en
        or (j.payload ->> 'selladaEn')::timestamptz <= (j.payload ->> 'emitidaEn')::timestamptz
        or (j.payload ->> 'selladaEn')::timestamptz > now() as mal
    from jobs j join reuniones r on r.id = (j.payload ->> 'reunionId')::int and r.estado = 'realizada'
    where j.kind = 'emitir-acta-demostracion' window w as (partition by r.mesa_id order by j.next_attempt_at)`);
  expect(new Set(actas.map(({ mes }) => mes)).size).toBeGreaterThan(MESES);
  expect(actas.filter(({ mal, dia }) => mal || !isWorkingDay(dia))).toEqual([]);
});

it('[AREA-09] who asks whom is told by name, and savings rest on assumptions and trámites that were there', async () => {
  const { kysely } = test.database;
  const ultimo = listMesesCerrados(AHORA).at(-1) ?? '';
  const { valores } = await computeCorte(kysely, computePeriodo({ clase: 'mes', fecha: ultimo }), {
    reconstruido: true,
    keepFilas: async () => {},
  });
  const sumOf = (isOne: (ambito: string) => boolean) =>
    valores
      .filter(({ codigo, ambito }) => codigo === 'IND-27' && isOne(ambito))
      .reduce((sum, { denominador }) => sum + (denominador ?? 0), 0);
  // Every call is of a pair of entidades: no member is without its name.
  expect(sumOf((ambito) => ambito.includes('consumidora='))).toBe(sumOf((ambito) => ambito === ''));
  const ahorros = valores.filter(({ codigo, ambito }) => codigo === 'IND-32' && /^tipo=/.test(ambito));
  expect(ahorros.map(({ ambito }) => ambito)).toEqual(['tipo=logrado', 'tipo=potencial']);
  const [supuestos] = await list(sql<{ antes: boolean }>`
    select max(a.created_at) <= min(t.created_at) as antes from ahorro_supuestos a, tramites t`);
  expect(supuestos?.antes).toBe(true);
});

it('[AREA-09] the tools are used against what was in force, and nothing is of a day to come', async () => {
  const [uso] = await list(sql<Record<'validaciones' | 'fuera' | 'futuras', number>>`
    select count(*)::int as validaciones,
      count(*) filter (where not (e.rige_desde < v.created_at and (e.rige_hasta is null or e.rige_hasta > v.created_at)))::int as fuera,
      count(*) filter (where v.created_at > now())::int as futuras
    from validaciones v left join elementos_versiones e on e.id = v.version_id`);
  expect(uso).toMatchObject({ fuera: 0, futuras: 0 });
  expect(uso?.validaciones).toBeGreaterThan(500);
  const [futuras] = await list(sql<{ cuantas: number }>`
    select ((select count(*) from esquemas_descargas where created_at > now())
      + (select count(*) from simulador_conteos where fecha > (now() at time zone 'America/Bogota')::date)
      + (select count(*) from directorio_demandas where created_at > now())
      + (select count(*) from membresias where created_at > now())
      + (select count(*) from tramites where created_at > now())
      + (select count(*) from acuerdos_pasos where created_at > now()))::int as cuantas`);
  expect(futuras).toEqual({ cuantas: 0 });
});
