import { type ElementosCalls, openElementosCalls } from '@marco/elementos-de-dato/testing';
import { startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EstadoSolicitud } from '../../contract/terms.ts';
import { addSolicitud, type SolicitudAgregada } from '../../testing/index.ts';

let test: TestApp;
let calls: ElementosCalls;
/** An element in force inside a composite in force. */
let dentro: { versionId: number; elementoId: number; identificador: string };
let compuesto: { elementoId: number; identificador: string };
let ajena: number;

beforeAll(async () => {
  test = await startTestApp();
  calls = await openElementosCalls(test);
  const row = await test.database.kysely
    .selectFrom('elementos_componentes as c')
    .innerJoin('elementos_versiones as v', 'v.id', 'c.componente_version_id')
    .innerJoin('elementos_versiones as w', 'w.id', 'c.version_id')
    .innerJoin('elementos_de_dato as ve', 've.id', 'v.elemento_id')
    .innerJoin('elementos_de_dato as we', 'we.id', 'w.elemento_id')
    .select(['v.id', 've.id as dentro', 've.identificador', 'we.id as fuera', 'we.identificador as contiene'])
    .where('v.estado', '=', 'incorporado')
    .where('w.estado', '=', 'incorporado')
    .orderBy('v.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  dentro = { versionId: row.id, elementoId: row.dentro, identificador: row.identificador };
  compuesto = { elementoId: row.fuera, identificador: row.contiene };
  const other = test.database.kysely.selectFrom('entidades').select('id').orderBy('id');
  ajena = (await other.where('id', '<>', calls.entidadResponsableId).limit(1).executeTakeFirstOrThrow()).id;
});
afterAll(() => test.close());

const ask = (estado: EstadoSolicitud, elementoId: number, entidadId = calls.entidadResponsableId) =>
  addSolicitud(test.database.kysely, {
    entidadId,
    estado,
    campos: [{ nombre: 'Sin elemento' }, { nombre: 'Dato', accion: 'reutilizar', elementoId }],
  });

type Quien = Parameters<ElementosCalls['call']>[0];
async function readImpacto(quien: Quien) {
  const answer = await calls.call(quien, 'GET', `/${dentro.versionId}/impacto`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { solicitudes, avisos } = answer.json();
  const notices: string[] = avisos.flatMap(({ motivos }: { motivos: string[] }) => motivos);
  const find = ({ id }: SolicitudAgregada) => solicitudes.find((row: { id: number }) => row.id === id);
  return { find, notices };
}

describe('what a change of an element does to the requests', () => {
  it('[AREA-06] reaches those in course that ask for it or for a composite that contains it, and tells their entities', async () => {
    const own = await ask('en-conceptualizacion', dentro.elementoId);
    const through = await ask('devuelta', compuesto.elementoId);
    const { find, notices } = await readImpacto('autor');
    expect(find(own)).toMatchObject({
      radicado: own.radicado,
      servicio: own.servicio,
      estado: 'En conceptualización',
      porElemento: dentro.identificador,
    });
    expect(find(through)).toMatchObject({ estado: 'Devuelta', porElemento: compuesto.identificador });
    expect(notices).toContain(`Su solicitud ${own.radicado} lo pide para el servicio «${own.servicio}».`);
  });

  it('[AREA-06] leaves drafts and closed ones alone', async () => {
    const quiet: SolicitudAgregada[] = [];
    for (const estado of ['borrador', 'certificada', 'rechazada', 'desistida', 'cancelada'] as const)
      quiet.push(await ask(estado, dentro.elementoId));
    const { find } = await readImpacto('autor');
    for (const solicitud of quiet) expect(find(solicitud)).toBeUndefined();
  });

  it('[AREA-06] an entity reads of its own alone, in the list and in the notices', async () => {
    const own = await ask('radicada', dentro.elementoId);
    const other = await ask('radicada', dentro.elementoId, ajena);
    const { find, notices } = await readImpacto('entidad');
    expect(find(own)).toBeDefined();
    expect(find(other)).toBeUndefined();
    expect(notices.join()).not.toContain(other.radicado);
    expect((await readImpacto('autor')).find(other)).toBeDefined();
  });
});
