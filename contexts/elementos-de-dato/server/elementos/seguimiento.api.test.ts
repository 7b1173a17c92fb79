import { ZONE } from '@marco/country/zone';
import { writeTable } from '@marco/server-kit';
import { startTestApp, type TestApp } from '@marco/test-kit';
import { createWorkbookWith } from '@marco/test-kit/create-workbook-with';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ElementosCalls, openElementosCalls, type Persona } from '../../testing/index.ts';

let test: TestApp;
let calls: ElementosCalls;
beforeAll(async () => {
  test = await startTestApp();
  calls = await openElementosCalls(test);
});
afterAll(() => test.close());

const lista = {
  clase: 'lista',
  nombre: 'Código de color de prueba',
  tipoDato: 'cadena',
  patron: '[A-Z]',
  longitudMinima: null,
  longitudMaxima: null,
  ejemplos: [],
};
const CSV = 'Código;Nombre;Desde;Hasta\nR;Rojo;2020-01-01;\nV;Verde;;31/12/2030\n';

describe('values of a lista', () => {
  it('[AREA-06] a wrong file is told cell by cell and changes nothing', async () => {
    const { versionId } = (await calls.create({ ...lista, identificador: 'codColorMalo' })).json();
    const path = `/${versionId}/valores`;
    const send = (paso: string, contenido: string) =>
      calls.call('autor', 'POST', `${path}/${paso}`, { formato: 'csv', contenido });
    expect((await send('revisar', 'a;b\n1;2\n')).json()).toMatchObject({ code: 'VALORES_SIN_COLUMNAS' });
    expect((await send('revisar', 'codigo;nombre\n"R;Rojo\n')).json()).toMatchObject({
      code: 'VALORES_ILEGIBLES',
    });
    const wrong =
      'codigo,nombre,desde,hasta\nR,Rojo,2020-02-30,31/31/2026\nA,Ámbar,ayer\nR,,\nrojo,Rojo,\n,Sin código,\n';
    expect((await send('revisar', wrong)).json().errores).toEqual([
      {
        fila: 2,
        columna: 'Vigente desde',
        valor: '2020-02-30',
        mensaje: 'Esa fecha no existe en el calendario. Revise el día y el mes.',
      },
      {
        fila: 2,
        columna: 'Vigente hasta',
        valor: '31/31/2026',
        mensaje: 'Esa fecha no existe en el calendario. Revise el día y el mes.',
      },
      {
        fila: 3,
        columna: 'Vigente desde',
        valor: 'ayer',
        mensaje: 'Escriba una fecha AAAA-MM-DD o DD/MM/AAAA.',
      },
      { fila: 4, columna: 'Código', valor: 'R', mensaje: 'Ya está en la fila 2.' },
      { fila: 4, columna: 'Nombre', valor: '', mensaje: 'Escriba el nombre.' },
      { fila: 5, columna: 'Código', valor: 'rojo', mensaje: 'No cumple el patrón [A-Z]' },
      { fila: 6, columna: 'Código', valor: '', mensaje: 'Escriba el código.' },
    ]);
    expect((await send('importar', wrong)).json()).toMatchObject({
      status: 422,
      code: 'VALORES_CON_ERRORES',
    });
    expect((await calls.call('autor', 'GET', path)).json().total).toBe(0);
    const bomb = await calls.call('autor', 'POST', `${path}/revisar`, { formato: 'xlsx', contenido: 'AAAA' });
    expect(bomb.json()).toMatchObject({ code: 'VALORES_ILEGIBLES' });
  });

  it('[AREA-06] a file over 5 MB is refused with its limit, one of almost 5 MB is read', async () => {
    const { versionId } = (await calls.create({ ...lista, identificador: 'codColorPesado' })).json();
    const send = (formato: string, contenido: string) =>
      calls.call('autor', 'POST', `/${versionId}/valores/revisar`, { formato, contenido });
    const refused = [
      await send('csv', 'x'.repeat(5_000_001)),
      await send('csv', 'x'.repeat(10_100_000)),
      await send('xlsx', Buffer.alloc(5_000_001).toString('base64')),
    ];
    for (const answer of refused)
      expect(answer.json()).toMatchObject({
        status: 413,
        code: 'VALORES_PESADOS',
        mensaje: 'Los valores de una lista pueden pesar máximo 5 MB.',
      });
    const filas = Array.from({ length: 4_900 }, (_, fila) => `"${fila}","${'n'.repeat(990)}"`);
    const read = await send('csv', ['codigo,nombre', ...filas].join('\n'));
    expect(read.json()).toMatchObject({ filas: 4_900 });
  });

  it('F1: a workbook whose last cell is far from the first is refused, looked at or taken', async () => {
    const { versionId } = (await calls.create({ ...lista, identificador: 'codColorLejano' })).json();
    const contenido = createWorkbookWith('XFD1048576').toString('base64');
    for (const paso of ['revisar', 'importar'])
      expect(
        (
          await calls.call('autor', 'POST', `/${versionId}/valores/${paso}`, { formato: 'xlsx', contenido })
        ).json(),
      ).toMatchObject({
        status: 422,
        code: 'VALORES_ILEGIBLES',
        detalles: [{ campo: 'contenido', mensaje: expect.stringContaining('celdas demasiado lejos') }],
      });
  });

  it('[AREA-06] a right file, CSV or XLSX, puts its values in their order, and an example must be one', async () => {
    const { versionId } = (await calls.create({ ...lista, identificador: 'codColorBueno' })).json();
    const path = `/${versionId}/valores`;
    const send = (paso: string, payload: object) => calls.call('autor', 'POST', `${path}/${paso}`, payload);
    expect((await send('revisar', { formato: 'csv', contenido: CSV })).json()).toMatchObject({
      filas: 2,
      nuevos: ['R', 'V'],
      cambiados: [],
      retirados: [],
      iguales: 0,
      errores: [],
    });
    expect((await send('importar', { formato: 'csv', contenido: CSV })).json()).toMatchObject({ total: 2 });
    expect((await calls.call('autor', 'GET', path)).json().valores).toMatchObject([
      { codigo: 'R', nombre: 'Rojo', vigenteDesde: '2020-01-01', vigenteHasta: null },
      { codigo: 'V', nombre: 'Verde', vigenteHasta: '2030-12-31' },
    ]);
    const badExample = await calls.call('autor', 'PUT', `/${versionId}`, { ejemplos: ['Z'] });
    expect(badExample.json().detalles).toEqual([
      { campo: 'ejemplos.0', mensaje: '«Z» no es un código de la lista.' },
    ]);
    const chunks: Buffer[] = [];
    const text = { kind: 'text', width: 20 } as const;
    const rows = [[['A', 'Azul']], [['R', 'Rojo vivo']]];
    const table = writeTable(
      {
        title: 'Colores',
        columns: [
          { title: 'Código', ...text },
          { title: 'Nombre', ...text },
        ],
        rows: (async function* () {
          yield* rows;
        })(),
        zone: ZONE,
      },
      'xlsx',
      new Date('2026-11-21T15:00:00Z'),
    );
    for await (const chunk of table) chunks.push(Buffer.from(chunk as Uint8Array));
    const contenido = Buffer.concat(chunks).toString('base64');
    expect((await send('revisar', { formato: 'xlsx', contenido })).json()).toMatchObject({
      nuevos: ['A'],
      cambiados: ['R'],
      retirados: ['V'],
      errores: [],
    });
  });

  it('[AREA-06] values that leave an example out are refused by its name', async () => {
    const { versionId } = (await calls.create({ ...lista, identificador: 'codColorEjemplo' })).json();
    const put = (...codigos: string[]) =>
      calls.call('autor', 'PUT', `/${versionId}/valores`, {
        valores: codigos.map((codigo) => ({ codigo, nombre: codigo })),
      });
    await put('A', 'B');
    await calls.call('autor', 'PUT', `/${versionId}`, { ejemplos: ['A'] });
    expect((await put('B')).json().detalles).toEqual([
      {
        campo: 'ejemplos.0',
        mensaje: 'El ejemplo «A» no es un código de la lista. Cámbielo antes de guardar estos valores.',
      },
    ]);
  });

  it('[AREA-06] the history of a long list keeps what changed, wherever it stands in it', async () => {
    const larga = { ...lista, patron: '[0-9]{4}', identificador: 'codListaLarga' };
    const { versionId } = (await calls.create(larga)).json();
    const valores = Array.from({ length: 300 }, (_, place) => ({
      codigo: String(1000 + place),
      nombre: `Valor de la lista larga ${place}`,
    }));
    const put = (rows: object[]) => calls.call('autor', 'PUT', `/${versionId}/valores`, { valores: rows });
    await put(valores);
    await put([...valores.slice(0, -1), { codigo: '1299', nombre: 'Otro nombre' }]);
    const [last] = (await calls.call('autor', 'GET', `/${versionId}/historial`)).json().eventos;
    expect(last.cambios).toMatchObject([
      { campo: 'valores', antes: '1299 Valor de la lista larga 299', despues: '1299 Otro nombre' },
    ]);
  });

  it('[AREA-06] repeated codes and values of no lista are refused', async () => {
    const { versionId } = (await calls.create({ ...lista, identificador: 'codColorDoble' })).json();
    const valores = [
      { codigo: 'R', nombre: 'Rojo' },
      { codigo: 'R', nombre: 'Otro rojo' },
    ];
    expect((await calls.call('autor', 'PUT', `/${versionId}/valores`, { valores })).json().detalles).toEqual([
      { campo: 'valores.1.codigo', mensaje: 'El código «R» está repetido.' },
    ]);
    const dato = (await calls.create({ identificador: 'numSinValores' })).json();
    const refused = await calls.call('autor', 'PUT', `/${dato.versionId}/valores`, { valores: [] });
    expect(refused.json().detalles).toMatchObject([{ campo: 'valores' }]);
  });
});

describe('the specified words about elements', () => {
  it('[AREA-06] identificadores tells who has one, here or elsewhere, and refuses one twice', async () => {
    const one = (await calls.create({ identificador: 'numConocido' })).json();
    const other = (await calls.create({ identificador: 'numTambien' })).json();
    const ask = async (identificador: string) =>
      (await calls.call('autor', 'GET', `/identificadores?identificador=${identificador}`)).json();
    expect(await ask('NUMCONOCIDO')).toMatchObject({
      disponible: false,
      elementos: [{ identificador: 'numConocido' }],
    });
    expect(await ask('numLibre')).toEqual({ disponible: true, elementos: [] });
    const save = (elementoId: number) =>
      calls.call('autor', 'PUT', '/identificadores', {
        elementoId,
        identificadores: [{ sistema: 'SISPRO', valor: 'TEL-1' }],
      });
    expect((await save(one.elementoId)).json()).toEqual({
      identificadores: [{ sistema: 'SISPRO', valor: 'TEL-1' }],
    });
    expect((await save(other.elementoId)).json()).toMatchObject({
      status: 409,
      code: 'IDENTIFICADOR_REPETIDO',
    });
    expect(await ask('tel-1')).toMatchObject({
      disponible: true,
      elementos: [{ identificador: 'numConocido', externos: [{ valor: 'TEL-1' }] }],
    });
  });

  it('[AREA-06] nombres suggests at most five, and writes the other names of a draft', async () => {
    const short = await calls.call('autor', 'GET', '/nombres?texto=te');
    expect(short.statusCode).toBe(400);
    const { versionId } = (
      await calls.create({ identificador: 'numNombrado', nombre: 'Zarzuela única' })
    ).json();
    const nombres = [{ tipo: 'sinonimo', nombre: 'Opereta singular' }];
    expect((await calls.call('autor', 'PUT', '/nombres', { versionId, nombres })).json()).toMatchObject({
      nombres,
    });
    const twice = await calls.call('autor', 'PUT', '/nombres', {
      versionId,
      nombres: [...nombres, ...nombres],
    });
    expect(twice.json()).toMatchObject({ status: 400, detalles: [{ campo: 'nombres' }] });
    const found = (await calls.call('autor', 'GET', '/nombres?texto=opereta%20sing')).json();
    expect(found[0]).toMatchObject({ identificador: 'numNombrado', coincide: 'Opereta singular' });
    expect(found.length).toBeLessThanOrEqual(5);
    const vigentes = (
      await calls.call('autor', 'GET', '/nombres?texto=opereta%20sing&soloVigentes=true')
    ).json();
    expect(vigentes.map(({ identificador }: { identificador: string }) => identificador)).not.toContain(
      'numNombrado',
    );
  });

  it('[AREA-06] capa-uso counts layers and domains, and takes an element to a wider one only', async () => {
    const places = (await calls.call('autor', 'GET', '/capa-uso')).json();
    expect(places.capas[0].tipo).toBe('comun');
    expect(places.dominios.length).toBeGreaterThan(5);
    const local = await test.database.kysely
      .selectFrom('elementos_de_dato as e')
      .innerJoin('capas_de_uso as c', 'c.id', 'e.capa_id')
      .innerJoin('elementos_versiones as v', 'v.elemento_id', 'e.id')
      .select(['e.id', 'e.identificador', 'e.capa_id'])
      .where('c.tipo', '=', 'local')
      .where('v.estado', '=', 'incorporado')
      .where('e.tipo', '=', 'simple')
      .orderBy('e.id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const wider = await calls.call('autor', 'GET', `/capa-uso?masAmpliasQue=${local.id}`);
    expect(wider.json().capas.map(({ tipo }: { tipo: string }) => tipo)).toEqual(['comun']);
    expect((await calls.call('autor', 'GET', '/capa-uso?masAmpliasQue=999999')).statusCode).toBe(404);
    const same = await calls.call('autor', 'POST', '/capa-uso', {
      elementoId: local.id,
      capaId: local.capa_id,
    });
    expect(same.json().detalles).toMatchObject([{ campo: 'capaId' }]);
    const moved = await calls.call('autor', 'POST', '/capa-uso', {
      elementoId: local.id,
      capaId: calls.capaId,
    });
    expect(moved.json()).toMatchObject({
      identificador: local.identificador,
      numero: '1.0',
      estado: 'borrador',
      capa: { tipo: 'comun' },
      relaciones: [{ tipo: 'reemplaza', destino: { elementoId: local.id } }],
    });
    const again = await calls.call('autor', 'POST', '/capa-uso', {
      elementoId: local.id,
      capaId: calls.capaId,
    });
    expect(again.json()).toMatchObject({ status: 409, code: 'ELEMENTO_REPETIDO' });
  });

  it('[GEN-05] capa-uso counts nobody the drafts of others', async () => {
    const count = async (persona: Persona) => {
      const { capas } = (await calls.call(persona, 'GET', '/capa-uso')).json();
      return capas.find(({ id }: { id: number }) => id === calls.capaId).elementos;
    };
    const personas = ['autor', 'entidad', 'privada'] as const;
    const before = await Promise.all(personas.map(count));
    await calls.create({ identificador: 'numSinContar' });
    const after = await Promise.all(personas.map(count));
    expect(after.map((cuantos, at) => cuantos - (before[at] ?? 0))).toEqual([1, 1, 0]);
  });

  it('[AREA-06] an element of the widest layer, a draft, or who creates none: taking it elsewhere is refused and told', async () => {
    const { versionId, elementoId } = (await calls.create({ identificador: 'numYaComun' })).json();
    const body = { elementoId, capaId: calls.capaId };
    expect((await calls.call('autor', 'POST', '/capa-uso', body)).statusCode).toBe(409);
    expect((await calls.call('autor', 'GET', `/${versionId}`)).json().acciones.llevar.allowed).toBe(false);
    const { acciones } = await calls.incorporate(versionId);
    const reason = 'El elemento ya está en la capa común, que es la más amplia.';
    expect(acciones.llevar.reasons).toEqual([reason]);
    expect((await calls.call('autor', 'POST', '/capa-uso', body)).json()).toMatchObject({
      status: 409,
      detalles: [{ mensaje: reason }],
    });
    for (const persona of ['coordinador', 'entidad', 'auditor', 'privada'] as const)
      expect((await calls.call(persona, 'POST', '/capa-uso', body)).statusCode).toBe(403);
  });

  it('[AREA-06] association keeps direction and no cycle, and derives the other side', async () => {
    const base = (await calls.create({ identificador: 'numRequerido' })).json();
    const origen = (await calls.create({ identificador: 'numRequirente' })).json();
    const relate = (versionId: number, relaciones: object[]) =>
      calls.call('autor', 'PUT', '/association', { versionId, relaciones });
    expect((await relate(origen.versionId, [{ tipo: 'equivale-a' }])).json().detalles).toMatchObject([
      { campo: 'relaciones.0' },
    ]);
    const right = [
      { tipo: 'requiere', destinoElementoId: base.elementoId, nota: 'Siempre juntos.' },
      { tipo: 'equivale-a', terminoExterno: 'https://schema.org/telephone' },
    ];
    expect((await relate(origen.versionId, right)).json().relaciones).toMatchObject([
      { tipo: 'equivale-a', destino: null },
      { tipo: 'requiere', destino: { identificador: 'numRequerido' } },
    ]);
    const read = await calls.call('autor', 'GET', `/association?versionId=${base.versionId}`);
    expect(read.json().relacionesDerivadas).toMatchObject([
      { tipo: 'requerido-por', origen: { identificador: 'numRequirente' } },
    ]);
    const cycle = await relate(base.versionId, [{ tipo: 'requiere', destinoElementoId: origen.elementoId }]);
    expect(cycle.json().detalles[0].mensaje).toContain('sería un ciclo');
    const narrow = await test.database.kysely
      .selectFrom('elementos_de_dato as e')
      .innerJoin('capas_de_uso as c', 'c.id', 'e.capa_id')
      .innerJoin('elementos_versiones as v', 'v.elemento_id', 'e.id')
      .select('e.id')
      .where('c.tipo', '<>', 'comun')
      .where('v.estado', '=', 'incorporado')
      .limit(1)
      .executeTakeFirstOrThrow();
    const down = await relate(origen.versionId, [{ tipo: 'requiere', destinoElementoId: narrow.id }]);
    expect(down.json().detalles[0].mensaje).toContain('más restringida');
  });
});

describe('work on a version', () => {
  it('[AREA-06] comments make threads of one level that are closed once', async () => {
    const { versionId } = (await calls.create({ identificador: 'numComentado' })).json();
    const path = `/${versionId}/comentarios`;
    expect((await calls.call('privada', 'POST', path, { texto: 'Hola' })).statusCode).toBe(404);
    expect((await calls.call('autor', 'POST', path, { texto: ' ' })).statusCode).toBe(400);
    const first = (
      await calls.call('entidad', 'POST', path, { texto: '¿Incluye indicativo?', campo: 'patron' })
    ).json();
    const [{ id }] = first.comentarios;
    const answered = (await calls.call('autor', 'POST', path, { texto: 'No.', respondeA: id })).json();
    expect(answered.comentarios).toMatchObject([{ campo: 'patron' }, { respondeA: id }]);
    const deep = await calls.call('autor', 'POST', path, {
      texto: 'x',
      respondeA: answered.comentarios[1].id,
    });
    expect(deep.json()).toMatchObject({ code: 'COMENTARIO_NO_ENCONTRADO' });
    const closed = (await calls.call('entidad', 'POST', `/comentarios/${id}/resolver`)).json();
    expect(closed.comentarios[0].resueltoEn).not.toBeNull();
  });

  it('[AREA-06] a key is of the version it commented: with another it is refused, not answered with the first', async () => {
    const [one, other] = [
      (await calls.create({ identificador: 'numClaveUno' })).json().versionId,
      (await calls.create({ identificador: 'numClaveDos' })).json().versionId,
    ];
    const comment = (versionId: number) =>
      calls.call(
        'autor',
        'POST',
        `/${versionId}/comentarios`,
        { texto: 'Revisar.' },
        {
          'idempotency-key': 'comentar-una-vez',
        },
      );
    const first = await comment(one);
    expect((await comment(one)).json()).toEqual(first.json());
    expect((await comment(other)).json()).toMatchObject({ status: 422, code: 'CLAVE_REUTILIZADA' });
    expect((await calls.call('autor', 'GET', `/${other}/comentarios`)).json()).toEqual({ comentarios: [] });
  });

  it('[AREA-06] the history says who changed which field from what to what', async () => {
    const { versionId } = (await calls.create({ identificador: 'numHistorico' })).json();
    await calls.call('autor', 'PUT', `/${versionId}`, { definicion: 'Otra definición del número.' });
    await calls.step('autor', versionId, 'enviar');
    const { eventos, total } = (await calls.call('administrador', 'GET', `/${versionId}/historial`)).json();
    expect(total).toBe(3);
    expect(eventos).toMatchObject([
      {
        titulo: 'Envió a revisión',
        cambios: [{ campo: 'estado', antes: 'Borrador', despues: 'En revisión' }],
      },
      {
        titulo: 'Editó el borrador',
        cambios: [{ etiqueta: 'Definición', despues: 'Otra definición del número.' }],
      },
      { titulo: 'Creó el elemento' },
    ]);
    expect(eventos[0].quien).not.toBeNull();
    expect((await calls.call('privada', 'GET', `/${versionId}/historial`)).statusCode).toBe(404);
  });

  it('[AREA-06] the history tells the steps no audit event tells, each once', async () => {
    const { id } = await test.database.kysely
      .selectFrom('elementos_versiones as v')
      .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
      .where('e.identificador', '=', 'codMunicipio')
      .where('v.estado', '=', 'incorporado')
      .select('v.id')
      .executeTakeFirstOrThrow();
    const read = async (pagina: number) =>
      (await calls.call('administrador', 'GET', `/${id}/historial?pagina=${pagina}`)).json();
    const { eventos, total } = await read(1);
    expect(total).toBeGreaterThanOrEqual(eventos.length);
    expect(eventos[0]).toMatchObject({
      titulo: 'Incorporó al lenguaje común',
      cambios: [{ campo: 'estado', antes: 'Aprobado', despues: 'Incorporado' }],
    });
    expect(eventos.at(-1)).toMatchObject({ titulo: 'Creó el elemento', quien: expect.stringMatching(/\S/) });
    const days = eventos.map(({ cuando }: { cuando: string }) => cuando);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(eventos.map(({ id }: { id: string }) => id)).size).toBe(eventos.length);
    expect(await read(2)).toEqual({ eventos: [], total });
  });

  it('[AREA-06] an element that says nearly the same is pointed out', async () => {
    const body = { nombre: 'Fecha de nacimiento', definicion: '' };
    const found = (await calls.call('autor', 'POST', '/parecidos', body)).json();
    expect(found[0]).toMatchObject({ identificador: 'fechaNacimiento', parecido: 1 });
    const self = { ...body, exceptoElementoId: found[0].elementoId };
    const others = (await calls.call('autor', 'POST', '/parecidos', self)).json();
    expect(others.map(({ elementoId }: { elementoId: number }) => elementoId)).not.toContain(
      found[0].elementoId,
    );
  });

  it('[AREA-06] the impact reaches composites around composites, services, mesas and entities, with notices', async () => {
    const inside = await test.database.kysely
      .selectFrom('elementos_componentes as c')
      .innerJoin('elementos_versiones as v', 'v.id', 'c.componente_version_id')
      .innerJoin('elementos_versiones as w', 'w.id', 'c.version_id')
      .select(['v.id', 'v.elemento_id', 'c.version_id'])
      .where('v.estado', '=', 'incorporado')
      .where('w.estado', '=', 'incorporado')
      .orderBy('v.id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { servicio_id } = await test.database.kysely
      .selectFrom('mesas_servicios as x')
      .innerJoin('mesas as m', 'm.id', 'x.mesa_id')
      .innerJoin('servicios as s', 's.id', 'x.servicio_id')
      .select('x.servicio_id')
      .where('m.activa', '=', true)
      .where('s.activo', '=', true)
      .limit(1)
      .executeTakeFirstOrThrow();
    await test.database.kysely
      .insertInto('servicios_elementos')
      .values({ servicio_id, version_id: inside.version_id, sentido: 'salida' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const impacto = (await calls.call('autor', 'GET', `/${inside.id}/impacto`)).json();
    expect(impacto.veredicto).toMatchObject({ compatible: false });
    expect(impacto.compuestos.map(({ versionId }: { versionId: number }) => versionId)).toContain(
      inside.version_id,
    );
    expect(impacto.servicios.map(({ id }: { id: number }) => id)).toContain(servicio_id);
    expect(impacto.mesas.length).toBeGreaterThan(0);
    expect(impacto.avisos[0]).toMatchObject({
      texto: expect.stringContaining('alcanza a su entidad porque:\n- '),
    });
  });
});
