import { hashToken } from '@marco/server-kit';
import { openTestSession, runAsOwner, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BloqueAsuntos } from '../../contract/index.ts';

const ADMINISTRADOR = '1000000001';
const CONSULTOR = '1000000002';
const LIDER = '1000000003';
const FUNCIONARIO = '1000000004';

let test: TestApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  test = await startTestApp();
  for (const numero of [ADMINISTRADOR, CONSULTOR, LIDER, FUNCIONARIO])
    tokens.set(numero, await openTestSession(test.database.kysely, numero));
});
afterAll(() => test.close());

async function ask(numero: string, query = '') {
  const answer = await test.app.inject({
    url: `/api/inicio${query}`,
    headers: { authorization: `Bearer ${tokens.get(numero)}` },
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function readAsuntos(numero: string, query = ''): Promise<BloqueAsuntos> {
  const { status, body } = await ask(numero, `?bloques=asuntos${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.bloques.asuntos.estado).toBe('listo');
  return body.bloques.asuntos.datos;
}

const DIA_MS = 86_400_000;
const dayFromNow = (days: number) =>
  new Date(Date.now() - 5 * 3_600_000 + days * DIA_MS).toISOString().slice(0, 10);

const listAll = ({ grupos }: BloqueAsuntos) => grupos.flatMap(({ asuntos }) => asuntos);

describe('what is refused', () => {
  it('[AREA-13] nobody without a session', async () => {
    expect((await test.app.inject({ url: '/api/inicio' })).statusCode).toBe(401);
  });

  it.each([
    '?ambito=todos',
    '?ambito=otros',
    '?grupo=ayer',
    '?bloques=Asuntos!',
    `?bloques=${Array.from({ length: 21 }, (_, n) => `b${n}`).join(',')}`,
    `?tipo=${'x'.repeat(101)}`,
  ])('[AREA-13] %s', async (query) => {
    const { status, body } = await ask(LIDER, query);
    expect(status).toBe(400);
    expect(body.detalles[0].mensaje).toMatch(/\.$/);
  });

  it('[AREA-13] a session without entidad has nothing that waits', async () => {
    tokens.set('sin entidad', await openTestSession(test.database.kysely, LIDER, { entidad: false }));
    const asuntos = await readAsuntos('sin entidad');
    expect(asuntos).toMatchObject({ grupos: [], tipos: [], totales: { mio: 0, entidad: 0 } });
  });
});

describe('the blocks of the home', () => {
  it('[AREA-13] come in one answer, those of the rol alone', async () => {
    const { body } = await ask(LIDER);
    expect(Object.keys(body.bloques).toSorted()).toEqual([
      'acciones',
      'asuntos',
      'carga',
      'novedades',
      'otros',
      'recorrido',
      'reuniones',
      'salud',
      'servicios',
    ]);
    expect(body.bloques.servicios.estado).toBe('listo');
    expect((await ask(ADMINISTRADOR)).body.bloques.servicios).toEqual({ estado: 'ausente' });
  });

  it('[AREA-13] those that are asked for alone', async () => {
    const { body } = await ask(LIDER, '?bloques=novedades,no-existe');
    expect(Object.keys(body.bloques)).toEqual(['novedades']);
  });

  it('[AREA-13] one that fails is told as such, and the others stand', async () => {
    await runAsOwner(test.database, 'alter table notificaciones rename to notificaciones_ausente');
    try {
      const { status, body } = await ask(LIDER);
      expect(status).toBe(200);
      expect(body.bloques.novedades).toEqual({
        estado: 'fallo',
        mensaje: 'No fue posible leer esta parte. Vuelva a intentarlo en un momento.',
      });
      expect(body.bloques.asuntos.estado).toBe('listo');
    } finally {
      await runAsOwner(test.database, 'alter table notificaciones_ausente rename to notificaciones');
    }
  });

  it('[AREA-13] the health of the system is told to the administrator alone, and follows what fails', async () => {
    const { kysely } = test.database;
    const read = async () => (await ask(ADMINISTRADOR, '?bloques=salud')).body.bloques.salud;
    for (const numero of [CONSULTOR, LIDER, FUNCIONARIO])
      expect((await ask(numero, '?bloques=salud')).body.bloques.salud).toEqual({ estado: 'ausente' });
    await sql`delete from jobs where kind = 'medida'`.execute(kysely);
    const { datos: before } = await read();
    await sql`insert into jobs (kind, job_key, abandoned_at) values ('medida', 'uno', now())`.execute(kysely);
    await sql`insert into jobs (kind, job_key, next_attempt_at) values ('medida', 'dos', now() - interval '1 hour')`.execute(
      kysely,
    );
    await sql`insert into outbox_messages (event, recipient, subject, text_body, html_body, abandoned_at)
      values ('medida', 'ana@ejemplo.gov.co', '-', '-', '-', now())`.execute(kysely);
    try {
      const { datos } = await read();
      expect(datos.tareas).toEqual({
        abandonadas: before.tareas.abandonadas + 1,
        atrasadas: before.tareas.atrasadas + 1,
      });
      expect(datos.correosAbandonados).toBe(before.correosAbandonados + 1);
    } finally {
      await sql`delete from jobs where kind = 'medida'`.execute(kysely);
      await sql`delete from outbox_messages where event = 'medida'`.execute(kysely);
    }
  });

  it('[AREA-13] the load of the consultores is told to who assigns, who has least first', async () => {
    for (const numero of [CONSULTOR, LIDER, FUNCIONARIO])
      expect((await ask(numero, '?bloques=carga')).body.bloques.carga).toEqual({ estado: 'ausente' });
    const { consultores } = (await ask(ADMINISTRADOR, '?bloques=carga')).body.bloques.carga.datos;
    const abiertas = consultores.map((one: { abiertas: number }) => one.abiertas);
    expect(abiertas).toEqual(abiertas.toSorted((one: number, other: number) => one - other));
    expect(Math.max(...abiertas)).toBeGreaterThan(0);
    for (const { id, abiertas, porNivel, vencidas } of consultores) {
      const { rows } = await sql<{ abiertas: number; vencidas: number }>`select count(*)::int as abiertas,
        (count(*) filter (where fecha_vencimiento < ${dayFromNow(0)}::date))::int as vencidas
        from solicitudes where consultor_id = ${id} and cerrada_en is null`.execute(test.database.kysely);
      expect({ abiertas, vencidas }).toEqual(rows[0]);
      expect(porNivel.reduce((sum: number, one: number) => sum + one, 0)).toBe(abiertas);
    }
  });

  it('[AREA-13] tells what came since the last use of another session', async () => {
    const { kysely } = test.database;
    const read = async () => (await ask(CONSULTOR, '?bloques=novedades')).body.bloques.novedades.datos;
    await sql`delete from notificaciones where usuario_id = (select id from usuarios where numero_identificacion = ${CONSULTOR})`.execute(
      kysely,
    );
    expect(await read()).toMatchObject({ ultimaVisita: null, desdeLaUltimaVisita: 0 });
    const earlier = await openTestSession(kysely, CONSULTOR);
    expect(earlier).not.toBe(tokens.get(CONSULTOR));
    await sql`update sessions set last_seen_at = now() - interval '2 days' where token_hash = ${hashToken(earlier)}`.execute(
      kysely,
    );
    for (const days of [3, 1])
      await sql`insert into notificaciones (usuario_id, evento, titulo, texto, created_at)
        select id, 'rol-asignado', '-', '-', now() - make_interval(days => ${days}) from usuarios
        where numero_identificacion = ${CONSULTOR}`.execute(kysely);
    const { ultimaVisita, desdeLaUltimaVisita, novedades } = await read();
    expect(Date.now() - Date.parse(ultimaVisita)).toBeGreaterThan(1.9 * 86_400_000);
    expect(desdeLaUltimaVisita).toBe(1);
    expect(novedades).toHaveLength(2);
  });

  it('[AREA-13] offers what the rol may begin', async () => {
    const read = async (numero: string) =>
      (await ask(numero, '?bloques=acciones')).body.bloques.acciones.datos.acciones.map(
        ({ texto }: { texto: string }) => texto,
      );
    expect(await read(LIDER)).toContain('Crear solicitud');
    expect(await read(ADMINISTRADOR)).not.toContain('Crear solicitud');
    expect(await read(ADMINISTRADOR)).toContain('Asignar solicitudes');
  });
});

describe('the matters that wait', () => {
  it('[AREA-13] stand by their last day, in the groups that have some', async () => {
    const { kysely } = test.database;
    const { rows } = await sql<{ id: number }>`select c.id from compromisos c
      join mesas m on m.id = c.mesa_id and m.activa order by c.id limit 3`.execute(kysely);
    const entidad = sql`(select m.entidad_id from membresias m join usuarios u on u.id = m.usuario_id
      where u.numero_identificacion = ${LIDER} and m.estado = 'activa' order by m.id limit 1)`;
    const dias = [-1, 0, 400];
    for (const [at, { id }] of rows.entries())
      await sql`update compromisos set estado = 'abierto', cerrado_en = null, responsable_usuario_id = null,
        entidad_id = ${entidad}, fecha_vencimiento = ${dayFromNow(dias[at] ?? 0)}::date where id = ${id}`.execute(
        kysely,
      );
    const asuntos = await readAsuntos(LIDER, '&tipo=compromisos-por-cumplir');
    expect(asuntos.grupos.map(({ grupo }) => grupo).filter((grupo) => grupo !== 'semana')).toEqual([
      'vencido',
      'hoy',
      'despues',
    ]);
    const [vencido] = asuntos.grupos;
    expect(vencido?.asuntos.at(-1)).toMatchObject({
      vence: dayFromNow(-1),
      boton: 'Responder',
      enManosDe: null,
    });
    for (const { asuntos: suyos } of asuntos.grupos)
      expect(suyos.map(({ vence }) => vence)).toEqual(suyos.map(({ vence }) => vence).toSorted());
  });

  it('[AREA-13] shows seven of a group, and all of the one that is asked for', async () => {
    const { kysely } = test.database;
    await sql`update compromisos set estado = 'abierto', cerrado_en = null, responsable_usuario_id = null,
      fecha_vencimiento = ${dayFromNow(-5)}::date, entidad_id = (select m.entidad_id from membresias m
        join usuarios u on u.id = m.usuario_id where u.numero_identificacion = ${LIDER} and m.estado = 'activa'
        order by m.id limit 1)
      where id in (select c.id from compromisos c join mesas m on m.id = c.mesa_id and m.activa limit 12)`.execute(
      kysely,
    );
    const first = await readAsuntos(LIDER, '&tipo=compromisos-por-cumplir');
    const total = first.grupos[0]?.total ?? 0;
    expect(total).toBeGreaterThan(7);
    expect(first.grupos[0]?.asuntos).toHaveLength(7);
    const whole = await readAsuntos(LIDER, '&tipo=compromisos-por-cumplir&grupo=vencido');
    expect(whole.grupos).toHaveLength(1);
    expect(whole.grupos[0]?.asuntos).toHaveLength(total);
  });

  it('[AREA-13] those of a kind that was postponed wait unseen, but where it is asked for', async () => {
    const before = await readAsuntos(LIDER);
    const tipo = 'compromisos-por-cumplir';
    expect(listAll(before).some((asunto) => asunto.tipo === tipo)).toBe(true);
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/actividades/Update',
      headers: { authorization: `Bearer ${tokens.get(LIDER)}` },
      payload: { codigo: tipo, accion: 'posponer', dias: 3 },
    });
    expect(answer.statusCode).toBe(200);
    const after = await readAsuntos(LIDER);
    expect(listAll(after).some((asunto) => asunto.tipo === tipo)).toBe(false);
    expect(after.tipos.find(({ codigo }) => codigo === tipo)?.pospuestaHasta).not.toBeNull();
    expect(listAll(await readAsuntos(LIDER, `&tipo=${tipo}`)).length).toBeGreaterThan(0);
  });

  it('[AREA-13] of the entidad are at least as many as those of the person, who may only look at some', async () => {
    const mios = await readAsuntos(FUNCIONARIO);
    const deLaEntidad = await readAsuntos(FUNCIONARIO, '&ambito=entidad');
    expect(deLaEntidad.ambito).toBe('entidad');
    expect(deLaEntidad.totales).toEqual(mios.totales);
    expect(deLaEntidad.totales.entidad).toBeGreaterThanOrEqual(deLaEntidad.totales.mio);
    for (const { boton } of listAll(deLaEntidad)) expect(boton).not.toBe('');
  });

  it('[AREA-13] counts as the tasks of the home count', async () => {
    const answer = await test.app.inject({
      url: '/api/actividades/listarActividades',
      headers: { authorization: `Bearer ${tokens.get(ADMINISTRADOR)}` },
    });
    const { tipos } = await readAsuntos(ADMINISTRADOR);
    const toPairs = (list: readonly { codigo: string; total: number }[]) =>
      list.map(({ codigo, total }) => `${codigo} ${total}`).toSorted();
    expect(toPairs(tipos)).toEqual(
      toPairs(
        answer
          .json()
          .map(({ codigo, cantidad }: { codigo: string; cantidad: number }) => ({ codigo, total: cantidad })),
      ),
    );
  });

  it('[AREA-13] every address of the list exists for who reads it', async () => {
    for (const numero of [ADMINISTRADOR, CONSULTOR, LIDER, FUNCIONARIO])
      for (const { url, titulo } of listAll(await readAsuntos(numero))) {
        expect(url, titulo).toMatch(/^\/(app|mesas-interoperabilidad)\//);
        expect(titulo).not.toContain('undefined');
      }
  });
});

describe('what others must do', () => {
  it('[AREA-13] is told with who has it in hand', async () => {
    const { body } = await ask(LIDER, '?bloques=otros');
    const otros: BloqueAsuntos = body.bloques.otros.datos;
    const asuntos = listAll(otros);
    for (const { enManosDe } of asuntos) expect(enManosDe).toMatch(/^En manos del? /);
    expect(otros.porQuien.reduce((sum, { total }) => sum + total, 0)).toBe(asuntos.length);
  });
});
