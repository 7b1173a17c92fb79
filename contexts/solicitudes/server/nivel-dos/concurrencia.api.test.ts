import type { DatabaseSchema } from '@marco/database';
import { findLockedVersion } from '@marco/servicios/port';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Solicitud } from '../../contract/index.ts';
import { type NivelDosSite, startNivelDosSite } from '../../testing/nivel-dos-site.ts';

let site: NivelDosSite;
/** Two requests of level 2, each of a servicio of its own. */
let una: Solicitud;
let otra: Solicitud;
beforeAll(async () => {
  site = await startNivelDosSite();
  una = await site.createCompletaNivelDos();
  otra = await site.createCompletaNivelDos();
}, 300_000);
afterAll(() => site.close());

const db = () => site.test.database.kysely;
const MINUTOS = { timeout: 300_000 };
const listEstados = (answers: readonly { readonly statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

async function accept(id: number): Promise<void> {
  await site.take(id, ['consultor', 'presentar'], ['lider', 'aprobar']);
}

describe('[AREA-05] at once', () => {
  it('two change one draft as both saw it: one is written, the other is told', async () => {
    const { version } = await site.read(una.id);
    const headers = { 'if-match': `"${version}"` };
    const answers = await Promise.all(
      ['Primera.', 'Segunda.'].map((observaciones) =>
        site.change(una.id, { observaciones }, 'lider', headers),
      ),
    );
    expect(listEstados(answers)).toEqual([200, 412]);
    const written = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect(await site.read(una.id)).toMatchObject({
      version: version + 1,
      nivelDos: { observaciones: written.nivelDos.observaciones },
    });
  });

  it('two begin the request of one version: one draft', async () => {
    const { versionId, servicioId } = await site.certifyNivelUno();
    expect(listEstados(await Promise.all([site.begin(versionId), site.begin(versionId)]))).toEqual([
      200, 409,
    ]);
    const drafts = db().selectFrom('solicitudes').select('id').where('servicio_id', '=', servicioId);
    expect(await drafts.where('nivel', '=', 2).execute()).toHaveLength(1);
  });

  it.runIf(process.env['TEST_DATABASE'] === 'postgres')(
    'a row that names a version is written while a step of a certificate holds it: neither waits for the other',
    async () => {
      const { versionId } = await site.certifyNivelUno();
      const trx = await db().startTransaction().execute();
      await findLockedVersion(trx, versionId);
      const naming = sql`select v.id from servicios_versiones v join servicios s on s.id = v.servicio_id
        where v.id = ${versionId} for key share nowait`;
      expect((await naming.execute(db())).rows).toEqual([{ id: versionId }]);
      await trx.rollback().execute();
    },
  );

  it('the banco and a change: the report is never of what is no longer on file', async () => {
    const answers = await Promise.all([
      site.runBanco(otra.id),
      site.change(otra.id, { observaciones: 'Mientras tanto.' }),
    ]);
    expect(answers[1].statusCode).toBe(200);
    expect([200, 409]).toContain(answers[0].statusCode);
    const { length } = await db()
      .selectFrom('informes_conformidad')
      .select('id')
      .where('solicitud_id', '=', otra.id)
      .execute();
    expect(length).toBe(1);
    otra = (await site.runBanco(otra.id)).json();
  });

  it('the evaluation twice: one step, one report', MINUTOS, async () => {
    const consultorId = await site.findUsuarioId('consultor');
    for (const { id } of [una, otra])
      await site.take(
        id,
        ['lider', 'radicar'],
        ['coordinador', 'asignar', { consultorId }],
        ['consultor', 'revisar'],
      );
    const answers = await Promise.all([0, 1].map(() => site.step('consultor', una.id, 'evaluar')));
    expect(listEstados(answers)).toEqual([200, 409]);
    const evaluada = await site.read(una.id, 'consultor');
    expect(evaluada.pasos.filter(({ accion }) => accion === 'evaluar')).toHaveLength(1);
    const informes = db().selectFrom('informes_conformidad').select('id').where('solicitud_id', '=', una.id);
    expect(await informes.execute()).toEqual([{ id: evaluada.nivelDos?.informe?.id }]);
    await site.take(otra.id, ['consultor', 'evaluar']);
  });

  it(
    'a suspension of level 1 and the certification: nothing is certified over it, and it says why',
    MINUTOS,
    async () => {
      await accept(una.id);
      const antes = await site.read(una.id);
      const versionId = antes.nivelDos?.servicioVersion.id ?? 0;
      const setEstado = (estado: string, desde: string | null) =>
        db()
          .updateTable('servicios_versiones')
          .set({ estado, suspendida_desde: desde })
          .where('id', '=', versionId);
      const trx = await db().startTransaction().execute();
      const moved = setEstado('suspendida', 'estandarizada').compile();
      await trx.executeQuery(moved);
      const answering = site.step('administrador', una.id, 'certificar');
      // On a server it waits for the version; the embedded database begins it afterwards.
      try {
        if (process.env['TEST_DATABASE'] === 'postgres') await expect.poll(() => countWaiting(trx)).toBe(1);
      } finally {
        await trx.commit().execute();
      }
      const answer = await answering;
      expect(answer.statusCode).toBe(409);
      expect(answer.json().code).toMatch(/^(NIVEL_ANTERIOR_NO_VIGENTE|SOLICITUD_INCOMPLETA)$/);
      const certificados = db().selectFrom('certificados').select('id').where('solicitud_id', '=', una.id);
      expect(await certificados.execute()).toEqual([]);
      await setEstado('estandarizada', null).execute();
      expect(await site.read(una.id)).toEqual(antes);
    },
  );

  it('two certifications: each number once and none left out, and one request once', MINUTOS, async () => {
    await accept(otra.id);
    const before = await listNumeros();
    const answers = await Promise.all(
      [una.id, otra.id, una.id, otra.id].map((id) => site.step('administrador', id, 'certificar')),
    );
    expect(listEstados(answers)).toEqual([200, 200, 409, 409]);
    const last = before.at(-1) ?? 0;
    expect(await listNumeros()).toEqual([...before, last + 1, last + 2]);
  });
});

async function listNumeros(): Promise<number[]> {
  const rows = await db().selectFrom('certificados').select('numero').where('nivel', '=', 2).execute();
  return rows.map(({ numero }) => Number(numero.slice(-6))).toSorted((one, other) => one - other);
}

/** How many wait for a row the transaction holds. */
async function countWaiting(trx: Kysely<DatabaseSchema>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_locks
    where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx);
  return rows[0]?.waiting ?? 0;
}
