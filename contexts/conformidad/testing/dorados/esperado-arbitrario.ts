import fc from 'fast-check';
import { ESPACIO_ABIERTO, type EspacioValores } from '../../rules/contrato/espacio-valores.ts';
import type { CampoEsperado, ServicioEsperado } from '../../rules/esperado.ts';
import { ESPERADO } from './esperado-de-muestra.ts';

const texto = fc
  .record({ longitudMinima: fc.integer({ min: 0, max: 4 }), de: fc.integer({ min: 0, max: 12 }) })
  .map(({ longitudMinima, de }) => ({
    base: 'texto' as const,
    longitudMinima,
    longitudMaxima: longitudMinima + de + 1,
  }));
const entero = fc
  .record({ minimo: fc.integer({ min: -50, max: 50 }), de: fc.integer({ min: 0, max: 500 }) })
  .map(({ minimo, de }) => ({ base: 'entero' as const, minimo, maximo: minimo + de }));
const lista = fc
  .uniqueArray(fc.constantFrom('A', 'B', 'C2', 'D-4', '05'), { minLength: 1 })
  .map((codigos) => ({ base: 'texto' as const, lista: codigos }));
const sinLimites = fc
  .constantFrom<EspacioValores['base']>('fecha', 'logico', 'fecha-hora')
  .map((base) => ({ base }));
const patron = fc
  .constantFrom('[0-9]{3}', '[A-Z]+', '(ab)*c')
  .map((suyo) => ({ base: 'texto' as const, patron: suyo }));

const valores: fc.Arbitrary<Partial<EspacioValores>> = fc.oneof(texto, entero, lista, sinLimites, patron);

interface Dibujo {
  readonly obligatorio: boolean;
  readonly varios: boolean;
  readonly valores: Partial<EspacioValores>;
  readonly hijos: readonly Dibujo[];
}

const dibujo: fc.Memo<Dibujo> = fc.memo((nivel) =>
  fc.record({
    obligatorio: fc.boolean(),
    varios: fc.boolean(),
    valores,
    hijos: nivel > 1 ? fc.array(dibujo(nivel - 1), { maxLength: 3 }) : fc.constant([]),
  }),
);

/** A service whose messages are trees of any fields, each with a name of its own. */
export const arbitraryEsperado: fc.Arbitrary<ServicioEsperado> = fc
  .tuple(
    fc.array(dibujo(2), { minLength: 1, maxLength: 4 }),
    fc.array(dibujo(3), { minLength: 1, maxLength: 4 }),
  )
  .map(([peticion, respuesta]) => {
    let next = 1;
    const toCampo = ({ obligatorio, varios, valores: suyos, hijos }: Dibujo): CampoEsperado => {
      const numero = next++;
      return {
        campoId: numero,
        nombreLocal: `campo${numero}`,
        elemento: {
          identificador: `elemento${numero}`,
          version: '1.0',
          oid: `2.999.1.${numero}`,
          espacio: null,
          estado: 'vigente',
          hasta: null,
        },
        valores: { ...ESPACIO_ABIERTO, ...(hijos.length > 0 ? { base: 'compuesto' } : suyos) },
        vencidos: [],
        diferencia: false,
        obligatorio,
        obligatorioDeNegocio: obligatorio,
        datoPersonal: false,
        repeticionDicha: true,
        maximo: varios ? null : 1,
        anulable: false,
        hijos: hijos.map(toCampo),
      };
    };
    return {
      ...ESPERADO,
      operaciones: [
        {
          codigo: 'consultar',
          nombre: 'Consultar',
          mensajes: [
            { papel: 'peticion', campos: peticion.map(toCampo) },
            { papel: 'respuesta', campos: respuesta.map(toCampo) },
          ],
        },
      ],
    };
  });
