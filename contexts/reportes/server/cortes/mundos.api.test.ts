import { startOfDay } from '@marco/country/local-time';
import { addMonths } from '@marco/country/working-days';
import { clearPlataforma } from '@marco/plataforma/testing';
import { startTestApp, type TestApp } from '@marco/test-kit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FilaDeCorte, ValorDeCorte } from '../../rules/cortes/lineas.ts';
import { computePeriodo, type Periodo } from '../../rules/cortes/periodo.ts';
import type { Agregado } from '../../rules/indicadores/aporte.ts';
import { DEFINICIONES } from '../../rules/indicadores/definiciones.ts';
import { computeExplicacion } from '../../rules/indicadores/explicacion.ts';
import { computeIngenuo } from '../../testing/ingenuo/lectura-ingenua.ts';
import { readPapeles } from '../../testing/ingenuo/papeles.ts';
import { readQuietas, readTablas, type Tablas } from '../../testing/ingenuo/tablas.ts';
import { readCalibracion } from '../../testing/ingenuo/tramite.ts';
import { findMesDeCertificacion } from '../../testing/momentos-del-mundo.ts';
import { addMundo, mundoArbitrary } from '../../testing/mundos.ts';
import { listPromesas } from '../indicadores/calibracion.queries.ts';
import { getCalibracion } from '../indicadores/get-calibracion.ts';
import { computeCorte } from './compute-corte.ts';
import { addCorte, addFilas, closeCorte } from './cortes.repository.ts';
import { createCorte } from './create-corte.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  // The worlds have their own: ninety days of demo data would be read again for each.
  await clearPlataforma(test.database.kysely);
});
afterAll(() => test.close());

/** A few at each run of the tests; `npm run prove:indicators` compares 200 and says how many figures. */
const MUNDOS = Number(process.env['INDICATOR_WORLDS'] ?? 8);
const IS_PRUEBA = process.env['INDICATOR_WORLDS'] !== undefined;
/** Worlds so many that what none of them has is a gap of theirs and no chance. */
const BASTANTES = 200;
const mes = fc.integer({ min: 0, max: 13 }).map((numero) => addMonths('2026-01-01', numero));

/** Thrown so that a world leaves no trace. */
class Rolled extends Error {}

const agregadoDe = (codigo: string) => DEFINICIONES.find((una) => una.codigo === codigo)?.agregado;

/** What of a value is compared, by how it is made. */
const CIFRAS: Readonly<Record<Agregado, (valor: ValorDeCorte) => string>> = {
  parte: ({ numerador, denominador }) => `${numerador}/${denominador}`,
  cuenta: ({ numerador }) => String(numerador),
  mediana: ({ valor, denominador }) => `${valor} de ${denominador}`,
  exito: ({ numerador, denominador }) => `${numerador}/${denominador}`,
  concentracion: ({ numerador, denominador }) => `${numerador}/${denominador}`,
  tiempos: ({ valor, p95, denominador }) => `${valor} y ${p95} de ${denominador}`,
  rango: ({ p10, valor, p90, denominador }) => `${p10} ${valor} ${p90} de ${denominador}`,
};

function toCifra(valor: ValorDeCorte): readonly [string, string] {
  const { codigo, ambito } = valor;
  return [`${codigo}|${ambito}`, CIFRAS[agregadoDe(codigo) ?? 'cuenta'](valor)];
}

type Running = Parameters<typeof addMundo>[0];

/** What was compared: how many figures, and which kinds of parts had something to count. */
interface Vistas {
  readonly partes: Set<string>;
  cifras: number;
  /** Cuts whose promises were compared, and how many of those had one that was kept and one that was not. */
  calibradas: number;
  distintas: number;
}

/** The promises of forecasts as they are read from kept records, compared with the naive reading. */
async function verifyCalibracion(
  trx: Running,
  {
    periodo,
    filas,
    tablas,
    vistas,
  }: {
    readonly periodo: Periodo;
    readonly filas: readonly FilaDeCorte[];
    readonly tablas: Tablas;
    readonly vistas: Vistas;
  },
): Promise<void> {
  vistas.calibradas += 1;
  const cual = {
    clase: 'mes',
    fecha: periodo.desde,
    emision: vistas.calibradas + 1,
    motivo: 'Mundo',
  } as const;
  const corte = await addCorte(trx, { ...cual, ...periodo, reconstruido: false });
  if (corte === undefined) throw new Error('Another cut has the place of this one.');
  const suyas = filas.filter(({ codigo }) => codigo === 'IND-11');
  await addFilas(trx, corte, suyas);
  const enMs = [startOfDay(periodo.desde).getTime(), periodo.hasta.getTime()] as const;
  for (const nivel of [undefined, '1', '2', '3']) {
    const dimensiones = nivel === undefined ? {} : { nivel };
    const rows = await listPromesas(trx, { cortes: [corte], codigo: 'IND-11', version: 1, dimensiones });
    const leidas = rows.map(({ cumplidas, casos }) => `${cumplidas}/${casos}`).join(' ');
    expect(leidas).toBe(readCalibracion(tablas, enMs, nivel));
    if (new Set(rows.map(({ cumplidas }) => cumplidas)).size > 1) vistas.distintas += 1;
  }
}

/** A cut of a world, compared with the naive reading; its records. */
async function verifyCorte(
  trx: Running,
  { fecha, tablas, vistas }: { readonly fecha: string; readonly tablas: Tablas; readonly vistas: Vistas },
): Promise<readonly FilaDeCorte[]> {
  const periodo = computePeriodo({ clase: 'mes', fecha });
  const filas: FilaDeCorte[] = [];
  const { valores } = await computeCorte(trx, periodo, {
    reconstruido: false,
    keepFilas: async (pagina) => void filas.push(...pagina),
  });
  const cifras = new Map(valores.map(toCifra));
  const ingenuas = computeIngenuo(tablas, startOfDay(periodo.desde), periodo.hasta);
  const papeles = await readPapeles(trx, tablas, periodo.hasta);
  expect([...cifras].sort()).toEqual([...ingenuas, ...papeles].sort());
  await verifyCalibracion(trx, { periodo, filas, tablas, vistas });
  vistas.cifras += cifras.size;
  for (const [key, cifra] of cifras)
    if (!/^0(\/0)?$|^null/.test(cifra)) vistas.partes.add(key.replace(/=[^&]*/g, ''));
  return filas;
}

/** The parts of every change add up to it. */
function verifyExplicaciones(antes: readonly FilaDeCorte[], despues: readonly FilaDeCorte[]): void {
  for (const { codigo } of DEFINICIONES) {
    const of = (filas: readonly FilaDeCorte[]) => filas.filter((fila) => fila.codigo === codigo);
    const explicacion = computeExplicacion(agregadoDe(codigo) ?? 'cuenta', of(antes), of(despues));
    if (explicacion === undefined) continue;
    const suma = explicacion.partes.reduce((sum, { centesimas }) => sum + centesimas, 0);
    expect(explicacion.antes + suma).toBe(explicacion.despues);
  }
}

it('[AREA-09] every indicador of random worlds is what a naive reading counts, and its changes add up', async () => {
  const vistas: Vistas = { partes: new Set(), cifras: 0, calibradas: 0, distintas: 0 };
  const quietas = await readQuietas(test.database.kysely);
  const world = fc.asyncProperty(mundoArbitrary, mes, mes, async (mundo, uno, otro) => {
    const undone = test.database.kysely.transaction().execute(async (trx) => {
      await addMundo(trx, mundo);
      const tablas = await readTablas(trx, quietas);
      // Little is counted in a month of chance: one of both is one in which a request was certified.
      const fecha = findMesDeCertificacion(mundo.solicitudes) ?? uno;
      const antes = await verifyCorte(trx, { fecha, tablas, vistas });
      verifyExplicaciones(antes, await verifyCorte(trx, { fecha: otro, tablas, vistas }));
      throw new Rolled();
    });
    await expect(undone).rejects.toThrow(Rolled);
  });
  await fc.assert(world, { numRuns: MUNDOS, endOnFailure: true });
  if (!IS_PRUEBA) return;
  const codigos = new Set([...vistas.partes].map((key) => key.split('|')[0]));
  const sinNada = DEFINICIONES.map(({ codigo }) => codigo).filter((codigo) => !codigos.has(codigo));
  // The worlds are no proof of what none of them has; a few of them have not everything.
  if (MUNDOS >= BASTANTES) expect([sinNada, vistas.distintas > 0]).toEqual([[], true]);
  process.stdout.write(
    `${vistas.cifras} figures of ${MUNDOS} worlds compared, in ${vistas.partes.size} kinds of parts; ` +
      `the promises of ${vistas.calibradas} cuts, ${vistas.distintas} times with one kept more often than the other.\n` +
      (sinNada.length === 0 ? '' : `Nothing to count in: ${sinNada.join(', ')}.\n`),
  );
}, 900_000);

it('[AREA-09] promises are told of closed months, of few cases as counts; what kept none of them is counted apart', async () => {
  const undone = test.database.kysely.transaction().execute(async (trx) => {
    const { rows } = await sql<{ fecha: string; antes: string }>`
      select x.fecha::date::text as fecha, (x.fecha - interval '1 month')::date::text as antes
      from (select date_trunc('month', p.created_at at time zone 'America/Bogota') as fecha, count(*) as n
        from solicitudes_pasos p join estados_solicitud h on h.id = p.hasta_id where h.codigo = 'certificada'
        group by 1 order by n desc, fecha desc limit 1) x`.execute(trx);
    const [{ fecha, antes } = { fecha: '', antes: '' }] = rows;
    await sql`delete from solicitudes_pronosticos`.execute(trx);
    await sql`insert into solicitudes_pronosticos (solicitud_id, fecha, base, dias_probables, dias_seguros)
      select id, ${fecha}, 'historia', id % 2 * 900, 900 from solicitudes`.execute(trx);
    await createCorte(trx, { clase: 'mes', fecha }, { ahora: new Date() });
    const read = (ambito: string) =>
      getCalibracion(trx, 'IND-11', { query: { ambito, meses: 60 }, context: { actor: null } });
    const { promesas, sinPromesa } = await read('');
    const periodo = computePeriodo({ clase: 'mes', fecha });
    const tablas = await readTablas(trx, await readQuietas(trx));
    const enMs = [startOfDay(periodo.desde).getTime(), periodo.hasta.getTime()] as const;
    expect(promesas.map(({ prometido }) => prometido)).toEqual([50, 80]);
    expect(promesas.map(({ cumplidas, casos }) => `${cumplidas}/${casos}`).join(' ')).toBe(
      readCalibracion(tablas, enMs),
    );
    const [{ casos, texto } = { casos: 0, texto: '' }] = promesas.slice(1);
    expect([casos > 0, sinPromesa]).toEqual([true, 0]);
    expect(texto).toBe(casos < 10 ? `${casos} de ${casos}` : '100,0 %');
    // A closure from before the promises were kept.
    const viejo = { clase: 'mes', fecha: antes, emision: 1, motivo: '', reconstruido: false } as const;
    const corte = await addCorte(trx, { ...viejo, ...computePeriodo(viejo) });
    if (corte === undefined) throw new Error('There is a cut of that month already.');
    const fila = { codigo: 'IND-11', version: 1, objeto: 'solicitud', clase: 'como-se-dijo' } as const;
    const dimensiones = { nivel: '9' };
    await addFilas(trx, corte, [{ ...fila, id: 1, num: 1, den: 1, medida: null, dimensiones }]);
    await closeCorte(trx, corte, { valores: [], huella: '0'.repeat(64), codigos: ['IND-11'] });
    expect(await read('')).toEqual({ promesas, sinPromesa: 1 });
    const ninguna = { cumplidas: 0, casos: 0, valor: null, texto: 'Sin dato' };
    expect(await read('nivel=9')).toMatchObject({ promesas: [ninguna, ninguna], sinPromesa: 1 });
    const otro = { query: { ambito: '', meses: 60 }, context: { actor: null } };
    expect(await getCalibracion(trx, 'IND-02', otro)).toEqual({ promesas: [], sinPromesa: 0 });
    throw new Rolled();
  });
  await expect(undone).rejects.toThrow(Rolled);
});
