import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEnvio, formatFiltro, presentCambio, presentFiltro } from './suscripciones.ts';

describe('when mails of a subscription go out', () => {
  it('once a day, from seven in the morning of Colombia on', () => {
    expect(findEnvio('diaria', new Date('2026-11-26T11:59:00Z'))).toBeUndefined();
    expect(findEnvio('diaria', new Date('2026-11-26T12:00:00Z'))).toBe('2026-11-26');
    expect(findEnvio('diaria', new Date('2026-11-27T04:59:00Z'))).toBe('2026-11-26');
  });

  it('once a week, from Monday on', () => {
    expect(findEnvio('semanal', new Date('2026-11-30T11:59:00Z'))).toBeUndefined();
    expect(findEnvio('semanal', new Date('2026-11-30T12:00:00Z'))).toBe('2026-11-30');
    expect(findEnvio('semanal', new Date('2026-12-06T08:00:00Z'))).toBe('2026-11-30');
  });

  it('within five minutes', () => {
    const key = (moment: string) => findEnvio('inmediata', new Date(moment));
    expect(key('2026-11-26T15:00:00Z')).toBe(key('2026-11-26T15:04:59Z'));
    expect(key('2026-11-26T15:00:00Z')).not.toBe(key('2026-11-26T15:05:00Z'));
  });
});

describe('a search that is kept', () => {
  it('has one text, however its values were ordered', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 5 }),
        (entidad) => {
          expect(formatFiltro({ texto: 'visa', entidad })).toBe(
            formatFiltro({ entidad: entidad.toReversed(), texto: 'visa' }),
          );
        },
      ),
    );
    expect(formatFiltro({ texto: 'a b', estado: ['publicado-nivel-3'], actualizado: '7' })).toBe(
      'texto=a%20b&estado=publicado-nivel-3&actualizado=7',
    );
  });

  it('is told in a few words', () => {
    expect(presentFiltro({})).toBe('Todo el directorio');
    expect(presentFiltro({ texto: 'visa', entidad: [1], sector: [2] })).toBe('Búsqueda «visa» con 2 filtros');
    expect(presentFiltro({ necesito: [4], actualizado: '7' })).toBe('Búsqueda por datos con un filtro');
  });
});

it('a change is a line that names the servicio, its version and what happened', () => {
  const cambio = {
    servicio: 'Consulta de visas',
    tipo: 'nivel-alcanzado',
    nivel: 3,
    version: '1.0',
  } as const;
  expect(presentCambio(cambio)).toBe('• Consulta de visas, versión 1.0: Alcanzó un nivel (nivel 3)');
  expect(presentCambio({ ...cambio, tipo: 'pagina-cambiada', nivel: null, version: null })).toBe(
    '• Consulta de visas: Cambió lo que dice su página',
  );
});
