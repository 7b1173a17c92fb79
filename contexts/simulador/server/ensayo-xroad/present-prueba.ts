import { createHash } from 'node:crypto';
import type { CodigoPrueba } from '../../contract/ensayos-xroad.terms.ts';
import type { PruebaXroad } from '../../contract/index.ts';
import { type Enviado, toDuracion } from '../../rules/ensayo-xroad/enviado.ts';
import type { JuicioDePrueba } from '../../rules/ensayo-xroad/verify-pruebas.ts';

/** Reasons of a test that are kept. */
const MOST_RAZONES = 20;

/** A test as it is kept: of its answers their digest alone. */
export function presentPrueba(
  codigo: CodigoPrueba,
  { resultado, razones }: JuicioDePrueba,
  enviados: readonly Enviado[],
): PruebaXroad {
  return {
    codigo,
    resultado,
    razones: razones.slice(0, MOST_RAZONES),
    intercambios: enviados.map((enviado) => ({
      envio: enviado.envio,
      mensaje: enviado.mensaje,
      estado: enviado.estado,
      error: enviado.error,
      bytes: enviado.bytes,
      huella: createHash('sha256').update(enviado.texto).digest('hex'),
      duracionMs: toDuracion(enviado),
    })),
  };
}
