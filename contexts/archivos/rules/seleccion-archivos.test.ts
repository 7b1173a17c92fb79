import { describe, expect, it } from 'vitest';
import { toMilesDeBytes, toNombreGuardado } from './nombre-archivo.ts';
import { verifySeleccion } from './seleccion-archivos.ts';

const reglas = { multiple: true, maximo: 3, extensiones: ['pdf'] };
const file = (name: string, size = 10) => ({ name, size });

describe('choosing files', () => {
  it('[FILE-01] stored ones count towards the maximum, which itself is allowed', () => {
    expect(verifySeleccion([file('a.pdf'), file('b.PDF')], 1, reglas).aceptados).toHaveLength(2);
    expect(verifySeleccion([file('a.pdf'), file('b.pdf')], 2, reglas).rechazos).toEqual([
      { nombre: null, mensaje: 'Numero de Archivos excedido. El máximo permitido es: 3 archivos' },
    ]);
  });

  it('[FILE-01] each file is looked at by itself: extension, then size to the byte', () => {
    const { aceptados, rechazos } = verifySeleccion(
      [file('a.pdf', 51_180_999), file('b.pdf', 51_181_000), file('sin-extension')],
      0,
      reglas,
    );
    expect(aceptados.map(({ name }) => name)).toEqual(['a.pdf']);
    expect(rechazos).toEqual([
      { nombre: 'b.pdf', mensaje: 'Archivo excede el peso permitido' },
      { nombre: 'sin-extension', mensaje: 'Archivo adjunto no es permitido' },
    ]);
  });

  it('[FILE-02] a size is told in thousands of bytes, rounded up', () => {
    expect([0, 1, 1000, 1001].map(toMilesDeBytes)).toEqual([0, 1, 1, 2]);
  });

  it.each([
    ['acta\u202Efdp.exe', 'actafdp.exe'],
    ['../../etc/a.pdf', '.._.._etc_a.pdf'],
    [`${'ñ'.repeat(300)}.pdf`, `${'ñ'.repeat(196)}.pdf`],
  ])('[FILE-04] %j is kept as %j', (nombre, guardado) => {
    expect(toNombreGuardado(nombre)).toBe(guardado);
  });
});
