import type { Inconsistencia } from '../../contract/validador-informe.terms.ts';
import { findCercano } from './cercanos.ts';
import type { SujetoXsd } from './esquema-xsd.ts';
import { createInconsistencia, presentOpciones } from './textos.ts';

/** An element the schema allows at a place. */
export interface Esperado {
  readonly nombre: string;
  readonly espacio: string;
}

/** The elements of `{espacio}a, {espacio}b`, as the engine lists them; open places (`##other`) are left out. */
export function parseEsperados(lista: string): Esperado[] {
  return lista
    .split(', ')
    .map((uno) => /^(?:\{([^}]*)\})?([^{}#*]+)$/.exec(uno.trim()))
    .flatMap((partes) => (partes ? [{ espacio: partes[1] ?? '', nombre: partes[2] ?? '' }] : []));
}

/** An element that stands where the schema wants another one, or nothing more. */
export function explainInesperado(
  { elemento, espacio }: SujetoXsd,
  esperados: readonly Esperado[],
): Inconsistencia {
  const encontrado = `<${elemento}>`;
  if (esperados.length === 0)
    return createInconsistencia(
      'elemento-inesperado',
      `«${elemento}» sobra: el esquema no espera nada más en este lugar.`,
      {
        esperado: 'ningún otro elemento',
        encontrado,
        sugerencia: 'Quite el elemento, o revise si se repite más veces de las permitidas.',
      },
    );
  const mismo = esperados.find((esperado) => esperado.nombre === elemento);
  if (mismo) return explainEspacio(elemento, espacio, mismo.espacio);
  const nombres = esperados.map(({ nombre }) => nombre);
  const cercano = findCercano(elemento, nombres);
  return createInconsistencia('elemento-inesperado', `«${elemento}» no se esperaba en este lugar.`, {
    esperado: presentOpciones(nombres),
    encontrado,
    sugerencia:
      cercano === null
        ? 'Revise el orden de los elementos y si falta alguno antes de este.'
        : `¿Quiso escribir <${cercano}>?`,
  });
}

/** The message begins with an element the schema does not begin with. */
export function explainRaiz({ elemento, espacio, declaraciones }: SujetoXsd): Inconsistencia {
  const mismo = declaraciones.raices.find(({ nombre }) => nombre === elemento);
  if (mismo && mismo.espacio !== espacio) return explainEspacio(elemento, espacio, mismo.espacio);
  const nombres = [...new Set(declaraciones.raices.map(({ nombre }) => nombre))];
  const cercano = findCercano(elemento, nombres);
  return createInconsistencia(
    'raiz',
    `El mensaje empieza con «${elemento}», que el esquema no declara como raíz.`,
    {
      esperado:
        nombres.length === 0 ? 'un elemento que el esquema declare como raíz' : presentOpciones(nombres),
      encontrado: `<${elemento}>`,
      sugerencia:
        cercano === null
          ? 'Revise si eligió el elemento correcto para este mensaje.'
          : `¿Quiso escribir <${cercano}>?`,
    },
  );
}

function explainEspacio(elemento: string, encontrado: string, esperado: string): Inconsistencia {
  return createInconsistencia(
    'espacio-de-nombres',
    `«${elemento}» está escrito en otro espacio de nombres.`,
    {
      esperado: esperado === '' ? 'sin espacio de nombres' : esperado,
      encontrado: encontrado === '' ? 'sin espacio de nombres' : encontrado,
      sugerencia:
        esperado === ''
          ? 'Quite el atributo xmlns.'
          : `Declare xmlns="${esperado}" en el elemento raíz del mensaje.`,
    },
  );
}
