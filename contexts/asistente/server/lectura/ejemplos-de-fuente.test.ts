import { expect, it } from 'vitest';
import { findClaseFuente } from '../../rules/lectura/clase-fuente.ts';
import { EJEMPLOS } from '../../rules/lectura/ejemplos-de-fuente.ts';
import { readDiccionario } from '../../rules/lectura/read-diccionario.ts';
import { readFuente } from './read-fuente.ts';

const toFilas = (texto: string) =>
  texto
    .trim()
    .split('\n')
    .map((linea, lugar) => ({ number: lugar + 1, line: lugar + 1, cells: linea.split(';') }));

it.each(EJEMPLOS)(
  '[AREA-05] $archivo, with which people try the assistant, is told by its content and read',
  async (ejemplo) => {
    const { archivo, texto } = ejemplo;
    const clase = findClaseFuente(texto, archivo, undefined);
    const leido =
      clase === 'tabla'
        ? { lectura: readDiccionario(toFilas(texto)) }
        : await readFuente({ bytes: new TextEncoder().encode(texto), esSql: clase === 'sql' });
    if ('rechazo' in leido) throw new Error(leido.rechazo.mensaje);
    const nacio = leido.lectura.campos.find(({ nombre }) => /^fec.*nac/i.test(nombre));
    expect(nacio).toMatchObject({ tipo: 'fecha' });
    expect(leido.lectura.omitidas).toEqual([]);
  },
);
