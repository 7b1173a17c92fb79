import { addMonths } from '@marco/country/working-days';
import type {
  HechoCampos,
  HechoCasiDuplicado,
  HechoElemento,
  HechoElementoEnVigor,
} from '../hechos/hechos.ts';
import type { Aporte } from './aporte.ts';
import { SIN_LUGAR, toAporte } from './aporte-de.ts';
import type { CifraDeFila } from './definicion.ts';
import { presentValor } from './frases.ts';

/** IND-13: of the fields with a decision, those that take an element of the common language as it is. */
export function computeReutilizacion(solicitud: HechoCampos): Aporte | undefined {
  const { id, entidad, decididos, reutilizados } = solicitud;
  if (decididos === 0) return undefined;
  return toAporte(solicitud, {
    objeto: 'solicitud',
    id,
    clase: reutilizados === decididos ? 'todo-reutilizado' : 'con-nuevos',
    num: reutilizados,
    den: decididos,
    dimensiones: { entidad: String(entidad) },
  });
}

/** IND-17: of the fields that are exchanged, those bound to an element. */
export function computeNormalizacion(solicitud: HechoCampos): Aporte | undefined {
  const { id, entidad, campos, conElemento } = solicitud;
  if (campos === 0) return undefined;
  return toAporte(solicitud, {
    objeto: 'solicitud',
    id,
    clase: conElemento === campos ? 'normalizada' : 'sin-normalizar',
    num: conElemento,
    den: campos,
    dimensiones: { entidad: String(entidad) },
  });
}

/** IND-14: an element that began, changed or ended. */
export function computeMovimientoDeElemento({ id, que }: HechoElemento): Aporte {
  return toAporte(SIN_LUGAR, { objeto: 'elemento', id, clase: que, num: 1, dimensiones: { tipo: que } });
}

const MESES_SIN_USO = 12;
const ENTIDADES_DE_CANDIDATO = 3;

/** IND-15: in force for more than a year, in no servicio and not downloaded in half a year. */
export function computeSinUso(elemento: HechoElementoEnVigor): Aporte | undefined {
  const { id, dia, rigeDesde, servicios, descargas } = elemento;
  const isReciente = rigeDesde >= addMonths(dia, -MESES_SIN_USO);
  if (isReciente || servicios > 0 || descargas > 0) return undefined;
  return toAporte(SIN_LUGAR, { objeto: 'elemento', id, clase: 'sin-uso', num: 1 });
}

/** IND-16: an element of a project that three entidades or more use. */
export function computeCandidato({ id, esDeProyecto, entidades }: HechoElementoEnVigor): Aporte | undefined {
  if (!esDeProyecto || entidades < ENTIDADES_DE_CANDIDATO) return undefined;
  return toAporte(SIN_LUGAR, { objeto: 'elemento', id, clase: 'candidato', num: 1 });
}

/** IND-19: two elements in force that nearly say the same, of a dominio where both are of it. */
export function computeCasiDuplicado({ id, parecido, dominio }: HechoCasiDuplicado): Aporte {
  return {
    ...toAporte(SIN_LUGAR, {
      objeto: 'casi-duplicado',
      id,
      clase: 'casi-duplicado',
      num: 1,
      dimensiones: dominio === null ? {} : { dominio: String(dominio) },
    }),
    medida: parecido,
  };
}

const MILESIMAS_DE_PUNTO = 10;

/** How alike both are: '92,4 %'. */
export function presentParecido({ medida }: Pick<Aporte, 'medida'>): CifraDeFila | undefined {
  if (medida === null) return undefined;
  const valor = medida / MILESIMAS_DE_PUNTO;
  return { valor, texto: presentValor({ valor, numerador: null, denominador: null }, 'porcentaje') };
}
