import type { ClaseCambio, FormaMensaje, VeredictoCambio } from '../../contract/compatibilidad.terms.ts';

interface CambioExplicable {
  readonly clase: ClaseCambio;
  readonly quien: 'lee' | 'pide';
  readonly veredicto: VeredictoCambio;
  readonly formas: readonly FormaMensaje[];
  readonly lugar: readonly string[];
  readonly operacion: string;
  readonly mensaje: string;
  readonly sinDecidir: boolean;
}

/** What happened, of the field, the message or the operation it happened to. */
const QUE_PASA: Readonly<Record<ClaseCambio, (cosa: string) => string>> = {
  'operacion-nueva': (cosa) => `La operación ${cosa} es nueva`,
  'operacion-retirada': (cosa) => `La operación ${cosa} se retira`,
  'mensaje-nuevo': () => 'Antes no había mensaje y ahora lo hay',
  'mensaje-retirado': () => 'El mensaje se retira',
  'error-nuevo': (cosa) => `El error ${cosa} es nuevo`,
  'error-retirado': (cosa) => `El error ${cosa} se retira`,
  'opcional-nuevo': (cosa) => `${cosa} es un campo nuevo y opcional`,
  'obligatorio-nuevo': (cosa) => `${cosa} es un campo nuevo y obligatorio`,
  'opcional-retirado': (cosa) => `${cosa}, que era opcional, se retira`,
  'obligatorio-retirado': (cosa) => `${cosa}, que era obligatorio, se retira`,
  'alternativa-nueva': (cosa) => `${cosa} es una alternativa nueva`,
  'alternativa-retirada': (cosa) => `La alternativa ${cosa} se retira`,
  'pasa-a-opcional': (cosa) => `${cosa} pasa de obligatorio a opcional`,
  'pasa-a-obligatorio': (cosa) => `${cosa} pasa de opcional a obligatorio`,
  'puede-venir-mas': (cosa) => `${cosa} puede venir más veces`,
  'puede-venir-menos': (cosa) => `${cosa} puede venir menos veces`,
  'debe-venir-mas': (cosa) => `${cosa} debe venir más veces`,
  'debe-venir-menos': (cosa) => `${cosa} debe venir menos veces`,
  'valor-y-lista': (cosa) => `${cosa} cambia en JSON entre un valor y una lista`,
  'valores-mas-amplios': (cosa) => `${cosa} admite valores que antes no admitía`,
  'valores-mas-estrechos': (cosa) => `${cosa} ya no admite valores que antes admitía`,
  'tipo-cambiado': (cosa) => `${cosa} cambia de tipo`,
  'sentido-cambiado': (cosa) => `${cosa} cambia de significado`,
  'modelo-cambiado': (cosa) => `${cosa} cambia entre llevar sus campos y llevar uno de ellos`,
  'orden-cambiado': (cosa) => `Los campos de ${cosa} cambian de orden`,
  'espacio-cambiado': (cosa) => `${cosa} cambia de espacio de nombres en XML`,
  'estructura-sin-comparar': (cosa) =>
    `${cosa} usa otra versión de un compuesto que no se compara por dentro`,
};

/** What whoever reads or asks meets, and what the entity has to do. */
function toConsecuencia(
  { quien, veredicto, sinDecidir, clase }: CambioExplicable,
  sinEfecto: boolean,
): string {
  if (sinDecidir) return 'no se pudo decidir si rompe; compare los dos patrones y avise a quienes lo usan';
  if (sinEfecto && veredicto === 'compatible') return 'ningún mensaje lo nota; no hay que hacer nada';
  if (clase === 'espacio-cambiado' && veredicto === 'aviso')
    return 'quien ignora lo que no conoce lo pierde sin saberlo; avísele antes de publicar';
  if (veredicto === 'rompe')
    return quien === 'pide'
      ? 'peticiones que hoy son válidas dejan de serlo; publique una versión mayor y acuerde con quienes piden cuándo cambian'
      : 'quien lee con la versión anterior recibe lo que no entiende; publique una versión mayor y mantenga la anterior mientras cambian';
  if (veredicto === 'aviso') return AVISOS[clase] ?? 'avise a quienes lo usan antes de publicar';
  return quien === 'pide'
    ? 'las peticiones de hoy siguen siendo válidas; no hay que hacer nada'
    : 'quien lee con la versión anterior sigue entendiendo; no hay que hacer nada';
}

const AVISOS: Readonly<Partial<Record<ClaseCambio, string>>> = {
  'error-nuevo': 'quien lee debe saber qué hacer con él; descríbalo y avise antes de publicar',
  'opcional-retirado': 'quien lo usa deja de recibirlo; avísele antes de publicar y diga de dónde tomarlo',
  'estructura-sin-comparar': 'mire el veredicto del elemento y avise a quienes lo usan',
};

/** A change in one sentence: what happens, and what to do. */
export function explainCambio(cambio: CambioExplicable, sinEfecto: boolean): string {
  const campo = cambio.lugar.at(-1) ?? (cambio.mensaje || cambio.operacion);
  const deOperacion = cambio.clase.startsWith('operacion');
  const que = QUE_PASA[cambio.clase](`«${deOperacion ? cambio.operacion : campo}»`);
  const enUna = cambio.veredicto === 'rompe' && cambio.formas.length === 1 ? cambio.formas[0] : undefined;
  const donde = enUna === undefined || cambio.clase.endsWith('lista') ? '' : ` (${enUna.toUpperCase()})`;
  return `${que}${donde}: ${toConsecuencia(cambio, sinEfecto)}.`;
}
