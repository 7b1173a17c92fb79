import type { DimensionDeIndicador } from '../../contract/terms.ts';
import { type AmbitoDeValor, parseAmbito } from './ambito.ts';

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
  desistida: 'Desistidas',
  'llego-1': 'Llegaron al nivel 1',
  'llego-2': 'Llegaron al nivel 2',
  'llego-3': 'Llegaron al nivel 3',
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
  'suprimible-ya': 'Suprimibles ya',
  'suprimible-con-acuerdo': 'Suprimibles con acuerdo',
  'suprimible-al-publicar': 'Suprimibles al publicar',
  posible: 'Posibles, por confirmar',
  'se-pide': 'Se siguen pidiendo',
  suprimido: 'Suprimidos',
  potencial: 'Potencial',
  logrado: 'Logrado',
  'auditoria-verificada': 'Verificaciones de la auditoría',
  hallazgo: 'Hallazgos de la auditoría',
  correo: 'Correos abandonados',
  trabajo: 'Trabajos abandonados',
  abierta: 'Abiertas',
  cerrada: 'Cerradas',
  dias: 'Días hábiles en mano',
  asignar: 'Asignar',
  revision: 'Revisar',
  concepto: 'Conceptualizar',
  evaluacion: 'Evaluar',
  verificacion: 'Verificar',
  entidad: 'Decidir la entidad',
  certificar: 'Certificar',
  subsanar: 'Subsanar',
  operador: 'Concepto técnico',
  presentado: 'Presentados',
};
const COHORTES: Readonly<Record<string, string>> = {
  '3-meses': 'A los 3 meses',
  '6-meses': 'A los 6 meses',
  '12-meses': 'A los 12 meses',
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
  if (dimension === 'grado') return `Grado ${valor}`;
  if (dimension === 'estado') return ESTADOS[valor] ?? valor;
  if (dimension === 'tipo') return TIPOS[valor] ?? valor;
  if (dimension === 'edad') return EDADES[valor] ?? valor;
  if (dimension === 'cohorte') return COHORTES[valor] ?? valor;
  return dimension === 'dueno' ? (DUENOS[valor] ?? valor) : undefined;
}

/** The part that an ámbito is of, by the values that name themselves: 'Ministerio'; '' of everything. */
export function presentParte(ambito: AmbitoDeValor): string {
  return Object.entries(parseAmbito(ambito) ?? {})
    .flatMap(([dimension, valor]) => findNombreDeValor(dimension as DimensionDeIndicador, valor) ?? [])
    .join(', ');
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
  transacciones: ['servicio con transacciones', 'servicios con transacciones'],
  respuestas: ['servicio con respuestas', 'servicios con respuestas'],
  cumple: ['servicio que cumple', 'servicios que cumplen'],
  'no-cumple': ['servicio que no cumple', 'servicios que no cumplen'],
  'con-trafico': ['servicio con tráfico', 'servicios con tráfico'],
  'sin-trafico': ['servicio sin tráfico', 'servicios sin tráfico'],
  igual: ['contrato igual', 'contratos iguales'],
  equivalente: ['contrato equivalente', 'contratos equivalentes'],
  distinto: ['contrato distinto', 'contratos distintos'],
  'como-se-dijo': ['solicitud certificada como se dijo', 'solicitudes certificadas como se dijo'],
  'despues-de-lo-dicho': ['solicitud certificada después', 'solicitudes certificadas después'],
  'sin-consejos': ['elemento sin consejos', 'elementos sin consejos'],
  'con-sugerencias': ['elemento con sugerencias', 'elementos con sugerencias'],
  'con-advertencias': ['elemento con advertencias', 'elementos con advertencias'],
  'llego-1': ['solicitud que llegó al nivel 1', 'solicitudes que llegaron al nivel 1'],
  'no-llego-1': ['solicitud que no llegó al nivel 1', 'solicitudes que no llegaron al nivel 1'],
  'llego-2': ['solicitud que llegó al nivel 2', 'solicitudes que llegaron al nivel 2'],
  'no-llego-2': ['solicitud que no llegó al nivel 2', 'solicitudes que no llegaron al nivel 2'],
  'llego-3': ['solicitud que llegó al nivel 3', 'solicitudes que llegaron al nivel 3'],
  'no-llego-3': ['solicitud que no llegó al nivel 3', 'solicitudes que no llegaron al nivel 3'],
  'no-desistida': ['solicitud que no desistió', 'solicitudes que no desistieron'],
  'no-rechazada': ['solicitud que no se rechazó', 'solicitudes que no se rechazaron'],
  'subio-de-nivel': ['servicio que subió de nivel', 'servicios que subieron de nivel'],
  'sin-subir': ['servicio que no ha subido', 'servicios que no han subido'],
};

/** When a term ended. */
const FINES: Readonly<Record<string, string>> = { 'a-tiempo': 'a tiempo', tarde: 'tarde' };

function nameValor(valor: string): string {
  const known = DUENOS[valor] ?? ESTADOS[valor] ?? TIPOS[valor] ?? EDADES[valor] ?? FINES[valor];
  return known ?? valor.replace(/^nivel-/, 'Nivel ').replace(/^grado-(\d) de .*/, 'Grado $1');
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
  ...Object.keys(COHORTES),
];

/** Puts values that name themselves in the order people read them; those of no list by themselves. */
export function compareValores(one: string, other: string): number {
  return ORDEN.indexOf(one) - ORDEN.indexOf(other) || (one < other ? -1 : 1);
}
