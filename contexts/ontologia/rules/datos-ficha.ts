import { explainRequired } from '@marco/contract-kit/required-text';
import type { LenguajeRegla, TipoDatoPropiedad, TipoDefinicion } from '../contract/terms.ts';

/** What a definition refers to; null is absent. */
export interface ReferenciasDefinicion {
  readonly idClaseSuperior: number | null;
  readonly idDominio: number | null;
  readonly idRango: number | null;
  readonly rangoTipoDato: TipoDatoPropiedad | null;
}

/** When an individual is in force, as days; null is open. */
export interface VigenciaIndividuo {
  readonly vigenteDesde: string | null;
  readonly vigenteHasta: string | null;
}

/** How a rule is said to a machine. */
export interface ExpresionRegla {
  readonly lenguaje: LenguajeRegla;
  readonly expresion: string;
  readonly mensaje: string;
  readonly elementos: readonly number[];
}

/** First broken rule of each field, by the name the contract gives it. */
export type ErroresFicha = Readonly<Record<string, string>>;

function withoutEmpty(errores: Readonly<Record<string, string | undefined>>): ErroresFicha {
  return Object.fromEntries(Object.entries(errores).filter((pair): pair is [string, string] => !!pair[1]));
}

/** A class stands below another; a property belongs to a class and holds data or leads to a class. */
export function findErroresDefinicion(tipo: TipoDefinicion, datos: ReferenciasDefinicion): ErroresFicha {
  const { idClaseSuperior, idDominio, idRango, rangoTipoDato } = datos;
  const isClase = tipo === 'clase';
  return withoutEmpty({
    idClaseSuperior:
      !isClase && idClaseSuperior !== null ? 'Solo una clase tiene clase superior.' : undefined,
    idDominio: isClase && idDominio !== null ? 'Solo una propiedad tiene dominio.' : undefined,
    idRango:
      tipo !== 'propiedad-objeto' && idRango !== null
        ? 'Solo una propiedad de objeto lleva a otra clase.'
        : undefined,
    rangoTipoDato:
      tipo !== 'propiedad-dato' && rangoTipoDato !== null
        ? 'Solo una propiedad de dato tiene tipo de dato.'
        : tipo === 'propiedad-dato' && rangoTipoDato === null
          ? explainRequired('Tipo de dato')
          : undefined,
  });
}

/** What is wrong with the days between which an individual exists. */
export function findErroresIndividuo({ vigenteDesde, vigenteHasta }: VigenciaIndividuo): ErroresFicha {
  return withoutEmpty({
    vigenteHasta:
      vigenteDesde !== null && vigenteHasta !== null && vigenteHasta < vigenteDesde
        ? 'La vigencia termina antes de comenzar.'
        : undefined,
  });
}

/** What is wrong with who takes part in an event. */
export function findErroresEvento({
  participantes,
}: {
  readonly participantes: readonly { readonly idClase: number; readonly rol: string }[];
}): ErroresFicha {
  const seen = participantes.map(({ idClase, rol }) => `${idClase} ${rol.toLowerCase()}`);
  return withoutEmpty({
    participantes: new Set(seen).size < seen.length ? 'Un participante está dos veces.' : undefined,
  });
}

/** A rule that runs says how and what to answer; a regular expression says of what. */
export function findErroresRegla({ lenguaje, expresion, mensaje, elementos }: ExpresionRegla): ErroresFicha {
  if (lenguaje === 'texto')
    return withoutEmpty({
      expresion: expresion === '' ? undefined : 'Una regla solo en palabras no tiene expresión.',
    });
  return withoutEmpty({
    expresion: expresion === '' ? explainRequired('Expresión') : undefined,
    mensaje: mensaje === '' ? explainRequired('Mensaje para quien incumple la regla') : undefined,
    elementos:
      lenguaje === 'regex' && elementos.length === 0
        ? 'Elija de qué elementos de dato revisa los valores.'
        : undefined,
  });
}
