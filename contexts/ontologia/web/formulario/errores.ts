import { explainRequired } from '@marco/contract-kit/required-text';
import type { DatosDefinicion, DatosEvento, DatosIndividuo, DatosRegla } from '../../contract/index.ts';
import type { Palabra } from '../../contract/terms.ts';
import {
  findErroresDefinicion,
  findErroresEvento,
  findErroresIndividuo,
  findErroresRegla,
} from '../../rules/datos-ficha.ts';
import { type CampoFicha, toDatos, type ValoresFicha } from './valores.ts';

const CODIGO = /^[A-Za-z][A-Za-z0-9]{1,79}$/;

/** The required fields of each word, with their messages. */
const SIEMPRE = { nombre: explainRequired('Nombre'), codigo: explainRequired('Código') };
const REQUERIDOS: Readonly<Record<Palabra, Readonly<Partial<Record<CampoFicha, string>>>>> = {
  definicion: { ...SIEMPRE, definicion: explainRequired('Definición') },
  individuo: { ...SIEMPRE, idClase: explainRequired('Clase') },
  evento: { ...SIEMPRE, descripcion: explainRequired('Descripción') },
  regla: { ...SIEMPRE, enunciado: explainRequired('Enunciado') },
};

function isEmpty(value: ValoresFicha[CampoFicha]): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** First broken rule of each field, by the rules the server refuses with. */
export function findErrores(palabra: Palabra, valores: ValoresFicha): Partial<Record<CampoFicha, string>> {
  const missing = Object.entries(REQUERIDOS[palabra]).filter(([campo]) =>
    isEmpty(valores[campo as CampoFicha]),
  );
  const incomplete = {
    valores: valores.valores.some(({ propiedad, valor, individuo }) =>
      propiedad?.tipo === 'propiedad-objeto' ? !individuo : !propiedad || valor.trim() === '',
    ),
    participantes: valores.participantes.some(({ clase, rol }) => !clase || rol.trim() === ''),
  };
  return {
    ...findErroresDatos(palabra, valores),
    ...(CODIGO.test(valores.codigo.trim())
      ? {}
      : { codigo: 'Use de 2 a 80 letras sin tilde y números, y comience con una letra.' }),
    ...Object.fromEntries(missing),
    ...(incomplete.valores ? { valores: 'Complete o quite los valores sin terminar.' } : {}),
    ...(incomplete.participantes
      ? { participantes: 'Complete o quite los participantes sin terminar.' }
      : {}),
  };
}

function findErroresDatos(palabra: Palabra, valores: ValoresFicha): Partial<Record<CampoFicha, string>> {
  switch (palabra) {
    case 'definicion': {
      const datos = toDatos('definicion', valores) as DatosDefinicion;
      return findErroresDefinicion(datos.tipo, datos);
    }
    case 'individuo':
      return findErroresIndividuo(toDatos('individuo', valores) as DatosIndividuo);
    case 'evento':
      return findErroresEvento(toDatos('evento', valores) as DatosEvento);
    case 'regla':
      return findErroresRegla(toDatos('regla', valores) as DatosRegla);
  }
}
