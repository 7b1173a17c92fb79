import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcuerdosSite, type PersonaDeAcuerdo, startAcuerdosSite } from '../../testing/acuerdos-site.ts';

let site: AcuerdosSite;
beforeAll(async () => {
  site = await startAcuerdosSite();
});
afterAll(() => site.close());

const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code;
const kysely = () => site.test.database.kysely;

/** A request that was refused. */
async function createRechazado(): Promise<number> {
  const { id } = await site.createEnviado(await site.addServicio());
  const answer = await site.step('ofrece', id, 'rechazar', {
    causa: 'campos-de-mas',
    motivo: 'Basta el municipio.',
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return id;
}

const claim = (id: number, persona: PersonaDeAcuerdo = 'consume', asunto = 'rechazo') =>
  site.call(persona, 'POST', `acuerdos/${id}/desacuerdos`, { asunto, reclamo: 'La norma lo permite.' });

const step = (persona: PersonaDeAcuerdo, desacuerdoId: number, accion: string, payload: object = {}) =>
  site.call(
    persona,
    'POST',
    `desacuerdos/${desacuerdoId}/pasos`,
    { accion, ...payload },
    { 'if-match': '*' },
  );

async function createReclamado(): Promise<{ readonly id: number; readonly desacuerdoId: number }> {
  const id = await createRechazado();
  const { desacuerdo } = (await claim(id)).json();
  return { id, desacuerdoId: desacuerdo.id };
}

async function createReunion(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into reuniones (mesa_id, tematica, inicia_en, duracion_minutos, lugar, enlace, consultor_principal_id, estado, avance, participante)
    select m.id, 'Mediación', now() + interval '3 days', 60, 'Sala', '', m.consultor_principal_id, 'programada', '', ''
    from mesas m where m.activa order by m.id limit 1 returning id`.execute(kysely());
  return rows[0]?.id ?? 0;
}

const precedente = {
  titulo: 'El municipio basta',
  texto: 'Para asignar cupos basta el municipio de residencia.',
};
const decision = { sentido: 'proveedora', texto: 'Los demás datos sobran.', precedente };

describe('a claim', () => {
  it('[AREA-05] is of the entidad whose request was refused, once, about what was decided', async () => {
    const id = await createRechazado();
    for (const persona of ['ofrece', 'administrador'] as const)
      expect([persona, (await claim(id, persona)).statusCode]).toEqual([
        persona,
        persona === 'ofrece' ? 409 : 409,
      ]);
    expect((await claim(id, 'ies')).statusCode).toBe(404);
    expect(codeOf(await claim(id, 'consume', 'cuota'))).toBe('DESACUERDO_ACCION_NO_PERMITIDA');
    expect((await claim(id)).json().desacuerdo).toMatchObject({ estado: 'reclamado', asunto: 'rechazo' });
    expect(codeOf(await claim(id))).toBe('DESACUERDO_ACCION_NO_PERMITIDA');
  });

  it('[AREA-05] comes within ten working days', async () => {
    const id = await createRechazado();
    await kysely()
      .updateTable('acuerdos')
      .set({ estado_desde: new Date('2026-01-05') })
      .where('id', '=', id)
      .execute();
    const late = await claim(id);
    expect([late.statusCode, late.json().detalles[0].mensaje]).toEqual([
      409,
      expect.stringMatching(/terminó el 20/),
    ]);
  });
});

describe('an answer and a mediation', () => {
  it('[AREA-05] each step is of its side, and says what its form lacks', async () => {
    const { desacuerdoId } = await createReclamado();
    expect(codeOf(await step('consume', desacuerdoId, 'pedir-mediacion'))).toBe(
      'DESACUERDO_ACCION_NO_PERMITIDA',
    );
    expect(codeOf(await step('consume', desacuerdoId, 'contestar', { texto: 'x' }))).toBe(
      'DESACUERDO_ACCION_NO_PERMITIDA',
    );
    expect((await step('ofrece', desacuerdoId, 'contestar')).json().detalles[0].campo).toBe('texto');
    const answered = await step('ofrece', desacuerdoId, 'contestar', { texto: 'Se mantiene.' });
    expect(answered.json().desacuerdo).toMatchObject({ estado: 'respondido', respuesta: 'Se mantiene.' });
    expect((await step('consume', desacuerdoId, 'aceptar')).json().desacuerdo.estado).toBe('conciliado');
    expect(codeOf(await step('consume', desacuerdoId, 'desistir'))).toBe('DESACUERDO_ACCION_NO_PERMITIDA');
    expect((await step('ies', desacuerdoId, 'aceptar')).statusCode).toBe(404);
  });

  it('[AREA-05] it is taken to a programmed meeting of a mesa as a point of its agenda', async () => {
    const { desacuerdoId } = await createReclamado();
    await step('ofrece', desacuerdoId, 'contestar', { texto: 'Se mantiene.' });
    await step('consume', desacuerdoId, 'pedir-mediacion');
    const reunionId = await createReunion();
    const list = (persona: PersonaDeAcuerdo) =>
      site.call(persona, 'GET', `desacuerdos/${desacuerdoId}/reuniones`);
    expect((await list('consume')).statusCode).toBe(404);
    expect((await list('coordinador')).json().map(({ id }: { id: number }) => id)).toContain(reunionId);
    expect(codeOf(await step('ofrece', desacuerdoId, 'llevar-a-mesa', { reunionId }))).toBe(
      'DESACUERDO_ACCION_NO_PERMITIDA',
    );
    expect((await step('coordinador', desacuerdoId, 'llevar-a-mesa')).json().detalles[0].campo).toBe(
      'reunionId',
    );
    expect(codeOf(await step('coordinador', desacuerdoId, 'llevar-a-mesa', { reunionId: 999_999 }))).toBe(
      'REUNION_NO_ENCONTRADA',
    );
    const taken = await step('coordinador', desacuerdoId, 'llevar-a-mesa', { reunionId });
    expect(taken.json().desacuerdo).toMatchObject({ estado: 'en-mediacion', reunion: { id: reunionId } });
    const puntos = await kysely()
      .selectFrom('reuniones_puntos')
      .select('titulo')
      .where('reunion_id', '=', reunionId)
      .execute();
    expect(puntos).toEqual([{ titulo: 'Mediación de un desacuerdo: el rechazo de la petición' }]);
    const { version } = await kysely()
      .selectFrom('reuniones')
      .select('version')
      .where('id', '=', reunionId)
      .executeTakeFirstOrThrow();
    expect(version).toBe(2);
    await kysely()
      .updateTable('reuniones')
      .set({ estado: 'realizada' })
      .where('id', '=', reunionId)
      .execute();
    expect(codeOf(await step('coordinador', desacuerdoId, 'llevar-a-mesa', { reunionId }))).toBe(
      'REUNION_ACCION_NO_PERMITIDA',
    );
  });
});

describe('a decision', () => {
  async function createEnMediacion() {
    const { id, desacuerdoId } = await createReclamado();
    await step('ofrece', desacuerdoId, 'contestar', { texto: 'Se mantiene.' });
    await step('consume', desacuerdoId, 'pedir-mediacion');
    return { id, desacuerdoId };
  }

  it('[AREA-05] is of the coordination, with its sense, its reasons and what everybody will read', async () => {
    const { desacuerdoId } = await createEnMediacion();
    const campos = async (payload: object) =>
      (await step('coordinador', desacuerdoId, 'decidir', payload))
        .json()
        .detalles?.map(({ campo }: { campo: string }) => campo);
    expect(await campos({})).toEqual(['texto']);
    expect(await campos({ texto: 'x' })).toEqual(['sentido']);
    expect(await campos({ texto: 'x', sentido: 'proveedora' })).toEqual([
      'precedente.titulo',
      'precedente.texto',
    ]);
    const conPersona = { ...precedente, texto: 'Escriba a ana@ejemplo.gov.co.' };
    expect(await campos({ ...decision, precedente: conPersona })).toEqual(['precedente.texto']);
    for (const persona of ['consume', 'ofrece', 'auditor'] as const)
      expect((await step(persona, desacuerdoId, 'decidir', decision)).statusCode).toBe(409);
    const decided = await step('coordinador', desacuerdoId, 'decidir', decision);
    expect(decided.json().desacuerdo).toMatchObject({
      estado: 'decidido',
      decision: { sentido: 'proveedora', texto: 'Los demás datos sobran.' },
    });
  });

  it('[AREA-05] becomes a precedent anybody finds by its words, which names nobody, and which a form cites', async () => {
    const { desacuerdoId } = await createEnMediacion();
    const titulo = 'La residencia se prueba con el ñame del catastro';
    await step('coordinador', desacuerdoId, 'decidir', {
      ...decision,
      precedente: { ...precedente, titulo },
    });
    const visit = (query: string) => site.test.app.inject({ url: `/api-public/precedentes?${query}` });
    const found = await visit('texto=RESIDENCIA%20name');
    expect(found.json()).toMatchObject({ total: 1, precedentes: [{ titulo, sentido: 'proveedora' }] });
    expect(found.body).not.toMatch(/Consulta de personas|usuario|entidad/i);
    expect((await visit('texto=nada-que-exista')).json()).toEqual({ precedentes: [], total: 0 });
    expect((await visit('texto=%25')).json().total).toBe(0);
    expect((await visit(`texto=${'a'.repeat(101)}`)).statusCode).toBe(400);
    const [{ id: precedenteId }] = found.json().precedentes;
    const servicio = await site.addServicio();
    const { id } = await site.create(servicio.servicioId);
    expect((await site.update(id, { precedenteId })).json().precedente).toEqual({ id: precedenteId, titulo });
  });
});
