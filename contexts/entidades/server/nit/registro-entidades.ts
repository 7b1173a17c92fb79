import type { ResultadoRegistro } from '../../rules/nit/respuesta-nit.ts';

/** An outside registry that knows entities by NIT: the business registry (RUES) or that of higher education (SNIES). */
export interface RegistroEntidades {
  /**
   * What the registry says of a NIT whose check digit was already verified. Never throws: a technical
   * fault is a result too.
   */
  find(nit: string, dv: string): Promise<ResultadoRegistro>;
}
