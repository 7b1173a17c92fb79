import { describe, expect, it } from 'vitest';
import { type AccionSolicitud, ESTADOS_SOLICITUD, type EstadoSolicitud } from '../../contract/terms.ts';
import {
  type AccionDecidida,
  canActOnSolicitud,
  listDecisiones,
  type QuienTramita,
  type SituacionSolicitud,
} from './can-act-on-solicitud.ts';
import { findSiguiente } from './ciclo-de-vida.ts';
import { isEstadoDe } from './trabajo.ts';

const may = (...acciones: string[]) => new Set(acciones);
const NADA = { certificacion: may(), verificacion: may() };
const ministerio = { entidadId: 1, esMinisterio: true, esOperador: false, ...NADA };
const entidad = { entidadId: 7, esMinisterio: false, esOperador: false, ...NADA };
const TODO = may('consultar', 'crear', 'editar', 'aprobar');
const SOLICITANTE = 11;

const PERSONAS: Readonly<Record<string, QuienTramita>> = {
  lider: { ...entidad, usuarioId: SOLICITANTE, acciones: TODO },
  funcionario: { ...entidad, usuarioId: 12, acciones: may('consultar', 'crear', 'editar') },
  ajena: { ...entidad, usuarioId: 13, entidadId: 8, acciones: TODO },
  coordinador: { ...ministerio, usuarioId: 21, acciones: may('consultar', 'editar', 'aprobar') },
  consultor: { ...ministerio, usuarioId: 22, acciones: may('consultar', 'editar') },
  administrador: {
    ...ministerio,
    usuarioId: 23,
    acciones: may('consultar', 'editar', 'aprobar'),
    certificacion: may('aprobar'),
  },
  auditor: { ...ministerio, usuarioId: 24, acciones: may('consultar') },
  operador: {
    ...entidad,
    usuarioId: 25,
    entidadId: 9,
    esOperador: true,
    acciones: may('consultar'),
    verificacion: TODO,
  },
};

const REAFIRMADA = { tipo: 'actualizacion', esReafirmada: true } as const;
const situacion = (nivel: 1 | 2, estado: EstadoSolicitud): SituacionSolicitud => ({
  ...REAFIRMADA,
  nivel,
  estado,
  entidadId: 7,
  consultorId: null,
  solicitanteId: SOLICITANTE,
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
});

/** All that anybody may do with it, written again: it waits for who certifies from its first moment on. */
const PUEDEN: Readonly<Record<string, string>> = {
  'borrador editar': 'lider,funcionario',
  'borrador eliminar': 'lider,funcionario',
  'borrador radicar': 'lider,funcionario',
  'concepto-favorable certificar': 'administrador',
  'concepto-favorable reabrir': 'administrador',
  'concepto-favorable suspenderPlazo': 'coordinador,administrador',
  'concepto-favorable reanudarPlazo': 'coordinador,administrador',
  'concepto-favorable prorrogar': 'coordinador,administrador',
};

describe('a request that reaffirms its level', () => {
  it.each(([1, 2] as const).flatMap((nivel) => ESTADOS_SOLICITUD.map((estado) => [nivel, estado] as const)))(
    '[AREA-05] of level %s in %s is moved by nobody but who certifies, and each other one is told why not',
    (nivel, estado) => {
      const stands = isEstadoDe(estado, { nivel, ...REAFIRMADA });
      expect(stands).toBe(['borrador', 'concepto-favorable', 'certificada'].includes(estado));
      if (!stands) return;
      const decididas = Object.entries(PERSONAS).map(
        ([nombre, quien]) => [nombre, listDecisiones(situacion(nivel, estado), quien)] as const,
      );
      const acciones = Object.keys(decididas[0]?.[1] ?? {}) as AccionDecidida[];
      expect(acciones.length).toBeGreaterThan(20);
      for (const accion of acciones) {
        const allowed = decididas.filter(([, de]) => de[accion].allowed).map(([nombre]) => nombre);
        expect([accion, allowed.join()]).toEqual([accion, PUEDEN[`${estado} ${accion}`] ?? '']);
        for (const [nombre, de] of decididas)
          expect([accion, nombre, de[accion].reasons.length > 0]).toEqual([
            accion,
            nombre,
            !de[accion].allowed,
          ]);
      }
    },
  );

  it('[AREA-05] goes from its entity to who certifies; reopened, a coordinator assigns it', () => {
    for (const nivel of [1, 2] as const) {
      const go = (accion: AccionSolicitud, estado: EstadoSolicitud) =>
        findSiguiente(accion, { nivel, estado, ...REAFIRMADA });
      expect(go('reafirmar', 'borrador')).toBe('concepto-favorable');
      expect(go('certificar', 'concepto-favorable')).toBe('certificada');
      expect(go('reabrir', 'concepto-favorable')).toBe('radicada');
      // What somebody wrote is no such one: nobody takes the step with a draft of theirs.
      for (const estado of ESTADOS_SOLICITUD)
        expect(findSiguiente('reafirmar', { nivel, estado, tipo: 'actualizacion' })).toBeUndefined();
    }
  });

  it('[AREA-05] is certified by nobody who asked for it, as any other', () => {
    const { administrador } = PERSONAS;
    if (!administrador) throw new Error('Nobody certifies.');
    const quien = { ...administrador, usuarioId: SOLICITANTE };
    for (const esReafirmada of [true, false])
      for (const accion of ['certificar', 'reabrir'] as const)
        expect(
          canActOnSolicitud(accion, { ...situacion(1, 'concepto-favorable'), esReafirmada }, quien).reasons,
        ).toEqual([{ code: 'papel', text: 'Quien hizo la solicitud no puede certificarla; usted la hizo.' }]);
  });
});
