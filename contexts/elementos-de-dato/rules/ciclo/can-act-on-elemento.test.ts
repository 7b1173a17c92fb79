import { describe, expect, it } from 'vitest';
import {
  ACCIONES_ELEMENTO,
  type AccionElemento,
  ESTADOS_VERSION,
  type EstadoVersion,
} from '../../contract/terms.ts';
import {
  canActOnElemento,
  canCancelarCaducidad,
  canComment,
  canCreateElemento,
  canEditElemento,
  canLlevarElemento,
  canSeeVersion,
  listDecisiones,
  type QuienElabora,
  type SituacionVersion,
} from './can-act-on-elemento.ts';
import { CICLO_DE_VIDA, listBotones } from './ciclo-de-vida.ts';

const TODAS = new Set(['consultar', 'crear', 'editar', 'aprobar', 'eliminar']);
const AUTOR = 1;
const ENTIDAD = 7;

/** A person of the ministry who may do everything and is not the author. */
const ministerio: QuienElabora = {
  usuarioId: 2,
  entidadId: 9,
  esMinisterio: true,
  acciones: TODAS,
  incorporacion: TODAS,
};
const autor: QuienElabora = { ...ministerio, usuarioId: AUTOR };
const entidad: QuienElabora = {
  usuarioId: 3,
  entidadId: ENTIDAD,
  esMinisterio: false,
  acciones: TODAS,
  incorporacion: new Set(),
};

const situacion = (estado: EstadoVersion, change: Partial<SituacionVersion> = {}): SituacionVersion => ({
  estado,
  autorId: AUTOR,
  entidadResponsableId: ENTIDAD,
  otraEnTrabajo: false,
  pendientes: 0,
  reparosNumero: [],
  caducidad: null,
  esComun: false,
  ...change,
});

type Transicion = readonly [de: EstadoVersion, a: EstadoVersion];

/** Who of the three may do each action, and which state leads to which: the expected table, written in the test. */
const ESPERADO: Readonly<
  Record<AccionElemento, { readonly who: string; readonly pasos: readonly [Transicion, ...Transicion[]] }>
> = {
  enviar: { who: 'autor', pasos: [['borrador', 'en-revision']] },
  devolver: { who: 'ministerio', pasos: [['en-revision', 'borrador']] },
  avalar: { who: 'ministerio', pasos: [['en-revision', 'pendiente-entidad']] },
  aprobar: { who: 'entidad', pasos: [['pendiente-entidad', 'aprobado']] },
  observar: { who: 'entidad', pasos: [['pendiente-entidad', 'borrador']] },
  incorporar: { who: 'ministerio', pasos: [['aprobado', 'incorporado']] },
  modificar: { who: 'autor,ministerio', pasos: [['incorporado', 'incorporado']] },
  caducar: { who: 'autor,ministerio', pasos: [['incorporado', 'caducado']] },
  descartar: {
    who: 'autor,ministerio',
    pasos: [
      ['borrador', 'descartado'],
      ['en-revision', 'descartado'],
    ],
  },
};
const PERSONAS = { autor, ministerio, entidad };

/** The buttons of each state, from the left, as the screen has them; the main one in capitals. */
const BOTONES: Readonly<Record<EstadoVersion, string>> = {
  borrador: 'editar descartar ENVIAR',
  'en-revision': 'descartar devolver AVALAR',
  'pendiente-entidad': 'observar APROBAR',
  aprobado: 'INCORPORAR',
  incorporado: 'llevar caducar MODIFICAR',
  historico: '',
  caducado: '',
  descartado: '',
};

/** Why a step is refused, without the codes. */
const explain = (...[accion, version, quien]: Parameters<typeof canActOnElemento>) =>
  canActOnElemento(accion, version, quien).reasons.map(({ text }) => text);

describe('the life of a version', () => {
  it.each(ESTADOS_VERSION)('[AREA-06] %s has its buttons, in their order, the main one last', (estado) => {
    const botones = listBotones(estado).map(({ accion, esPrincipal }) =>
      esPrincipal ? accion.toUpperCase() : accion,
    );
    expect(botones.join(' ')).toBe(BOTONES[estado]);
  });

  it('[AREA-06] each refusal has the code of its rule', () => {
    const codes = (...pregunta: Parameters<typeof canActOnElemento>) =>
      canActOnElemento(...pregunta).reasons.map(({ code }) => code);
    const lacking = situacion('borrador', { pendientes: 1, reparosNumero: ['Corresponde el número 2.0.'] });
    expect(codes('enviar', lacking, autor)).toEqual(['completo', 'numero']);
    expect(codes('enviar', lacking, ministerio)).toEqual(['papel']);
    expect(codes('enviar', situacion('caducado'), autor)).toEqual(['estado']);
    expect(codes('enviar', lacking, { ...autor, acciones: new Set<string>() })).toEqual(['permiso']);
    expect(codes('modificar', situacion('incorporado', { otraEnTrabajo: true }), autor)).toEqual([
      'sin-otra-en-trabajo',
    ]);
  });

  it.each(ACCIONES_ELEMENTO.flatMap((accion) => ESTADOS_VERSION.map((estado) => [accion, estado] as const)))(
    '[AREA-06] %s from %s',
    (accion, estado) => {
      const { who, pasos } = ESPERADO[accion];
      const allowed = Object.entries(PERSONAS)
        .filter(([, quien]) => canActOnElemento(accion, situacion(estado), quien).allowed)
        .map(([nombre]) => nombre);
      const paso = pasos.find(([de]) => de === estado);
      expect(allowed.join()).toBe(paso ? who : '');
      expect(CICLO_DE_VIDA[accion].de[estado]).toBe(paso?.[1]);
      for (const quien of Object.values(PERSONAS)) {
        const { allowed: may, reasons } = canActOnElemento(accion, situacion(estado), quien);
        expect(reasons.length > 0).toBe(!may);
      }
    },
  );

  it('[AREA-06] nobody writes, reviews, approves and incorporates alone: the author passes no other step', () => {
    for (const accion of ['devolver', 'avalar', 'incorporar'] as const) {
      const [[estado]] = ESPERADO[accion].pasos;
      expect(canActOnElemento(accion, situacion(estado), autor).allowed).toBe(false);
    }
    const own = { ...entidad, usuarioId: AUTOR };
    expect(explain('aprobar', situacion('pendiente-entidad'), own)).toEqual([
      'Quien elaboró la versión no puede aprobarla; usted la elaboró.',
    ]);
  });

  it('[AREA-06] a state that refuses everybody is told before who asks', () => {
    expect(canActOnElemento('avalar', situacion('incorporado'), entidad)).toMatchObject({
      reasons: [{ code: 'estado', text: expect.stringMatching(/^La versión está en /) }],
      unblockers: [],
    });
  });

  it.each(['enviar', 'avalar', 'aprobar', 'incorporar'] as const)(
    '[AREA-06] %s asks for a complete version',
    (accion) => {
      const [[estado]] = ESPERADO[accion].pasos;
      const who = PERSONAS[ESPERADO[accion].who as keyof typeof PERSONAS];
      const one = situacion(estado, { pendientes: 1 });
      expect(explain(accion, one, who)).toEqual(['Falta 1 dato para continuar.']);
      expect(explain(accion, { ...one, pendientes: 3 }, who)).toEqual(['Faltan 3 datos para continuar.']);
    },
  );

  it('[AREA-06] one version is worked on at a time', () => {
    const other = situacion('incorporado', { otraEnTrabajo: true });
    expect(explain('modificar', other, autor)).toEqual(['El elemento ya tiene una versión en trabajo.']);
  });

  it.each(['enviar', 'avalar', 'aprobar', 'incorporar'] as const)(
    '[AREA-06] %s refuses a number that does not fit the changes, with the reasons',
    (accion) => {
      const [[estado]] = ESPERADO[accion].pasos;
      const who = PERSONAS[ESPERADO[accion].who as keyof typeof PERSONAS];
      const reparosNumero = ['Corresponde el número 2.0, no 1.1.', 'Cambia el tipo de dato.'];
      expect(explain(accion, situacion(estado, { reparosNumero }), who)).toEqual(reparosNumero);
    },
  );

  it('[AREA-06] a programmed expiry keeps another from beginning until it is called off or could not be done', () => {
    const programada = situacion('incorporado', { caducidad: { fecha: '2027-01-05', impedimento: null } });
    expect(explain('caducar', programada, ministerio)).toEqual([
      'Ya está programado que caduque el 5 de enero de 2027. Cancele antes esa caducidad.',
    ]);
    expect(canCancelarCaducidad(programada, ministerio).allowed).toBe(true);
    expect(canCancelarCaducidad(programada, entidad).allowed).toBe(false);
    expect(canCancelarCaducidad(situacion('incorporado'), ministerio).allowed).toBe(false);
    expect(canCancelarCaducidad(situacion('caducado'), ministerio).allowed).toBe(false);
    const impedida = situacion('incorporado', {
      caducidad: { fecha: '2027-01-05', impedimento: 'Lo usan.' },
    });
    expect(canActOnElemento('caducar', impedida, ministerio).allowed).toBe(true);
    expect(canCancelarCaducidad(impedida, ministerio).allowed).toBe(true);
  });

  it('[AREA-06] an element in force goes to a wider layer, unless it stands in the widest', () => {
    expect(canLlevarElemento(situacion('incorporado'), ministerio).allowed).toBe(true);
    expect(canLlevarElemento(situacion('incorporado'), entidad).allowed).toBe(false);
    expect(canLlevarElemento(situacion('borrador'), ministerio).allowed).toBe(false);
    expect(canLlevarElemento(situacion('incorporado', { esComun: true }), ministerio).reasons).toMatchObject([
      { text: 'El elemento ya está en la capa común, que es la más amplia.' },
    ]);
  });

  it.each(ACCIONES_ELEMENTO)('[AREA-06] %s is refused to a rol without its permission', (accion) => {
    const [[estado]] = ESPERADO[accion].pasos;
    const nobody = { acciones: new Set<string>(), incorporacion: new Set<string>() };
    for (const quien of Object.values(PERSONAS))
      expect(canActOnElemento(accion, situacion(estado), { ...quien, ...nobody }).allowed).toBe(false);
  });
});

describe('reading, writing and commenting', () => {
  it('[AREA-06] only its author edits, only a draft; one without an author is of who edits it first', () => {
    expect(canEditElemento(situacion('borrador'), autor).allowed).toBe(true);
    expect(canEditElemento(situacion('borrador'), ministerio).allowed).toBe(false);
    expect(canEditElemento(situacion('borrador', { autorId: null }), ministerio).allowed).toBe(true);
    for (const estado of ESTADOS_VERSION.filter((one) => one !== 'borrador'))
      expect(canEditElemento(situacion(estado), autor).allowed).toBe(false);
    expect(canCreateElemento(entidad).allowed).toBe(false);
    expect(canCreateElemento(ministerio).allowed).toBe(true);
  });

  it('[AREA-06] what is or was in force anybody reads; the rest the ministry and the entity that answers', () => {
    const stranger = { ...entidad, entidadId: 99 };
    for (const estado of ESTADOS_VERSION) {
      expect(canSeeVersion(situacion(estado), ministerio)).toBe(true);
      expect(canSeeVersion(situacion(estado), entidad)).toBe(true);
      expect(canSeeVersion(situacion(estado), stranger)).toBe(
        ['incorporado', 'historico', 'caducado'].includes(estado),
      );
    }
    expect(canComment(situacion('borrador'), stranger).allowed).toBe(false);
    expect(canComment(situacion('borrador'), entidad).allowed).toBe(true);
    expect(canComment(situacion('descartado'), ministerio).allowed).toBe(false);
    expect(listDecisiones(situacion('borrador'), autor)).toMatchObject({
      editar: { allowed: true },
      enviar: { allowed: true },
      comentar: { allowed: true },
    });
  });
});
