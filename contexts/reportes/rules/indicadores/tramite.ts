import type {
  HechoCarga,
  HechoCohorte,
  HechoDefinicion,
  HechoPronostico,
  HechoServicioDeMesa,
  HechoTermino,
} from '../hechos/hechos-de-tramite.ts';
import type { Aporte } from './aporte.ts';
import { SIN_LUGAR, toAporte } from './aporte-de.ts';

/** IND-06: what became of what was filed some months ago; each outcome is a share of the same requests. */
export function computeCohorte(cohorte: HechoCohorte): Aporte {
  const { id, meses, salida, ocurrio } = cohorte;
  return toAporte(cohorte, {
    objeto: 'solicitud',
    id,
    clase: ocurrio ? salida : `no-${salida}`,
    num: ocurrio ? 1 : 0,
    den: 1,
    dimensiones: { cohorte: `${meses}-meses`, estado: salida },
  });
}

/** IND-08: of the terms that ended, those that were kept; of each side apart (domain reportes §1 rule 8). */
export function computeTermino(hecho: HechoTermino): Aporte {
  const { id, nivel, dueno, termino, cerrados, aTiempo } = hecho;
  return toAporte(hecho, {
    objeto: 'solicitud',
    id,
    clase: aTiempo === cerrados ? `${termino}, a-tiempo` : `${termino}, tarde`,
    num: aTiempo,
    den: cerrados,
    dimensiones: { nivel: String(nivel), dueno, tipo: termino },
  });
}

/** IND-11: of what was certified, what was by the day told with 80 % of safety; its parts are the promises it kept. */
export function computePronosticoCumplido(hecho: HechoPronostico): Aporte {
  const { id, nivel, promesas } = hecho;
  const [, isSegura] = promesas;
  const aporte = toAporte(hecho, {
    objeto: 'solicitud',
    id,
    clase: isSegura ? 'como-se-dijo' : 'despues-de-lo-dicho',
    num: isSegura ? 1 : 0,
    den: 1,
    dimensiones: { nivel: String(nivel) },
  });
  return { ...aporte, partes: promesas.map(Number) };
}

/** IND-12: what each consultor has, closed, and the working days it waits for them. */
export function computeCarga(carga: HechoCarga): Aporte {
  const { id, consultor, que, cuanto } = carga;
  return toAporte(carga, {
    objeto: 'solicitud',
    id,
    clase: que,
    num: cuanto,
    dimensiones: { tipo: que, consultor: String(consultor) },
  });
}

const CLASES_DE_CONSEJO = {
  advertencia: 'con-advertencias',
  sugerencia: 'con-sugerencias',
  ninguno: 'sin-consejos',
} as const;

/** IND-18: of the elements in force, those whose definition gets no warning. */
export function computeDefinicion({ id, capa, dominio, entidad, consejo }: HechoDefinicion): Aporte {
  return toAporte(SIN_LUGAR, {
    objeto: 'elemento',
    id,
    clase: CLASES_DE_CONSEJO[consejo],
    num: consejo === 'advertencia' ? 0 : 1,
    den: 1,
    dimensiones: {
      capa: String(capa),
      dominio: String(dominio),
      ...(entidad === null ? {} : { entidad: String(entidad) }),
    },
  });
}

/** IND-22: of the servicios of mesas, those that rose a level within a year of their mesa. */
export function computeServicioDeMesa(servicio: HechoServicioDeMesa): Aporte {
  const { id, subio } = servicio;
  return toAporte(servicio, {
    objeto: 'servicio',
    id,
    clase: subio ? 'subio-de-nivel' : 'sin-subir',
    num: subio ? 1 : 0,
    den: 1,
  });
}
