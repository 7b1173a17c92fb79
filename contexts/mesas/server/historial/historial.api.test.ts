import { getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventoHistorial } from '../../contract/index.ts';
import { presentFrase } from '../../rules/historial/frases.ts';
import { sampleDatosMesa } from '../../testing/datos-mesa.ts';

let test: TestApp;
let consultant: string;
let coordinator: string;
/** Of the entity that leads the mesa. */
let member: string;
/** Of an entity that takes no part in it. */
let stranger: string;
let cancilleria: number;
let participante: number;
let consultor: number;
let servicio: { id: number; nombre: string };
let idMesa: number;
let idReunion: number;

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  consultant = await openTestSession(kysely, '1000000002');
  coordinator = await openTestSession(kysely, '1000000013');
  member = await openTestSession(kysely, '1000000003');
  stranger = await openTestSession(kysely, '1000000010');
  cancilleria = await findEntidadOf('1000000003');
  participante = (
    await kysely
      .selectFrom('entidades')
      .select('id')
      .where('activa', '=', true)
      .where('id', 'not in', [cancilleria, await findEntidadOf('1000000010')])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id;
  consultor = await findUsuario('1000000002');
  servicio = await kysely
    .selectFrom('servicios')
    .select(['id', 'nombre'])
    .where('activo', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  idMesa = (await call('POST', 'mesaInteroperabilidad/crear', datos())).json().id;
  idReunion = (
    await kysely
      .insertInto('reuniones')
      .values({
        mesa_id: idMesa,
        tematica: 'Instalación de la mesa',
        estado: 'realizada',
        inicia_en: new Date('2026-11-01T15:00:00Z'),
        consultor_principal_id: consultor,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
});
afterAll(() => test.close());

const findUsuario = (numero: string) => getUsuarioId(test.database.kysely, numero);

async function findEntidadOf(numero: string): Promise<number> {
  const { id } = await test.database.kysely
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .select('m.entidad_id as id')
    .where('u.numero_identificacion', '=', numero)
    .where('m.estado', '=', 'activa')
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

const datos = (change: object = {}) => ({
  ...sampleDatosMesa,
  admEntidadLider: cancilleria,
  admUsuarioId: consultor,
  ...change,
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
function call(method: Method, path: string, payload?: object, token: string | null = consultant) {
  return test.app.inject({
    method,
    url: `/api/${path}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
}
const read = (query = '', token: string | null = consultant, id: number = idMesa) =>
  call('GET', `mesaInteroperabilidad/historial/${id}${query}`, undefined, token);
const list = async (query = ''): Promise<EventoHistorial[]> => (await read(query)).json().eventos;
const tell = async (query = '') => (await list(query)).map(presentFrase);

/** An event as another part of the product writes it. */
async function write(event: {
  action: string;
  object_type: string;
  object_id: string | null;
  detail: object;
  result?: string;
  occurred_at?: Date;
}): Promise<void> {
  const { detail, result = 'exito', ...row } = event;
  await test.database.kysely
    .insertInto('audit_events')
    .values({
      ...row,
      result,
      actor_user_id: null,
      address: '',
      correlation_id: 'x',
      detail: JSON.stringify(detail),
    })
    .execute();
}

describe('refusals', () => {
  it('[MESA-11] the historial asks for a session, and exists for mesas that exist', async () => {
    expect((await read('', null)).statusCode).toBe(401);
    expect((await read('', consultant, 99_999)).json()).toMatchObject({ code: 'MESA_NO_ENCONTRADA' });
    expect(
      (await test.app.inject({ url: `/api-public/mesaInteroperabilidad/historial/${idMesa}` })).statusCode,
    ).toBe(404);
  });

  it('[MESA-11] people of an entity that takes no part in the mesa are refused with the reason', async () => {
    const answer = await read('', stranger);
    expect(answer.json()).toMatchObject({ status: 404 });
    expect((await read('', member)).statusCode).toBe(200);
    const gestion = await call('GET', `mesaInteroperabilidad/gestion/${idMesa}`, undefined, member);
    expect(gestion.json().permisos.historial.allowed).toBe(true);
    const other = (
      await call(
        'POST',
        'mesaInteroperabilidad/crear',
        datos({ nombre: 'Ajena', admEntidadLider: participante }),
      )
    ).json().id;
    expect((await read('', member, other)).json()).toMatchObject({
      code: 'HISTORIAL_RESERVADO',
      detalles: [
        {
          mensaje:
            'Solo el ministerio y las entidades que participan en la mesa ven su historial; la suya no participa.',
        },
        { mensaje: 'Puede cambiarlo: Administrador MinTIC.' },
      ],
    });
  });

  it.each(['?clase=otra', '?usuarioId=0', '?desde=2026-02-30', '?hasta=ayer', '?antesDe=-1'])(
    '[MESA-11] %s is no filter',
    async (query) => {
      expect((await read(query)).statusCode).toBe(400);
    },
  );
});

describe('what was done to a mesa', () => {
  it('[MESA-11] who, what, from → to, with names instead of ids; every edit at once', async () => {
    expect(await tell()).toEqual(['creó la mesa']);
    await call('PUT', 'mesaInteroperabilidad/editar', {
      ...datos({ objetivo: 'Otro objetivo.', emailConsultor: 'otra@ejemplo.gov.co' }),
      id: idMesa,
    });
    const [edit] = await list();
    expect(edit).toMatchObject({
      clase: 'datos',
      sentido: 'cambiado',
      cambios: [{ campo: 'objetivo', antes: [sampleDatosMesa.objetivo], despues: ['Otro objetivo.'] }],
      personales: ['emailConsultor'],
      quien: { id: consultor, nombre: expect.stringMatching(/\S/), rol: expect.any(String) },
    });
    expect(edit && presentFrase(edit)).toBe('cambió el objetivo y el correo del consultor');
    expect(JSON.stringify(await list())).not.toContain('@ejemplo.gov.co');
    expect((await list()).at(-1)?.cambios).toContainEqual({
      campo: 'admEntidadLider',
      antes: [],
      despues: [expect.stringMatching(/^[A-ZÁÉÍÓÚÑ][^A-Z]*/)],
    });
  });

  it('[MESA-11] its entities and services are told by their names', async () => {
    const entidad = `mdi-minteroperabilidad-entidads-mesa/${idMesa}/${participante}`;
    await call('PUT', entidad, { rol: 'invitada' });
    await call('PUT', entidad, { rol: 'consumidora' });
    await call('DELETE', entidad);
    await call('POST', 'mesaInteroperabilidad/servicio-mesa', { idMesa, idServicio: servicio.id });
    await call('DELETE', `mesaInteroperabilidad/servicio-mesa/${idMesa}/${servicio.id}`);
    const [unlinked, linked, removed, changed, added] = await tell();
    expect([unlinked, linked]).toEqual([
      `desvinculó el servicio «${servicio.nombre}»`,
      `vinculó el servicio «${servicio.nombre}»`,
    ]);
    expect([removed, changed, added]).toEqual([
      expect.stringMatching(/^retiró a .+ de la mesa$/),
      expect.stringMatching(/^cambió el rol de .+ de invitada a consumidora$/),
      expect.stringMatching(/^agregó a .+ como invitada$/),
    ]);
    expect(await tell('?clase=servicios')).toHaveLength(2);
    expect(await tell('?clase=entidades')).toHaveLength(3);
  });

  it('[MESA-11] its meetings, documents, commitments and actas belong to it; those of another mesa do not', async () => {
    const detail = {
      antes: { documentos: ['Acta.pdf'] },
      despues: { documentos: ['Acta.pdf', 'Lista.pdf'] },
    };
    await write({
      action: 'adjuntar-documento',
      object_type: 'reunion',
      object_id: String(idReunion),
      detail,
    });
    const { id: compromiso } = await test.database.kysely
      .insertInto('compromisos')
      .values({
        mesa_id: idMesa,
        descripcion: 'Publicar el servicio',
        responsable: 'Ana Ruiz',
        entidad_id: cancilleria,
        fecha_acuerdo: '2026-11-01',
        fecha_vencimiento: '2026-11-20',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await write({
      action: 'cerrar-compromiso',
      object_type: 'compromiso',
      object_id: String(compromiso),
      detail: { antes: { estado: 'abierto' }, despues: { estado: 'cumplido' } },
    });
    await write({ action: 'sellar-acta', object_type: 'acta', object_id: '7', detail: { mesaId: idMesa } });
    await write({
      action: 'sellar-acta',
      object_type: 'acta',
      object_id: '8',
      detail: { mesaId: idMesa + 1 },
    });
    await write({ action: 'adjuntar-documento', object_type: 'reunion', object_id: '1', detail });
    const eventos = await list();
    expect(eventos.slice(0, 3).map((evento) => [evento.clase, presentFrase(evento), evento.quien])).toEqual([
      ['actas', 'selló el acta de la reunión', null],
      ['compromisos', 'cerró el compromiso «Publicar el servicio»', null],
      ['documentos', 'adjuntó «Lista.pdf» a la reunión «Instalación de la mesa»', null],
    ]);
    expect(eventos[1]?.cambios).toEqual([{ campo: 'estado', antes: ['Abierto'], despues: ['Cumplido'] }]);
    expect(await tell('?clase=documentos')).toHaveLength(1);
    expect(await tell('?clase=compromisos')).toHaveLength(1);
    expect(await tell('?clase=actas')).toHaveLength(1);
  });

  it('[MESA-11] closing and reopening tell the reason; what was refused changed nothing', async () => {
    await call(
      'POST',
      'mesaInteroperabilidad/estado',
      { id: idMesa, activa: true, motivo: 'Nada' },
      coordinator,
    );
    await write({
      action: 'cerrar-mesa',
      object_type: 'mesa',
      object_id: String(idMesa),
      detail: {},
      result: 'rechazo',
    });
    await write({
      action: 'cerrar-mesa',
      object_type: 'mesa',
      object_id: String(idMesa),
      detail: { antes: { activa: true }, despues: { activa: false }, motivo: 'Cumplió su objetivo.' },
    });
    const [first, second] = await list();
    expect(first).toMatchObject({
      motivo: 'Cumplió su objetivo.',
      cambios: [{ campo: 'activa', antes: ['Abierta'], despues: ['Cerrada'] }],
    });
    expect(second?.accion).toBe('sellar-acta');
  });
});

describe('pages and filters', () => {
  it('[MESA-11] pages go by the last event seen: what happens meanwhile is neither missed nor told twice', async () => {
    const all: number[] = [];
    for (let number = 0; number < 60; number++)
      await write({
        action: 'editar-mesa',
        object_type: 'mesa',
        object_id: String(idMesa),
        detail: { antes: { nombre: `${number}` }, despues: { nombre: `${number + 1}` } },
      });
    let next: number | null = null;
    do {
      const answer: { eventos: EventoHistorial[]; siguiente: number | null } = (
        await read(next === null ? '' : `?antesDe=${next}`)
      ).json();
      expect(answer.eventos.length).toBeLessThanOrEqual(25);
      all.push(...answer.eventos.map(({ id }) => id));
      next = answer.siguiente;
      await write({
        action: 'crear-mesa',
        object_type: 'mesa',
        object_id: String(idMesa),
        detail: { antes: null },
      });
    } while (next !== null);
    expect(new Set(all).size).toBe(all.length);
    expect(all.toSorted((one, other) => other - one)).toEqual(all);
    expect(all.length).toBeGreaterThanOrEqual(70);
  });

  it('[MESA-11] by person and by day in Colombia, both ends included', async () => {
    const { personas } = (await read()).json();
    expect(personas).toEqual([{ id: consultor, nombre: expect.any(String) }]);
    const own = await list(`?usuarioId=${consultor}`);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ quien }) => quien?.id === consultor)).toBe(true);
    await write({
      action: 'reabrir-mesa',
      object_type: 'mesa',
      object_id: String(idMesa),
      detail: {},
      occurred_at: new Date('2020-03-02T04:59:59Z'),
    });
    expect(await tell('?desde=2020-03-01&hasta=2020-03-01')).toEqual(['reabrió la mesa']);
    expect(await tell('?desde=2020-03-02&hasta=2020-03-02')).toEqual([]);
  });

  it('the query goes by indexes, not over the whole trail', async () => {
    const { rows } = await test.database.kysely.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      return sql<Record<'QUERY PLAN', string>>`explain select e.id from audit_events e
        where e.detail ->> 'mesaId' = ${String(idMesa)}`.execute(trx);
    });
    expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('audit_events_mesa');
  });
});
