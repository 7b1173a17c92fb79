import type {
  HechoAns,
  HechoConfianza,
  HechoContrato,
  HechoDependencia,
  HechoIntercambio,
  HechoTrafico,
} from '../hechos/hechos-de-intercambio.ts';
import type { Dimensiones } from './ambito.ts';
import type { Aporte } from './aporte.ts';
import { SIN_LUGAR, toAporte } from './aporte-de.ts';

/** The dimension of an entidad, where it is known. */
const toEntidad = (entidad: number | null): Dimensiones =>
  entidad === null ? {} : { entidad: String(entidad) };

/** IND-23: what passed through production, and what of it went well. */
export function computeTransacciones(hecho: HechoIntercambio): Aporte {
  const { id, entidad, total, exitosas } = hecho;
  return toAporte(hecho, {
    objeto: 'servicio-xroad',
    id,
    clase: 'transacciones',
    num: exitosas,
    den: total,
    dimensiones: toEntidad(entidad),
  });
}

/** IND-24: the answers of a service by how long its provider took. */
export function computeTiempoDeRespuesta(hecho: HechoIntercambio): Aporte | undefined {
  const { id, entidad, tiempos } = hecho;
  const den = tiempos.reduce((sum, veces) => sum + veces, 0);
  if (den === 0) return undefined;
  const aporte = { objeto: 'servicio-xroad', id, clase: 'respuestas', num: 0, den } as const;
  return { ...toAporte(hecho, { ...aporte, dimensiones: toEntidad(entidad) }), partes: tiempos };
}

/** IND-25: of the judged months of servicios, those in which everything promised was kept. */
export function computeAnsCumplido(hecho: HechoAns): Aporte {
  const { id, entidad, conDatos, cumplidos } = hecho;
  return toAporte(hecho, {
    objeto: 'servicio',
    id,
    clase: cumplidos === conDatos ? 'cumple' : 'no-cumple',
    num: cumplidos,
    den: conDatos,
    dimensiones: { entidad: String(entidad) },
  });
}

/** IND-26: of the servicios that are published for 90 days, those nobody called in them. */
export function computeSinTrafico(servicio: HechoTrafico): Aporte {
  const { id, entidad, conTrafico } = servicio;
  return toAporte(servicio, {
    objeto: 'servicio',
    id,
    clase: conTrafico ? 'con-trafico' : 'sin-trafico',
    num: conTrafico ? 0 : 1,
    den: 1,
    dimensiones: { entidad: String(entidad) },
  });
}

/** IND-27: who depends on whom. Its clase is who answers, because the figure is the share of the five who answer most. */
export function computeDependencia(hecho: HechoDependencia): Aporte {
  const { id, proveedora, consumidora, miembro, total } = hecho;
  return toAporte(hecho, {
    objeto: 'dependencia',
    id,
    clase: miembro,
    num: total,
    dimensiones: {
      ...toEntidad(proveedora),
      ...(consumidora === null ? {} : { consumidora: String(consumidora) }),
    },
  });
}

/** IND-28: of the contracts of production that were compared, those that are not the certified one. */
export function computeDeriva(contrato: HechoContrato): Aporte {
  const { id, entidad, estado } = contrato;
  return toAporte(contrato, {
    objeto: 'servicio-xroad',
    id,
    clase: estado,
    num: estado === 'distinto' ? 1 : 0,
    den: 1,
    dimensiones: toEntidad(entidad),
  });
}

const OBJETOS = {
  'auditoria-verificada': 'evento',
  hallazgo: 'evento',
  correo: 'correo',
  trabajo: 'trabajo',
} as const;

/** IND-38: how often the trail was verified and what was found; mails and work that were given up. */
export function computeConfianza({ id, que, total }: HechoConfianza): Aporte {
  return toAporte(SIN_LUGAR, {
    objeto: OBJETOS[que],
    id,
    clase: que,
    num: total,
    dimensiones: { tipo: que },
  });
}
