import { describe, expect, it } from 'vitest';
import { ESTADOS_SOLICITUD, type EstadoSolicitud } from '../../contract/terms.ts';
import { canConverse } from './can-converse.ts';
import { presentLectores } from './lectores-conversacion.ts';

const ABIERTOS: readonly EstadoSolicitud[] = [
  'radicada',
  'asignada',
  'en-revision',
  'devuelta',
  'en-conceptualizacion',
  'en-evaluacion',
  'en-verificacion',
  'pendiente-entidad',
  'concepto-favorable',
];

describe('writing about a request', () => {
  it.each(ESTADOS_SOLICITUD)(
    '[AREA-05] in %s is for who edits requests, while it is filed and open',
    (estado) => {
      expect(canConverse({ estado }, { acciones: new Set(['consultar', 'editar']) }).allowed).toBe(
        ABIERTOS.includes(estado),
      );
      expect(canConverse({ estado }, { acciones: new Set(['consultar']) }).allowed).toBe(false);
    },
  );

  it('[AREA-05] says to each side who reads it', () => {
    expect(presentLectores(null, 1)).toBe('La leen su entidad y el ministerio');
    expect(presentLectores('Ministerio de salud', 2)).toBe('La leen Ministerio de salud y el ministerio');
    expect(presentLectores(null, 3)).toBe('La leen su entidad, el ministerio y la Agencia Nacional Digital');
  });
});
