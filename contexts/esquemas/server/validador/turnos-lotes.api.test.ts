import { openTestDatabase } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TurnosLotes } from './turnos-lotes.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const stranger = (red: string) => ({ key: `red ${red}`, hasSession: false });
const persona = (id: number) => ({ key: `persona ${id}`, hasSession: true });

/** The turns of a process of the product. */
const openTurnos = () => new TurnosLotes(database.kysely);

describe('turns of batches', () => {
  it('F7: one of each caller over all processes, until it ends or fails', async () => {
    const [one, other] = [openTurnos(), openTurnos()];
    const end = await one.take(stranger('a'), async (leave) => leave);
    for (const turnos of [one, other])
      await expect(turnos.take(stranger('a'), async () => 'taken')).rejects.toMatchObject({
        code: 'LOTE_EN_CURSO',
        status: 429,
      });
    expect(await other.take(stranger('b'), async () => 'taken')).toBe('taken');
    await end();
    await expect(other.take(stranger('a'), () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(await one.take(stranger('a'), async () => 'taken')).toBe('taken');
  });

  it('the batch of a process that died ends with its lease', async () => {
    const [dead, other] = [openTurnos(), openTurnos()];
    await dead.take(stranger('c'), async () => 'never ended');
    const again = () => other.take(stranger('c'), async () => 'taken');
    await expect(again()).rejects.toMatchObject({ code: 'LOTE_EN_CURSO' });
    await sql`update work_places set ends_at = now() - interval '1 second'`.execute(database.kysely);
    expect(await again()).toBe('taken');
  });

  it('F7: those of strangers never take the places of people with a session', () => {
    const turnos = openTurnos();
    const leaves = ['a', 'b', 'c', 'd'].map((red) => turnos.begin(stranger(red)));
    expect(() => turnos.begin(stranger('e'))).toThrow('VALIDADOR_OCUPADO');
    expect(() => turnos.begin(persona(1))).not.toThrow();
    leaves[0]?.();
    expect(() => turnos.begin(stranger('e'))).not.toThrow();
  });
});
