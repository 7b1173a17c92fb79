import type { RechazoContrato } from '../../rules/contrato/contrato-leido.ts';
import type { Lugar } from '../../rules/contrato/sitio.ts';

/** A contract that is not read any further: what it is not, and where. */
export class ContratoRechazado extends Error {
  override readonly name = 'ContratoRechazado';
  readonly rechazo: RechazoContrato;

  constructor(rechazo: RechazoContrato) {
    super(rechazo.encontrado);
    this.rechazo = rechazo;
  }
}

interface Motivo {
  readonly encontrado: string;
  readonly esperado: string;
  readonly correccion: string;
}

/** It cannot be read as what it says it is. */
export function createIlegible(lugar: Lugar, motivo: Motivo): ContratoRechazado {
  return new ContratoRechazado({ codigo: 'C-01', lugar, ...motivo });
}

/** It is too much, or wants what does not come with it. */
export function createExcedido(lugar: Lugar, motivo: Motivo): ContratoRechazado {
  return new ContratoRechazado({ codigo: 'C-02', lugar, ...motivo });
}

export const toLugar = (archivo: string | null, linea: number, ruta = ''): Lugar => ({
  archivo,
  linea,
  ruta,
});
