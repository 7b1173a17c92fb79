import { describe, expect, it } from 'vitest';
import {
  ACCIONES_MANUALES,
  ACCIONES_SOLICITUD,
  type AccionManual,
  ESTADOS_SOLICITUD,
  type EstadoSolicitud,
} from '../../contract/terms.ts';
import { listBotones, listBotonesDeEscritura } from './botones.ts';
import {
  canActOnSolicitud,
  canCreateSolicitud,
  canSeeSolicitud,
  findLado,
  listDecisiones,
  type QuienTramita,
  type SituacionSolicitud,
} from './can-act-on-solicitud.ts';
import { CICLO_DE_VIDA, findSiguiente } from './ciclo-de-vida.ts';
import { hasEstadoSolicitudAlcanzado } from './hasta-estado.ts';

const ENTIDAD = 7;
const CONSULTOR = 20;
const may = (...acciones: string[]) => new Set(acciones);
const NADA = { certificacion: new Set<string>(), verificacion: new Set<string>() };
const ministerio = { entidadId: 1, esMinisterio: true, esOperador: false, ...NADA };
const entidad = { entidadId: ENTIDAD, esMinisterio: false, esOperador: false, ...NADA };

/** Every rol of the product, as the reference data grants it, and the same rol in another entity or without the request. */
const PERSONAS = {
  lider: { ...entidad, usuarioId: 10, acciones: may('consultar', 'crear', 'editar', 'aprobar') },
  funcionario: { ...entidad, usuarioId: 11, acciones: may('consultar', 'crear', 'editar') },
  ies: { ...entidad, usuarioId: 13, acciones: may('consultar', 'crear', 'editar', 'aprobar') },
  privada: { ...entidad, usuarioId: 14, acciones: may('consultar', 'crear', 'editar', 'aprobar') },
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
  operador: {
    ...entidad,
    usuarioId: 25,
    entidadId: 9,
    esOperador: true,
    acciones: may('consultar'),
    verificacion: may('consultar', 'editar', 'aprobar'),
  },
} satisfies Record<string, QuienTramita>;

type NivelConEtapa = 1 | 2 | 3;
const NIVELES_CON_ETAPA = [1, 2, 3] as const;

function situacion(estado: EstadoSolicitud, change: Partial<SituacionSolicitud> = {}): SituacionSolicitud {
  return {
    nivel: 1,
    tipo: 'nueva',
    estado,
    entidadId: ENTIDAD,
    consultorId: CONSULTOR,
    solicitanteId: 11,
    faltantes: {
      completa: [],
      respondida: [],
      catalogada: [],
      evaluable: [],
      conforme: [],
      conceptuable: [],
      verificada: [],
      aprobada: [],
      cumplida: [],
      enTermino: [],
      suspendida: [],
      prorrogable: [],
    },
    ...change,
  };
}

/** Where each level works, and where it never stands. */
const TRABAJO = { 1: 'en-conceptualizacion', 2: 'en-evaluacion', 3: 'en-verificacion' } as const;

/** Open and filed: the clock may stop, start or be made longer. */
const CON_RELOJ = 'radicada asignada en-revision devuelta TRABAJO pendiente-entidad concepto-favorable';
const ANTES_DE_DECIDIR = 'radicada asignada en-revision devuelta TRABAJO pendiente-entidad';

/** Of an entity: who writes its requests, and who also approves for it. */
const ESCRIBEN = 'lider,funcionario,ies,privada';
const APRUEBAN = 'lider,ies,privada';

/** Who takes each step, from which states, at which levels: the table of the decision, written again. */
const ESPERADO: Readonly<
  Record<AccionManual, { who: string; de: string; niveles?: readonly NivelConEtapa[] }>
> = {
  radicar: { who: ESCRIBEN, de: 'borrador devuelta' },
  asignar: { who: 'coordinador,administrador', de: 'radicada asignada en-revision TRABAJO' },
  revisar: { who: 'consultor', de: 'asignada' },
  devolver: { who: 'consultor', de: 'en-revision TRABAJO' },
  conceptualizar: { who: 'consultor', de: 'en-revision', niveles: [1] },
  evaluar: { who: 'consultor', de: 'en-revision', niveles: [2] },
  verificar: { who: 'consultor', de: 'en-revision', niveles: [3] },
  conceptuar: { who: 'operador', de: 'en-verificacion', niveles: [3] },
  presentar: { who: 'consultor', de: 'TRABAJO' },
  observar: { who: APRUEBAN, de: 'pendiente-entidad' },
  aprobar: { who: APRUEBAN, de: 'pendiente-entidad' },
  reabrir: { who: 'administrador', de: 'concepto-favorable' },
  certificar: { who: 'administrador', de: 'concepto-favorable' },
  rechazar: { who: 'coordinador,administrador', de: 'radicada asignada en-revision' },
  cancelar: { who: ESCRIBEN, de: ANTES_DE_DECIDIR },
  suspenderPlazo: { who: 'coordinador,administrador', de: CON_RELOJ },
  reanudarPlazo: { who: 'coordinador,administrador', de: CON_RELOJ },
  prorrogar: { who: 'coordinador,administrador', de: CON_RELOJ },
};

const OTRAS = {
  editar: { who: ESCRIBEN, de: 'borrador devuelta' },
  eliminar: { who: ESCRIBEN, de: 'borrador' },
  catalogar: { who: 'consultor', de: 'en-conceptualizacion', niveles: [1] },
  decidir: { who: APRUEBAN, de: 'pendiente-entidad', niveles: [1] },
  dictaminar: { who: 'consultor,operador', de: 'en-verificacion', niveles: [3] },
} as const;
const TODAS: Readonly<Record<string, { who: string; de: string; niveles?: readonly NivelConEtapa[] }>> = {
  ...ESPERADO,
  ...OTRAS,
};
/** What is asked of the rol first, of what is no step. */
const PERMISO_DE: Readonly<Record<string, string>> = {
  editar: 'editar',
  eliminar: 'editar',
  catalogar: 'editar',
  decidir: 'aprobar',
};
const ACCIONES = [...ACCIONES_MANUALES, 'editar', 'eliminar', 'catalogar', 'decidir', 'dictaminar'] as const;

/** States in which the table lets an action begin at a level. */
function listEstadosEsperados(accion: string, nivel: NivelConEtapa): readonly string[] {
  const { de = '', niveles = NIVELES_CON_ETAPA } = TODAS[accion] ?? {};
  return niveles.includes(nivel) ? de.replace('TRABAJO', TRABAJO[nivel]).split(' ') : [];
}

const CASOS = NIVELES_CON_ETAPA.flatMap((nivel) =>
  ACCIONES.flatMap((accion) => ESTADOS_SOLICITUD.map((estado) => [nivel, accion, estado] as const)),
);

/** Kind of the reason why a person may not: for what is no step, the rol comes first. */
function toRazon({ acciones }: QuienTramita, [nivel, accion, estado]: (typeof CASOS)[number]): string {
  const permiso = PERMISO_DE[accion];
  if (permiso !== undefined && !acciones.has(permiso)) return 'permiso';
  if (!(TODAS[accion]?.niveles ?? NIVELES_CON_ETAPA).includes(nivel)) return 'nivel';
  return listEstadosEsperados(accion, nivel).includes(estado) ? 'papel' : 'estado';
}

/** The buttons the entity and the ministry have in each state, from the left; the one that stands out is the last, unless it cancels. */
const BOTONES: Readonly<Record<EstadoSolicitud, readonly [entidad: string, ministerio: string]>> = {
  borrador: ['', ''],
  radicada: ['cancelar', 'rechazar asignar'],
  asignada: ['cancelar', 'rechazar asignar revisar'],
  'en-revision': ['cancelar', 'rechazar asignar devolver ETAPA'],
  devuelta: ['cancelar', ''],
  'en-conceptualizacion': ['cancelar', 'asignar devolver presentar'],
  'en-evaluacion': ['cancelar', 'asignar devolver presentar'],
  'en-verificacion': ['cancelar', 'asignar devolver presentar'],
  'pendiente-entidad': ['cancelar observar aprobar', ''],
  'concepto-favorable': ['', 'reabrir certificar'],
  certificada: ['', ''],
  rechazada: ['', ''],
  desistida: ['', ''],
  cancelada: ['', ''],
};
const ETAPA = { 1: 'conceptualizar', 2: 'evaluar', 3: 'verificar' } as const;
const isAjeno = (nivel: NivelConEtapa, estado: EstadoSolicitud) =>
  NIVELES_CON_ETAPA.some((otro) => otro !== nivel && TRABAJO[otro] === estado);
const DE_NIVEL = NIVELES_CON_ETAPA.flatMap((nivel) =>
  ESTADOS_SOLICITUD.map((estado) => [nivel, estado] as const),
);

describe('the buttons of a request', () => {
  it.each(DE_NIVEL)(
    '[AREA-05] of level %s in %s are those of its side, the last one stands out unless it cancels',
    (nivel, estado) => {
      const [deEntidad, deMinisterio] = BOTONES[estado];
      // The operator has one step, where level 3 does its work.
      const deOperador = estado === 'en-verificacion' ? 'conceptuar' : '';
      for (const [lado, texto] of [
        ['entidad', deEntidad],
        ['ministerio', deMinisterio],
        ['operador', deOperador],
      ] as const) {
        const pasos = isAjeno(nivel, estado) ? '' : texto.replace('ETAPA', ETAPA[nivel]);
        const botones = listBotones({ nivel, estado }, { lado, puedeEditar: false });
        expect(botones.map(({ paso }) => paso).join(' ')).toBe(pasos);
        const ultimo = pasos.split(' ').at(-1) ?? '';
        expect(botones.flatMap(({ esPrincipal, paso }) => (esPrincipal ? [paso] : []))).toEqual(
          ['', 'cancelar'].includes(ultimo) ? [] : [ultimo],
        );
        const editable = listBotones({ nivel, estado }, { lado, puedeEditar: true });
        expect(editable.map(({ paso }) => paso).join(' ')).toBe(pasos);
        expect(editable.some(({ esPrincipal }) => esPrincipal)).toBe(false);
      }
    },
  );
});

describe('the buttons of who writes a request', () => {
  /** Without a mark to answer, and with one; the one that stands out in capitals. */
  const ESCRITURA: Readonly<Partial<Record<EstadoSolicitud, readonly [sin: string, con: string]>>> = {
    borrador: ['CONTINUAR', 'CONTINUAR'],
    devuelta: ['CORREGIR', 'RESPONDER corregir'],
  };

  it.each(ESTADOS_SOLICITUD)('[AREA-05] in %s lead to the next mark and to the form', (estado) => {
    const list = (puedeEditar: boolean, hayPorResponder: boolean) =>
      listBotonesDeEscritura(estado, { puedeEditar, hayPorResponder })
        .map(({ boton, esPrincipal }) => (esPrincipal ? boton.toUpperCase() : boton))
        .join(' ');
    expect([list(true, false), list(true, true)]).toEqual(ESCRITURA[estado] ?? ['', '']);
    expect([list(false, false), list(false, true)]).toEqual(['', '']);
  });
});

describe('who does what with a request', () => {
  it.each(CASOS)('[AREA-05] of level %s: %s in %s', (nivel, accion, estado) => {
    const decisiones = Object.entries<QuienTramita>(PERSONAS).map(([nombre, quien]) => {
      const { allowed, reasons } = listDecisiones(situacion(estado, { nivel }), quien)[accion];
      return { nombre, quien, allowed, codes: reasons.map(({ code }) => code) };
    });
    const allowed = decisiones.filter((decision) => decision.allowed).map(({ nombre }) => nombre);
    expect(allowed.join()).toBe(
      listEstadosEsperados(accion, nivel).includes(estado) ? TODAS[accion]?.who : '',
    );
    // The level and the state refuse everybody; only then the person is looked at.
    for (const { nombre, quien, allowed: is, codes } of decisiones)
      expect([nombre, codes]).toEqual([nombre, is ? [] : [toRazon(quien, [nivel, accion, estado])]]);
  });

  it('[AREA-05] the life is the table of the decision, action by action and level by level', () => {
    for (const nivel of NIVELES_CON_ETAPA)
      for (const accion of ACCIONES_MANUALES) {
        const starts = ESTADOS_SOLICITUD.filter(
          (estado) => findSiguiente(accion, { nivel, estado }) !== undefined,
        );
        expect([nivel, accion, starts.toSorted()]).toEqual([
          nivel,
          accion,
          listEstadosEsperados(accion, nivel).toSorted(),
        ]);
      }
    expect(ACCIONES_SOLICITUD.filter((accion) => CICLO_DE_VIDA[accion].conMotivo)).toEqual([
      'devolver',
      'conceptuar',
      'observar',
      'reabrir',
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

  it.each(NIVELES_CON_ETAPA)(
    '[AREA-05] what is observed or reopened goes back to the work of level %s, and what is presented leaves it',
    (nivel) => {
      const go = (accion: AccionManual, estado: EstadoSolicitud) => findSiguiente(accion, { nivel, estado });
      expect(go('observar', 'pendiente-entidad')).toBe(TRABAJO[nivel]);
      expect(go('reabrir', 'concepto-favorable')).toBe(TRABAJO[nivel]);
      expect(go(ETAPA[nivel], 'en-revision')).toBe(TRABAJO[nivel]);
      expect(go('presentar', TRABAJO[nivel])).toBe('pendiente-entidad');
    },
  );

  it('[AREA-05] a step of another level is refused for the level, whoever asks', () => {
    for (const [nivel, accion, otro] of [
      [2, 'conceptualizar', 1],
      [1, 'evaluar', 2],
      [2, 'verificar', 3],
    ] as const)
      expect(
        canActOnSolicitud(accion, situacion('en-revision', { nivel }), PERSONAS.consultor).reasons,
      ).toEqual([
        {
          code: 'nivel',
          text: `Esto se hace en las solicitudes de nivel ${otro}; esta es de nivel ${nivel}.`,
        },
      ]);
  });

  it.each([
    [1, 'conceptualizó'],
    [2, 'evaluó'],
    [3, 'verificó'],
  ] as const)(
    '[AREA-05] who worked on a request of level %s does not certify or reopen it',
    (nivel, hizo) => {
      const own = situacion('concepto-favorable', { nivel, consultorId: PERSONAS.administrador.usuarioId });
      for (const accion of ['certificar', 'reabrir'] as const)
        expect(canActOnSolicitud(accion, own, PERSONAS.administrador).reasons).toEqual([
          { code: 'papel', text: `Quien ${hizo} la solicitud no puede certificarla; usted la ${hizo}.` },
        ]);
    },
  );

  it.each([
    [1, 'radicar', 'borrador', 'completa', 'lider'],
    [2, 'radicar', 'borrador', 'completa', 'lider'],
    [1, 'radicar', 'devuelta', 'respondida', 'funcionario'],
    [2, 'radicar', 'devuelta', 'respondida', 'funcionario'],
    [1, 'presentar', 'en-conceptualizacion', 'catalogada', 'consultor'],
    [2, 'evaluar', 'en-revision', 'evaluable', 'consultor'],
    [2, 'presentar', 'en-evaluacion', 'conforme', 'consultor'],
    [3, 'conceptuar', 'en-verificacion', 'conceptuable', 'operador'],
    [3, 'presentar', 'en-verificacion', 'verificada', 'consultor'],
    [3, 'aprobar', 'pendiente-entidad', 'verificada', 'lider'],
    [1, 'aprobar', 'pendiente-entidad', 'aprobada', 'lider'],
    [2, 'aprobar', 'pendiente-entidad', 'conforme', 'lider'],
    [1, 'certificar', 'concepto-favorable', 'cumplida', 'administrador'],
    [2, 'certificar', 'concepto-favorable', 'cumplida', 'administrador'],
    [1, 'suspenderPlazo', 'en-revision', 'enTermino', 'coordinador'],
    [2, 'suspenderPlazo', 'en-evaluacion', 'enTermino', 'coordinador'],
    [1, 'reanudarPlazo', 'devuelta', 'suspendida', 'coordinador'],
    [1, 'prorrogar', 'asignada', 'enTermino', 'coordinador'],
    [1, 'prorrogar', 'asignada', 'prorrogable', 'coordinador'],
  ] as const)(
    '[AREA-05] of level %s: %s in %s asks that it is %s',
    (nivel, accion, estado, guarda, persona) => {
      const { faltantes } = situacion(estado);
      const lacking = situacion(estado, { nivel, faltantes: { ...faltantes, [guarda]: ['Falta algo.'] } });
      expect(canActOnSolicitud(accion, lacking, PERSONAS[persona])).toEqual({
        allowed: false,
        reasons: [{ code: guarda, text: 'Falta algo.' }],
        unblockers: [],
      });
      // A person who may not take the step does not see what is missing for it.
      const { reasons } = canActOnSolicitud(accion, lacking, PERSONAS.auditor);
      expect(reasons.map(({ code }) => code)).toEqual(['papel']);
    },
  );

  it.each([
    [2, 'presentar', 'en-evaluacion', 'catalogada', 'consultor'],
    [1, 'presentar', 'en-conceptualizacion', 'conforme', 'consultor'],
    [3, 'presentar', 'en-verificacion', 'conforme', 'consultor'],
    [2, 'presentar', 'en-evaluacion', 'verificada', 'consultor'],
    [2, 'aprobar', 'pendiente-entidad', 'aprobada', 'lider'],
    [1, 'aprobar', 'pendiente-entidad', 'conforme', 'lider'],
  ] as const)(
    '[AREA-05] of level %s: %s in %s does not ask that it is %s',
    (nivel, accion, estado, guarda, persona) => {
      const { faltantes } = situacion(estado);
      const lacking = situacion(estado, { nivel, faltantes: { ...faltantes, [guarda]: ['Falta algo.'] } });
      expect(canActOnSolicitud(accion, lacking, PERSONAS[persona]).allowed).toBe(true);
    },
  );

  it('[AREA-05] staff of an entity whose rol prepares them begin requests', () => {
    const allowed = Object.entries(PERSONAS).filter(([, quien]) => canCreateSolicitud(quien).allowed);
    expect(allowed.map(([nombre]) => nombre)).toEqual(['lider', 'funcionario', 'ies', 'privada', 'ajena']);
    expect(canCreateSolicitud({ ...PERSONAS.lider, entidadId: null }).allowed).toBe(false);
    expect(canCreateSolicitud({ ...PERSONAS.lider, acciones: may('consultar') }).allowed).toBe(false);
  });

  it.each(DE_NIVEL)(
    '[AREA-05] of level %s in %s it is read by its entity, and once filed by the ministry and, of level 3, the operator',
    (nivel, estado) => {
      const readers = Object.entries<QuienTramita>(PERSONAS).filter(([, quien]) =>
        canSeeSolicitud(situacion(estado, { nivel }), { lado: findLado(quien), entidadId: quien.entidadId }),
      );
      const deLaEntidad = ['lider', 'funcionario', 'ies', 'privada'];
      const delMinisterio = ['coordinador', 'consultor', 'otroConsultor', 'administrador', 'auditor'];
      expect(readers.map(([nombre]) => nombre)).toEqual(
        estado === 'borrador'
          ? deLaEntidad
          : [...deLaEntidad, ...delMinisterio, ...(nivel === 3 ? ['operador'] : [])],
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
      expect(hasEstadoSolicitudAlcanzado(toCatalogo(actual), toCatalogo(meta))).toBe(expected);
    },
  );
});

describe('a request that ends a version', () => {
  /** Who takes each step, from which states, whichever the level: after the review nothing is worked out. */
  const DE_RETIRO: Readonly<Record<string, { who: string; de: string }>> = {
    ...ESPERADO,
    asignar: { who: 'coordinador,administrador', de: 'radicada asignada en-revision' },
    devolver: { who: 'consultor', de: 'en-revision' },
    presentar: { who: 'consultor', de: 'en-revision' },
    cancelar: { who: ESCRIBEN, de: ANTES_DE_DECIDIR.replace('TRABAJO ', '') },
    suspenderPlazo: { who: 'coordinador,administrador', de: CON_RELOJ.replace('TRABAJO ', '') },
    reanudarPlazo: { who: 'coordinador,administrador', de: CON_RELOJ.replace('TRABAJO ', '') },
    prorrogar: { who: 'coordinador,administrador', de: CON_RELOJ.replace('TRABAJO ', '') },
    editar: OTRAS.editar,
    eliminar: OTRAS.eliminar,
    ...Object.fromEntries(
      ['conceptualizar', 'evaluar', 'verificar', 'conceptuar', 'catalogar', 'decidir', 'dictaminar'].map(
        (accion) => [accion, { who: '', de: '' }],
      ),
    ),
  };

  it.each(CASOS)('[AREA-05] of level %s: %s in %s', (nivel, accion, estado) => {
    const { who = '', de = '' } = DE_RETIRO[accion] ?? {};
    const decisiones = Object.entries<QuienTramita>(PERSONAS).map(([nombre, quien]) => ({
      nombre,
      ...listDecisiones(situacion(estado, { nivel, tipo: 'retiro' }), quien)[accion],
    }));
    const allowed = decisiones.filter((decision) => decision.allowed).map(({ nombre }) => nombre);
    expect(allowed.join()).toBe(de.split(' ').includes(estado) ? who : '');
    for (const { nombre, allowed: is, reasons } of decisiones)
      expect([nombre, reasons.length > 0]).toEqual([nombre, !is]);
  });

  it.each(NIVELES_CON_ETAPA)(
    '[AREA-05] of level %s goes from the review to its entity, and back to it',
    (nivel) => {
      const go = (accion: AccionManual, estado: EstadoSolicitud) =>
        findSiguiente(accion, { nivel, estado, tipo: 'retiro' });
      expect(go('presentar', 'en-revision')).toBe('pendiente-entidad');
      expect(go('observar', 'pendiente-entidad')).toBe('en-revision');
      expect(go('reabrir', 'concepto-favorable')).toBe('en-revision');
      for (const estado of Object.values(TRABAJO)) expect(go('presentar', estado)).toBeUndefined();
      const botones = listBotones(
        { nivel, estado: 'en-revision', tipo: 'retiro' },
        { lado: 'ministerio', puedeEditar: false },
      );
      expect(botones.map(({ paso }) => paso)).toEqual(['rechazar', 'asignar', 'devolver', 'presentar']);
    },
  );

  it('[AREA-05] is certified by nobody who reviewed it', () => {
    const quien = { ...PERSONAS.administrador, usuarioId: CONSULTOR };
    const { reasons } = canActOnSolicitud(
      'certificar',
      situacion('concepto-favorable', { tipo: 'retiro' }),
      quien,
    );
    expect(reasons).toMatchObject([{ text: expect.stringContaining('Quien revisó la solicitud') }]);
  });
});
