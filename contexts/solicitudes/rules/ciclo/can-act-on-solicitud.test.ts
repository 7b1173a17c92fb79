import { describe, expect, it } from 'vitest';
import {
  ACCIONES_MANUALES,
  ACCIONES_SOLICITUD,
  type AccionManual,
  ESTADOS_SOLICITUD,
  type EstadoSolicitud,
} from '../../contract/terms.ts';
import {
  canActOnSolicitud,
  canCreateSolicitud,
  canSeeSolicitud,
  listDecisiones,
  type QuienTramita,
  type SituacionSolicitud,
} from './can-act-on-solicitud.ts';
import { CICLO_DE_VIDA, listBotones } from './ciclo-de-vida.ts';
import { hasAlcanzado } from './hasta-estado.ts';

const ENTIDAD = 7;
const CONSULTOR = 20;
const may = (...acciones: string[]) => new Set(acciones);
const ministerio = { entidadId: 1, esMinisterio: true, certificacion: new Set<string>() };
const entidad = { entidadId: ENTIDAD, esMinisterio: false, certificacion: new Set<string>() };

/** Every rol of the product, as the reference data grants it. */
const PERSONAS = {
  lider: { ...entidad, usuarioId: 10, acciones: may('consultar', 'crear', 'editar', 'aprobar') },
  funcionario: { ...entidad, usuarioId: 11, acciones: may('consultar', 'crear', 'editar') },
  ajena: {
    ...entidad,
    usuarioId: 12,
    entidadId: 8,
    acciones: may('consultar', 'crear', 'editar', 'aprobar'),
  },
  coordinador: { ...ministerio, usuarioId: 21, acciones: may('consultar', 'editar', 'aprobar') },
  consultor: { ...ministerio, usuarioId: CONSULTOR, acciones: may('consultar', 'editar') },
  otroConsultor: { ...ministerio, usuarioId: 22, acciones: may('consultar', 'editar') },
  administrador: {
    ...ministerio,
    usuarioId: 23,
    acciones: may('consultar', 'editar', 'aprobar'),
    certificacion: new Set(['aprobar']),
  },
  auditor: { ...ministerio, usuarioId: 24, acciones: may('consultar') },
} satisfies Record<string, QuienTramita>;

function situacion(estado: EstadoSolicitud, change: Partial<SituacionSolicitud> = {}): SituacionSolicitud {
  return {
    estado,
    entidadId: ENTIDAD,
    consultorId: CONSULTOR,
    solicitanteId: 11,
    faltantes: {
      completa: [],
      respondida: [],
      catalogada: [],
      aprobada: [],
      cumplida: [],
      enTermino: [],
      suspendida: [],
      prorrogable: [],
    },
    ...change,
  };
}

const EN_TRAMITE = ['radicada', 'asignada', 'en-revision', 'devuelta', 'en-conceptualizacion'] as const;

/** The consultor works on it, each level in a state of its own. */
const EN_TRABAJO = ['en-conceptualizacion', 'en-evaluacion', 'en-verificacion'] as const;

/** Open and filed: the clock may stop, start or be made longer. */
const CON_RELOJ = [
  ...EN_TRAMITE,
  'en-evaluacion',
  'en-verificacion',
  'pendiente-entidad',
  'concepto-favorable',
] as const;

/** Who takes each step, from which states: the table of the decision, written again. */
const ESPERADO: Readonly<Record<AccionManual, { who: string; de: readonly EstadoSolicitud[] }>> = {
  radicar: { who: 'lider,funcionario', de: ['borrador', 'devuelta'] },
  asignar: {
    who: 'coordinador,administrador',
    de: ['radicada', 'asignada', 'en-revision', ...EN_TRABAJO],
  },
  revisar: { who: 'consultor', de: ['asignada'] },
  devolver: { who: 'consultor', de: ['en-revision', ...EN_TRABAJO] },
  conceptualizar: { who: 'consultor', de: ['en-revision'] },
  presentar: { who: 'consultor', de: ['en-conceptualizacion'] },
  observar: { who: 'lider', de: ['pendiente-entidad'] },
  aprobar: { who: 'lider', de: ['pendiente-entidad'] },
  certificar: { who: 'administrador', de: ['concepto-favorable'] },
  rechazar: { who: 'coordinador,administrador', de: ['radicada', 'asignada', 'en-revision'] },
  cancelar: {
    who: 'lider,funcionario',
    de: [...EN_TRAMITE, 'en-evaluacion', 'en-verificacion', 'pendiente-entidad'],
  },
  suspenderPlazo: { who: 'coordinador,administrador', de: CON_RELOJ },
  reanudarPlazo: { who: 'coordinador,administrador', de: CON_RELOJ },
  prorrogar: { who: 'coordinador,administrador', de: CON_RELOJ },
};

const OTRAS = {
  editar: { who: 'lider,funcionario', de: ['borrador', 'devuelta'] },
  eliminar: { who: 'lider,funcionario', de: ['borrador'] },
  catalogar: { who: 'consultor', de: ['en-conceptualizacion'] },
  decidir: { who: 'lider', de: ['pendiente-entidad'] },
} as const;
const TODAS = { ...ESPERADO, ...OTRAS };
const CASOS = (Object.keys(TODAS) as (keyof typeof TODAS)[]).flatMap((accion) =>
  ESTADOS_SOLICITUD.map((estado) => [accion, estado] as const),
);

/** The buttons each side has in each state, from the left; the one that stands out is the last. */
const BOTONES: Readonly<Record<EstadoSolicitud, readonly [entidad: string, ministerio: string]>> = {
  borrador: ['', ''],
  radicada: ['cancelar', 'rechazar asignar'],
  asignada: ['cancelar', 'rechazar asignar revisar'],
  'en-revision': ['cancelar', 'rechazar asignar devolver conceptualizar'],
  devuelta: ['cancelar', ''],
  'en-conceptualizacion': ['cancelar', 'asignar devolver presentar'],
  'en-evaluacion': ['cancelar', 'asignar devolver'],
  'en-verificacion': ['cancelar', 'asignar devolver'],
  'pendiente-entidad': ['cancelar observar aprobar', ''],
  'concepto-favorable': ['', 'certificar'],
  certificada: ['', ''],
  rechazada: ['', ''],
  desistida: ['', ''],
  cancelada: ['', ''],
};

describe('the buttons of a request', () => {
  it.each(ESTADOS_SOLICITUD)('[AREA-05] of %s are those of its side, the last one stands out', (estado) => {
    for (const [place, pasos] of BOTONES[estado].entries()) {
      const esMinisterio = place === 1;
      const botones = listBotones(estado, { esMinisterio, puedeEditar: false });
      expect(botones.map(({ paso }) => paso).join(' ')).toBe(pasos);
      expect(botones.flatMap(({ esPrincipal }, position) => (esPrincipal ? [position] : []))).toEqual(
        pasos === '' ? [] : [pasos.split(' ').length - 1],
      );
      const editable = listBotones(estado, { esMinisterio, puedeEditar: true });
      expect(editable.map(({ paso }) => paso).join(' ')).toBe(pasos);
      expect(editable.some(({ esPrincipal }) => esPrincipal)).toBe(false);
    }
  });
});

describe('who does what with a request', () => {
  it.each(CASOS)('[AREA-05] %s in %s', (accion, estado) => {
    const { who, de } = TODAS[accion];
    const decisiones = Object.entries(PERSONAS).map(
      ([nombre, quien]) => [nombre, listDecisiones(situacion(estado), quien)[accion]] as const,
    );
    const allowed = decisiones.filter(([, decision]) => decision.allowed).map(([nombre]) => nombre);
    expect(allowed.join()).toBe((de as readonly string[]).includes(estado) ? who : '');
    for (const [, { allowed: is, reasons }] of decisiones) expect(reasons.length > 0).toBe(!is);
  });

  it('[AREA-05] the life is the table of the decision, action by action', () => {
    for (const accion of ACCIONES_MANUALES)
      expect(Object.keys(CICLO_DE_VIDA[accion].de).sort()).toEqual([...ESPERADO[accion].de].sort());
    expect(ACCIONES_SOLICITUD.filter((accion) => CICLO_DE_VIDA[accion].conMotivo)).toEqual([
      'devolver',
      'observar',
      'rechazar',
      'cancelar',
      'suspenderPlazo',
      'reanudarPlazo',
      'prorrogar',
    ]);
    for (const accion of ['suspenderPlazo', 'reanudarPlazo', 'prorrogar'] as const)
      for (const [desde, hasta] of Object.entries(CICLO_DE_VIDA[accion].de)) expect(hasta).toBe(desde);
    expect(CICLO_DE_VIDA.desistir).toMatchObject({ de: { devuelta: 'desistida' }, papel: 'sistema' });
  });

  it('[AREA-05] who conceptualised a request does not certify it', () => {
    const own = situacion('concepto-favorable', { consultorId: PERSONAS.administrador.usuarioId });
    expect(canActOnSolicitud('certificar', own, PERSONAS.administrador).reasons).toEqual([
      {
        code: 'papel',
        text: 'Quien conceptualizó la solicitud no puede certificarla; usted la conceptualizó.',
      },
    ]);
  });

  it.each([
    ['radicar', 'borrador', 'completa', 'lider'],
    ['radicar', 'devuelta', 'respondida', 'funcionario'],
    ['presentar', 'en-conceptualizacion', 'catalogada', 'consultor'],
    ['aprobar', 'pendiente-entidad', 'aprobada', 'lider'],
    ['certificar', 'concepto-favorable', 'cumplida', 'administrador'],
    ['suspenderPlazo', 'en-revision', 'enTermino', 'coordinador'],
    ['reanudarPlazo', 'devuelta', 'suspendida', 'coordinador'],
    ['prorrogar', 'asignada', 'enTermino', 'coordinador'],
    ['prorrogar', 'asignada', 'prorrogable', 'coordinador'],
  ] as const)('[AREA-05] %s in %s asks that it is %s', (accion, estado, guarda, persona) => {
    const { faltantes } = situacion(estado);
    const lacking = situacion(estado, { faltantes: { ...faltantes, [guarda]: ['Falta algo.'] } });
    expect(canActOnSolicitud(accion, lacking, PERSONAS[persona])).toEqual({
      allowed: false,
      reasons: [{ code: guarda, text: 'Falta algo.' }],
      unblockers: [],
    });
    // A person who may not take the step does not see what is missing for it.
    const { reasons } = canActOnSolicitud(accion, lacking, PERSONAS.auditor);
    expect(reasons.map(({ code }) => code)).toEqual(['papel']);
  });

  it('[AREA-05] staff of an entity whose rol prepares them begin requests', () => {
    const allowed = Object.entries(PERSONAS).filter(([, quien]) => canCreateSolicitud(quien).allowed);
    expect(allowed.map(([nombre]) => nombre)).toEqual(['lider', 'funcionario', 'ajena']);
    expect(canCreateSolicitud({ ...PERSONAS.lider, entidadId: null }).allowed).toBe(false);
    expect(canCreateSolicitud({ ...PERSONAS.lider, acciones: may('consultar') }).allowed).toBe(false);
  });

  it.each(ESTADOS_SOLICITUD)(
    '[AREA-05] %s is read by its entity, and by the ministry once filed',
    (estado) => {
      const readers = Object.entries(PERSONAS).filter(([, quien]) =>
        canSeeSolicitud(situacion(estado), quien),
      );
      const deLaEntidad = ['lider', 'funcionario'];
      const delMinisterio = ['coordinador', 'consultor', 'otroConsultor', 'administrador', 'auditor'];
      expect(readers.map(([nombre]) => nombre)).toEqual(
        estado === 'borrador' ? deLaEntidad : [...deLaEntidad, ...delMinisterio],
      );
    },
  );
});

describe('whether a request reached a state', () => {
  const VIA = ESTADOS_SOLICITUD.filter(
    (estado) => !['devuelta', 'rechazada', 'desistida', 'cancelada'].includes(estado),
  );
  const toCatalogo = (codigo: EstadoSolicitud) => ({ codigo, orden: ESTADOS_SOLICITUD.indexOf(codigo) + 1 });

  it.each(ESTADOS_SOLICITUD.flatMap((actual) => ESTADOS_SOLICITUD.map((meta) => [actual, meta] as const)))(
    '[MESA-11] %s beside %s',
    (actual, meta) => {
      const expected =
        actual === meta ||
        (VIA.includes(actual) && VIA.includes(meta) && VIA.indexOf(actual) > VIA.indexOf(meta));
      expect(hasAlcanzado(toCatalogo(actual), toCatalogo(meta))).toBe(expected);
    },
  );
});
