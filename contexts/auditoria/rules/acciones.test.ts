import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACCIONES, presentAccion, presentResultado, presentTipoObjeto } from './acciones.ts';

/** Codes in the first column of the table of actions. */
function readDocumented(): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/audit-events.md'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, code = '']) => code),
  );
}

describe('names of actions', () => {
  it('[AREA-12] every documented action has a name, and every name an action', () => {
    expect(Object.keys(ACCIONES).sort()).toEqual([...new Set(readDocumented())].sort());
  });

  it('[AREA-12] are Spanish, and a code without one is still readable', () => {
    expect(presentAccion('iniciar-sesion')).toBe('Iniciar sesión');
    expect(presentAccion('probar-algo')).toBe('Probar algo');
    expect([presentTipoObjeto('membresia'), presentTipoObjeto('tipoDeCambio')]).toEqual([
      'Membresía',
      'Tipo de cambio',
    ]);
    expect(['exito', 'rechazo', 'otro'].map(presentResultado)).toEqual(['Éxito', 'Rechazo', 'otro']);
  });
});
