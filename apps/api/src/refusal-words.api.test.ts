import { type Decision, explainDecision } from '@marco/contract-kit';
import { type StubIssuer, startStubIssuer, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Callers, openCallers, type RoleKind } from '../testing/access-callers.ts';

/** Where an area lists what somebody may do, and the call behind each action it lists. */
interface Area {
  /** SQL of the `id` of the records that are read, a few of them. */
  readonly records?: string;
  readonly read: readonly [method: 'GET' | 'POST', path: string, body?: object];
  readonly inside: 'acciones' | 'permisos' | 'all';
  readonly calls: Readonly<Record<string, readonly [method: 'POST' | 'PUT' | 'DELETE', path: string]>>;
}

const AREAS: Readonly<Record<string, Area>> = {
  'elementos-de-dato': {
    read: ['GET', '/elemento-dato/permisos'],
    inside: 'all',
    calls: { crear: ['POST', '/elemento-dato'] },
  },
  'an elemento': {
    records: `select distinct on (estado) id from elementos_versiones where estado in ('borrador', 'incorporado')
      order by estado, id`,
    read: ['GET', '/elemento-dato/:id'],
    inside: 'acciones',
    calls: {
      editar: ['PUT', '/elemento-dato/:id'],
      enviar: ['POST', '/elemento-dato/:id/enviar'],
      devolver: ['POST', '/elemento-dato/:id/devolver'],
      avalar: ['POST', '/elemento-dato/:id/avalar'],
      aprobar: ['POST', '/elemento-dato/:id/aprobar'],
      observar: ['POST', '/elemento-dato/:id/observar'],
      incorporar: ['POST', '/elemento-dato/:id/incorporar'],
      caducar: ['POST', '/elemento-dato/:id/caducar'],
      cancelarCaducidad: ['POST', '/elemento-dato/:id/cancelar-caducidad'],
      descartar: ['POST', '/elemento-dato/:id/descartar'],
      versionar: ['POST', '/elemento-dato/versionar'],
      llevar: ['POST', '/elemento-dato/capa-uso'],
    },
  },
  mesas: {
    read: ['GET', '/mesaInteroperabilidad/permisos'],
    inside: 'all',
    calls: { crear: ['POST', '/mesaInteroperabilidad/crear'] },
  },
  'a mesa': {
    records: 'select distinct on (activa) id from mesas order by activa, id',
    read: ['GET', '/mesaInteroperabilidad/gestion/:id'],
    inside: 'permisos',
    calls: { editar: ['PUT', '/mesaInteroperabilidad/editar'] },
  },
  solicitudes: {
    read: ['GET', '/solicitud/opciones'],
    inside: 'permisos',
    calls: { crear: ['POST', '/solicitud/nivel-uno'] },
  },
  'a solicitud': {
    records: 'select id from solicitudes order by id limit 3',
    read: ['GET', '/solicitud/:id'],
    inside: 'acciones',
    calls: {
      editar: ['PUT', '/solicitud/nivel-uno/:id'],
      eliminar: ['DELETE', '/solicitud/nivel-uno/:id'],
      catalogar: ['PUT', '/solicitud/:id/elementos'],
      decidir: ['PUT', '/solicitud/:id/decisiones'],
    },
  },
  capas: {
    read: ['POST', '/capadeuso/capaFiltro', {}],
    inside: 'permisos',
    calls: { crear: ['POST', '/capadeuso/capaCrear'] },
  },
  'a capa': {
    records: 'select id from capas_de_uso order by id limit 2',
    read: ['GET', '/capadeuso/capaById/:id'],
    inside: 'permisos',
    calls: {
      editar: ['PUT', '/capadeuso/capaActualizar/:id'],
      publicar: ['POST', '/capadeuso/publicar/:id'],
      versionar: ['POST', '/capadeuso/versionar/:id'],
      cambiarEstado: ['POST', '/capadeuso/estado/:id'],
    },
  },
  estandares: {
    read: ['POST', '/estandares/listar', {}],
    inside: 'permisos',
    calls: { crear: ['POST', '/estandares/crear'] },
  },
  'an estandar': {
    records: 'select id from estandares order by id limit 2',
    read: ['GET', '/estandares/:id'],
    inside: 'acciones',
    calls: {
      editar: ['PUT', '/estandares/:id'],
      calificar: ['PUT', '/estandares/:id/evaluacion'],
      evaluar: ['POST', '/estandares/:id/evaluar'],
      decidir: ['POST', '/estandares/:id/concepto'],
      retirar: ['POST', '/estandares/:id/retirar'],
    },
  },
  entidades: {
    read: ['POST', '/entidad/listar', {}],
    inside: 'permisos',
    calls: { crear: ['POST', '/entidad/crear'] },
  },
  'an entidad': {
    records: 'select entidad_id as id from membresias order by entidad_id limit 2',
    read: ['GET', '/entidad/:id'],
    inside: 'permisos',
    calls: {
      editar: ['PUT', '/entidad/:id'],
      editarContacto: ['PUT', '/entidad/:id/contacto'],
      cambiarEstado: ['POST', '/entidad/:id/estado'],
    },
  },
  ontologia: {
    read: ['GET', '/ontologia/definicion'],
    inside: 'permisos',
    calls: { crear: ['POST', '/ontologia/definicion'] },
  },
};

const ROLES: readonly RoleKind[] = ['consultant', 'leader', 'staff', 'auditor', 'operator', 'coordinator'];

let test: TestApp;
let issuer: StubIssuer;
let callers: Callers;

beforeAll(async () => {
  issuer = await startStubIssuer();
  test = await startTestApp({ environment: { OIDC_ISSUER: issuer.issuer } });
  callers = await openCallers(test.database.kysely, issuer);
});
afterAll(async () => {
  await test.close();
  await issuer.stop();
});

function send(
  who: RoleKind,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  version?: number,
) {
  const headers = {
    authorization: `Bearer ${callers[who].bearer}`,
    'if-match': version === undefined ? '*' : `"${version}"`,
  };
  return test.app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) });
}

async function listRecords({ records }: Area): Promise<readonly string[]> {
  if (records === undefined) return [''];
  const { rows } = await sql<{ id: number }>`${sql.raw(records)}`.execute(test.database.kysely);
  return rows.map(({ id }) => String(id));
}

/** What the area lists for a rol; none where it may not even read. */
async function readDecisions({ read, inside }: Area, id: string, who: RoleKind) {
  const [method, path, body] = read;
  const answer = await send(who, method, path.replace(':id', id), body);
  if (answer.statusCode !== 200) return {};
  const shown = answer.json();
  return (inside === 'all' ? shown : shown[inside]) as Readonly<Record<string, Decision>>;
}

/**
 * The reasons in the list of the area and in the refusal of the server, for each action refused to a rol because of a
 * missing permission.
 */
async function compareWords(area: Area, id: string, who: RoleKind) {
  const decisions = await readDecisions(area, id, who);
  const found: { listed: string; refused: string }[] = [];
  for (const [accion, [method, path]] of Object.entries(area.calls)) {
    const decision = decisions[accion];
    if (!decision) continue;
    const answer = await send(who, method, path.replace(':id', id), method === 'DELETE' ? undefined : {});
    if (answer.json().code !== 'ACCESO_DENEGADO') continue;
    const about = `${who} ${accion} ${id}: `;
    const unblockers = `Puede cambiarlo: ${decision.unblockers.join(', ')}.`;
    found.push({
      listed: `${about}${[decision.reasons[0], unblockers].join(' ')}`,
      refused: about + answer.json().mensaje,
    });
  }
  return found;
}

/** Areas whose records refuse by their state, and the rol that could act in another state. */
const BY_STATE: readonly [area: string, who: RoleKind][] = [
  ['an elemento', 'coordinator'],
  ['a capa', 'administrator'],
  ['an estandar', 'consultant'],
];

/**
 * The reasons in the list of an area and in the refusal of the server, for each action that a rule or a state refuses
 * to a rol with the permission.
 */
async function compareRules(area: Area, id: string, who: RoleKind) {
  const [method, path, body] = area.read;
  const shown = (await send(who, method, path.replace(':id', id), body)).json();
  const decisions = (shown[area.inside] ?? {}) as Readonly<Record<string, Decision>>;
  const found: { listed: string; refused: string }[] = [];
  for (const [accion, [verb, target]] of Object.entries(area.calls)) {
    const decision = decisions[accion];
    if (!decision || decision.allowed) continue;
    const payload = verb === 'DELETE' ? undefined : {};
    const answer = await send(who, verb, target.replace(':id', id), payload, shown.version);
    const { code, detalles } = answer.json();
    if (![403, 409].includes(answer.statusCode) || code === 'ACCESO_DENEGADO') continue;
    const told = detalles.map(({ mensaje }: { mensaje: string }) => mensaje).join(' ');
    found.push({
      listed: `${accion} ${id}: ${explainDecision(decision)}`,
      refused: `${accion} ${id}: ${told}`,
    });
  }
  return found;
}

describe('[AREA-04] a refusal by a rule or a state tells on the server what the screen shows', () => {
  it.each(BY_STATE)('%s, to the %s', async (name, who) => {
    const area = AREAS[name];
    if (!area) throw new Error(`${name} is no area.`);
    const found: Awaited<ReturnType<typeof compareRules>> = [];
    for (const id of await listRecords(area)) found.push(...(await compareRules(area, id, who)));
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ refused }) => refused)).toEqual(found.map(({ listed }) => listed));
  });
});

describe('[AREA-04] a missing permission has one wording', () => {
  it.each(Object.entries(AREAS))(
    '%s: what is listed is what the server refuses with',
    async (_area, area) => {
      const found: Awaited<ReturnType<typeof compareWords>> = [];
      for (const id of await listRecords(area))
        for (const who of ROLES) found.push(...(await compareWords(area, id, who)));
      expect(found.length).toBeGreaterThan(0);
      expect(found.map(({ listed }) => listed)).toEqual(found.map(({ refused }) => refused));
    },
  );

  it('tells an auditor the rule, the rol they have and who can change it', async () => {
    const crear = await send('auditor', 'GET', '/elemento-dato/permisos');
    const reason = 'Su rol «Auditor» no permite crear elementos de dato.';
    expect(crear.json()).toMatchObject({
      crear: { allowed: false, reasons: [reason], unblockers: ['Administrador MinTIC'] },
    });
    expect((await send('auditor', 'POST', '/elemento-dato', {})).json()).toMatchObject({
      code: 'ACCESO_DENEGADO',
      mensaje: `${reason} Puede cambiarlo: Administrador MinTIC.`,
    });
  });
});
