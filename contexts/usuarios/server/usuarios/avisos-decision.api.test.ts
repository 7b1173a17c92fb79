import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERSONAS, startUsuariosSite, type UsuariosSite } from '../../testing/usuarios-site.ts';

const { administrador, pendiente, variasEntidades } = PERSONAS;
const CORREO = 'persona@dian.ejemplo.gov.co';

let site: UsuariosSite;
let membresiaId: number;
let usuarioId: number;
let rolId: number;
beforeAll(async () => {
  site = await startUsuariosSite();
  rolId = await site.findRolId('lider-interoperabilidad');
});
beforeEach(async () => {
  const membresia = await site.findMembresia(variasEntidades, 'DIAN');
  membresiaId = membresia.id;
  usuarioId = membresia['usuario_id'] as number;
  await setCorreo(membresiaId, CORREO);
  await sql`delete from outbox_messages`.execute(site.test.database.kysely);
});
afterEach(() => site.reset());
afterAll(() => site.test.close());

async function setCorreo(id: number, correo: string): Promise<void> {
  await sql`update membresias set correo_electronico = ${correo} where id = ${id}`.execute(
    site.test.database.kysely,
  );
}

async function nombreDe(sigla: string): Promise<string> {
  const { rows } = await sql<{ nombre: string }>`select nombre from entidades where sigla = ${sigla}`.execute(
    site.test.database.kysely,
  );
  return rows[0]?.nombre ?? '';
}

/** The messages to the person: mails at the address of that entity, and notices. */
async function listTold(correo = CORREO, usuario = usuarioId) {
  const { kysely } = site.test.database;
  const { rows: correos } = await sql<{ event: string; text_body: string }>`
    select event, text_body from outbox_messages where recipient = ${correo} order by id`.execute(kysely);
  const { rows: avisos } = await sql<{ evento: string; titulo: string }>`
    select evento, titulo from notificaciones where usuario_id = ${usuario} order by id`.execute(kysely);
  return { correos, avisos };
}

async function expectTold(evento: string, ...texts: readonly string[]): Promise<void> {
  const { correos, avisos } = await listTold();
  expect(correos.map(({ event }) => event)).toEqual([evento]);
  expect(avisos.map((aviso) => aviso.evento)).toEqual([evento]);
  for (const text of texts) expect(correos[0]?.text_body).toContain(text);
}

const decide = (path: string, body: object) =>
  site.post(administrador, `/usuarios/${path}`, { membresiaId, ...body });

describe('a person who is decided about is told by e-mail and in the product', () => {
  it('[AREA-04] when the membership is inactivated, with the reason, and when it is activated', async () => {
    const motivo = 'Terminó su contrato';
    expect((await decide('cambiarEstado', { estadoUsuario: false, motivo })).statusCode).toBe(200);
    await expectTold('usuario-estado', 'ahora está inactivo', `Motivo: ${motivo}`, await nombreDe('DIAN'));
    expect((await decide('cambiarEstado', { estadoUsuario: true })).statusCode).toBe(200);
    const { correos, avisos } = await listTold();
    expect(correos.at(-1)?.text_body).toContain('ahora está activo');
    expect([correos.length, avisos.length]).toEqual([2, 2]);
  });

  it('[AREA-04] when it is moved, with both entities', async () => {
    const answer = await decide('trasladar', { entidadId: await site.findEntidadId('DANE') });
    expect(answer.statusCode).toBe(200);
    await expectTold('usuario-trasladado', await nombreDe('DIAN'), await nombreDe('DANE'));
  });

  it('[AREA-04] when it gets another rol, with its name', async () => {
    expect((await decide('asignarRol', { rolId })).statusCode).toBe(200);
    await expectTold('rol-asignado', 'Líder de interoperabilidad', await nombreDe('DIAN'));
  });

  it('[REG-20] [AREA-04] in bulk each one, and nobody who stayed as they were', async () => {
    const [waiting, other] = [
      await site.findMembresia(pendiente),
      await site.findMembresia(variasEntidades, 'RNEC'),
    ];
    await setCorreo(waiting.id, 'uno@ejemplo.gov.co');
    await setCorreo(other.id, 'dos@ejemplo.gov.co');
    const membresias = [waiting.id, other.id, membresiaId].map((id) => ({ id }));
    const answer = await site.post(administrador, '/usuarios/cambioMasivo', {
      accion: 'aprobar',
      rolId,
      membresias,
    });
    expect(answer.json()).toMatchObject({ permitidos: 2 });
    for (const correo of ['uno@ejemplo.gov.co', 'dos@ejemplo.gov.co'])
      expect((await listTold(correo)).correos.map(({ event }) => event)).toEqual(['usuario-aprobado']);
    expect((await listTold()).correos).toEqual([]);
  });

  it('[AREA-04] and not at all when the decision was refused', async () => {
    expect((await decide('asignarRol', { rolId: 999_999 })).statusCode).toBe(422);
    expect((await decide('trasladar', { entidadId: await site.findEntidadId('SNR') })).statusCode).toBe(403);
    expect(await listTold()).toEqual({ correos: [], avisos: [] });
  });
});
