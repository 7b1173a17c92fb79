import { ZONE } from '@marco/country/zone';
import { createPublicado } from '@marco/elementos-de-dato/testing';
import { writeTable } from '@marco/server-kit';
import { findLastAudit } from '@marco/test-kit';
import { createWorkbookWith } from '@marco/test-kit/create-workbook-with';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLUMNAS_CAMPO } from '../../contract/terms.ts';
import {
  type Persona,
  type SolicitudesSite,
  sampleCampo,
  startSolicitudesSite,
} from '../../testing/solicitudes-site.ts';

let site: SolicitudesSite;
/** An element in force and one that is a draft. */
const elementos = { vigente: 0, borrador: 0, descartado: 0 };
beforeAll(async () => {
  site = await startSolicitudesSite();
  const { kysely } = site.test.database;
  const create = async (identificador: string, estado: 'incorporado' | 'borrador') =>
    (await createPublicado(kysely, { identificador, nombre: `Dato ${identificador}`, estado })).elementoId;
  elementos.vigente = await create('datoDelCatalogo', 'incorporado');
  elementos.borrador = await create('datoPorDefinir', 'borrador');
  elementos.descartado = await create('datoDescartado', 'borrador');
  await kysely
    .updateTable('elementos_versiones')
    .set({ estado: 'descartado' })
    .where('elemento_id', '=', elementos.descartado)
    .execute();
});
afterAll(() => site.close());

/** A request that is conceptualised, with two fields. */
async function createEnConcepto(): Promise<{ id: number; primero: number; segundo: number }> {
  const { id } = await site.createCompleta();
  const campos = [sampleCampo, { ...sampleCampo, nombre: 'otroCampo' }];
  await site.call('lider', 'PUT', `solicitud/nivel-uno/${id}`, { campos });
  await site.take(
    id,
    ['lider', 'radicar'],
    ['coordinador', 'asignar', { consultorId: await site.findUsuarioId('consultor') }],
    ['consultor', 'revisar'],
    ['consultor', 'conceptualizar'],
  );
  const [primero, segundo] = (await site.read(id)).campos;
  return { id, primero: primero?.id ?? 0, segundo: segundo?.id ?? 0 };
}
const fila = (id: number, part: object = {}) => ({
  id,
  accion: 'reutilizar',
  elementoId: elementos.vigente,
  justificacion: '',
  ...part,
});
const catalogue = (id: number, campos: readonly object[], persona: Persona = 'consultor', query = '') =>
  site.call(persona, 'PUT', `solicitud/${id}/elementos${query}`, { campos });
const decide = (id: number, campos: readonly object[], persona: Persona = 'lider') =>
  site.call(persona, 'PUT', `solicitud/${id}/decisiones`, { campos });
const aprobada = (id: number) => ({ id, decision: 'aprobada', observacion: '' });
const findAudit = (action: string, id: number) => findLastAudit(site.test.database.kysely, action, id);

describe('a file of fields', () => {
  const read = async (contenido: Buffer, persona: Persona = 'lider') =>
    site.call(persona, 'POST', 'solicitud/campos/leer', {
      contenido: contenido.toString('base64'),
      nombre: 'campos.csv',
    });
  const TITULOS = Object.values(COLUMNAS_CAMPO);

  it('[AREA-05] is read by who prepares requests alone', async () => {
    expect((await read(Buffer.from('x'), 'consultor')).statusCode).toBe(403);
    expect((await read(Buffer.from('x'), 'auditor')).statusCode).toBe(403);
  });

  it('F1: whose last cell is far from the first is refused before room is made for it', async () => {
    const answer = await read(createWorkbookWith('XFD1048576'));
    expect(answer.json()).toMatchObject({
      campos: [],
      errores: [{ fila: 0, columna: '—', mensaje: expect.stringContaining('celdas demasiado lejos') }],
    });
  });

  it('[AREA-05] CSV: fields as they are saved, and what is wrong cell by cell', async () => {
    const csv = `${TITULOS.join(';')}\r\nnumeroCertificado;Número;Texto;20;Sí;Salida;;Registro;C-1;\r\n;;;x;;;;;;\r\n`;
    const answer = await read(Buffer.from(`\uFEFF${csv}`));
    expect(answer.json()).toMatchObject({
      campos: [{ nombre: 'numeroCertificado', descripcion: 'Número', longitud: 20, sentido: 'salida' }],
      errores: [
        { fila: 3, columna: 'Nombre del campo' },
        { fila: 3, columna: 'Longitud' },
      ],
    });
    // As a spreadsheet saves "Unicode text".
    expect((await read(Buffer.from(`\uFEFF${csv}`, 'utf16le'))).json()).toEqual(answer.json());
    const { id } = await site.createCompleta();
    const saved = await site.call('lider', 'PUT', `solicitud/nivel-uno/${id}`, {
      campos: answer.json().campos,
    });
    expect(saved.json().campos).toMatchObject(answer.json().campos);
  });

  it('[AREA-05] XLSX says the same; a file that is none says so', async () => {
    const rows = async function* () {
      yield [TITULOS.map((_, place) => (place === 0 ? 'fechaNacimiento' : ''))];
    };
    const columns = TITULOS.map((title) => ({ title, kind: 'text', width: 12 }) as const);
    const chunks: Uint8Array[] = [];
    for await (const chunk of writeTable(
      { title: 'Campos', columns, rows: rows(), zone: ZONE },
      'xlsx',
      new Date(),
    ))
      chunks.push(chunk as Uint8Array);
    expect((await read(Buffer.concat(chunks))).json()).toMatchObject({
      campos: [{ nombre: 'fechaNacimiento', obligatorio: true }],
      errores: [],
    });
    for (const [content, fila, columna, mensaje] of [
      [Buffer.from('PK\u0003\u0004nada', 'latin1'), 0, '—', /ZIP que no se puede leer/],
      [Buffer.from('Nombre del campo\n"abierto\n'), 2, 'Línea', /comillas de la línea 2/],
      [Buffer.from('Otra\nx\n'), 0, '—', /fila de encabezados/],
    ] as const)
      expect((await read(content)).json()).toEqual({
        campos: [],
        errores: [{ fila, columna, mensaje: expect.stringMatching(mensaje) }],
        revision: null,
      });
  });
});

describe('the catalogue of a request', () => {
  it('[API-04] is written by its consultor alone, while it is conceptualised, as who they are', async () => {
    const { id, primero } = await createEnConcepto();
    for (const persona of ['coordinador', 'lider'] as const) {
      const answer = await catalogue(id, [fila(primero)], persona);
      expect([persona, answer.statusCode]).toEqual([persona, 409]);
    }
    expect((await catalogue(id, [fila(primero)], 'auditor')).statusCode).toBe(403);
    const other = await site.findUsuarioId('coordinador');
    const refused = await catalogue(id, [fila(primero)], 'consultor', `?usuarioId=${other}`);
    expect(refused.json()).toMatchObject({
      status: 409,
      detalles: [{ campo: 'usuarioId' }],
    });
    const own = await site.findUsuarioId('consultor');
    expect((await catalogue(id, [fila(primero)], 'consultor', `?usuarioId=${own}`)).statusCode).toBe(200);
    const early = await site.createAsignada();
    expect((await catalogue(early, [])).json()).toMatchObject({
      status: 409,
      code: 'SOLICITUD_ACCION_NO_PERMITIDA',
    });
  });

  it('[API-04] a row of another request, twice, or with an element that is none, is refused at its place', async () => {
    const { id, primero, segundo } = await createEnConcepto();
    const ajena = await createEnConcepto();
    const answer = await catalogue(id, [
      fila(ajena.primero),
      fila(primero),
      fila(primero),
      fila(segundo, { elementoId: 999_999 }),
    ]);
    expect(answer.json().detalles.map(({ campo }: { campo: string }) => campo)).toEqual([
      'campos.0.id',
      'campos.2.id',
      'campos.3.elementoId',
    ]);
    const discarded = await catalogue(id, [fila(primero, { elementoId: elementos.descartado })]);
    expect(discarded.json().detalles[0].mensaje).toBe('El elemento no existe o fue descartado.');
    const actionless = await catalogue(id, [fila(primero, { accion: null })]);
    expect(actionless.json().detalles[0].campo).toBe('campos.0.accion');
    expect((await site.read(id)).campos.every(({ elemento }) => elemento === null)).toBe(true);
  });

  it('[AREA-05] [API-04] says what each field becomes, is presented once whole, and leaves its trace', async () => {
    const { id, primero, segundo } = await createEnConcepto();
    const definir = { accion: 'definir', elementoId: elementos.borrador };
    const written = (await catalogue(id, [fila(primero), fila(segundo, definir)])).json();
    expect(written.campos).toMatchObject([
      { accion: 'reutilizar', elemento: { identificador: 'datoDelCatalogo' }, cumplido: true },
      { accion: 'definir', elemento: { identificador: 'datoPorDefinir' }, cumplido: false },
    ]);
    expect(await findAudit('catalogar-solicitud', id)).toMatchObject({
      result: 'exito',
      detail: {
        antes: { campos: [{ campo: 'numeroCertificado', accion: null, elemento: null }, {}] },
        despues: { campos: [{ accion: 'reutilizar', elemento: 'datoDelCatalogo' }, { accion: 'definir' }] },
      },
    });
    const early = await site.step('consultor', id, 'presentar');
    expect(early.json().detalles).toMatchObject([
      { mensaje: '1 campo que define, modifica o caduca un elemento no tiene justificación.' },
    ]);
    await catalogue(id, [fila(segundo, { ...definir, justificacion: 'Ninguno lo dice.' })]);
    await site.take(id, ['consultor', 'presentar']);
    expect(await findAudit('catalogar-solicitud', id)).toMatchObject({
      detail: { despues: { campos: [{ campo: 'otroCampo', justificacion: 'Ninguno lo dice.' }] } },
    });
  });

  it('[API-04] a row is left without an element again beside one that gets its own, each with its words', async () => {
    const { id, primero, segundo } = await createEnConcepto();
    await catalogue(id, [fila(primero)]);
    const nada = { accion: null, elementoId: null, justificacion: 'Se "revisa", {otra vez}' };
    const written = await catalogue(id, [fila(primero, nada), fila(segundo, { justificacion: 'NULL' })]);
    expect(written.json().campos).toMatchObject([
      { accion: null, elemento: null, justificacion: nada.justificacion },
      { accion: 'reutilizar', elemento: { identificador: 'datoDelCatalogo' }, justificacion: 'NULL' },
    ]);
  });

  it('[API-04] somebody who saw an older version gets the present one', async () => {
    const { id, primero } = await createEnConcepto();
    const answer = await site.call(
      'consultor',
      'PUT',
      `solicitud/${id}/elementos`,
      { campos: [fila(primero)] },
      { 'if-match': '"1"' },
    );
    expect(answer.json()).toMatchObject({ status: 412, actual: { id } });
  });
});

describe('the decisions of the entity', () => {
  async function createPendiente() {
    const solicitud = await createEnConcepto();
    await catalogue(solicitud.id, [fila(solicitud.primero), fila(solicitud.segundo)]);
    await site.take(solicitud.id, ['consultor', 'presentar']);
    return solicitud;
  }

  it('[AREA-05] are of who approves for it, while it waits for them', async () => {
    const { id, primero } = await createPendiente();
    expect((await decide(id, [aprobada(primero)], 'funcionario')).statusCode).toBe(403);
    expect((await decide(id, [aprobada(primero)], 'privada')).statusCode).toBe(404);
    expect((await decide(id, [aprobada(primero)], 'coordinador')).statusCode).toBe(409);
    const { id: early, primero: row } = await createEnConcepto();
    expect((await decide(early, [aprobada(row)])).json()).toMatchObject({
      status: 409,
      code: 'SOLICITUD_ACCION_NO_PERMITIDA',
    });
  });

  it('[AREA-05] row by row; an observation says what, a row that changes waits again, all approved it goes on', async () => {
    const { id, primero, segundo } = await createPendiente();
    const bare = await decide(id, [{ id: segundo, decision: 'observada', observacion: ' ' }]);
    expect(bare.json().detalles).toMatchObject([
      { campo: 'campos.0.observacion', mensaje: 'Escriba qué debe cambiar.' },
    ]);
    const observada = { id: segundo, decision: 'observada', observacion: 'Es otro dato.' };
    const decided = (await decide(id, [aprobada(primero), observada])).json();
    expect(decided.acciones.aprobar).toMatchObject({
      allowed: false,
      reasons: ['1 campo está observado.'],
    });
    expect(await findAudit('decidir-solicitud', id)).toMatchObject({
      detail: {
        antes: { campos: [{ decision: 'pendiente' }, { decision: 'pendiente' }] },
        despues: { campos: [{ decision: 'aprobada' }, { observacion: 'Es otro dato.' }] },
      },
    });
    await site.take(id, ['lider', 'observar', { motivo: 'Vea el segundo campo.' }]);
    const again = (
      await catalogue(id, [fila(primero), fila(segundo, { justificacion: 'Es el mismo dato.' })])
    ).json();
    expect(again.campos).toMatchObject([
      { decision: 'aprobada' },
      { decision: 'pendiente', observacion: 'Es otro dato.' },
    ]);
    await site.take(id, ['consultor', 'presentar']);
    expect((await decide(id, [aprobada(segundo)])).json().acciones.aprobar).toMatchObject({ allowed: true });
    await site.take(id, ['lider', 'aprobar'], ['administrador', 'certificar']);
    expect((await site.read(id)).estado).toBe('certificada');
  });

  it('[AREA-05] it is not certified until the common language says what the rows ask', async () => {
    const { id, primero, segundo } = await createEnConcepto();
    const definir = { accion: 'definir', elementoId: elementos.borrador, justificacion: 'No existe.' };
    await catalogue(id, [fila(primero), fila(segundo, definir)]);
    await site.take(id, ['consultor', 'presentar']);
    await decide(id, [aprobada(primero), aprobada(segundo)]);
    await site.take(id, ['lider', 'aprobar']);
    const refused = await site.step('administrador', id, 'certificar');
    expect(refused.json().detalles).toMatchObject([
      { mensaje: '1 campo espera que su elemento quede como dice el catálogo.' },
    ]);
  });
});
