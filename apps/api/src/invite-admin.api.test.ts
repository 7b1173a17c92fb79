import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInvitacion } from '@marco/acceso/server';
import { type DatabaseSchema, listMigrations } from '@marco/database';
import { seedReference } from '@marco/database/seeds';
import { type DatabaseHandle, migrate, openPglite } from '@marco/server-kit/database';
import { openTestDatabase } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInviteAdmin } from './invite-admin.ts';
import { PLANTILLAS_INICIALES } from './novedades.ts';

const CORREO = 'primera.persona@ejemplo.gov.co';

let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'marco-invite-'));
  await withDatabase(async (database) => {
    await migrate(database, listMigrations());
    await seedReference(database.kysely, PLANTILLAS_INICIALES);
  });
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function withDatabase<Result>(
  work: (database: DatabaseHandle<DatabaseSchema>) => Promise<Result>,
): Promise<Result> {
  const database = openPglite<DatabaseSchema>({ directory });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function invite(args: string[], environment: Record<string, string> = {}) {
  const lines: string[] = [];
  const settings = { DATA_DIR: directory, PUBLIC_URL: 'https://marco.ejemplo.gov.co', ...environment };
  const code = await runInviteAdmin(args, settings, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

function listAudit({ kysely }: DatabaseHandle<DatabaseSchema>) {
  return kysely
    .selectFrom('audit_events')
    .select(['result', 'detail', 'address', 'actor_user_id'])
    .where('action', '=', 'invitar-administrador')
    .orderBy('id')
    .execute();
}

describe('npm run admin:invite', () => {
  it.each([[[]], [['sin-arroba']], [['Mayúscula@ejemplo.gov.co']], [[CORREO, 'otro@ejemplo.gov.co']]])(
    'refuses the arguments %j and says how to write them',
    async (args) => {
      expect(await invite(args)).toEqual({ code: 1, text: expect.stringMatching(/^Escriba el correo/) });
    },
  );

  it('says what to do where the directory is in use or empty, or the server not reachable', async () => {
    await withDatabase(async () => {
      expect(await invite([CORREO])).toEqual({
        code: 1,
        text: expect.stringMatching(/está en uso por el sistema en marcha/),
      });
    });
    expect(await invite([CORREO], { DATA_DIR: join(directory, 'otra') })).toEqual({
      code: 1,
      text: expect.stringMatching(/^No hay una base de datos en/),
    });
    expect(await invite([CORREO], { DATABASE_URL: 'postgres://nadie@127.0.0.1:9/nada' })).toEqual({
      code: 1,
      text: expect.stringMatching(/No fue posible conectarse/),
    });
  });

  it('prints a link to the site, keeps only the hash of its key, and ends the links before it', async () => {
    const first = await invite([CORREO]);
    const { code, text } = await invite([CORREO]);
    expect([first.code, code]).toEqual([0, 0]);
    const [, clave = ''] =
      /https:\/\/marco\.ejemplo\.gov\.co\/register\?invitacion=([\w-]+)$/m.exec(text) ?? [];
    expect(clave.length).toBeGreaterThan(40);
    await withDatabase(async (database) => {
      const rows = await database.kysely
        .selectFrom('invitaciones_administrador')
        .selectAll()
        .orderBy('id')
        .execute();
      expect(rows).toHaveLength(2);
      expect(JSON.stringify(rows)).not.toContain(clave);
      expect(rows.map(({ vence_en: expires }) => expires > new Date())).toEqual([false, true]);
      expect(await listAudit(database)).toEqual(
        [1, 2].map(() => ({ result: 'exito', detail: {}, address: 'consola', actor_user_id: null })),
      );
    });
  });
});

describe('an installation that has an administrator', () => {
  it('refuses another one, audited, unless it is asked for', async () => {
    const database = await openTestDatabase();
    try {
      expect(await createInvitacion(database.kysely, { correo: CORREO, otro: false })).toBeUndefined();
      expect(await listAudit(database)).toEqual([
        expect.objectContaining({ result: 'rechazo', detail: { codigo: 'HAY_ADMINISTRADOR' } }),
      ]);
      expect(await createInvitacion(database.kysely, { correo: CORREO, otro: true })).toMatch(/^[\w-]{40,}$/);
    } finally {
      await database.close();
    }
  });
});
