import type { TipoConRegistro } from '../../contract/terms.ts';
import type { ResultadoRegistro } from '../../rules/nit/respuesta-nit.ts';

type Demo = Readonly<Record<string, ResultadoRegistro>>;

const falla: ResultadoRegistro = { resultado: 'falla', motivo: 'error-del-servicio' };

/** NITs of the simulator beside the stored entities, all invented (listed in the README of the context). */
export const DEMO_NITS: Readonly<Record<TipoConRegistro, Demo>> = {
  privada: {
    '999000109': { resultado: 'encontrada', nombre: 'Tejidos del Sur Demo S.A.S.' },
    '999000116': { resultado: 'encontrada', nombre: 'Cafés de Altura Demo Ltda.' },
    '999000123': { resultado: 'inactiva' },
    '999000130': falla,
  },
  ies: {
    '999100014': { resultado: 'encontrada', nombre: 'Institución Universitaria del Pacífico Demo' },
    '999100021': { resultado: 'encontrada', nombre: 'Corporación Tecnológica del Oriente Demo' },
    '999100038': { resultado: 'inactiva' },
    '999100045': falla,
  },
};
