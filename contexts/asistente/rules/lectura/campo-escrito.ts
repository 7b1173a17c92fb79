import { type CampoDetectado, createCampo } from './campo-detectado.ts';
import { listCodigos, toTipoEscrito } from './tipos-escritos.ts';

/** A field as a table of people says it, in texts. */
export interface CampoDeTabla {
  readonly nombre: string;
  readonly descripcion: string;
  readonly tipo: string;
  readonly longitud: number | null;
  readonly decimales?: number | null;
  readonly patron?: string;
  readonly valores: string;
  readonly ejemplo: string;
  readonly obligatorio: boolean;
  readonly repite?: boolean;
  readonly padre: string;
  readonly linea: number;
}

export function createCampoEscrito(escrito: CampoDeTabla): CampoDetectado {
  const { nombre, descripcion, tipo, longitud, valores, ejemplo, obligatorio, padre, linea } = escrito;
  const { decimales = null, patron = '', repite = false } = escrito;
  return createCampo({
    nombre,
    descripcion,
    ...toTipoEscrito(tipo, longitud, decimales),
    patron: patron === '' ? null : patron.slice(0, 200),
    valores: listCodigos(valores),
    obligatorio,
    repite,
    padre: padre.slice(0, 120),
    ejemplos: ejemplo === '' ? [] : ejemplo.split(/[;|\n]/),
    origen: { archivo: null, linea, columna: null },
  });
}
