import type { MotivoRechazo } from '../../../contract/validador.terms.ts';

/** A schema that cannot be used, and why. */
export class EsquemaRechazado extends Error {
  override readonly name = 'EsquemaRechazado';
  readonly motivo: MotivoRechazo;
  readonly detalles: readonly string[];
  constructor(motivo: MotivoRechazo, detalles: readonly string[] = []) {
    super(motivo);
    this.motivo = motivo;
    this.detalles = detalles;
  }
}
