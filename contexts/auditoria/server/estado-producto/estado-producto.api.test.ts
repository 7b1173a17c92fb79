import { startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EstadoProducto } from '../../contract/index.ts';
import { createLecturaDeEstado } from './get-estado-producto.ts';
import { keepMediciones } from './keep-mediciones.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const measure = (servidorDeCorreo = true) =>
  keepMediciones({ database: test.database.kysely, servidorDeCorreo });
const read = () => createLecturaDeEstado(test.database.kysely, () => undefined)();
const run = (statement: string) => sql.raw(statement).execute(test.database.kysely);

function findPieza({ piezas }: EstadoProducto, codigo: string) {
  const pieza = piezas.find((one) => one.codigo === codigo);
  if (!pieza) throw new Error(`There is no ${codigo}.`);
  return pieza;
}

it('[AREA-15] before the first measurement nothing is called broken, and one is asked for', async () => {
  await run('delete from producto_mediciones');
  let asked = 0;
  const estado = await createLecturaDeEstado(test.database.kysely, () => {
    asked += 1;
  })();
  expect(asked).toBe(1);
  expect(estado.marcha).toBe('bien');
  expect(findPieza(estado, 'correos')).toMatchObject({ marcha: 'sin-medir', medidaEn: null });
  expect(findPieza(estado, 'sitio').marcha).toBe('bien');
});

it('[AREA-15] a database that gives no answer is what the answer says, and many callers ask it once', async () => {
  let reads = 0;
  const away = new Proxy(test.database.kysely, {
    get: () => (table: unknown) => {
      if (table === 'parametros') reads += 1;
      throw new Error('The database is away.');
    },
  });
  const lectura = createLecturaDeEstado(away, () => undefined);
  const [first, second] = await Promise.all([lectura(), lectura()]);
  expect(second).toBe(first);
  // One read asks two parameters.
  expect(reads).toBe(2);
  expect(findPieza(first, 'base-de-datos')).toMatchObject({ marcha: 'falla' });
  expect(first.marcha).toBe('falla');
});

it('[AREA-15] late mails and given up work become incidents, which end when they run again', async () => {
  await run('delete from producto_incidentes');
  await run(`insert into outbox_messages (event, recipient, subject, text_body, html_body, created_at)
    values ('prueba-estado', 'nadie@ejemplo.gov.co', 'x', 'x', 'x', now() - interval '1 hour')`);
  await run(
    `insert into jobs (kind, job_key, abandoned_at) values ('prueba-estado', 'uno', now() - interval '1 second')`,
  );
  // Without a mail server they wait in the product, which is no delay.
  await measure(false);
  expect(findPieza(await read(), 'correos').marcha).toBe('sin-uso');
  await measure();
  await measure();
  const mal = await read();
  expect(mal.marcha).toBe('falla');
  expect(findPieza(mal, 'correos').marcha).toBe('demora');
  expect(mal.incidentes.map(({ pieza, marcha, hasta }) => [pieza, marcha, hasta]).toSorted()).toEqual([
    ['correos', 'demora', null],
    ['tareas', 'falla', null],
  ]);
  await run("delete from outbox_messages where event = 'prueba-estado'");
  await run("delete from jobs where kind = 'prueba-estado'");
  await measure();
  const bien = await read();
  expect(bien.incidentes.every(({ hasta }) => hasta !== null)).toBe(true);
  expect(findPieza(bien, 'correos').marcha).toBe('bien');
});

it('[AREA-15] time in which nothing measured is an incident of the whole, and an old measurement is none', async () => {
  await run('delete from producto_incidentes');
  await run("update producto_mediciones set medida_en = now() - interval '2 hours'");
  expect(findPieza(await read(), 'tareas').marcha).toBe('sin-medir');
  await measure();
  const { incidentes } = await read();
  expect(incidentes).toHaveLength(1);
  expect(incidentes[0]).toMatchObject({ pieza: 'sitio', marcha: 'falla', hasta: expect.any(String) });
});

it('[AREA-15] anybody reads it, with the announced work of the parametrizer and nothing of the machines', async () => {
  const manana = `to_char((now() at time zone 'America/Bogota')::date + 1, 'YYYY-MM-DD')`;
  await run(`update parametros set valor = jsonb_build_array(jsonb_build_object('titulo', 'Cambio de red', 'texto', 'No
    habrá servicio.', 'fecha', ${manana}, 'fechaFin', ${manana}, 'horario', 'De 1:00 a 3:00 a. m.', 'publico', 'sí'))
    where clave = 'estado.mantenimientos'`);
  const answer = await test.app.inject('/api-public/estado');
  expect(answer.statusCode).toBe(200);
  const estado = answer.json<EstadoProducto>();
  expect(estado.mantenimientos.map(({ titulo }) => titulo)).toEqual(['Cambio de red']);
  expect(answer.body).not.toMatch(/version|host|localhost|postgres|pglite|\/tmp|prueba-estado/i);
});
