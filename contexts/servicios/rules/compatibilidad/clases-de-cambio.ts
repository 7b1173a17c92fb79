import type {
  ClaseCambio,
  FormaMensaje,
  Lectura,
  VeredictoCambio,
} from '../../contract/compatibilidad.terms.ts';
import type { PapelMensaje } from '../../contract/versiones.terms.ts';

/** A verdict, or what it depends on: whether the reader ignores what it does not know, or the form. */
type Celda = VeredictoCambio | 'rompe-si-estricta' | Readonly<Record<FormaMensaje, VeredictoCambio>>;
interface Fila {
  readonly peticion: Celda;
  readonly respuesta: Celda;
}

const fila = (peticion: Celda, respuesta: Celda): Fila => ({ peticion, respuesta });
const EN_XML = { xml: 'rompe', json: 'compatible' } as const;
const EN_JSON = { xml: 'compatible', json: 'rompe' } as const;

/**
 * The verdict by direction (domain niveles §9.2, ADR 0068): old requests meet the new version, new answers meet who
 * reads by the old one. So what is wider breaks in an answer, and what is narrower in a request.
 */
const TABLA: Readonly<Record<ClaseCambio, Fila>> = {
  'operacion-nueva': fila('compatible', 'compatible'),
  'operacion-retirada': fila('rompe', 'compatible'),
  'mensaje-nuevo': fila('rompe', 'rompe-si-estricta'),
  'mensaje-retirado': fila('rompe-si-estricta', 'rompe'),
  'error-nuevo': fila('compatible', 'aviso'),
  'error-retirado': fila('compatible', 'compatible'),
  'opcional-nuevo': fila('compatible', 'rompe-si-estricta'),
  'obligatorio-nuevo': fila('rompe', 'rompe-si-estricta'),
  'opcional-retirado': fila('rompe-si-estricta', 'aviso'),
  'obligatorio-retirado': fila('rompe-si-estricta', 'rompe'),
  'alternativa-nueva': fila('compatible', 'rompe'),
  'alternativa-retirada': fila('rompe', 'compatible'),
  'pasa-a-opcional': fila('compatible', 'rompe'),
  'pasa-a-obligatorio': fila('rompe', 'compatible'),
  'puede-venir-mas': fila('compatible', 'rompe'),
  'puede-venir-menos': fila('rompe', 'compatible'),
  'debe-venir-mas': fila('rompe', 'compatible'),
  'debe-venir-menos': fila('compatible', 'rompe'),
  'valor-y-lista': fila(EN_JSON, EN_JSON),
  'valores-mas-amplios': fila('compatible', 'rompe'),
  'valores-mas-estrechos': fila('rompe', 'compatible'),
  'tipo-cambiado': fila('rompe', 'rompe'),
  'sentido-cambiado': fila('rompe', 'rompe'),
  'modelo-cambiado': fila('rompe', 'rompe'),
  'orden-cambiado': fila(EN_XML, EN_XML),
  'espacio-cambiado': fila(EN_XML, EN_XML),
  'estructura-sin-comparar': fila('aviso', 'aviso'),
};

/** What the table says of a change; an error is read as an answer is. */
export function findVeredictoDeTabla(
  clase: ClaseCambio,
  papel: PapelMensaje,
  { forma, lectura }: { readonly forma: FormaMensaje; readonly lectura: Lectura },
): VeredictoCambio {
  const celda = TABLA[clase][papel === 'peticion' ? 'peticion' : 'respuesta'];
  if (celda === 'rompe-si-estricta') return lectura === 'estricta' ? 'rompe' : 'compatible';
  return typeof celda === 'string' ? celda : celda[forma];
}
