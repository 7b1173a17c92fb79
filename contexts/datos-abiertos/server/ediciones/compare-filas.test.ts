import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineColumnas } from '../../rules/conjuntos/conjunto.ts';
import { CODIGOS_CONJUNTO, getConjunto } from '../../rules/conjuntos/conjuntos.ts';
import type { Celda } from '../../rules/fila.ts';
import { ComparacionDeFilas, type FilaCambiada } from './compare-filas.ts';
import { writeLinea } from './write-archivos.ts';

type Fila = readonly Celda[];
const conjunto = {
  titulo: 'De prueba',
  descripcion: '',
  fuente: '',
  llave: ['grupo', 'numero'],
  columnas: defineColumnas(
    ['numero', 'entero', 'Número.'],
    ['nombre', 'texto', 'Nombre.'],
    ['grupo', 'texto', 'Grupo.'],
  ),
};

async function* inGroups(filas: readonly Fila[]) {
  for (const fila of filas) yield [fila];
}

async function compare(antes: readonly Fila[], ahora: readonly Fila[]): Promise<readonly FilaCambiada[]> {
  using comparacion = new ComparacionDeFilas(':memory:');
  await comparacion.addAntes(conjunto, inGroups(antes));
  await comparacion.addAhora(conjunto, inGroups(ahora));
  return [...comparacion.listCambios()];
}

const toLlave = ([numero, , grupo]: Fila) => writeLinea([grupo ?? null, numero ?? null]);

/** What a reader of the package does, as its LEAME says. */
function apply(antes: readonly Fila[], cambios: readonly FilaCambiada[], filaDe: ReadonlyMap<string, Fila>) {
  const lineas = antes.map(writeLinea);
  const llaveDe = (linea: string) => toLlave(filaDe.get(linea) ?? []);
  for (const { cambio, linea } of cambios) {
    if (cambio === 'agregada') lineas.push(linea);
    else {
      const at =
        cambio === 'retirada'
          ? lineas.indexOf(linea)
          : lineas.findIndex((una) => llaveDe(una) === llaveDe(linea));
      expect(at).toBeGreaterThanOrEqual(0);
      lineas.splice(at, 1, ...(cambio === 'cambiada' ? [linea] : []));
    }
  }
  return lineas.sort();
}

const fila = fc.tuple(
  fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant(null)),
  fc.oneof(fc.constantFrom('uno', 'dos', '=3', 'a;"b"\r\nc', ''), fc.string()),
  fc.constantFrom('x', 'y'),
);

describe('what changed between two editions', () => {
  it('[AREA-15] of a key that one row has before and now is a change; of a key of several rows, what differs is removed and added', async () => {
    const cambios = await compare(
      [
        [1, 'queda', 'x'],
        [2, 'antes', 'x'],
        [3, 'se va', 'x'],
        [4, 'doble', 'y'],
        [4, 'otra', 'y'],
      ],
      [
        [5, 'llega', 'x'],
        [4, 'doble', 'y'],
        [4, 'nueva', 'y'],
        [2, 'ahora', 'x'],
        [1, 'queda', 'x'],
      ],
    );
    expect(cambios).toEqual([
      { cambio: 'cambiada', linea: '2;ahora;x\r\n' },
      { cambio: 'retirada', linea: '3;se va;x\r\n' },
      { cambio: 'agregada', linea: '5;llega;x\r\n' },
      { cambio: 'retirada', linea: '4;otra;y\r\n' },
      { cambio: 'agregada', linea: '4;nueva;y\r\n' },
    ]);
  });

  it('[AREA-15] applied to the edition before gives this one, whatever the rows', async () => {
    const filas = fc.array(fila, { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(filas, filas, filas, async (comunes, unas, otras) => {
        const [antes, ahora] = [
          [...comunes, ...unas],
          [...otras, ...comunes],
        ];
        const filaDe = new Map([...antes, ...ahora].map((una) => [writeLinea(una), una]));
        const cambios = await compare(antes, ahora);
        expect(apply(antes, cambios, filaDe)).toEqual(ahora.map(writeLinea).sort());
      }),
      { numRuns: 150 },
    );
  });

  it('[AREA-15] every set says which of its columns are the key', () => {
    for (const codigo of CODIGOS_CONJUNTO) {
      const { llave, columnas } = getConjunto(codigo);
      expect(llave.length).toBeGreaterThan(0);
      expect(columnas.map(({ nombre }) => nombre)).toEqual(expect.arrayContaining([...llave]));
    }
  });
});
