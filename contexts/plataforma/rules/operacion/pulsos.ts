import { CLASES_FALLA, type ClaseFalla } from '../../contract/terms.ts';
import type { HoraComparada } from './anomalias.ts';
import { FALLAS_DEL_PROVEEDOR } from './clase-falla.ts';
import { addHistograma, createHistograma, findPercentil } from './histograma.ts';
import type { PulsoDeHora } from './sumas.ts';

type Cuenta = Omit<PulsoDeHora, 'servicioId'>;

/** What several hours of one or more services amount to. */
export function computeTotal(pulsos: readonly Cuenta[]): Cuenta {
  const porFalla = CLASES_FALLA.map(() => 0);
  const msProveedor = createHistograma();
  const suma = { llamadas: 0, exitosas: 0, conTrafico: 0, caidos: 0 };
  for (const pulso of pulsos) {
    suma.llamadas += pulso.llamadas;
    suma.exitosas += pulso.exitosas;
    suma.conTrafico += pulso.conTrafico;
    suma.caidos += pulso.caidos;
    porFalla.forEach((count, at) => {
      porFalla[at] = count + (pulso.porFalla[at] ?? 0);
    });
    addHistograma(msProveedor, pulso.msProveedor);
  }
  return { ...suma, porFalla, msProveedor };
}

/** Failures by their class. */
export function toPorClase(porFalla: readonly number[]): Record<ClaseFalla, number> {
  return Object.fromEntries(CLASES_FALLA.map((clase, at) => [clase, porFalla[at] ?? 0])) as Record<
    ClaseFalla,
    number
  >;
}

/** Failures that are the fault of the provider. */
export function countFallasDelProveedor(porFalla: readonly number[]): number {
  const porClase = toPorClase(porFalla);
  return FALLAS_DEL_PROVEEDOR.reduce((count, clase) => count + porClase[clase], 0);
}

/** An hour as it is compared with its history. */
export function toHoraComparada({ llamadas, porFalla, msProveedor }: Cuenta): HoraComparada {
  return {
    llamadas,
    fallas: llamadas === 0 ? 0 : countFallasDelProveedor(porFalla) / llamadas,
    p95: findPercentil(msProveedor, 0.95)?.desde ?? null,
  };
}
