import type { HechoAhorro, HechoEspera, HechoPapel } from '../hechos/hechos-de-intercambio.ts';
import type { Aporte } from './aporte.ts';
import { toAporte } from './aporte-de.ts';
import type { CifraDeFila } from './definicion.ts';
import { presentValor } from './frases.ts';
import { computeRango } from './partes.ts';

/** IND-31: a paper by what the once-only map says of it. */
export function computePapelDeTramite(papel: HechoPapel): Aporte {
  const { id, tipo } = papel;
  return toAporte(papel, { objeto: 'papel', id, clase: tipo, num: 1, dimensiones: { tipo } });
}

/** IND-32: what an entidad could spare, or spares already; both are never added (domain directorio §7.5). */
export function computeAhorroDeEntidad(ahorro: HechoAhorro): Aporte | undefined {
  const { id, tipo, simulaciones } = ahorro;
  if (simulaciones.length === 0) return undefined;
  const aporte = { objeto: 'entidad', id, clase: tipo, num: 0, den: 1 } as const;
  return {
    ...toAporte(ahorro, { ...aporte, dimensiones: { tipo, entidad: String(id) } }),
    partes: simulaciones,
  };
}

/** Working days of a year (domain reportes §3, IND-40). */
const DIAS_HABILES_AL_ANO = 243;

/** IND-40: what was not saved while a request waits where it is, by simulation, in whole pesos. */
export function computeCostoDeEsperar(espera: HechoEspera): Aporte {
  const { id, nivel, consultor, dias, ahorro } = espera;
  return {
    ...toAporte(espera, {
      objeto: 'solicitud',
      id,
      clase: 'en-espera',
      num: 0,
      den: 1,
      dimensiones: {
        nivel: String(nivel),
        ...(consultor === null ? {} : { consultor: String(consultor) }),
      },
    }),
    partes: ahorro.map((pesos) => Math.round((pesos * dias) / DIAS_HABILES_AL_ANO)),
  };
}

/** The range of what one record brings: '$ 1.200.000 (entre $ 900.000 y $ 1.500.000)'. */
export function presentRangoDeFila({ partes = [] }: Pick<Aporte, 'partes'>): CifraDeFila | undefined {
  const { p10, valor, p90 } = computeRango(partes);
  if (valor === null) return undefined;
  return { valor, texto: presentValor({ valor, p10, p90, numerador: null, denominador: null }, 'moneda') };
}
