import type { DimensionDeIndicador } from '../../contract/terms.ts';

const ESTADOS: Readonly<Record<string, string>> = {
  identificado: 'Identificado',
  'identificado-no-estandarizado': 'Identificado no estandarizado',
  'estandarizado-nivel-1': 'Estandarizado nivel 1',
  'evaluado-nivel-2': 'Evaluado nivel 2',
  'publicado-nivel-3': 'Publicado nivel 3',
  'ofrece-y-consume': 'Ofrece y consume',
  'solo-ofrece': 'Solo ofrece',
  'solo-consume': 'Solo consume',
  ninguno: 'Ni ofrece ni consume',
  pendiente: 'Pendientes',
  activa: 'Activas',
  inactiva: 'Inactivas',
  rechazada: 'Rechazadas',
};
const TIPOS: Readonly<Record<string, string>> = {
  nuevo: 'Nuevos',
  modificado: 'Modificados',
  caducado: 'Caducados',
  mesa: 'Mesas activas',
  reunion: 'Reuniones realizadas',
  acta: 'Actas selladas',
  pedido: 'Pedidos',
  aprobado: 'Aprobados',
  rechazado: 'Rechazados',
  xsd: 'XSD',
  json: 'JSON Schema',
  openapi: 'OpenAPI',
  jsonld: 'JSON-LD',
  ttl: 'Turtle',
  shacl: 'SHACL',
  ejemplo: 'Ejemplos',
  rdf: 'RDF',
  registro: 'Registro completo',
};
const EDADES: Readonly<Record<string, string>> = {
  '0-5': '0 a 5 días',
  '6-10': '6 a 10 días',
  '11-20': '11 a 20 días',
  'mas-de-20': 'Más de 20 días',
};
const DUENOS: Readonly<Record<string, string>> = { ministerio: 'Ministerio', entidad: 'Entidad', and: 'AND' };

/** The name of a value of a dimension that no table names; undefined of those a table does. */
export function findNombreDeValor(dimension: DimensionDeIndicador, valor: string): string | undefined {
  if (dimension === 'nivel') return `Nivel ${valor}`;
  if (dimension === 'estado') return ESTADOS[valor] ?? valor;
  if (dimension === 'tipo') return TIPOS[valor] ?? valor;
  if (dimension === 'edad') return EDADES[valor] ?? valor;
  return dimension === 'dueno' ? (DUENOS[valor] ?? valor) : undefined;
}

/** What records that count as something are called, one and many. */
const CLASES: Readonly<Record<string, readonly [string, string]>> = {
  radicada: ['solicitud sin devolver', 'solicitudes sin devolver'],
  devuelta: ['solicitud devuelta', 'solicitudes devueltas'],
  'todo-reutilizado': ['solicitud que todo lo reutiliza', 'solicitudes que todo lo reutilizan'],
  'con-nuevos': ['solicitud con elementos nuevos', 'solicitudes con elementos nuevos'],
  normalizada: ['solicitud normalizada', 'solicitudes normalizadas'],
  'sin-normalizar': ['solicitud sin normalizar', 'solicitudes sin normalizar'],
  'sin-uso': ['elemento sin uso', 'elementos sin uso'],
  candidato: ['candidato a común', 'candidatos a comunes'],
  'a-tiempo': ['compromiso cumplido a tiempo', 'compromisos cumplidos a tiempo'],
  tarde: ['compromiso cumplido tarde', 'compromisos cumplidos tarde'],
  vencido: ['compromiso vencido', 'compromisos vencidos'],
  'con-servicio': ['trámite con intercambio', 'trámites con intercambio'],
  'sin-servicio': ['trámite sin intercambio', 'trámites sin intercambio'],
  'sin-oferta': ['dato que nadie entrega', 'datos que nadie entrega'],
  validaciones: ['entidad que validó', 'entidades que validaron'],
  vinculada: ['entidad vinculada', 'entidades vinculadas'],
  publica: ['entidad que publica', 'entidades que publican'],
  'sin-publicar': ['entidad que todavía no publica', 'entidades que todavía no publican'],
};

function nameValor(valor: string): string {
  const known = DUENOS[valor] ?? ESTADOS[valor] ?? TIPOS[valor] ?? EDADES[valor];
  return known ?? valor.replace(/^nivel-/, 'Nivel ');
}

/** 'entidades que publican', or the name of the state. */
export function presentClase(clase: string, cantidad: number): string {
  const known = CLASES[clase];
  if (known) return cantidad === 1 ? known[0] : known[1];
  // Some classes are two values: with whom something waits, and since when.
  const [primera = '', ...otras] = clase.split(', ').map(nameValor);
  return `«${[primera, ...otras.map((una) => una.charAt(0).toLowerCase() + una.slice(1))].join(', ')}»`;
}

const ORDEN = [
  ...Object.keys(ESTADOS),
  ...Object.keys(TIPOS),
  ...Object.keys(EDADES),
  ...Object.keys(DUENOS),
];

/** Puts values that name themselves in the order people read them; those of no list by themselves. */
export function compareValores(one: string, other: string): number {
  return ORDEN.indexOf(one) - ORDEN.indexOf(other) || (one < other ? -1 : 1);
}
