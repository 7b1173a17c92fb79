import { startStubIssuer, startTestApp, type TestApp } from '@marco/test-kit';
import type { Asunto, BloqueAsuntos } from '@marco/usuarios/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallerKind, type Callers, callerKinds, openCallers } from '../testing/access-callers.ts';
import { createForeignRecords } from '../testing/foreign-records.ts';

/** How a list is asked for what waits of one kind. */
interface Lista {
  readonly method?: 'GET';
  readonly url: string;
  /** Field of the answer with the rows. */
  readonly rows: string;
  readonly filtro?: object;
  /** Field of a row with the id of the matter. */
  readonly id?: string;
  /** The people whose home tells all of the list; default everybody who may read it. */
  readonly de?: readonly CallerKind[];
  /** Where the rule is about what no row tells, the home is a part of the list. */
  readonly esParte?: boolean;
}

/** People by the side they are of. */
const MINISTERIO: readonly CallerKind[] = ['administrator', 'consultant', 'auditor', 'coordinator'];
const ENTIDAD: readonly CallerKind[] = ['leader', 'staff', 'ies', 'private'];

const solicitudes = (estado: string, de: readonly CallerKind[]): Lista => ({
  url: '/api/solicitud/listar',
  rows: 'solicitudes',
  filtro: { estado },
  de,
});
const acuerdos = (estado: string, vista: string): Lista => ({
  url: '/api/acuerdos/listar',
  rows: 'acuerdos',
  filtro: { estado, vista },
});
const elementos = (estado: string, de: readonly CallerKind[]): Lista => ({
  url: '/api/elemento-dato/listar',
  rows: 'elementos',
  id: 'versionId',
  filtro: { estado },
  de,
});

const COMPROMISOS = '/api/mesaInteroperabilidad/compromisos/listar';

/**
 * The list of each kind of matter. The table is written by hand, from docs/access.md and the rules of the lists, and
 * not from the sources of the home it is compared with.
 */
const LISTAS: Readonly<Record<string, Lista>> = {
  'solicitudes-por-aprobar': solicitudes('pendiente-entidad', ENTIDAD),
  'solicitudes-devueltas': solicitudes('devuelta', ENTIDAD),
  'solicitudes-en-borrador': solicitudes('borrador', ENTIDAD),
  'solicitudes-por-asignar': solicitudes('radicada', MINISTERIO),
  'solicitudes-asignadas': solicitudes('asignada', MINISTERIO),
  'solicitudes-en-revision': solicitudes('en-revision', MINISTERIO),
  'solicitudes-en-conceptualizacion': solicitudes('en-conceptualizacion', MINISTERIO),
  'solicitudes-en-evaluacion': solicitudes('en-evaluacion', MINISTERIO),
  'solicitudes-en-verificacion': solicitudes('en-verificacion', MINISTERIO),
  'solicitudes-por-certificar': solicitudes('concepto-favorable', MINISTERIO),
  'solicitudes-por-conceptuar': { ...solicitudes('en-verificacion', ENTIDAD), esParte: true },
  'solicitudes-de-otros': { ...solicitudes('', ENTIDAD), filtro: {}, esParte: true },
  'acuerdos-por-decidir': acuerdos('enviado', 'proveedora'),
  'acuerdos-por-aclarar': acuerdos('en-aclaracion', 'consumidora'),
  'acuerdos-en-borrador': acuerdos('borrador', 'consumidora'),
  'acuerdos-de-otros': { ...acuerdos('enviado', 'consumidora'), esParte: true },
  'elementos-por-revisar': elementos('en-revision', MINISTERIO),
  'elementos-por-aprobar': elementos('pendiente-entidad', ENTIDAD),
  'elementos-por-incorporar': elementos('aprobado', MINISTERIO),
  'elementos-en-borrador': { ...elementos('borrador', ENTIDAD), esParte: true },
  'compromisos-por-cumplir': {
    url: COMPROMISOS,
    rows: 'compromisos',
    filtro: { vista: 'todos', filtro: 'abiertos' },
  },
  'usuarios-por-aprobar': {
    url: '/api/usuarios/getUsuariosByFilter',
    rows: 'usuarios',
    filtro: { estado: 'pendiente' },
  },
  'tareas-plataforma': { method: 'GET', url: '/api/xroad/tareas', rows: 'tareas', esParte: true },
  'suspensiones-propuestas': {
    url: '/api/certificados/listar',
    rows: 'certificados',
    filtro: { pendiente: 'suspension-propuesta' },
  },
};
/** Kinds whose list is a page of its own, without a search: their own contexts prove them. */
const SIN_LISTA = ['desacuerdos-por-mediar', 'reuniones-por-celebrar'];

const AMBITOS = ['mio', 'entidad', 'otros'] as const;
const TAMANO = 100;

let test: TestApp;
let callers: Callers;
beforeAll(async () => {
  const issuer = await startStubIssuer();
  test = await startTestApp({ environment: { OIDC_ISSUER: issuer.issuer } });
  callers = await openCallers(test.database.kysely, issuer);
  await issuer.stop();
  await createForeignRecords(test.database.kysely);
});
afterAll(() => test.close());

function send(kind: CallerKind, url: string, { method, payload }: { method?: 'GET'; payload?: object } = {}) {
  const { bearer } = callers[kind];
  return test.app.inject({
    method: method ?? (payload ? 'POST' : 'GET'),
    url,
    ...(payload ? { payload } : {}),
    headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
  });
}

/** Every matter the home of somebody tells in an ambito, by its kind; none for who has no home. */
async function readHome(kind: CallerKind, ambito: (typeof AMBITOS)[number]) {
  const asuntos: Asunto[] = [];
  const read = async (query: string): Promise<BloqueAsuntos | undefined> => {
    const answer = await send(kind, `/api/inicio?${query}`);
    if (answer.statusCode !== 200) return undefined;
    const { bloques } = answer.json();
    return bloques.asuntos?.datos ?? bloques.otros?.datos;
  };
  if (ambito === 'otros') asuntos.push(...listAll(await read('bloques=otros')));
  else
    for (const grupo of ['vencido', 'hoy', 'semana', 'despues'])
      asuntos.push(...listAll(await read(`bloques=asuntos&ambito=${ambito}&grupo=${grupo}`)));
  return Map.groupBy(asuntos, ({ tipo }) => tipo);
}

const listAll = (bloque: BloqueAsuntos | undefined) => bloque?.grupos.flatMap(({ asuntos }) => asuntos) ?? [];

/** The ids of every row of a list, as this caller reads it; undefined where they may not. */
async function readList(kind: CallerKind, { method, url, rows, id = 'id', filtro }: Lista) {
  const found: unknown[] = [];
  for (let pagina = 1; ; pagina++) {
    const answer =
      method === 'GET'
        ? await send(kind, `${url}?pagina=${pagina}&tamano=${TAMANO}`)
        : await send(kind, url, { payload: { ...filtro, pagina, tamano: TAMANO } });
    if (answer.statusCode !== 200) return undefined;
    const page: Record<string, unknown>[] = answer.json()[rows];
    found.push(...page.map((row) => row[id]));
    if (page.length < TAMANO) return found;
  }
}

describe('the home tells nobody more than the lists', () => {
  const shown = new Set<string>();

  it.each(callerKinds)('[AREA-13] %s: every matter stands in the list of its kind', async (kind) => {
    for (const ambito of AMBITOS) {
      for (const [tipo, asuntos] of await readHome(kind, ambito)) {
        shown.add(tipo);
        const lista = LISTAS[tipo];
        if (!lista) {
          expect(SIN_LISTA, `${tipo} has a list in this test`).toContain(tipo);
          continue;
        }
        const listed = new Set(await readList(kind, lista));
        const beyond = asuntos.filter(({ id }) => !listed.has(id));
        expect(beyond, `${ambito}, ${tipo}`).toEqual([]);
      }
    }
  });

  it('[AREA-13] it was asked about many kinds', () => {
    expect(shown.size).toBeGreaterThan(10);
  });

  it.each(callerKinds)('[AREA-13] %s: the address of a commitment finds it on its board', async (kind) => {
    for (const ambito of ['mio', 'entidad'] as const) {
      const asuntos = (await readHome(kind, ambito)).get('compromisos-por-cumplir') ?? [];
      for (const { id, url } of asuntos.slice(0, 5)) {
        const filtro = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
        const lista = { ...LISTAS['compromisos-por-cumplir'], url: COMPROMISOS, rows: 'compromisos', filtro };
        expect(await readList(kind, lista), url).toContain(id);
      }
    }
  });

  it.each(callerKinds)('[AREA-13] %s: the home of the entidad tells all of each list', async (kind) => {
    const home = await readHome(kind, 'entidad');
    for (const [tipo, lista] of Object.entries(LISTAS)) {
      if (lista.esParte || (lista.de && !lista.de.includes(kind))) continue;
      const told = home.get(tipo)?.map(({ id }) => id) ?? [];
      expect(told.toSorted(), tipo).toEqual((await readList(kind, lista))?.toSorted() ?? []);
    }
  });

  it.each(callerKinds)(
    '[AREA-13] %s: what waits for the person is of what waits for the entidad',
    async (kind) => {
      const entidad = await readHome(kind, 'entidad');
      for (const [tipo, asuntos] of await readHome(kind, 'mio')) {
        if (tipo === 'elementos-en-borrador' || tipo === 'reuniones-por-celebrar') continue;
        const whole = new Set(entidad.get(tipo)?.map(({ id }) => id));
        expect(
          asuntos.filter(({ id }) => !whole.has(id)),
          tipo,
        ).toEqual([]);
      }
    },
  );
});
