import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACCIONES_REUNION,
  type AccionReunion,
  ESTADOS_REUNION,
  type EstadoReunion,
} from '../../contract/terms.ts';
import { isEnlaceSeguro } from './datos-reunion.ts';
import { canChangeReunion, computeEstado, listBotonesReunion } from './flujo-reunion.ts';
import {
  computeInicioReal,
  isFecha,
  isHora,
  isPasada,
  parseMomento,
  presentFechaHora,
} from './momento-reunion.ts';

const CONSULTOR = { acciones: new Set(['consultar', 'editar']), esMinisterio: true };

/** The table of the decision, written again: the state after each action, none where it is refused. */
const ESPERADO: Readonly<Record<EstadoReunion, Readonly<Record<AccionReunion, EstadoReunion | null>>>> = {
  programada: {
    editar: 'programada',
    iniciar: 'en-curso',
    anotar: null,
    finalizar: null,
    cancelar: 'cancelada',
    invitar: 'programada',
  },
  'en-curso': {
    editar: 'en-curso',
    iniciar: null,
    anotar: 'en-curso',
    finalizar: 'realizada',
    cancelar: null,
    invitar: 'en-curso',
  },
  realizada: {
    editar: 'realizada',
    iniciar: null,
    anotar: 'realizada',
    finalizar: null,
    cancelar: null,
    invitar: null,
  },
  cancelada: { editar: null, iniciar: null, anotar: null, finalizar: null, cancelar: null, invitar: null },
};

/** The buttons of each state, from the left; the one that stands out in capitals. */
const BOTONES: Readonly<Record<EstadoReunion, string>> = {
  programada: 'cancelar INICIAR',
  'en-curso': 'FINALIZAR',
  realizada: '',
  cancelada: '',
};

describe('the life of a meeting', () => {
  it.each(ESTADOS_REUNION)('[MESA-11] one that is %s has its buttons, in their order', (estado) => {
    const botones = listBotonesReunion(estado).map(({ paso, esPrincipal }) =>
      esPrincipal ? paso.toUpperCase() : paso,
    );
    expect(botones.join(' ')).toBe(BOTONES[estado]);
  });

  const moves = ESTADOS_REUNION.flatMap((estado) =>
    ACCIONES_REUNION.map((accion) => [estado, accion, ESPERADO[estado][accion]] as const),
  );

  it.each(moves)(
    '[MESA-11] %s × %s leads to %s, and is refused with a reason where it leads nowhere',
    (estado, accion, siguiente) => {
      const decision = canChangeReunion(
        CONSULTOR,
        { estado, avance: 'Texto', mesaActiva: true, sellada: false },
        accion,
      );
      expect(decision.allowed).toBe(siguiente !== null);
      if (!decision.allowed) expect(decision.reasons[0]).toMatch(/^La reunión .+\.$/);
    },
  );

  it('[MESA-11] starting, finishing and calling off lead to the state after them', () => {
    expect(computeEstado('programada', 'iniciar')).toBe('en-curso');
    expect(computeEstado('en-curso', 'finalizar')).toBe('realizada');
    expect(computeEstado('programada', 'cancelar')).toBe('cancelada');
  });

  it.each(moves)('[MESA-11] %s × %s is refused while the mesa is closed', (estado, accion) => {
    const decision = canChangeReunion(
      CONSULTOR,
      { estado, avance: 'Texto', mesaActiva: false, sellada: false },
      accion,
    );
    expect(decision).toMatchObject({
      allowed: false,
      unblockers: ['Coordinador MinTIC', 'Administrador MinTIC'],
    });
  });

  it.each(ACCIONES_REUNION)('[MESA-11] %s is refused once the acta is sealed', (accion) => {
    const sellada = { estado: 'realizada', avance: 'Texto', mesaActiva: true, sellada: true } as const;
    expect(canChangeReunion(CONSULTOR, sellada, accion).reasons[0]).toMatch(
      /^El acta de la reunión está sellada/,
    );
  });

  it('[MESA-11] only who runs mesas does anything, and nothing is finished without its progress', () => {
    const enCurso = { estado: 'en-curso', avance: '  ', mesaActiva: true, sellada: false } as const;
    const lider = { acciones: new Set(['editar']), esMinisterio: false };
    expect(canChangeReunion(lider, enCurso, 'anotar').reasons).toEqual([
      'Solo el ministerio edita mesas; su rol no es del ministerio.',
    ]);
    expect(canChangeReunion(CONSULTOR, enCurso, 'finalizar').reasons).toEqual([
      'Escriba el avance de la reunión antes de finalizarla.',
    ]);
  });
});

describe('the moment of a meeting', () => {
  it('[MESA-10] is that of Colombia, whatever the day in UTC', () => {
    const moment = parseMomento('2026-07-14', '22:30');
    expect(moment.toISOString()).toBe('2026-07-15T03:30:00.000Z');
    expect(presentFechaHora(moment)).toEqual({ fecha: '2026-07-14', hora: '22:30' });
  });

  it.each([
    ['of next week', '2026-11-28T15:00:00Z', '2026-11-21T15:00:00Z', '2026-11-21T15:00:00Z'],
    ['of this afternoon', '2026-11-21T22:00:00Z', '2026-11-21T15:00:00Z', '2026-11-21T15:00:00Z'],
    ['of this morning', '2026-11-21T13:00:00Z', '2026-11-21T15:00:00Z', '2026-11-21T15:00:00Z'],
    ['of last night, UTC of today', '2026-11-21T03:30:00Z', '2026-11-21T15:00:00Z', '2026-11-21T03:30:00Z'],
    ['of last month', '2026-10-20T15:00:00Z', '2026-11-21T15:00:00Z', '2026-10-20T15:00:00Z'],
  ])('[MESA-10] one %s that starts now was held when it was', (_name, programado, ahora, held) => {
    expect(computeInicioReal(new Date(programado), new Date(ahora)).toISOString()).toBe(
      new Date(held).toISOString(),
    );
  });

  it('[MESA-10] is never to come once it started', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, day, (programado, ahora) => {
        expect(computeInicioReal(programado, ahora).getTime()).toBeLessThanOrEqual(ahora.getTime());
      }),
    );
  });

  it('[MESA-11] a day and a time exist, a meeting is over when its minutes are', () => {
    expect(['2026-02-28', '2028-02-29'].every(isFecha)).toBe(true);
    expect(['2026-02-29', '26-02-28', '1999-12-31', '2026-13-01', ''].some(isFecha)).toBe(false);
    expect(['00:00', '23:59'].every(isHora)).toBe(true);
    expect(['24:00', '9:30', '12:60', ''].some(isHora)).toBe(false);
    const inicio = new Date('2026-11-21T15:00:00Z');
    expect(isPasada(inicio, 60, new Date('2026-11-21T15:59:59Z'))).toBe(false);
    expect(isPasada(inicio, 60, new Date('2026-11-21T16:00:00Z'))).toBe(true);
  });
});

describe('the link of a meeting', () => {
  it.each(['https://reuniones.ejemplo.gov.co', 'https://meet.ejemplo.com:8443/a?b=1#c'])(
    'takes %s',
    (enlace) => {
      expect(isEnlaceSeguro(enlace)).toBe(true);
    },
  );

  it.each([
    'http://reuniones.ejemplo.gov.co',
    'javascript:alert(1)',
    'https://ana@ejemplo.gov.co',
    'https://localhost/sala',
    'https://ejemplo.gov.co/a b',
    'https://ejemplo.gov.co\n.evil.com',
  ])('refuses %j', (enlace) => {
    expect(isEnlaceSeguro(enlace)).toBe(false);
  });
});
