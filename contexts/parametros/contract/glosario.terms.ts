/** A word of the field as people read it. */
export interface TerminoDelGlosario {
  /** Its place in the glossary, `#nivel-1`; it never changes. */
  readonly clave: ClaveTermino;
  readonly termino: string;
  readonly definicion: string;
}

/** Key, name and what it means. Sources: the rules of the product (`docs/rules`). */
const TERMINOS = [
  [
    'acta',
    'Acta',
    'Lo que queda por escrito de una reunión: asistentes, temas, decisiones y compromisos. Admite enmiendas hasta que se sella.',
  ],
  [
    'acuerdo',
    'Acuerdo de consumo',
    'Permiso de una entidad a otra para usar uno de sus servicios: para qué, qué campos, cuántas consultas al día y hasta cuándo.',
  ],
  [
    'and',
    'AND',
    'Agencia Nacional Digital: opera la plataforma X-Road y da el concepto técnico del nivel 3.',
  ],
  [
    'ans',
    'ANS',
    'Acuerdo de niveles de servicio: la disponibilidad y los tiempos de respuesta que la entidad promete.',
  ],
  [
    'banco',
    'Banco de conformidad',
    'Herramienta que compara el contrato de un servicio con lo que el nivel 1 definió y dice cada diferencia con su línea.',
  ],
  [
    'cadena',
    'Cadena de auditoría',
    'Los eventos de la auditoría, cada uno con la huella del anterior: si alguien cambia uno, se nota.',
  ],
  [
    'capa',
    'Capa de uso',
    'Quién puede usar un elemento de dato: todos (común), un sector, una entidad (local), un proyecto o una integración.',
  ],
  [
    'certificado',
    'Certificado',
    'Documento firmado que dice que una versión de un servicio cumple un nivel. Cualquiera lo comprueba con su código.',
  ],
  [
    'cobertura',
    'Índice de cobertura',
    'Cuánto del contrato se pudo comprobar: los campos obligatorios que están y las reglas que los ejemplos ejercitan.',
  ],
  [
    'codigo',
    'Código de verificación',
    'Las letras y números con los que cualquiera abre y comprueba un certificado.',
  ],
  [
    'compromiso',
    'Compromiso',
    'Lo que una entidad prometió en una mesa, con su responsable y el día en que vence.',
  ],
  [
    'conceptualizacion',
    'Conceptualización',
    'Trabajo del nivel 1 en el que se decide, campo por campo, en qué elemento del lenguaje común queda cada uno.',
  ],
  [
    'conformidad',
    'Puntaje de conformidad',
    'De lo que se pudo comprobar, cuánto pasó. Se lee siempre junto al índice de cobertura.',
  ],
  [
    'consultor',
    'Consultor',
    'Persona del ministerio que acompaña a una entidad en una solicitud o una mesa. No certifica lo que evaluó.',
  ],
  [
    'contrato',
    'Contrato de un servicio',
    'Descripción técnica de lo que un servicio pide y responde, en OpenAPI o WSDL.',
  ],
  [
    'contrato-reducido',
    'Contrato reducido',
    'El contrato de un servicio con solo los campos que un acuerdo permite.',
  ],
  [
    'credencial',
    'Credencial',
    'La forma de un certificado que leen los programas: datos firmados que se comprueban sin llamar a nadie.',
  ],
  [
    'desacuerdo',
    'Desacuerdo',
    'Reclamo de una entidad a la que le negaron un acuerdo. Se responde, se media en una mesa y se decide.',
  ],
  [
    'devolucion',
    'Devolución',
    'Paso en el que el ministerio devuelve una solicitud a su entidad, con marcas en lo que debe corregirse.',
  ],
  [
    'dia-habil',
    'Día hábil',
    'Día de lunes a viernes que no es festivo en Colombia. Los plazos se cuentan en días hábiles.',
  ],
  ['dominio', 'Dominio', 'Tema al que pertenece un elemento de dato, como Persona o Documento.'],
  [
    'elemento',
    'Elemento de dato',
    'Unidad del lenguaje común: un dato con su nombre, definición, tipo, reglas y versión, igual para todas las entidades.',
  ],
  [
    'enmienda',
    'Enmienda',
    'Cambio que un participante propone a un acta. Se acepta o se rechaza antes de sellarla.',
  ],
  [
    'ensayo',
    'Ensayo de X-Road',
    'Pruebas que un servicio hace contra el simulador antes de pasar a los ambientes de la plataforma.',
  ],
  [
    'esquema',
    'Esquema',
    'La estructura de un dato o de un mensaje en forma que un programa comprueba: XSD, JSON Schema u otra.',
  ],
  [
    'finalidad',
    'Finalidad',
    'Para qué consume una entidad un servicio: la norma, el trámite y los campos que necesita.',
  ],
  [
    'huella',
    'Huella',
    'Número que resume un archivo (SHA-256). Si el archivo cambia en una letra, la huella es otra.',
  ],
  [
    'incorporacion',
    'Incorporación',
    'Paso con el que un elemento aprobado entra al lenguaje común y al diccionario público.',
  ],
  [
    'interoperabilidad',
    'Interoperabilidad',
    'Que las entidades compartan datos con el mismo significado, para que nadie tenga que llevarlos en papel.',
  ],
  [
    'lenguaje-comun',
    'Lenguaje común',
    'El conjunto de elementos de dato con los que las entidades intercambian información con un mismo significado.',
  ],
  [
    'marca',
    'Marca',
    'Nota del ministerio junto a un dato de una solicitud, que dice qué debe corregirse. La entidad la responde.',
  ],
  [
    'mesa',
    'Mesa de interoperabilidad',
    'Grupo de entidades que acuerda un intercambio de información, con sus reuniones y compromisos.',
  ],
  [
    'nivel',
    'Nivel del marco',
    'Cuánto avanzó un servicio: el 1 lo define, el 2 comprueba que se construyó así y el 3 lo publica para que otros lo usen.',
  ],
  [
    'nivel-1',
    'Nivel 1',
    'Estandarizado: cada campo del servicio tiene un significado y una estructura en el lenguaje común.',
  ],
  ['nivel-2', 'Nivel 2', 'Evaluado: lo que se construyó es exactamente lo que el nivel 1 definió.'],
  [
    'nivel-3',
    'Nivel 3',
    'Publicado: otras entidades pueden usar el servicio por X-Road, con lo legal, lo organizacional y lo técnico verificado.',
  ],
  ['obsoleta', 'Versión obsoleta', 'Versión que todavía responde, pero tiene reemplazo y día de retiro.'],
  [
    'oid',
    'OID',
    'Identificador de objeto: un número con puntos, único en el mundo y que no cambia, que nombra un elemento o un servicio.',
  ],
  ['ontologia', 'Ontología', 'Cómo se relacionan los conceptos del lenguaje común entre sí.'],
  [
    'pasaporte',
    'Pasaporte de servicio',
    'Todo lo que se sabe de una versión de un servicio en un solo paquete: contrato, certificados, esquemas y ejemplos.',
  ],
  [
    'precedente',
    'Precedente',
    'Decisión de un desacuerdo que se publica sin nombres, para que sirva en los siguientes.',
  ],
  ['radicado', 'Radicado', 'Número que recibe una solicitud al presentarla. Con él se busca y se cita.'],
  ['rol', 'Rol', 'Lo que una persona puede ver y hacer en una entidad.'],
  [
    'sello',
    'Sello',
    'Huella de un documento y de todo lo que lo acompaña, que prueba que nadie lo cambió después.',
  ],
  [
    'servicio',
    'Servicio de intercambio',
    'Lo que una entidad ofrece a otras para consultar o enviar datos de sistema a sistema.',
  ],
  [
    'simulador',
    'Simulador',
    'Responde como un servicio, con datos inventados, para probar sin la plataforma ni datos de personas.',
  ],
  [
    'solo-una-vez',
    'Solo una vez',
    'Principio por el que el Estado no pide a las personas un dato que otra entidad ya tiene.',
  ],
  [
    'subsistema',
    'Subsistema',
    'Sistema de información de una entidad dentro de X-Road; forma parte de la dirección de sus servicios.',
  ],
  ['tramite', 'Trámite', 'Gestión de una persona o empresa ante una entidad, con los papeles que pide.'],
  [
    'validador',
    'Validador',
    'Comprueba un mensaje contra los esquemas del lenguaje común y explica cada error.',
  ],
  [
    'xroad',
    'X-Road',
    'Plataforma por la que los servicios de las entidades intercambian mensajes firmados y cifrados.',
  ],
] as const;

export type ClaveTermino = (typeof TERMINOS)[number][0];

/** By the alphabet of their names. */
export const GLOSARIO: readonly TerminoDelGlosario[] = TERMINOS.map(([clave, termino, definicion]) => ({
  clave,
  termino,
  definicion,
})).toSorted((one, other) => one.termino.localeCompare(other.termino, 'es'));
