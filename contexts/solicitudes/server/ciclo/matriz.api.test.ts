import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaginaConversacion, Solicitud } from '../../contract/index.ts';
import { ACCIONES_MANUALES, type AccionManual, type EstadoSolicitud } from '../../contract/terms.ts';
import { findEstado } from '../../testing/add-solicitud.ts';
import { type NivelTresSite, startNivelTresSite } from '../../testing/nivel-tres-site.ts';
import { PERSONAS, type Persona } from '../../testing/solicitudes-site.ts';

let site: NivelTresSite;
let consultorId: number;
beforeAll(async () => {
  site = await startNivelTresSite();
  consultorId = await site.findUsuarioId('consultor');
  await joinEntidad('funcionario', 'lider');
}, 300_000);
afterAll(() => site.close());

const db = () => site.test.database.kysely;
const personas = Object.keys(PERSONAS) as Persona[];
const MINUTOS = { timeout: 300_000 };

/** The membership a session of the demo works in: of the active ones the first, for some people have two. */
const getMembresia = async (persona: Persona) =>
  db()
    .selectFrom('membresias')
    .select(['id', 'entidad_id'])
    .where('usuario_id', '=', await site.findUsuarioId(persona))
    .where('estado', '=', 'activa')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Lets one person work for the entity of another: the demo has them in two. */
async function joinEntidad(persona: Persona, otra: Persona): Promise<void> {
  const { id } = await getMembresia(persona);
  const { entidad_id } = await getMembresia(otra);
  await db().updateTable('membresias').set({ entidad_id }).where('id', '=', id).execute();
}

type NivelConEtapa = 1 | 2 | 3;
/** A request of a level, or one that ends a version: here of level 1. */
type Clase = NivelConEtapa | 'retiro';
const ETAPA = { 1: 'conceptualizar', 2: 'evaluar', 3: 'verificar' } as const;
const TRABAJO = { 1: 'en-conceptualizacion', 2: 'en-evaluacion', 3: 'en-verificacion' } as const;
const MARCA = {
  1: 'servicio.objetivo',
  2: 'aprobacion.observaciones',
  3: 'consumo.observaciones',
  retiro: 'retiro.motivo',
} as const;

const RELOJ = 'suspenderPlazo prorrogar';
const DIRIGE = `asignar rechazar ${RELOJ}`;

/** Who may do what in each state, every condition met; `1:` and `3:` are of that level alone. Written again: it asks no rule. */
const PUEDE: Readonly<Record<string, Partial<Record<Persona, string>>>> = {
  borrador: { lider: 'radicar editar eliminar', funcionario: 'radicar editar eliminar' },
  radicada: { lider: 'cancelar', funcionario: 'cancelar', coordinador: DIRIGE, administrador: DIRIGE },
  asignada: {
    lider: 'cancelar',
    funcionario: 'cancelar',
    consultor: 'revisar',
    coordinador: DIRIGE,
    administrador: DIRIGE,
  },
  'en-revision': {
    lider: 'cancelar',
    funcionario: 'cancelar',
    consultor: 'devolver ETAPA',
    coordinador: DIRIGE,
    administrador: DIRIGE,
  },
  devuelta: {
    lider: 'radicar editar cancelar',
    funcionario: 'radicar editar cancelar',
    coordinador: RELOJ,
    administrador: RELOJ,
  },
  TRABAJO: {
    lider: 'cancelar',
    funcionario: 'cancelar',
    consultor: 'devolver presentar 1:catalogar 3:dictaminar',
    operador: '3:conceptuar 3:dictaminar',
    coordinador: `asignar ${RELOJ}`,
    administrador: `asignar ${RELOJ}`,
  },
  'pendiente-entidad': {
    lider: 'observar aprobar cancelar 1:decidir',
    funcionario: 'cancelar',
    coordinador: RELOJ,
    administrador: RELOJ,
  },
  'concepto-favorable': { coordinador: RELOJ, administrador: `${RELOJ} reabrir certificar` },
  certificada: {},
  rechazada: {},
  desistida: {},
  cancelada: {},
};
const CERRADAS = ['rechazada', 'desistida', 'cancelada'] as const;
const SIN_CONVERSAR: readonly string[] = ['borrador', 'certificada', ...CERRADAS];

/** Who does not come to the request at all: another entity, a rol that reads none, the ministry while it is a draft. */
function toRefusal(persona: Persona, estado: string, nivel: Clase): number | undefined {
  // The operator reads what was filed of level 3.
  if (persona === 'operador') return nivel === 3 && estado !== 'borrador' ? undefined : 404;
  if (persona === 'ies' || persona === 'privada') return 404;
  const isEntidad = persona === 'lider' || persona === 'funcionario';
  return estado === 'borrador' && !isEntidad ? 404 : undefined;
}

const sortWords = (words: readonly string[]) => words.toSorted().join(' ');

/** What the table lets a person do with a request of a level in a state; to end a version, it is presented from the review. */
function listPuede(persona: Persona, estado: string, nivel: Clase): string[] {
  const words = PUEDE[estado]?.[persona]?.split(' ') ?? [];
  return words.flatMap((word) => {
    if (word === 'ETAPA') return [nivel === 'retiro' ? 'presentar' : ETAPA[nivel]];
    if (word[1] !== ':') return [word];
    return word.startsWith(`${nivel}:`) ? [word.slice(2)] : [];
  });
}

/** What the product answers: the actions a person may take, or the status that refuses to show the request. */
async function readPuede(persona: Persona, id: number): Promise<string | number> {
  const answer = await site.call(persona, 'GET', `solicitud/${id}`);
  if (answer.statusCode !== 200) return answer.statusCode;
  const { acciones }: Solicitud = answer.json();
  const decisiones = Object.entries(acciones);
  for (const [accion, { allowed, reasons }] of decisiones)
    expect([persona, accion, reasons.length > 0]).toEqual([persona, accion, !allowed]);
  return sortWords(decisiones.flatMap(([accion, { allowed }]) => (allowed ? [accion] : [])));
}

/** Whether one may write about a request goes by its state and by who reads it: at level 3 somebody more does. */
const CONVERSADAS: readonly Clase[] = [1, 3];

/** Everybody at one state of a request: what they may do, and whether they may write about it. */
async function expectEstado(id: number, estado: string, nivel: Clase): Promise<void> {
  const found: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const persona of personas) {
    found[persona] = await readPuede(persona, id);
    const refusal = toRefusal(persona, estado, nivel);
    expected[persona] = refusal ?? sortWords(listPuede(persona, estado, nivel));
    if (!CONVERSADAS.includes(nivel)) continue;
    const conversacion = await site.call(persona, 'GET', `solicitud/${id}/conversacion`);
    const { escribir }: Partial<PaginaConversacion> = conversacion.json();
    found[`${persona} conversa`] = escribir?.allowed;
    const writes = persona !== 'auditor' && persona !== 'operador' && !SIN_CONVERSAR.includes(estado);
    expected[`${persona} conversa`] = refusal === undefined ? writes : undefined;
  }
  expect({ nivel, estado, ...found }).toEqual({ nivel, estado, ...expected });
}

/** Each person and step of a level is sent once, in a state where somebody else may take it. */
const sent = new Set<string>();

/** Sends the steps of a state for those who may not: refused for the reason that they read, and nothing changes. */
async function expectRefusals(id: number, estado: string, nivel: Clase): Promise<void> {
  const before = await site.read(id);
  const offered = new Set(personas.flatMap((persona) => listPuede(persona, estado, nivel)));
  const pasos = ACCIONES_MANUALES.filter((accion) => offered.has(accion));
  const marcas = [{ lugar: MARCA[nivel], texto: 'Falta.' }];
  const payload = {
    motivo: 'Prueba.',
    consultorId,
    marcas,
    causa: 'fuerza-mayor',
    dias: 1,
    veredicto: 'favorable',
  };
  for (const persona of personas)
    for (const accion of pasos) {
      const refusal = toRefusal(persona, estado, nivel);
      const key = `${nivel} ${persona} ${accion} ${refusal ?? 409}`;
      if (sent.has(key) || listPuede(persona, estado, nivel).includes(accion)) continue;
      sent.add(key);
      const answer = await site.step(persona, id, accion, payload);
      expect([key, answer.statusCode]).toEqual([key, refusal ?? 409]);
      if (refusal !== undefined) continue;
      const { reasons } = (await site.read(id, persona)).acciones[accion];
      const { code, detalles } = answer.json<{ code: string; detalles: { mensaje: string }[] }>();
      expect([key, code]).toEqual([key, 'SOLICITUD_ACCION_NO_PERMITIDA']);
      expect(detalles.map(({ mensaje }) => mensaje)).toEqual(expect.arrayContaining([...reasons]));
    }
  expect(await site.read(id)).toEqual(before);
}

type PasoDeVida = readonly [Persona, AccionManual, object?];

/** The life of a request, state by state, with the steps that lead there. */
const listVida = (nivel: NivelConEtapa): readonly (readonly [EstadoSolicitud, ...PasoDeVida[]])[] => [
  ['borrador'],
  ['radicada', ['lider', 'radicar']],
  ['asignada', ['coordinador', 'asignar', { consultorId }]],
  ['en-revision', ['consultor', 'revisar']],
  [
    'devuelta',
    ['consultor', 'devolver', { motivo: 'Falta.', marcas: [{ lugar: MARCA[nivel], texto: 'Falta.' }] }],
  ],
  [TRABAJO[nivel], ['funcionario', 'radicar'], ['consultor', 'revisar'], ['consultor', ETAPA[nivel]]],
  ['pendiente-entidad', ['consultor', 'presentar']],
  ['concepto-favorable', ['lider', 'aprobar']],
  ['certificada', ['administrador', 'certificar']],
];

/** What has to hold in a state before its steps are looked at. */
async function meetConditions(id: number, estado: EstadoSolicitud): Promise<void> {
  if (estado === 'devuelta') await site.answerMarcas(id);
  if (estado === 'en-verificacion') {
    await site.decideItems(id, 'consultor');
    await site.decideItems(id, 'operador');
    await site.take(id, ['operador', 'conceptuar', { veredicto: 'favorable', motivo: 'Pasa.' }]);
  }
  if (estado === 'en-conceptualizacion')
    await db()
      .updateTable('solicitudes_campos')
      .set({ accion: 'reutilizar', elemento_id: site.elemento.elementoId, decision: 'aprobada' })
      .where('solicitud_id', '=', id)
      .execute();
}

const toRow = (estado: EstadoSolicitud, nivel: NivelConEtapa) =>
  estado === TRABAJO[nivel] ? 'TRABAJO' : estado;

describe('every rol at every state of a request', () => {
  it.each([1, 2, 3] as const)(
    '[AREA-05] of level %s may do what the table says and is told why not of the rest; what is sent in spite of it changes nothing',
    MINUTOS,
    async (nivel) => {
      const begin = {
        1: site.createCompleta,
        2: site.createCompletaNivelDos,
        3: site.createCompletaNivelTres,
      };
      const { id } = await begin[nivel]();
      for (const [estado, ...pasos] of listVida(nivel)) {
        await site.take(id, ...pasos);
        await meetConditions(id, estado);
        expect((await site.read(id)).estado).toBe(estado);
        await expectEstado(id, toRow(estado, nivel), nivel);
        await expectRefusals(id, toRow(estado, nivel), nivel);
      }
      // How it ended otherwise decides in the same way, whatever led there.
      for (const estado of CERRADAS) {
        const estado_id = await findEstado(db(), estado);
        await db().updateTable('solicitudes').set({ estado_id }).where('id', '=', id).execute();
        await expectEstado(id, estado, nivel);
      }
      expect([...sent].filter((key) => key.startsWith(`${nivel} `)).length).toBeGreaterThan(80);
    },
  );

  it(
    '[AREA-05] to end a version the review is presented, and nothing of a level may be done',
    MINUTOS,
    async () => {
      const { versionId } = await site.certifyNivelUno();
      const begun = await site.call('lider', 'POST', 'solicitud/retiro', { servicioVersionId: versionId });
      const { id }: Solicitud = begun.json();
      const written = await site.call('lider', 'PUT', `solicitud/retiro/${id}`, {
        motivo: 'Ya no se ofrece.',
      });
      expect(written.statusCode, written.body).toBe(200);
      const marcas = [{ lugar: MARCA.retiro, texto: 'Falta.' }];
      const vida: readonly (readonly [EstadoSolicitud, ...PasoDeVida[]])[] = [
        ['borrador'],
        ['radicada', ['lider', 'radicar']],
        ['asignada', ['coordinador', 'asignar', { consultorId }]],
        ['en-revision', ['consultor', 'revisar']],
        ['devuelta', ['consultor', 'devolver', { motivo: 'Falta.', marcas }]],
        [
          'pendiente-entidad',
          ['funcionario', 'radicar'],
          ['consultor', 'revisar'],
          ['consultor', 'presentar'],
        ],
        ['concepto-favorable', ['lider', 'aprobar']],
        ['certificada', ['administrador', 'certificar']],
      ];
      for (const [estado, ...pasos] of vida) {
        await site.take(id, ...pasos);
        if (estado === 'devuelta') await site.answerMarcas(id);
        expect((await site.read(id)).estado).toBe(estado);
        await expectEstado(id, estado, 'retiro');
        await expectRefusals(id, estado, 'retiro');
      }
    },
  );

  it('[AREA-05] the clock runs again for who stopped it alone, and its other steps wait', async () => {
    const id = await site.createAsignada();
    await site.take(id, ['coordinador', 'suspenderPlazo', { motivo: 'Falta.', causa: 'fuerza-mayor' }]);
    expect(await readPuede('coordinador', id)).toBe('asignar reanudarPlazo rechazar');
    expect(await readPuede('administrador', id)).toBe('asignar reanudarPlazo rechazar');
    for (const persona of ['lider', 'consultor', 'auditor'] as const)
      expect(await readPuede(persona, id)).not.toContain('Plazo');
  });

  it.each(['ies', 'privada'] as const)(
    '[AREA-05] %s takes the steps of its own entity at both levels, and no other entity reads them',
    MINUTOS,
    async (persona) => {
      // Files, approves and is certified at level 1 by that rol; then begins level 2.
      const { solicitudId, versionId } = await site.certifyNivelUno(persona);
      expect(await readPuede(persona, solicitudId)).toBe('');
      const { id }: Solicitud = (await site.begin(versionId, persona)).json();
      expect(await readPuede(persona, id)).toBe('editar eliminar');
      for (const otra of ['lider', 'funcionario', persona === 'ies' ? 'privada' : 'ies'] as const)
        expect([await readPuede(otra, solicitudId), await readPuede(otra, id)]).toEqual([404, 404]);
    },
  );
});
