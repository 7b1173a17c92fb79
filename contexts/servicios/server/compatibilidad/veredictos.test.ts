import { writeJsonSchema } from '@marco/esquemas/port';
import { computeInforme, createXsdDeElemento } from '@marco/esquemas/testing';
import { describe, expect, it } from 'vitest';
import { FORMAS_MENSAJE, type FormaMensaje, LECTURAS } from '../../contract/compatibilidad.terms.ts';
import { type CambioServicio, compareServicio } from '../../rules/compatibilidad/compare-servicio.ts';
import type { CampoComparable, ContenidoCompuesto } from '../../rules/compatibilidad/mensaje-comparable.ts';
import {
  ELEMENTOS_DE_PRUEBA,
  getPiezaDePrueba,
  toCampo,
  toGrupo,
} from '../../testing/versiones-arbitrarias.ts';
import { createClausuraDeMensaje, writeParteMensaje } from './clausura-de-mensaje.ts';
import { createValoresDeClausura } from './valores-de-clausura.ts';

const VALORES = createValoresDeClausura(ELEMENTOS_DE_PRUEBA);
const OPCIONAL = { minimo: 0, maximo: 1 };

const NUMERO = toCampo('numero', getPiezaDePrueba('entero', { valorMinimo: '0', valorMaximo: '100' }));
const DIEZ = getPiezaDePrueba('cadena', { longitudMaxima: 10, mayor: 1 });
const VEINTE = getPiezaDePrueba('cadena', { longitudMaxima: 20, longitudMinima: null });
const DIGITOS = getPiezaDePrueba('cadena', { longitudMaxima: 8, patron: '[0-9]+' });
const SIN_PATRON = getPiezaDePrueba('cadena', { longitudMaxima: 8, patron: null });
const [DOS_CODIGOS, TRES_CODIGOS] = [2, 3].map((cuantos) =>
  getPiezaDePrueba('cadena', {}, ({ valores }) => valores?.length === cuantos),
);
const KILOS = getPiezaDePrueba('entero', { unidadMedida: 'kg' });
const LIBRAS = getPiezaDePrueba('entero', { unidadMedida: 'lb' });
const TEXTO = getPiezaDePrueba('cadena', { longitudMaxima: null, patron: null });
const TEXTO_ENTERO = getPiezaDePrueba('entero', { elementoId: TEXTO.elementoId });

interface Fila {
  readonly cambio: string;
  readonly antes: readonly CampoComparable[];
  readonly despues: readonly CampoComparable[];
  /** Petición, respuesta; then both where the reader refuses what it does not know: c, a, r as in the table. */
  readonly espera: string;
}

function withDato(cambio: string, antes: typeof DIEZ, despues: typeof DIEZ, espera: string): Fila {
  return {
    cambio,
    espera,
    antes: [NUMERO, toCampo('dato', antes)],
    despues: [NUMERO, toCampo('dato', despues)],
  };
}

if (!DOS_CODIGOS || !TRES_CODIGOS) throw new Error('The lists of the tests are there.');
const OPCIONAL_DIEZ = toCampo('dato', DIEZ, OPCIONAL);
const OBLIGATORIO_DIEZ = toCampo('dato', DIEZ);

/** Each row of niveles §9.2, written by hand. */
const FILAS: readonly Fila[] = [
  { cambio: 'new optional', antes: [NUMERO], despues: [NUMERO, OPCIONAL_DIEZ], espera: 'cc cr' },
  { cambio: 'new obligatory', antes: [NUMERO], despues: [NUMERO, OBLIGATORIO_DIEZ], espera: 'rc rr' },
  { cambio: 'obligatory to optional', antes: [OBLIGATORIO_DIEZ], despues: [OPCIONAL_DIEZ], espera: 'cr cr' },
  { cambio: 'optional to obligatory', antes: [OPCIONAL_DIEZ], despues: [OBLIGATORIO_DIEZ], espera: 'rc rc' },
  { cambio: 'removed, obligatory', antes: [NUMERO, OBLIGATORIO_DIEZ], despues: [NUMERO], espera: 'cr rr' },
  { cambio: 'removed, optional', antes: [NUMERO, OPCIONAL_DIEZ], despues: [NUMERO], espera: 'ca ra' },
  withDato('longer', DIEZ, VEINTE, 'cr cr'),
  withDato('more codes', DOS_CODIGOS, TRES_CODIGOS, 'cr cr'),
  withDato('no pattern', DIGITOS, SIN_PATRON, 'cr cr'),
  withDato('shorter', VEINTE, DIEZ, 'rc rc'),
  withDato('fewer codes', TRES_CODIGOS, DOS_CODIGOS, 'rc rc'),
  withDato('a pattern', SIN_PATRON, DIGITOS, 'rc rc'),
  withDato('another type', TEXTO, TEXTO_ENTERO, 'rr rr'),
  withDato('another element', DIEZ, SIN_PATRON, 'rr rr'),
  withDato('another unit', KILOS, LIBRAS, 'rr rr'),
];

const LETRAS: Readonly<Record<string, string>> = { c: 'compatible', a: 'aviso', r: 'rompe' };
const PAPELES = ['peticion', 'respuesta'] as const;

const CELDAS = FILAS.flatMap((fila) =>
  FORMAS_MENSAJE.flatMap((forma) =>
    LECTURAS.flatMap((lectura, enLectura) =>
      PAPELES.map((papel, enPapel) => {
        const letra = fila.espera.split(' ')[enLectura]?.charAt(enPapel) ?? '';
        return { ...fila, forma, lectura, papel, veredicto: LETRAS[letra] };
      }),
    ),
  ),
);

/** What the validator of the product says of a message, by the schema of a version. */
function validate(raiz: ContenidoCompuesto, texto: string, forma: FormaMensaje) {
  const { clausura, raizId } = toClausura(raiz);
  const esquema =
    forma === 'json'
      ? ({ tipo: 'json', texto: JSON.stringify(writeJsonSchema(clausura, raizId)), raiz: null } as const)
      : createXsdDeElemento(clausura, raizId);
  const mensaje = new TextEncoder().encode(texto);
  return computeInforme({ mensaje, formato: forma, esquema: { ...esquema, elementos: new Map() } }).informe
    .resultado;
}

function toClausura(raiz: ContenidoCompuesto) {
  return createClausuraDeMensaje(raiz, ELEMENTOS_DE_PRUEBA, {
    identificador: 'consultarPersona',
    carpeta: 'Integracion/Pruebas',
    dominio: 'Registro',
  });
}

describe('[AREA-05] a change of a field, by direction', () => {
  it.each(CELDAS)('$cambio in $papel, $forma, $lectura: $veredicto', (celda) => {
    const { antes, despues, papel, forma, lectura, veredicto } = celda;
    const raices = { antes: toGrupo(antes), despues: toGrupo(despues) };
    const toVersion = (raiz: ContenidoCompuesto) => [
      { codigo: 'consultar', mensajes: [{ papel, nombre: '', raiz }] },
    ];
    const cambios = compareServicio(toVersion(raices.antes), toVersion(raices.despues), {
      lectura,
      formas: [forma],
      valores: VALORES,
    });
    expect(cambios).toHaveLength(1);
    const [cambio] = cambios as [CambioServicio];
    expect(cambio.veredicto).toBe(veredicto);
    expect(cambio.frase).toMatch(/^[«A-ZÁÉÍÓÚ].*: .*\.$/u);
    if (veredicto !== 'rompe') return expect(cambio.contraejemplo).toBeNull();
    const { contraejemplo } = cambio;
    if (contraejemplo?.parte?.clase !== 'grupo') throw new Error('What breaks is proved by a message.');
    const escrita = raices[contraejemplo.escrito];
    const leida = raices[contraejemplo.escrito === 'antes' ? 'despues' : 'antes'];
    const texto = writeParteMensaje(toClausura(escrita), escrita, contraejemplo.parte, forma);
    expect([validate(escrita, texto, forma), texto]).toEqual(['valido', texto]);
    const seLee = contraejemplo.efecto === 'otro-sentido' ? 'valido' : 'invalido';
    return expect([validate(leida, texto, forma), texto]).toEqual([seLee, texto]);
  });

  it('an error that is new is a warning, and one that is gone is nothing', () => {
    const toVersion = (...nombres: readonly string[]) => [
      {
        codigo: 'consultar',
        mensajes: nombres.map((nombre) => ({ papel: 'error', nombre, raiz: toGrupo([NUMERO]) }) as const),
      },
    ];
    const compare = (antes: readonly string[], despues: readonly string[]) =>
      compareServicio(toVersion(...antes), toVersion(...despues), { lectura: 'tolerante', valores: VALORES });
    expect(compare(['E1'], ['E1', 'E2'])).toMatchObject([
      { clase: 'error-nuevo', quien: 'lee', veredicto: 'aviso', mensaje: 'E2', contraejemplo: null },
    ]);
    expect(compare(['E1', 'E2'], ['E1'])).toMatchObject([
      { clase: 'error-retirado', veredicto: 'compatible' },
    ]);
  });
});
