import { describe, expect, it } from 'vitest';
import { ESTADOS_EXPORTACION, type EstadoDeExportacion } from '../../contract/exportaciones.terms.ts';
import {
  type AccionExportacion,
  canTakeAccionExportacion,
  listBotonesExportacion,
  listOrigenesExportacion,
} from './ciclo-exportacion.ts';

/** The buttons of each state, from the left. */
const BOTONES: Readonly<Record<EstadoDeExportacion, readonly AccionExportacion[]>> = {
  'en-cola': ['cancelar'],
  'en-curso': ['cancelar'],
  lista: ['descargar'],
  fallida: ['reintentar'],
  cancelada: [],
  vencida: [],
};
const ORIGENES: Readonly<Record<AccionExportacion, readonly EstadoDeExportacion[]>> = {
  descargar: ['lista'],
  reintentar: ['fallida'],
  cancelar: ['en-cola', 'en-curso'],
};
const ACCIONES = Object.keys(ORIGENES) as AccionExportacion[];

describe('exportación, action by state', () => {
  it.each(ESTADOS_EXPORTACION)(
    '[TABLE-06] one that is %s has its buttons, which its state allows',
    (estado) => {
      expect(listBotonesExportacion(estado)).toEqual(BOTONES[estado]);
      for (const accion of ACCIONES)
        expect(canTakeAccionExportacion(accion, estado)).toBe(BOTONES[estado].includes(accion));
    },
  );

  it.each(ACCIONES)('[TABLE-06] %s begins in its states', (accion) => {
    expect(listOrigenesExportacion(accion)).toEqual(ORIGENES[accion]);
  });
});
