import { startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADOS_VERSION, type EstadoVersion } from '../../contract/terms.ts';
import { sampleDatosElemento } from '../../testing/datos-elemento.ts';
import { type ElementosCalls, openElementosCalls, type Persona } from '../../testing/index.ts';

let test: TestApp;
let calls: ElementosCalls;
let ids: ReadonlyMap<string, number>;
beforeAll(async () => {
  test = await startTestApp();
  calls = await openElementosCalls(test);
  const rows = await test.database.kysely
    .selectFrom('usuarios')
    .select(['id', 'numero_identificacion'])
    .execute();
  ids = new Map(rows.map(({ id, numero_identificacion: numero }) => [String(numero), id]));
});
afterAll(() => test.close());

/** Identities of the people who may also be the author, by their part. */
const IDENTIDADES = {
  administrador: '1000000001',
  autor: '1000000002',
  entidad: '1000000003',
  coordinador: '1000000013',
} as const;
const TODAS: readonly Persona[] = [
  'administrador' as const,
  'autor' as const,
  'coordinador' as const,
  'entidad' as const,
  'auditor' as const,
  'privada' as const,
];

interface Linea {
  readonly accion: string;
  readonly de: readonly EstadoVersion[];
  readonly a: EstadoVersion;
  readonly quienes: readonly Persona[];
  readonly cuerpo?: object;
}

/** The lines of the decision (domain §1.6), as people in their roles see them. */
const LINEAS: readonly Linea[] = [
  { accion: 'enviar', de: ['borrador'], a: 'en-revision', quienes: ['autor'] },
  {
    accion: 'devolver',
    de: ['en-revision'],
    a: 'borrador',
    cuerpo: { motivo: 'Precise.' },
    quienes: ['administrador', 'coordinador'],
  },
  {
    accion: 'avalar',
    de: ['en-revision'],
    a: 'pendiente-entidad',
    quienes: ['administrador', 'coordinador'],
  },
  { accion: 'aprobar', de: ['pendiente-entidad'], a: 'aprobado', quienes: ['entidad'] },
  {
    accion: 'observar',
    de: ['pendiente-entidad'],
    a: 'borrador',
    cuerpo: { motivo: 'Precise.' },
    quienes: ['entidad'],
  },
  { accion: 'incorporar', de: ['aprobado'], a: 'incorporado', quienes: ['administrador'] },
  {
    accion: 'caducar',
    de: ['incorporado'],
    a: 'caducado',
    cuerpo: { motivo: 'Ya no rige.' },
    quienes: ['administrador'],
  },
  {
    accion: 'descartar',
    de: ['borrador', 'en-revision'],
    a: 'descartado',
    quienes: ['autor', 'administrador'],
  },
];

/** Puts a version in a state, written by somebody, as if its life had led there. */
async function place(versionId: number, estado: EstadoVersion, autor: keyof typeof IDENTIDADES = 'autor') {
  const rige = ['incorporado', 'historico', 'caducado'].includes(estado);
  const ended = ['historico', 'caducado'].includes(estado);
  await test.database.kysely
    .updateTable('elementos_versiones')
    .set({
      estado,
      autor_id: ids.get(IDENTIDADES[autor]) ?? null,
      rige_desde: rige ? sql<Date>`now()` : null,
      rige_hasta: ended ? sql<Date>`now()` : null,
      motivo_caducidad: estado === 'caducado' ? 'Ya no rige.' : null,
    })
    .where('id', '=', versionId)
    .execute();
}

const findEstado = async (versionId: number) =>
  (
    await test.database.kysely
      .selectFrom('elementos_versiones')
      .select('estado')
      .where('id', '=', versionId)
      .executeTakeFirstOrThrow()
  ).estado;

const createBorrador = async (identificador: string) => (await calls.create({ identificador })).json();

describe('the life of a version, line by line', () => {
  it.each(LINEAS)('[AREA-06] $accion: from $de to $a by $quienes, and by nobody else', async (linea) => {
    const { accion, de, a, quienes, cuerpo = {} } = linea;
    const { versionId } = await createBorrador(`numLinea${accion}`);
    for (const estado of ESTADOS_VERSION)
      for (const persona of TODAS) {
        await place(versionId, estado);
        const answer = await calls.step(persona, versionId, accion, cuerpo);
        const allowed = de.includes(estado) && quienes.includes(persona);
        const told = `${persona} ${accion} ${estado}`;
        if (allowed) expect([told, answer.statusCode, answer.json().estado]).toEqual([told, 200, a]);
        else expect([403, 404, 409], told).toContain(answer.statusCode);
        expect(await findEstado(versionId), told).toBe(allowed ? a : estado);
      }
  });

  it.each(LINEAS)('[AREA-06] $accion leaves who did it in the trail and in the audit', async (linea) => {
    const { accion, de, a, quienes, cuerpo = {} } = linea;
    const [estado = 'borrador'] = de;
    const [persona = 'autor'] = quienes;
    const { versionId } = await createBorrador(`numRastro${accion}`);
    await place(versionId, estado);
    await calls.step(persona, versionId, accion, cuerpo);
    const quien = ids.get(IDENTIDADES[persona as keyof typeof IDENTIDADES]);
    const motivo = 'motivo' in cuerpo ? cuerpo.motivo : '';
    const transicion = await test.database.kysely
      .selectFrom('elementos_transiciones')
      .select(['accion', 'desde', 'hasta', 'motivo', 'usuario_id'])
      .where('version_id', '=', versionId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(transicion).toEqual({ accion, desde: estado, hasta: a, motivo, usuario_id: quien });
    const audited = await test.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'result', 'actor_user_id', 'detail'])
      .where('object_type', '=', 'elemento')
      .where('object_id', '=', String(versionId))
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(audited).toMatchObject({
      action: `${accion}-elemento`,
      result: 'exito',
      actor_user_id: quien,
      detail: { antes: { estado }, despues: { estado: a } },
    });
  });

  it.each([
    ['devolver', 'en-revision', 'coordinador'],
    ['observar', 'pendiente-entidad', 'entidad'],
    ['caducar', 'incorporado', 'administrador'],
  ] as const)('[AREA-06] %s asks for a reason of at most 200 characters', async (accion, estado, persona) => {
    const { versionId } = await createBorrador(`numMotivo${accion}`);
    await place(versionId, estado);
    for (const cuerpo of [{}, { motivo: '  ' }, { motivo: 'x'.repeat(201) }])
      expect((await calls.step(persona, versionId, accion, cuerpo)).json()).toMatchObject({
        status: 400,
        detalles: [{ campo: 'motivo' }],
      });
    expect(await findEstado(versionId)).toBe(estado);
    const said = await calls.step(persona, versionId, accion, { motivo: 'x'.repeat(200) });
    expect(said.statusCode).toBe(200);
  });

  it.each([
    ['avalar', 'en-revision', 'coordinador', 'revisarla'],
    ['devolver', 'en-revision', 'coordinador', 'revisarla'],
    ['aprobar', 'pendiente-entidad', 'entidad', 'aprobarla'],
    ['incorporar', 'aprobado', 'administrador', 'incorporarla'],
  ] as const)(
    '[AREA-06] separation of duties: %s is refused to who wrote the version',
    async (accion, estado, persona, verbo) => {
      const { versionId } = await createBorrador(`numPropio${accion}`);
      await place(versionId, estado, persona);
      const body = accion === 'devolver' ? { motivo: 'Propio.' } : {};
      const answer = await calls.step(persona, versionId, accion, body);
      expect([403, 409]).toContain(answer.statusCode);
      expect(answer.json().detalles[0].mensaje).toContain(`Quien elaboró la versión no puede ${verbo}`);
      expect(await findEstado(versionId)).toBe(estado);
    },
  );

  it('[AREA-06] the entity that approves is the one that answers for the element, no other', async () => {
    const { id } = await test.database.kysely
      .selectFrom('entidades')
      .select('id')
      .where('id', '<>', calls.entidadResponsableId)
      .where('activa', '=', true)
      .where('id', 'not in', (from) => from.selectFrom('membresias').select('entidad_id'))
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const other = { identificador: 'numDeOtraEntidad', entidadResponsableId: id };
    const { versionId } = (await calls.create(other)).json();
    await place(versionId, 'pendiente-entidad');
    expect((await calls.step('entidad', versionId, 'aprobar')).statusCode).toBe(404);
    expect((await calls.step('administrador', versionId, 'aprobar')).json().detalles).toEqual([
      {
        mensaje:
          'Solo la entidad responsable del elemento decide en este paso; usted trabaja por el ministerio.',
      },
      { mensaje: 'Puede cambiarlo: el personal de la entidad responsable.' },
    ]);
  });

  it.each(ESTADOS_VERSION)('[AREA-06] editable only in borrador: %s', async (estado) => {
    const { versionId } = await createBorrador(`numEdita${estado.replace('-', '')}`);
    await place(versionId, estado);
    const answer = await calls.call('autor', 'PUT', `/${versionId}`, { notas: 'Otra.' });
    expect(answer.statusCode).toBe(estado === 'borrador' ? 200 : 409);
  });

  it.each(ESTADOS_VERSION)(
    '[AREA-06] modificar begins the next draft from incorporado alone: %s',
    async (estado) => {
      const { versionId, elementoId } = await createBorrador(`numModifica${estado.replace('-', '')}`);
      await place(versionId, estado);
      for (const persona of ['coordinador', 'entidad', 'auditor', 'privada'] as const)
        expect((await calls.call(persona, 'POST', '/versionar', { elementoId })).statusCode).toBe(403);
      const answer = await calls.call('autor', 'POST', '/versionar', { elementoId });
      if (estado === 'incorporado')
        expect(answer.json()).toMatchObject({ numero: '1.1', estado: 'borrador' });
      else {
        const { acciones } = (await calls.call('autor', 'GET', `/${versionId}`)).json();
        expect([answer.statusCode, answer.json().detalles[0].mensaje]).toEqual([
          409,
          acciones.modificar.reasons[0],
        ]);
      }
      expect(await findEstado(versionId)).toBe(estado);
    },
  );
});

describe('several versions incorporated together', () => {
  const ask = (persona: Persona, path: string, versiones: readonly object[]) =>
    calls.call(persona, 'POST', `/incorporaciones${path}`, { versiones });
  const readVersion = async (versionId: number) =>
    (await calls.call('administrador', 'GET', `/${versionId}`)).json().version as number;

  it('[AREA-06] are refused as a whole to who incorporates none, and beside none or too many', async () => {
    const { versionId } = await createBorrador('numVariosNadie');
    await place(versionId, 'aprobado');
    for (const path of ['', '/vistaPrevia']) {
      for (const persona of ['autor', 'entidad', 'auditor', 'privada'] as const)
        expect((await ask(persona, path, [{ versionId }])).statusCode, persona).toBe(403);
      expect((await ask('administrador', path, [])).json().detalles[0].mensaje).toBe(
        'Seleccione al menos un elemento.',
      );
      const many = Array.from({ length: 51 }, (_, at) => ({ versionId: at + 1 }));
      expect((await ask('administrador', path, many)).json().detalles[0].mensaje).toBe(
        'Seleccione máximo 50 elementos.',
      );
    }
    expect(await findEstado(versionId)).toBe('aprobado');
  });

  it('[AREA-06] each by itself: the preview says what the command then does, and every one is in the trail', async () => {
    const estados = ['aprobado', 'aprobado', 'en-revision', 'aprobado', 'aprobado'] as const;
    const [lista, otra, enRevision, propia, cambiada] = await Promise.all(
      estados.map(async (_, at) => (await createBorrador(`numVarios${at}`)).versionId as number),
    );
    if (!lista || !otra || !enRevision || !propia || !cambiada) throw new Error('Five drafts are needed.');
    for (const [at, versionId] of [lista, otra, enRevision, propia, cambiada].entries())
      await place(versionId, estados[at] ?? 'aprobado', versionId === propia ? 'administrador' : 'autor');
    const nunca = 99_999_999;
    const elegidas = [
      ...[lista, otra, enRevision, propia, lista].map((versionId) => ({ versionId })),
      { versionId: cambiada, version: (await readVersion(cambiada)) + 1 },
      { versionId: nunca },
    ];
    const previa = (await ask('administrador', '/vistaPrevia', elegidas)).json();
    expect(previa.permitidos).toBe(2);
    const told = new Map<number, string>(
      previa.efectos.map(
        ({ versionId, decision }: { versionId: number; decision: { reasons: string[] } }) => [
          versionId,
          decision.reasons.join(),
        ],
      ),
    );
    expect([...told.keys()]).toEqual([lista, otra, enRevision, propia, cambiada, nunca]);
    expect(told.get(enRevision)).toContain('«En revisión»');
    expect(told.get(propia)).toContain('Quien elaboró la versión no puede incorporarla');
    expect(told.get(cambiada)).toContain('Otra persona cambió este elemento');
    expect(told.get(nunca)).toBe('El elemento no existe o usted no puede consultarlo.');
    expect(previa.efectos[0]).toMatchObject({
      elemento: { identificador: 'numVarios0', numero: '1.0' },
      version: await readVersion(lista),
      reemplaza: null,
      compatible: null,
    });
    expect(await findEstado(lista)).toBe('aprobado');

    const { resultados, hechos } = (await ask('administrador', '', elegidas)).json();
    expect(hechos).toBe(2);
    expect(
      resultados.map(({ versionId, hecho }: { versionId: number; hecho: boolean }) => [versionId, hecho]),
    ).toEqual(
      [lista, otra, enRevision, propia, cambiada, nunca].map((id) => [id, id === lista || id === otra]),
    );
    for (const { hecho, razones } of resultados) expect(razones.length === 0).toBe(hecho);
    for (const id of [lista, otra]) expect(await findEstado(id)).toBe('incorporado');
    for (const id of [propia, cambiada]) expect(await findEstado(id)).toBe('aprobado');
    const audited = await test.database.kysely
      .selectFrom('audit_events')
      .select(['object_id', 'result'])
      .where('action', '=', 'incorporar-elemento')
      .where('object_id', 'in', [lista, otra, enRevision, propia, cambiada, nunca].map(String))
      .orderBy('id')
      .execute();
    expect(audited.map(({ object_id: id, result }) => [Number(id), result])).toEqual(
      [lista, otra, enRevision, propia, cambiada, nunca].map((id) => [
        id,
        id === lista || id === otra ? 'exito' : 'rechazo',
      ]),
    );
  });

  it('[AREA-06] a version that replaces another says which, and whether its messages stay valid', async () => {
    const primera = await createBorrador('numVariosSegunda');
    await calls.incorporate(primera.versionId);
    const { versionId } = (
      await calls.call('autor', 'POST', '/versionar', { elementoId: primera.elementoId })
    ).json();
    await calls.call('autor', 'PUT', `/${versionId}`, { notas: 'Se precisa.' });
    await place(versionId, 'aprobado');
    const [efecto] = (await ask('administrador', '/vistaPrevia', [{ versionId }])).json().efectos;
    expect(efecto).toMatchObject({ reemplaza: '1.0', compatible: true, decision: { allowed: true } });
    expect((await ask('administrador', '', [{ versionId, version: efecto.version }])).json().hechos).toBe(1);
    expect(await findEstado(primera.versionId)).toBe('historico');
  });
});

describe('following an element', () => {
  const follow = (persona: Persona, versionId: number, seguido = true) =>
    calls.call(persona, 'PUT', `/${versionId}/seguimiento`, { seguido });

  it('[AREA-06] [AREA-14] is for who may read it, and tells of a version in force and of its end to who was not told', async () => {
    const { versionId } = await createBorrador('numSeguido');
    expect((await follow('privada', versionId)).statusCode).toBe(404);
    expect((await calls.call('autor', 'PUT', `/${versionId}/seguimiento`, {})).statusCode).toBe(400);
    expect((await follow('coordinador', versionId)).json()).toEqual({ seguido: true });
    await calls.incorporate(versionId);
    for (const persona of ['auditor', 'autor', 'administrador', 'auditor'] as const)
      expect((await follow(persona, versionId)).json()).toEqual({ seguido: true });
    expect((await calls.call('auditor', 'GET', `/${versionId}`)).json().seguido).toBe(true);
    const programada = { motivo: 'Ya no rige.', fecha: '2099-01-05' };
    expect((await calls.step('administrador', versionId, 'caducar', programada)).statusCode).toBe(200);
    expect((await follow('auditor', versionId, false)).json()).toEqual({ seguido: false });
    expect((await calls.step('administrador', versionId, 'cancelar-caducidad')).statusCode).toBe(200);
    const told = await test.database.kysely
      .selectFrom('notificaciones as n')
      .innerJoin('usuarios as u', 'u.id', 'n.usuario_id')
      .select(['u.numero_identificacion as quien', 'n.titulo', 'n.enlace'])
      .where('n.evento', '=', 'elemento-seguido')
      .orderBy('n.id')
      .execute();
    expect(
      told.map(({ quien, titulo }) => `${quien} ${titulo.split(' numSeguido ').at(-1)}`).toSorted(),
    ).toEqual(
      [
        [IDENTIDADES.coordinador, 'tiene vigente la versión 1.0'],
        [IDENTIDADES.coordinador, 'caduca el 5 de enero de 2099'],
        ['1000000011', 'caduca el 5 de enero de 2099'],
        [IDENTIDADES.coordinador, 'ya no caduca el 5 de enero de 2099'],
      ]
        .map(([quien, cambio]) => `${quien} El elemento ${sampleDatosElemento.nombre} ${cambio}`)
        .toSorted(),
    );
    for (const { enlace } of told) expect(enlace).toBe('/diccionario/numSeguido');
  });
});

describe('the notices of a change', () => {
  it('[AREA-06] go out as somebody changed them, and as drafted to who nobody wrote to', async () => {
    const otra = await test.database.kysely
      .selectFrom('membresias as m')
      .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
      .select('m.entidad_id')
      .where('u.numero_identificacion', '=', '1000000010')
      .where('m.estado', '=', 'activa')
      .executeTakeFirstOrThrow();
    const part = await createBorrador('numAvisado');
    await calls.incorporate(part.versionId);
    const compuesto = {
      tipo: 'compuesto',
      clase: 'dato',
      tipoDato: null,
      longitudMinima: null,
      longitudMaxima: null,
      patron: null,
      ejemplos: [],
      componentes: [{ versionId: part.versionId }],
    };
    for (const [identificador, entidadResponsableId] of [
      ['tipoDeUna', calls.entidadResponsableId],
      ['tipoDeOtra', otra.entidad_id],
    ] as const)
      expect((await calls.create({ ...compuesto, identificador, entidadResponsableId })).statusCode).toBe(
        200,
      );
    const done = await calls.step('administrador', part.versionId, 'caducar', {
      motivo: 'Ya no rige.',
      avisos: [{ entidadId: calls.entidadResponsableId, texto: 'Texto cambiado.' }],
    });
    expect(done.statusCode).toBe(200);
    const told = await test.database.kysely
      .selectFrom('notificaciones as n')
      .innerJoin('membresias as m', 'm.usuario_id', 'n.usuario_id')
      .select(['m.entidad_id', 'n.texto'])
      .where('n.evento', '=', 'elemento-impacto')
      .where('n.enlace', '=', `/app/elementos-de-dato/${part.versionId}`)
      .where('m.estado', '=', 'activa')
      .execute();
    const textsOf = (id: number) =>
      told.filter(({ entidad_id }) => entidad_id === id).map(({ texto }) => texto);
    expect(textsOf(calls.entidadResponsableId).length).toBeGreaterThan(0);
    for (const texto of textsOf(calls.entidadResponsableId)) expect(texto).toContain('Texto cambiado.');
    expect(textsOf(otra.entidad_id).length).toBeGreaterThan(0);
    for (const texto of textsOf(otra.entidad_id)) expect(texto).toContain('dejará de estar vigente.');
  });
});
