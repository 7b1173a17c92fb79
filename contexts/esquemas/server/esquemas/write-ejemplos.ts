import { formatNumero } from '@marco/elementos-de-dato/terms';
import { type Clausura, getPieza, type Pieza } from '../../rules/esquemas/clausura.ts';
import type { ArchivoTexto } from './archivo-xsd.ts';
import { createMensaje } from './mensaje.ts';
import { listMensajesInvalidos } from './mensajes-invalidos.ts';
import { writeJsonSchema } from './write-json-schema.ts';
import { writeMensajeJson, writeMensajeXml } from './write-mensaje.ts';

/** Words of our JSON Schemas that not every program knows (docs/rules/schemas.md). */
const PALABRAS_AJENAS = /"(?:format|formatMinimum|formatMaximum|x-lci-(?:total-digitos|decimales|patron))":/;
const AVISO_JSON =
  'Sobre los JSON\n  El validador de este sitio comprueba todas las reglas. Otros programas pueden pasar por alto las que JSON Schema no obliga a comprobar: format, formatMinimum, formatMaximum y las que empiezan por x-lci.';

/**
 * Messages of each root, in XML and in JSON: one that is valid, then one for each rule, which it breaks; and a text that
 * says which.
 */
export function writeEjemplos(clausura: Clausura): ArchivoTexto[] {
  return clausura.raices.flatMap((id) => {
    const pieza = getPieza(clausura, id);
    const carpeta = clausura.raices.length === 1 ? '' : `${pieza.identificador}-${formatNumero(pieza)}/`;
    return writeDe(clausura, pieza).map(({ ruta, texto }) => ({ ruta: carpeta + ruta, texto }));
  });
}

function writeDe(clausura: Clausura, pieza: Pieza): ArchivoTexto[] {
  const { versionId, identificador } = pieza;
  const titulo = `Ejemplos de ${pieza.nombre} (${identificador} ${formatNumero(pieza)})`;
  const valido = createMensaje(clausura, versionId);
  if (!valido) {
    const motivo = 'Ningún mensaje cumple todas las reglas de este elemento de dato: no tiene ejemplos.';
    return [{ ruta: 'LEAME.txt', texto: `${titulo}\n\n${motivo}\n` }];
  }
  const invalidos = listMensajesInvalidos(clausura, valido, identificador).map((invalido, index) => {
    const nombre = `invalidos/${String(index + 1).padStart(2, '0')}-${invalido.regla}`;
    const xml = { ruta: `${nombre}.xml`, texto: writeMensajeXml(clausura, versionId, invalido.mensaje) };
    const json = { ruta: `${nombre}.json`, texto: writeMensajeJson(clausura, invalido.mensaje) };
    const archivos = invalido.soloXml ? [xml] : [xml, json];
    const cuales = archivos.map(({ ruta }) => ruta).join(', ');
    return { archivos, linea: `${cuales}\n  En ${invalido.lugar}. ${invalido.rompe}` };
  });
  const leame = [
    titulo,
    'valido.xml, valido.json\n  Cumplen todas las reglas.',
    ...invalidos.map(({ linea }) => linea),
    ...(PALABRAS_AJENAS.test(JSON.stringify(writeJsonSchema(clausura, versionId))) ? [AVISO_JSON] : []),
  ].join('\n\n');
  return [
    { ruta: 'valido.xml', texto: writeMensajeXml(clausura, versionId, valido) },
    { ruta: 'valido.json', texto: writeMensajeJson(clausura, valido) },
    ...invalidos.flatMap(({ archivos }) => archivos),
    { ruta: 'LEAME.txt', texto: `${leame}\n` },
  ];
}
