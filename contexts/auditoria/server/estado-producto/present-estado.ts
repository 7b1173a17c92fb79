import { type Marcha, PIEZAS, type PiezaDelProducto } from '../../contract/estado-producto.terms.ts';
import type { EstadoProducto, IncidenteDelProducto } from '../../contract/index.ts';
import { MINUTOS_SIN_MEDIR } from '../../rules/estado-producto/mediciones.ts';
import { explainMarcha, presentPieza, presentUltimo } from '../../rules/estado-producto/textos-estado.ts';
import type { IncidenteRow, MedicionRow } from './mediciones.queries.ts';

/** Measured by the answer itself: who reads it was answered, and the database gave the rows or did not. */
function measureAhora(pieza: PiezaDelProducto, responde: boolean): Marcha | undefined {
  if (pieza === 'sitio') return 'bien';
  if (pieza !== 'base-de-datos') return undefined;
  return responde ? 'bien' : 'falla';
}

/** Every part in its order; a measurement that is too old is none. */
export function presentPiezas(
  mediciones: readonly MedicionRow[],
  responde: boolean,
  now: Date,
): EstadoProducto['piezas'] {
  const porPieza = new Map(mediciones.map((medicion) => [medicion.pieza, medicion]));
  const desde = now.getTime() - MINUTOS_SIN_MEDIR * 60_000;
  return PIEZAS.map((codigo) => {
    const medida = porPieza.get(codigo);
    const ahora = measureAhora(codigo, responde);
    const marcha = ahora ?? (medida && medida.medida_en.getTime() >= desde ? medida.marcha : 'sin-medir');
    const nombreDeUltimo = presentUltimo(codigo);
    return {
      codigo,
      nombre: presentPieza(codigo),
      marcha,
      explicacion: explainMarcha(codigo, marcha),
      ultimo:
        nombreDeUltimo !== undefined && medida?.ultimo_en
          ? { nombre: nombreDeUltimo, momento: medida.ultimo_en.toISOString() }
          : null,
      medidaEn: ahora === undefined ? (medida?.medida_en.toISOString() ?? null) : now.toISOString(),
    };
  });
}

export function presentIncidente({
  pieza,
  marcha,
  empezo_en,
  termino_en,
}: IncidenteRow): IncidenteDelProducto {
  return {
    pieza,
    nombre: presentPieza(pieza),
    marcha,
    desde: empezo_en.toISOString(),
    hasta: termino_en?.toISOString() ?? null,
  };
}
