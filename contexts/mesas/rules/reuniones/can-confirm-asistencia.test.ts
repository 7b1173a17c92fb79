import { describe, expect, it } from 'vitest';
import { ESTADOS_REUNION } from '../../contract/terms.ts';
import { canConfirmAsistencia, listPropios } from './can-confirm-asistencia.ts';

const acciones = new Set(['consultar'] as const);
const REUNION = { estado: 'programada', mesaActiva: true, invitados: 2 } as const;

describe('[MESA-11] who confirms that they come', () => {
  it('not without the permission', () => {
    expect(canConfirmAsistencia({ acciones: new Set<never>() }, REUNION).allowed).toBe(false);
  });

  it.each([
    { invitados: 0 },
    { mesaActiva: false },
    ...ESTADOS_REUNION.filter((estado) => estado !== 'programada').map((estado) => ({ estado })),
  ])('not where %j', (part) => {
    expect(canConfirmAsistencia({ acciones }, { ...REUNION, ...part }).allowed).toBe(false);
  });

  it('somebody of an invited entidad, while it is programmed', () => {
    expect(canConfirmAsistencia({ acciones }, REUNION).allowed).toBe(true);
  });

  it('for themselves where they are invited by name, else for all of their entidad', () => {
    const invitados = [{ correo: 'Ana@ejemplo.gov.co' }, { correo: 'luis@ejemplo.gov.co' }];
    expect(listPropios(invitados, 'ana@ejemplo.gov.co')).toEqual([invitados[0]]);
    expect(listPropios(invitados, 'otra@ejemplo.gov.co')).toEqual(invitados);
    expect(listPropios(invitados, null)).toEqual(invitados);
  });
});
