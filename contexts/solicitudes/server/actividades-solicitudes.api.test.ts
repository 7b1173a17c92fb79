import { getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EstadoSolicitud } from '../contract/terms.ts';
import { addSolicitud, PERSONAS, type Persona } from '../testing/index.ts';

let test: TestApp;
let tokens: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  tokens = {};
  for (const [persona, numero] of Object.entries(PERSONAS))
    tokens[persona] = await openTestSession(test.database.kysely, numero);
});
afterAll(() => test.close());

/** How many requests wait for somebody, by task. */
async function countDelInicio(persona: string): Promise<Record<string, number>> {
  const answer = await test.app.inject({
    url: '/api/actividades/listarActividades',
    headers: { authorization: `Bearer ${tokens[persona]}` },
  });
  const rows = answer.json() as { codigo: string; cantidad: number; url: string }[];
  for (const { codigo, url } of rows.filter((row) => row.codigo.startsWith('solicitudes-')))
    expect([codigo, url]).toEqual([
      codigo,
      expect.stringMatching(/^\/app\/level\/process-levelconsult\?estado=/),
    ]);
  return Object.fromEntries(rows.map(({ codigo, cantidad }) => [codigo, cantidad]));
}

/** Who gets a task for a request in each state, and which task; nobody else gets one. */
const ESPERADO: readonly (readonly [EstadoSolicitud, string, readonly Persona[]])[] = [
  ['pendiente-entidad', 'solicitudes-por-aprobar', ['lider']],
  ['devuelta', 'solicitudes-devueltas', ['lider']],
  ['radicada', 'solicitudes-por-asignar', ['administrador', 'coordinador']],
  ['asignada', 'solicitudes-asignadas', ['consultor']],
  ['en-revision', 'solicitudes-en-revision', ['consultor']],
  ['en-conceptualizacion', 'solicitudes-en-conceptualizacion', ['consultor']],
  ['concepto-favorable', 'solicitudes-por-certificar', ['administrador']],
];

it.each(ESPERADO)(
  '[AREA-13] [AREA-05] a request in %s is %s in the home of those it waits for',
  async (estado, tarea, personas) => {
    const { kysely } = test.database;
    const before: Record<string, number> = {};
    for (const persona of Object.keys(PERSONAS))
      before[persona] = (await countDelInicio(persona))[tarea] ?? 0;
    const { entidad_id: entidadId } = await kysely
      .selectFrom('membresias')
      .select('entidad_id')
      .where('usuario_id', '=', await getUsuarioId(kysely, PERSONAS.lider))
      .executeTakeFirstOrThrow();
    const consultorId = await getUsuarioId(kysely, PERSONAS.consultor);
    await addSolicitud(kysely, { entidadId, estado, ...(estado === 'radicada' ? {} : { consultorId }) });
    const told: string[] = [];
    for (const persona of Object.keys(PERSONAS))
      if (((await countDelInicio(persona))[tarea] ?? 0) > (before[persona] ?? 0)) told.push(persona);
    expect(told).toEqual(personas);
  },
);
