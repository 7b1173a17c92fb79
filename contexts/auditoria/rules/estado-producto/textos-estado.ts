import type { Marcha, MarchaDeIncidente, PiezaDelProducto } from '../../contract/estado-producto.terms.ts';

interface TextosDePieza {
  readonly nombre: string;
  /** What its working, its delay and its failure mean for who uses the product. */
  readonly bien: string;
  readonly demora: string;
  readonly falla: string;
  readonly 'sin-uso'?: string;
  /** What it did last. */
  readonly ultimo?: string;
}

const TEXTOS: Readonly<Record<PiezaDelProducto, TextosDePieza>> = {
  sitio: {
    nombre: 'Sitio y servicios para programas',
    bien: 'Las páginas y las consultas de otros sistemas se responden.',
    demora: 'Las páginas y las consultas tardan más de lo usual.',
    falla: 'Las páginas y las consultas no se respondieron.',
  },
  'base-de-datos': {
    nombre: 'Consulta y guardado de la información',
    bien: 'La información se consulta y se guarda.',
    demora: 'Consultar y guardar tarda más de lo usual.',
    falla: 'La información no se puede consultar ni guardar por ahora. Lo que ya guardó está a salvo.',
  },
  tareas: {
    nombre: 'Trabajos programados',
    bien: 'Los archivos, los informes y los cálculos se preparan a tiempo.',
    demora: 'Los archivos, los informes y los cálculos se preparan con retraso.',
    falla: 'Un trabajo no se pudo terminar en las últimas 24 horas. Quien administra ya lo puede ver.',
  },
  correos: {
    nombre: 'Correos y avisos',
    bien: 'Los correos salen apenas hay algo que avisar.',
    demora: 'Los correos salen con retraso. Los avisos se leen dentro del sistema.',
    falla: 'Algún correo de las últimas 24 horas no se pudo entregar. Los avisos se leen dentro del sistema.',
    'sin-uso': 'En esta instalación no se envían correos. Los avisos se leen dentro del sistema.',
  },
  sellos: {
    nombre: 'Firmas y sellos de tiempo',
    bien: 'Lo que ocurre se firma con su momento, para probar después que nadie lo cambió.',
    demora: 'Lo que ocurre se guarda, y su firma se pondrá con retraso.',
    falla: 'Lo que ocurre se guarda, y su firma está pendiente.',
    'sin-uso': 'Todavía no se ha puesto el primer sello.',
    ultimo: 'Último sello',
  },
  xroad: {
    nombre: 'Plataforma de intercambio (X-Road)',
    bien: 'Las mediciones del intercambio entre entidades están al día.',
    demora: 'El operador no ha entregado mediciones recientes: las cifras del intercambio son de antes.',
    falla: 'Las mediciones del intercambio no se pueden recibir.',
    'sin-uso': 'El operador todavía no ha entregado mediciones del intercambio.',
    ultimo: 'Última entrega del operador',
  },
  indicadores: {
    nombre: 'Indicadores y datos generales',
    bien: 'Las cifras son del último corte diario.',
    demora: 'El corte de hoy está pendiente: las cifras son de un corte anterior.',
    falla: 'Las cifras no se pueden calcular.',
    'sin-uso': 'Todavía no hay un primer corte.',
    ultimo: 'Último corte',
  },
  'datos-abiertos': {
    nombre: 'Datos abiertos',
    bien: 'La edición diaria está publicada.',
    demora: 'La edición de hoy está pendiente: se descarga la anterior.',
    falla: 'La edición no se puede publicar.',
    'sin-uso': 'Todavía no hay una primera edición.',
    ultimo: 'Última edición',
  },
};

const SIN_MEDIR = 'No hay una medición reciente. Esto no significa que no funcione.';
const SIN_USO = 'Todavía no se usa.';

/** How people call a part of the product. */
export function presentPieza(pieza: PiezaDelProducto): string {
  return TEXTOS[pieza].nombre;
}

/** What the state of a part means for who uses the product. */
export function explainMarcha(pieza: PiezaDelProducto, marcha: Marcha): string {
  if (marcha === 'sin-medir') return SIN_MEDIR;
  return TEXTOS[pieza][marcha] ?? SIN_USO;
}

/** What the moment is that a part tells; undefined where it tells none. */
export function presentUltimo(pieza: PiezaDelProducto): string | undefined {
  return TEXTOS[pieza].ultimo;
}

/** The whole in a sentence. */
export function explainEstado(marcha: 'bien' | MarchaDeIncidente): string {
  if (marcha === 'falla') return 'Una parte no funciona';
  return marcha === 'demora' ? 'Todo funciona, con demoras' : 'Todo funciona';
}

/** The worst of several parts; those without measurement or use say nothing. */
export function findPeorMarcha(marchas: readonly Marcha[]): 'bien' | MarchaDeIncidente {
  if (marchas.includes('falla')) return 'falla';
  return marchas.includes('demora') ? 'demora' : 'bien';
}
