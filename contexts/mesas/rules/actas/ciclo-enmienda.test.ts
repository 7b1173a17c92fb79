import { describe, expect, it } from 'vitest';
import { ESTADOS_ENMIENDA, type EstadoEnmienda } from '../../contract/actas.terms.ts';
import { type AccionEnmienda, findSiguienteEnmienda, listBotonesEnmienda } from './ciclo-enmienda.ts';

/** Every step of the table; what is not here is refused. */
const PASOS: Readonly<Record<AccionEnmienda, Readonly<Partial<Record<EstadoEnmienda, EstadoEnmienda>>>>> = {
  aceptar: { propuesta: 'aceptada' },
  rechazar: { propuesta: 'rechazada' },
};

/** The buttons of each state, from the left; the one that stands out in capitals. */
const BOTONES: Readonly<Record<EstadoEnmienda, string>> = {
  propuesta: 'ACEPTAR rechazar',
  aceptada: '',
  rechazada: '',
};

describe('proposal to change an acta, action by state', () => {
  it.each(ESTADOS_ENMIENDA)(
    '[MESA-11] one that is %s goes on by the table, and has its buttons',
    (estado) => {
      expect(findSiguienteEnmienda('aceptar', estado)).toBe(PASOS.aceptar[estado]);
      expect(findSiguienteEnmienda('rechazar', estado)).toBe(PASOS.rechazar[estado]);
      const botones = listBotonesEnmienda(estado).map(({ accion, esPrincipal }) =>
        esPrincipal ? accion.toUpperCase() : accion,
      );
      expect(botones.join(' ')).toBe(BOTONES[estado]);
    },
  );
});
