import { addDays, toColombianDay } from '@marco/country/working-days';
import { openTestSession } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CalendarioCompromisos, Compromiso, TableroCompromisos } from '../../contract/index.ts';
import { type CompromisosCalls, startCompromisosCalls } from '../../testing/compromisos-calls.ts';

let calls: CompromisosCalls;
/** Of an entidad that answers for nothing here. */
let ajeno: string;
const TEXTO = 'Tablado';
const hoy = toColombianDay(new Date());
const ids: Record<string, number> = {};

beforeAll(async () => {
  calls = await startCompromisosCalls();
  const { kysely } = calls.test.database;
  ajeno = await openTestSession(kysely, '1000000009');
  await kysely.deleteFrom('compromisos').where('mesa_id', '<>', calls.idMesa).execute();
  const add = async (columna: string, fecha_vencimiento: string, estado?: string) => {
    const { id } = await calls.create({ descripcion: `${TEXTO} ${columna}.` });
    if (estado) await calls.call('POST', `/${id}/estado`, { estado, motivo: 'Se entregó.' });
    await kysely
      .updateTable('compromisos')
      .set({ fecha_vencimiento, fecha_acuerdo: '2025-01-02' })
      .where('id', '=', id)
      .execute();
    ids[columna] = id;
  };
  await add('vencidos', addDays(hoy, -40));
  await add('semana', hoy);
  await add('despues', addDays(hoy, 40));
  await add('despues, otra', addDays(hoy, 50));
  await add('cumplidos', addDays(hoy, -1), 'cumplido');
  await add('cancelado', addDays(hoy, 40), 'cancelado');
});
afterAll(() => calls.test.close());

interface Columna {
  readonly compromisos: readonly Compromiso[];
  readonly total: number;
}
const column = (columna: string, part: object = {}, as?: string) =>
  calls.call<Columna>('POST', '/columna', { columna, texto: TEXTO, ...part }, as);
const board = (part: object = {}, as?: string) =>
  calls.call<TableroCompromisos>('POST', '/tablero', part, as);
const month = (part: object, as?: string) =>
  calls.call<CalendarioCompromisos>('POST', '/calendario', { texto: TEXTO, ...part }, as);
const toIds = ({ compromisos }: Columna) => compromisos.map(({ id }) => id);

describe('refusals', () => {
  it('[MESA-11] the board has no public address, and nothing of it is for another entity', async () => {
    for (const path of ['tablero', 'columna', 'calendario']) {
      const answer = await calls.test.app.inject({
        method: 'POST',
        url: `/api-public/mesaInteroperabilidad/compromisos/${path}`,
        payload: {},
      });
      expect([401, 404]).toContain(answer.statusCode);
    }
    expect(await column('despues', {}, ajeno)).toEqual({ compromisos: [], total: 0 });
    expect((await month({ mes: hoy.slice(0, 7) }, ajeno)).dias).toEqual([]);
    expect(await board({}, ajeno)).toMatchObject({ vencidos: 0, mesas: [], agrega: false, agregar: null });
  });

  it('[MESA-11] a column nobody knows and a month that is none are refused', async () => {
    expect((await calls.send('POST', '/columna', { columna: 'cancelados' })).statusCode).toBe(400);
    expect((await calls.send('POST', '/calendario', { mes: '2026-13' })).statusCode).toBe(400);
  });
});

describe('[MESA-11] the board of commitments', () => {
  it('puts each commitment into the column of its day; cancelled ones into none', async () => {
    for (const columna of ['vencidos', 'semana', 'cumplidos'])
      expect([columna, toIds(await column(columna))]).toEqual([columna, [ids[columna]]]);
    expect(toIds(await column('despues'))).toEqual([ids['despues'], ids['despues, otra']]);
  });

  it('shows what was fulfilled this month alone', async () => {
    const { kysely } = calls.test.database;
    const set = (cerrado_en: Date) =>
      kysely
        .updateTable('compromisos')
        .set({ cerrado_en })
        .where('id', '=', ids['cumplidos'] ?? 0)
        .execute();
    const before = new Date(`${hoy.slice(0, 7)}-01T04:59:59Z`);
    await set(before);
    expect((await column('cumplidos')).total).toBe(0);
    await set(new Date(before.getTime() + 1000));
    expect((await column('cumplidos')).total).toBe(1);
  });

  it('comes page by page', async () => {
    expect(toIds(await column('despues', { pagina: 2, tamano: 1 }))).toEqual([ids['despues, otra']]);
    expect((await column('despues', { pagina: 2, tamano: 1 })).total).toBe(2);
  });

  it('tells its numbers, the boards of the caller, and the mesas it may be filtered by', async () => {
    const tablero = await board({ texto: TEXTO });
    expect(tablero).toMatchObject({
      hoy,
      vista: 'todos',
      vencidos: 1,
      cumplidos: 1,
      agrega: true,
      agregar: null,
    });
    expect(tablero.vistas.map(({ vista }) => vista)).toEqual(['todos', 'mios', 'entidad']);
    expect(tablero.mesas).toContainEqual({ id: calls.idMesa, nombre: expect.any(String), activa: true });
    expect(tablero.mesas.length).toBeGreaterThan(1);
    expect((await board({ idMesa: calls.idMesa })).agregar).toMatchObject({ decision: { allowed: true } });
    expect(await board({ vista: 'mios', texto: TEXTO })).toMatchObject({ vista: 'mios', vencidos: 0 });
  });

  it('is filtered by mesa', async () => {
    expect((await column('despues', { idMesa: calls.idMesa })).total).toBe(2);
    expect((await column('despues', { idMesa: 999_999 })).total).toBe(0);
  });
});

describe('[MESA-11] the calendar of commitments', () => {
  it('has the first three of a day and how many there are; asked for the day, all', async () => {
    const { kysely } = calls.test.database;
    const dia = `${addDays(hoy, 120).slice(0, 7)}-15`;
    const created: number[] = [];
    for (const at of [1, 2, 3, 4, 5])
      created.push((await calls.create({ descripcion: `${TEXTO} día ${at}.` })).id);
    await kysely
      .updateTable('compromisos')
      .set({ fecha_vencimiento: dia, fecha_acuerdo: '2025-01-02' })
      .where('id', 'in', created)
      .execute();
    const { dias } = await month({ mes: dia.slice(0, 7) });
    expect(dias.map((day) => [day.dia, day.total, day.compromisos.map(({ id }) => id)])).toEqual([
      [dia, 5, created.slice(0, 3)],
    ]);
    expect(dias[0]?.compromisos[0]).toMatchObject({
      columna: 'despues',
      permisos: { cumplir: { allowed: true } },
    });
    const whole = await month({ mes: dia.slice(0, 7), dia });
    expect(whole.dias[0]?.compromisos.map(({ id }) => id)).toEqual(created);
  });

  it('shows a fulfilled one on the day it was fulfilled, and no cancelled one', async () => {
    const { kysely } = calls.test.database;
    await kysely
      .updateTable('compromisos')
      .set({ cerrado_en: new Date('2026-03-11T03:00:00Z') })
      .where('id', '=', ids['cumplidos'] ?? 0)
      .execute();
    const { dias } = await month({ mes: '2026-03' });
    expect(dias.map((day) => [day.dia, day.compromisos.map(({ columna }) => columna)])).toEqual([
      ['2026-03-10', ['cumplidos']],
    ]);
  });
});
