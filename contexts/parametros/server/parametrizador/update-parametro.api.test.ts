import { isDeepStrictEqual } from 'node:util';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parametroSchema, type RestriccionParametro } from '../../contract/parametro.schema.ts';
import type { FormatoTexto, TipoParametro } from '../../contract/terms.ts';
import { findErroresValor } from '../../rules/valor-parametro.ts';
import {
  findParametroBooleano,
  findParametroFilas,
  findParametroLista,
  findParametroTexto,
  getParametroEntero,
} from '../parametro.queries.ts';
import { listParametrosPublicos } from '../parametros.queries.ts';

let test: TestApp;
let token: string;
/** A person of the ministry who confirms changes and makes none. */
let segunda: string;
beforeAll(async () => {
  test = await startTestApp();
  token = await openTestSession(test.database.kysely, '1000000001');
  segunda = await openTestSession(test.database.kysely, '1000000013');
});
afterAll(() => test.close());

const headers = (extra: Record<string, string> = {}) => ({ authorization: `Bearer ${token}`, ...extra });
const list = async () => (await test.app.inject({ url: '/api/parametrizador', headers: headers() })).json();
const get = (clave: string) => test.app.inject({ url: `/api/parametros/${clave}`, headers: headers() });
const put = (clave: string, valor: unknown, extra: Record<string, string> = {}) =>
  test.app.inject({
    method: 'PUT',
    url: `/api/parametros/${clave}`,
    headers: headers(extra),
    payload: { valor },
  });
const putGrupo = (grupo: string, cambios: object[], extra: Record<string, string> = {}) =>
  test.app.inject({
    method: 'PUT',
    url: `/api/parametrizador/${grupo}`,
    headers: headers(extra),
    payload: { cambios },
  });
const decide = (clave: string, paso: 'aprobar' | 'rechazar', bearer: string, match?: number) =>
  test.app.inject({
    method: 'POST',
    url: `/api/parametros/${clave}/cambio/${paso}`,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(match === undefined ? {} : { 'if-match': `"${match}"` }),
    },
    payload: {},
  });
const historial = async (grupo: string, query = '') =>
  (
    await test.app.inject({ url: `/api/parametrizador/${grupo}/historial${query}`, headers: headers() })
  ).json();
const readGrupo = async (codigo: string) =>
  (await list()).grupos.find((grupo: { codigo: string }) => grupo.codigo === codigo);
/** Parts of the answers that a parameter is read in. */
interface Answered {
  readonly producto: Readonly<Record<string, unknown>>;
  readonly ministerio: Readonly<Record<string, unknown>>;
  readonly pie: Readonly<Record<string, unknown>>;
  readonly formularios: Readonly<Record<string, unknown>>;
  readonly vigencia: unknown;
  readonly avisoSegundos: unknown;
  readonly dominiosCorreo: unknown;
  readonly horaResumen: unknown;
}
const configuracion = async () => (await test.app.inject('/api-public/configuracion')).json();

describe('the parameterizer', () => {
  it('[AREA-10] parametrizador tells every parameter under its group, each with a value its own rule accepts', async () => {
    const { grupos } = await list();
    const parametros = grupos.flatMap((grupo: { parametros: unknown[] }) => grupo.parametros);
    const { length } = await test.database.kysely.selectFrom('parametros').select('clave').execute();
    expect(parametros).toHaveLength(length);
    expect(grupos[0]).toMatchObject({ codigo: 'producto', nombre: 'Producto' });
    // Before it is saved, each says what its change does.
    expect(parametros.filter(({ efecto }: { efecto: string }) => efecto === '')).toEqual([]);
    for (const parametro of parametros.map((each: unknown) => parametroSchema.parse(each))) {
      expect([parametro.clave, findErroresValor(parametro, parametro.valor)]).toEqual([parametro.clave, []]);
    }
  });

  it.each([
    ['busqueda.minimoCaracteres', 11, 'valor', 'Debe estar entre 1 y 10.'],
    ['busqueda.minimoCaracteres', '3', 'valor', 'Escriba un número entero.'],
    ['formularios.bloqueaPegado', null, 'valor', 'Elija sí o no.'],
    ['titulo.producto', '', 'valor', 'Escriba un valor.'],
    ['pie.telefonos', [{ nombre: 'Bogotá' }], 'valor.0.numero', 'Número: Escriba un valor.'],
    ['pie.redes', [{ nombre: 'X', url: 'javascript:alert(1)' }], 'valor.0.url', /https/],
  ])(
    '[AREA-10] parametros refuses for %s the value %j, by field, and changes nothing',
    async (clave, valor, campo, mensaje) => {
      const before = (await get(clave)).json();
      const answer = await put(clave, valor);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'SOLICITUD_INVALIDA',
        detalles: [
          { campo, mensaje: typeof mensaje === 'string' ? mensaje : expect.stringMatching(mensaje) },
        ],
      });
      expect((await get(clave)).json()).toEqual(before);
    },
  );

  it('refuses what the process keeps, with the reason the screen shows, and what is not there', async () => {
    const fijo = (await get('sitio.direccion')).json();
    expect(fijo.edicion.allowed).toBe(false);
    const answer = await put('sitio.direccion', 'https://otra.ejemplo');
    expect(answer.statusCode).toBe(403);
    expect(answer.json().detalles.map(({ mensaje }: { mensaje: string }) => mensaje)).toEqual([
      ...fijo.edicion.reasons,
      'Puede cambiarlo: quien opera el servidor.',
    ]);
    expect((await get('no.existe')).statusCode).toBe(404);
    expect((await put('no.existe', 1)).statusCode).toBe(404);
  });

  it('[AREA-10] a changed parameter acts without restart: the next page has the new text and the new setting', async () => {
    expect((await configuracion()).busqueda.minimoCaracteres).toBe(3);
    expect((await put('busqueda.minimoCaracteres', 4)).json()).toMatchObject({ valor: 4, version: 2 });
    expect((await put('pie.telefonos', [{ nombre: 'Cali', numero: '602' }])).statusCode).toBe(200);
    expect((await configuracion()).duracionBannerMs).toBe(5000);
    expect((await put('banner.duracionMs', 7000)).statusCode).toBe(200);
    const { busqueda, pie, duracionBannerMs } = await configuracion();
    expect(duracionBannerMs).toBe(7000);
    expect(busqueda.minimoCaracteres).toBe(4);
    expect(pie.telefonos).toEqual([{ nombre: 'Cali', numero: '602' }]);
  });

  it.each<[clave: string, valor: unknown, url: string, read: (body: Answered) => unknown]>([
    ['titulo.producto', 'Otro marco', '/api-public/configuracion', ({ producto }) => producto['titulo']],
    ['ministerio.sigla', 'OTRA', '/api-public/configuracion', ({ ministerio }) => ministerio['sigla']],
    ['pie.programa', 'Otro programa', '/api-public/configuracion', ({ pie }) => pie['programa']],
    [
      'formularios.bloqueaPegado',
      false,
      '/api-public/configuracion',
      ({ formularios }) => formularios['bloqueaPegado'],
    ],
    ['tratamiento.vigencia', 'Desde hoy', '/api-public/tratamiento-de-datos', (body) => body.vigencia],
    ['sesion.avisoMinutos', 5, '/api/sesiones/seguir', ({ avisoSegundos }) => Number(avisoSegundos) / 60],
    ['entidades.dominiosCorreo', ['gov.co'], '/api/entidad/opciones', (body) => body.dominiosCorreo],
    ['notificaciones.horaResumen', 9, '/api/notificaciones/preferencias', (body) => body.horaResumen],
  ])('[AREA-10] %s acts without restart in what the next call answers', async (clave, valor, url, read) => {
    const method = url.endsWith('/seguir') ? 'POST' : 'GET';
    const ask = async () => read((await test.app.inject({ method, url, headers: headers() })).json());
    expect(await ask()).not.toEqual(valor);
    const before = (await get(clave)).json().valor;
    expect((await put(clave, valor)).statusCode).toBe(200);
    expect(await ask()).toEqual(valor);
    expect((await put(clave, before)).statusCode).toBe(200);
  });

  it('audits the change from → to', async () => {
    await put('banner.duracionMs', 6000);
    const event = await test.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'object_id', 'detail'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(event).toEqual({
      action: 'cambiar-parametro',
      object_id: 'banner.duracionMs',
      detail: { antes: { valor: 7000 }, despues: { valor: 6000 } },
    });
  });

  it('the second of two administrators is told, with the present value', async () => {
    const { version } = (await get('correo.ejemplo')).json();
    const match = { 'if-match': `"${version}"` };
    expect((await put('correo.ejemplo', 'uno@entidad.gov.co', match)).statusCode).toBe(200);
    const second = await put('correo.ejemplo', 'dos@entidad.gov.co', match);
    expect(second.statusCode).toBe(412);
    expect(second.json().actual).toMatchObject({ valor: 'uno@entidad.gov.co', version: version + 1 });
  });
});

describe('several parameters of a group', () => {
  it('[AREA-10] are changed all or none: one wrong value, one twice or one of another group changes nothing', async () => {
    const before = await readGrupo('mesas');
    const right = { clave: 'mesas.diasEnmienda', valor: 8 };
    const wrong = await putGrupo('mesas', [right, { clave: 'mesas.compromisosDiasAviso', valor: 0 }]);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().detalles).toEqual([
      { campo: 'cambios.1.valor', mensaje: 'Debe estar entre 1 y 30.' },
    ]);
    expect((await putGrupo('mesas', [right, right])).statusCode).toBe(400);
    expect((await putGrupo('mesas', [right, { clave: 'correo.ejemplo', valor: 'a@b.co' }])).statusCode).toBe(
      404,
    );
    expect((await putGrupo('nada', [right])).statusCode).toBe(404);
    expect((await putGrupo('sitio', [{ clave: 'sitio.direccion', valor: 'x' }])).statusCode).toBe(403);
    expect(await readGrupo('mesas')).toEqual(before);
  });

  it('[AREA-10] hold from the next call, over the version that was seen, and stand in the historial', async () => {
    const { version } = await readGrupo('mesas');
    const cambios = [
      { clave: 'mesas.diasEnmienda', valor: 8 },
      { clave: 'mesas.compromisosDiasAviso', valor: 4 },
      { clave: 'mesas.compromisosDiasRepetir', valor: 7 },
    ];
    const match = { 'if-match': `"${version}"` };
    const saved = await putGrupo('mesas', cambios, match);
    expect(saved.statusCode).toBe(200);
    // The one that says what it said is no change.
    expect(saved.json().version).toBe(version + 2);
    const late = await putGrupo('mesas', cambios, match);
    expect(late.statusCode).toBe(412);
    expect(late.json().actual).toMatchObject({ codigo: 'mesas', version: version + 2 });
    const { cambios: hechos, total } = await historial('mesas');
    expect(total).toBe(2);
    expect(hechos).toMatchObject([
      { clave: 'mesas.compromisosDiasAviso', antes: 3, despues: 4, estado: 'aplicado', decision: null },
      { clave: 'mesas.diasEnmienda', antes: 5, despues: 8, estado: 'aplicado', decision: null },
    ]);
    expect(hechos[0].persona).not.toBe('');
    expect((await historial('mesas', '?pagina=2&tamano=1')).cambios).toHaveLength(1);
    const nothing = await test.app.inject({ url: '/api/parametrizador/nada/historial', headers: headers() });
    expect(nothing.statusCode).toBe(404);
  });

  it('[AREA-10] go back to what they were by another change', async () => {
    const [{ clave, antes }] = (await historial('mesas')).cambios;
    expect((await putGrupo('mesas', [{ clave, valor: antes }])).statusCode).toBe(200);
    expect((await historial('mesas')).cambios[0]).toMatchObject({ clave, antes: 4, despues: 3 });
    const { valor, inicial } = (await get(clave)).json();
    expect([valor, inicial]).toEqual([3, 3]);
  });
});

describe('a parameter that takes two people', () => {
  const clave = 'oid.raiz';
  const leer = async () => (await get(clave)).json();

  it('[AREA-10] nothing is confirmed or refused that nobody proposed', async () => {
    expect((await decide(clave, 'aprobar', segunda)).json().code).toBe('CAMBIO_NO_PENDIENTE');
    expect((await decide(clave, 'rechazar', segunda)).json().code).toBe('CAMBIO_NO_PENDIENTE');
    expect((await decide('no.existe', 'aprobar', segunda)).statusCode).toBe(404);
  });

  it('[AREA-10] waits: its value holds, it takes no other change, and who proposed it does not confirm it', async () => {
    const before = await leer();
    expect((await put(clave, 'nada')).statusCode).toBe(400);
    const proposed = await put(clave, '2.999.171');
    expect(proposed.json()).toMatchObject({
      valor: before.valor,
      version: before.version + 1,
      pendiente: { valor: '2.999.171', aprobacion: { allowed: false }, rechazo: { allowed: true } },
    });
    const told = await test.app.inject({
      url: '/api/notificaciones',
      headers: { authorization: `Bearer ${segunda}` },
    });
    expect(told.json().notificaciones[0]).toMatchObject({
      evento: 'cambio-por-confirmar',
      titulo: 'Por confirmar: Raíz de los OID',
      enlace: '/app/admin/parameters?grupo=oid',
    });
    const propias = await test.app.inject({ url: '/api/notificaciones', headers: headers() });
    expect(propias.json().notificaciones.map(({ evento }: { evento: string }) => evento)).not.toContain(
      'cambio-por-confirmar',
    );
    const again = await put(clave, '2.999.172');
    expect(again.statusCode).toBe(403);
    expect(again.json().detalles[0].mensaje).toContain('tiene un cambio por confirmar');
    const own = await decide(clave, 'aprobar', token);
    expect(own.statusCode).toBe(403);
    expect(own.json().detalles[0].mensaje).toContain('debe hacerlo otra persona');
    expect((await leer()).valor).toBe(before.valor);
  });

  it('[AREA-10] is refused over a version somebody did not see, and withdrawn by who proposed it', async () => {
    const { version, valor } = await leer();
    expect((await decide(clave, 'aprobar', segunda, version - 1)).statusCode).toBe(412);
    const withdrawn = await decide(clave, 'rechazar', token, version);
    expect(withdrawn.json()).toMatchObject({ valor, pendiente: null, edicion: { allowed: true } });
    expect((await historial('oid')).cambios[0]).toMatchObject({ estado: 'retirado' });
  });

  it('[AREA-10] a second person of the ministry refuses it or confirms it, and it holds from then on', async () => {
    const { valor } = await leer();
    await put(clave, '2.999.171');
    expect((await decide(clave, 'rechazar', segunda)).json()).toMatchObject({ valor, pendiente: null });
    expect((await historial('oid')).cambios[0]).toMatchObject({ estado: 'rechazado' });
    await putGrupo('oid', [{ clave, valor: '2.999.171' }]);
    const confirmed = await decide(clave, 'aprobar', segunda);
    expect(confirmed.json()).toMatchObject({ valor: '2.999.171', pendiente: null });
    const [cambio] = (await historial('oid')).cambios;
    expect(cambio).toMatchObject({ estado: 'aplicado', antes: valor, despues: '2.999.171' });
    expect(cambio.decision.persona).not.toBe(cambio.persona);
    const events = await test.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'actor_role'])
      .where('object_id', '=', clave)
      .orderBy('id')
      .execute();
    expect(events.map(({ action }) => action)).toEqual([
      'proponer-cambio-parametro',
      'rechazar-cambio-parametro',
      'proponer-cambio-parametro',
      'rechazar-cambio-parametro',
      'proponer-cambio-parametro',
      'cambiar-parametro',
    ]);
    expect(events.at(-1)?.actor_role).toBe('Coordinador MinTIC');
  });
});

describe('every parameter', () => {
  interface Una {
    readonly clave: string;
    readonly valor: unknown;
    readonly tipo: TipoParametro;
    readonly restriccion: RestriccionParametro;
    readonly sensible: boolean;
  }

  const TEXTOS = {
    correo: 'otra@ejemplo.gov.co',
    url: 'https://otra.ejemplo.gov.co',
    oid: '2.999.999',
    fecha: '2031-03-04',
    alcance: 'nacional',
    marcado: 'Otro **texto** con [enlace](/ayuda)',
    'si-no': 'no',
  } as const;
  const write = (formato: FormatoTexto | undefined) => (formato ? TEXTOS[formato] : 'Otro texto');

  /** Another value that the rule of a parameter accepts. */
  function choose({ tipo, valor, restriccion: { minimo, maximo, formato, campos } }: Una): unknown {
    const fila = campos && Object.fromEntries(campos.map((campo) => [campo.clave, write(campo.formato)]));
    if (tipo === 'booleano') return !valor;
    if (tipo === 'entero') return Number(valor) === maximo ? (minimo ?? 0) : Number(valor) + 1;
    if (tipo === 'lista') return [fila ?? 'otro.gov.co'];
    return tipo === 'json' ? fila : write(formato);
  }

  /** As the code of the product reads one of its type, in a call of its own. */
  async function readAsCode({ clave, tipo, restriccion }: Una): Promise<unknown> {
    const { kysely } = test.database;
    if (tipo === 'entero') return getParametroEntero(kysely, clave);
    if (tipo === 'booleano') return findParametroBooleano(kysely, clave, false);
    if (tipo === 'texto') return findParametroTexto(kysely, clave, '');
    if (tipo === 'lista' && restriccion.campos) return (await findParametroFilas(kysely, clave)).filas;
    if (tipo === 'lista') return findParametroLista(kysely, clave, []);
    return (await listParametrosPublicos(kysely)).get(clave);
  }

  /** Changes one as people do: with a second person where it takes one. */
  async function change({ clave, sensible }: Una, valor: unknown) {
    const answer = await put(clave, valor);
    return sensible ? decide(clave, 'aprobar', segunda) : answer;
  }

  it('[AREA-10] acts: what its code reads is the new value from the next call on, and the first one once it is taken back', async () => {
    const todas: Una[] = (await list()).grupos.flatMap(({ parametros }: { parametros: Una[] }) => parametros);
    const cambiables = todas.filter(({ clave }) => clave !== 'sitio.direccion');
    expect(cambiables).toHaveLength(todas.length - 1);
    const idle: string[] = [];
    for (const una of cambiables) {
      const otro = choose(una);
      expect(findErroresValor(una, otro), una.clave).toEqual([]);
      const before = await readAsCode(una);
      expect((await change(una, otro)).statusCode, una.clave).toBe(200);
      const after = await readAsCode(una);
      expect((await change(una, una.valor)).statusCode, una.clave).toBe(200);
      if (isDeepStrictEqual(before, after) || !isDeepStrictEqual(after, otro)) idle.push(una.clave);
      expect(await readAsCode(una), una.clave).toEqual(before);
    }
    expect(idle).toEqual([]);
  });
});
