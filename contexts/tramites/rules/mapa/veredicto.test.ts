import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DecisionMapeo,
  TIPOS_REQUISITO,
  type TipoRequisito,
  type VeredictoPapel,
} from '../../contract/terms.ts';
import { buildEquivalencias, type ParDeElementos } from './equivalencias.ts';
import {
  buildEntregas,
  type LlamadaDelMapa,
  type MundoDelMapa,
  type RequisitoMapeado,
  type TramiteMapeado,
} from './mundo.ts';
import { computeVeredicto } from './veredicto.ts';

const [IDENTIDAD, DEFUNCION, FALLECIDO, PREDIO] = [1, 2, 3, 4];
const [RNEC, COLPENSIONES, SNR] = [10, 20, 30];

const registroCivil: LlamadaDelMapa = {
  operacionId: 1,
  servicioId: 100,
  entidadId: RNEC,
  nivel: 3,
  pide: [IDENTIDAD],
  entrega: [DEFUNCION, FALLECIDO],
};

interface Hechos {
  readonly llamadas?: readonly LlamadaDelMapa[];
  readonly acuerdos?: readonly (readonly [entidad: number, servicio: number])[];
  readonly responsables?: Readonly<Record<number, number>>;
  readonly pares?: readonly ParDeElementos[];
}

const createMundo = ({
  llamadas = [],
  acuerdos = [],
  responsables = {},
  pares = [],
}: Hechos): MundoDelMapa => ({
  llamadasQueEntregan: buildEntregas(llamadas),
  sirvenPor: buildEquivalencias(pares),
  tieneAcuerdo: (entidad, servicio) => acuerdos.some(([e, s]) => e === entidad && s === servicio),
  findResponsable: (elementoId) => responsables[elementoId],
  identidad: [IDENTIDAD],
});

const createPapel = (changes: Partial<RequisitoMapeado> = {}): RequisitoMapeado => ({
  id: 1,
  tipo: 'documento',
  exigeOriginal: false,
  emisoraId: null,
  datos: ['Que la persona vive'],
  elementos: [{ elementoId: FALLECIDO, decision: 'aceptado', dato: 'Que la persona vive' }],
  ...changes,
});

const judge = (papel: RequisitoMapeado, hechos: Hechos, otros: readonly RequisitoMapeado[] = []) =>
  computeVeredicto(
    papel,
    { id: 7, entidadId: COLPENSIONES, requisitos: [papel, ...otros] },
    createMundo(hechos),
  );

describe('the certificate of being alive, which nobody may ask for since 2012', () => {
  const conServicio = { llamadas: [registroCivil] };

  it.each<[string, Hechos, Partial<RequisitoMapeado>, VeredictoPapel, boolean]>([
    [
      'the registry answers in production and there is an agreement',
      { ...conServicio, acuerdos: [[COLPENSIONES, 100]] },
      {},
      'suprimible-ya',
      false,
    ],
    ['no agreement', conServicio, {}, 'suprimible-con-acuerdo', false],
    [
      'an agreement of another entidad counts for nobody else',
      { ...conServicio, acuerdos: [[SNR, 100]] },
      {},
      'suprimible-con-acuerdo',
      false,
    ],
    ['level 2', { llamadas: [{ ...registroCivil, nivel: 2 }] }, {}, 'suprimible-al-publicar', false],
    ['level 1', { llamadas: [{ ...registroCivil, nivel: 1 }] }, {}, 'suprimible-al-publicar', false],
    ['no level yet', { llamadas: [{ ...registroCivil, nivel: 0 }] }, {}, 'legitimo', false],
    ['a key nobody has', { llamadas: [{ ...registroCivil, pide: [PREDIO] }] }, {}, 'parcial', false],
    [
      'one of two data',
      conServicio,
      {
        datos: [],
        elementos: [
          { elementoId: FALLECIDO, decision: 'aceptado', dato: '' },
          { elementoId: PREDIO, decision: 'aceptado', dato: '' },
        ],
      },
      'parcial',
      false,
    ],
    [
      'no servicio, the registry answers for the datum',
      { responsables: { [FALLECIDO]: RNEC } },
      {},
      'estado-lo-tiene',
      false,
    ],
    ['no servicio, it is known who issues it', {}, { emisoraId: RNEC }, 'estado-lo-tiene', false],
    ['nobody holds it', {}, {}, 'legitimo', false],
    ['a norm asks for the original', conServicio, { exigeOriginal: true }, 'legitimo', false],
    ['nobody said what it proves', conServicio, { elementos: [] }, 'por-clasificar', false],
    [
      'all that was proposed is refused',
      conServicio,
      { elementos: [{ elementoId: FALLECIDO, decision: 'rechazado', dato: '' }] },
      'por-clasificar',
      false,
    ],
    [
      'proposed, not confirmed',
      conServicio,
      { elementos: [{ elementoId: FALLECIDO, decision: 'pendiente', dato: 'Que la persona vive' }] },
      'suprimible-con-acuerdo',
      true,
    ],
    [
      'a datum of the paper nobody mapped',
      conServicio,
      { datos: ['Que la persona vive', 'Otro'] },
      'suprimible-con-acuerdo',
      true,
    ],
    [
      'another element replaces it',
      { llamadas: [{ ...registroCivil, entrega: [DEFUNCION] }], pares: [[DEFUNCION, FALLECIDO]] },
      {},
      'suprimible-con-acuerdo',
      false,
    ],
  ])('[AREA-09] %s', (_, hechos, papel, veredicto, esPosible) => {
    expect(judge(createPapel(papel), hechos)).toMatchObject({ veredicto, esPosible });
  });

  it('[AREA-09] the own registry of the entidad needs no agreement', () => {
    const propio = { llamadas: [{ ...registroCivil, entidadId: COLPENSIONES }] };
    expect(judge(createPapel(), propio)).toMatchObject({
      veredicto: 'suprimible-ya',
      datos: [{ esPropio: true }],
    });
  });

  it.each<[string, Hechos, Partial<RequisitoMapeado>]>([
    ['who answers for the datum', { responsables: { [FALLECIDO]: SNR } }, {}],
    ['who issues the paper', {}, { emisoraId: SNR }],
  ])('[AREA-09] of ways as near as each other that of %s is told', (_, hechos, papel) => {
    const otro = { ...registroCivil, operacionId: 2, servicioId: 200, entidadId: SNR };
    const find = (llamadas: readonly LlamadaDelMapa[]) =>
      judge(createPapel(papel), { ...hechos, llamadas })?.datos[0]?.servicioId;
    expect(find([registroCivil, otro])).toBe(200);
    expect(find([registroCivil, { ...otro, pide: [PREDIO] }])).toBe(100);
  });

  it('[AREA-09] what somebody writes into the form is a key, another paper is none', () => {
    const hechos = { llamadas: [{ ...registroCivil, pide: [PREDIO] }] };
    const otro = (tipo: TipoRequisito, decision: DecisionMapeo = 'aceptado') => [
      createPapel({ id: 2, tipo, datos: [], elementos: [{ elementoId: PREDIO, decision, dato: '' }] }),
    ];
    expect(judge(createPapel(), hechos, otro('formulario'))?.veredicto).toBe('suprimible-con-acuerdo');
    expect(judge(createPapel(), hechos, otro('dato'))?.veredicto).toBe('suprimible-con-acuerdo');
    expect(judge(createPapel(), hechos, otro('dato', 'pendiente'))?.veredicto).toBe('parcial');
    expect(judge(createPapel(), hechos, otro('documento'))?.veredicto).toBe('parcial');
  });

  it.each(Object.keys(TIPOS_REQUISITO).filter((tipo) => tipo !== 'documento') as TipoRequisito[])(
    '[AREA-09] %s is no paper and has no verdict',
    (tipo) => {
      expect(judge(createPapel({ tipo }), conServicio)).toBeUndefined();
    },
  );
});

/** Elements that serve for one, by walking all pairs until nothing is new. */
function reachPairs(elemento: number, pares: readonly ParDeElementos[]): number[] {
  let reached = [elemento];
  for (;;) {
    const more = pares.filter(([, por]) => reached.includes(por)).map(([tiene]) => tiene);
    const next = [...new Set([...reached, ...more])];
    if (next.length === reached.length) return reached;
    reached = next;
  }
}

/** Every way to take one of several things for each place. */
function choose<One>(places: readonly (readonly One[])[]): One[][] {
  return places.reduce<One[][]>(
    (made, options) => made.flatMap((before) => options.map((one) => [...before, one])),
    [[]],
  );
}

interface MundoLlano extends Required<Hechos> {
  readonly tramite: TramiteMapeado;
}

/** The table of the domain read literally: tries every servicio for every datum of the paper. */
function bruteForce(papel: RequisitoMapeado, mundo: MundoLlano): VeredictoPapel {
  const { tramite, llamadas, acuerdos, responsables, pares } = mundo;
  if (papel.exigeOriginal) return 'legitimo';
  const datos = papel.elementos.filter((uno) => uno.decision !== 'rechazado').map((uno) => uno.elementoId);
  if (datos.length === 0) return 'por-clasificar';
  const conocidos = [
    IDENTIDAD,
    ...tramite.requisitos
      .filter((uno) => uno !== papel && ['dato', 'formulario'].includes(uno.tipo))
      .flatMap((uno) => uno.elementos)
      .filter((uno) => uno.decision === 'aceptado')
      .map((uno) => uno.elementoId),
  ];
  const tiene = (llamada: LlamadaDelMapa, dato: number) =>
    llamada.nivel >= 1 && reachPairs(dato, pares).some((uno) => llamada.entrega.includes(uno));
  const conLlave = ({ pide }: LlamadaDelMapa) =>
    pide.every((uno) => reachPairs(uno, pares).some((otro) => conocidos.includes(otro)));
  const conAcuerdo = ({ entidadId, servicioId }: LlamadaDelMapa) =>
    entidadId === tramite.entidadId ||
    acuerdos.some(([entidad, servicio]) => entidad === tramite.entidadId && servicio === servicioId);
  const ways = choose(datos.map((dato) => llamadas.filter((uno) => tiene(uno, dato) && conLlave(uno))));
  const isPublished = ({ nivel }: LlamadaDelMapa) => nivel === 3;
  if (ways.some((way) => way.every((uno) => isPublished(uno) && conAcuerdo(uno)))) return 'suprimible-ya';
  if (ways.some((way) => way.every(isPublished))) return 'suprimible-con-acuerdo';
  if (ways.length > 0) return 'suprimible-al-publicar';
  if (datos.some((dato) => llamadas.some((uno) => tiene(uno, dato)))) return 'parcial';
  const publica = papel.emisoraId !== null || datos.some((dato) => responsables[dato] !== undefined);
  return publica ? 'estado-lo-tiene' : 'legitimo';
}

const element = fc.integer({ min: 1, max: 6 });
const entity = fc.integer({ min: 10, max: 12 });
const call = fc.record({
  operacionId: fc.integer({ min: 1, max: 50 }),
  servicioId: fc.integer({ min: 100, max: 103 }),
  entidadId: entity,
  nivel: fc.integer({ min: 0, max: 3 }),
  pide: fc.uniqueArray(element, { maxLength: 2 }),
  entrega: fc.uniqueArray(element, { minLength: 1, maxLength: 3 }),
});
const requirement = fc.record({
  tipo: fc.constantFrom<TipoRequisito>('documento', 'documento', 'dato', 'formulario', 'pago'),
  exigeOriginal: fc.integer({ max: 7, min: 0 }).map((one) => one === 0),
  emisoraId: fc.option(entity, { nil: null }),
  datos: fc.constant<string[]>([]),
  elementos: fc.uniqueArray(
    fc.record({
      elementoId: element,
      decision: fc.constantFrom<DecisionMapeo>('aceptado', 'aceptado', 'pendiente', 'rechazado'),
      dato: fc.constant(''),
    }),
    { maxLength: 3, selector: ({ elementoId }) => elementoId },
  ),
});
const world = fc.record({
  entidadId: entity,
  requisitos: fc.array(requirement, { minLength: 1, maxLength: 4 }),
  llamadas: fc.array(call, { maxLength: 6 }),
  acuerdos: fc.array(fc.tuple(entity, fc.integer({ min: 100, max: 103 })), { maxLength: 3 }),
  responsables: fc.dictionary(element.map(String), entity, { maxKeys: 3 }),
  pares: fc.array(fc.tuple(element, element), { maxLength: 3 }),
});

describe('verdicts of a random world', () => {
  it('[AREA-09] are those of the table, tried by hand, in 200 of them', () => {
    const seen = new Set<VeredictoPapel>();
    fc.assert(
      fc.property(world, ({ entidadId, requisitos, ...hechos }) => {
        const numbered = requisitos.map((one, index) => ({ ...one, id: index + 1 }));
        const tramite = { id: 1, entidadId, requisitos: numbered };
        for (const papel of numbered.filter(({ tipo }) => tipo === 'documento')) {
          const found = computeVeredicto(papel, tramite, createMundo(hechos));
          expect(found?.veredicto).toBe(bruteForce(papel, { ...hechos, tramite }));
          if (found) seen.add(found.veredicto);
        }
      }),
      { numRuns: 200 },
    );
    // The worlds are no proof of what none of them has.
    expect(seen.size).toBe(7);
  });

  it('[AREA-09] a servicio more, or an agreement more, never takes a paper away from the citizen later', () => {
    const order: readonly VeredictoPapel[] = [
      'suprimible-ya',
      'suprimible-con-acuerdo',
      'suprimible-al-publicar',
      'parcial',
      'estado-lo-tiene',
      'legitimo',
    ];
    fc.assert(
      fc.property(world, call, entity, ({ entidadId, requisitos, ...hechos }, more, acordada) => {
        const numbered = requisitos.map((one, index) => ({ ...one, id: index + 1, exigeOriginal: false }));
        const tramite = { id: 1, entidadId, requisitos: numbered };
        const richer = {
          ...hechos,
          llamadas: [...hechos.llamadas, more],
          acuerdos: [...hechos.acuerdos, [acordada, more.servicioId] as const],
        };
        for (const papel of numbered) {
          const before = computeVeredicto(papel, tramite, createMundo(hechos))?.veredicto;
          const after = computeVeredicto(papel, tramite, createMundo(richer))?.veredicto;
          if (before === undefined || after === undefined || before === 'por-clasificar') continue;
          expect(order.indexOf(after)).toBeLessThanOrEqual(order.indexOf(before));
        }
      }),
    );
  });
});
