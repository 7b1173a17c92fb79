import { ESTADOS_VERSION_SERVICIO } from '@marco/servicios/terms';
import { describe, expect, it } from 'vitest';
import { computeProximoPaso } from './proximo-paso.ts';

const SIN_TRAMITE = { falta: ['Contrato del servicio', 'Constancia'], enTramite: null, pronostico: null };
const EN_TRAMITE = {
  falta: [],
  enTramite: { texto: 'En manos del consultor del ministerio', desde: '2026-11-02' },
  pronostico: { base: 'historia', casos: 31, probable: '2026-12-12', segura: '2026-12-28' },
} as const;

describe('the next step of a version', () => {
  it('[AREA-15] at level 1 says what level 2 asks, and that the entity has it in its hands', () => {
    expect(computeProximoPaso('estandarizada', SIN_TRAMITE)).toEqual({
      nivel: 2,
      frase: 'Para el nivel 2 faltan 2 requisitos y que la entidad presente la solicitud.',
      falta: SIN_TRAMITE.falta,
      enManosDe: { texto: 'En manos de la entidad', desde: null },
      pronostico: null,
    });
    const uno = computeProximoPaso('estandarizada', { ...SIN_TRAMITE, falta: ['Constancia'] });
    expect(uno.frase).toBe('Para el nivel 2 falta 1 requisito y que la entidad presente la solicitud.');
  });

  it('[AREA-15] while the request is filed says whose turn it is, since when, and the forecast', () => {
    expect(computeProximoPaso('estandarizada', EN_TRAMITE)).toMatchObject({
      nivel: 2,
      falta: [],
      enManosDe: EN_TRAMITE.enTramite,
      pronostico: EN_TRAMITE.pronostico,
    });
  });

  it('[AREA-15] leads to a level alone where the version can go on', () => {
    const niveles = ESTADOS_VERSION_SERVICIO.map((estado) => [
      estado,
      computeProximoPaso(estado, EN_TRAMITE).nivel,
    ]);
    expect(niveles).toEqual([
      ['en-elaboracion', null],
      ['estandarizada', 2],
      ['evaluada', 3],
      ['certificada', 3],
      ['publicada', null],
      ['obsoleta', null],
      ['retirada', null],
      ['suspendida', null],
    ]);
  });
});
