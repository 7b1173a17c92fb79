import { computeNombres, getNombre } from '@marco/esquemas/port';
import { z } from 'zod';
import { type ResumenPasaporte, resumenPasaporteSchema } from '../../contract/index.ts';
import { toPasaporte } from '../../contract/pasaportes.paths.ts';
import { FORMATO_PASAPORTE } from '../../contract/terms.ts';
import { toRutaDeCredencial, toRutaDePdf } from '../rutas.ts';
import { type ArchivoEscrito, type HechosDePasaporte, toArchivoJson } from './tarea.ts';
import type { VersionEscrita } from './write-contrato.ts';
import { toRutaDeEjemplo } from './write-ejemplos.ts';
import { listElementos } from './write-elementos.ts';
import { CARPETA_XSD, toRutaJson } from './write-esquemas.ts';

function listOperaciones(
  { operaciones }: HechosDePasaporte,
  { material }: VersionEscrita,
): ResumenPasaporte['operaciones'] {
  const nombres = new Map(operaciones.map(({ codigo, nombre }) => [codigo, nombre]));
  const enXsd = computeNombres(material.clausura);
  return material.operaciones.map(({ codigo, mensajes }) => ({
    codigo,
    nombre: nombres.get(codigo) ?? codigo,
    mensajes: mensajes.map(({ papel, raizId, createEjemplo }) => ({
      papel,
      esquemaXsd: `${CARPETA_XSD}/${getNombre(enXsd, raizId).rutaIndice}`,
      esquemaJson: toRutaJson(codigo, papel),
      ejemplo: createEjemplo() ? toRutaDeEjemplo(codigo, papel, 'json') : null,
    })),
  }));
}

/** What `pasaporte.json` says. */
function presentResumen(hechos: HechosDePasaporte, escrita: VersionEscrita | undefined): ResumenPasaporte {
  const { base, oid, servicio, version, entidad, certificados, conformidad } = hechos;
  return {
    formato: FORMATO_PASAPORTE,
    oid,
    pagina: `${base}${toPasaporte(oid)}`,
    servicio: { oid: servicio.oid, nombre: servicio.nombre, descripcion: servicio.descripcion },
    version: {
      numero: version.numero,
      estado: version.estado,
      estandarizadaEn: version.estandarizadaEn,
    },
    entidad: {
      nombre: entidad.nombre,
      sigla: entidad.sigla,
      nit: entidad.nit,
      digitoVerificacion: entidad.dv,
    },
    operaciones: escrita ? listOperaciones(hechos, escrita) : [],
    elementos: (escrita ? listElementos(escrita.material.clausura) : []).map((pieza) => ({
      oid: pieza.oid,
      identificador: pieza.identificador,
      nombre: pieza.nombre,
      version: `${pieza.mayor}.${pieza.menor}`,
    })),
    certificados: certificados.map(({ numero, codigo, nivel, estado, expedidoEn, tienePdf }) => ({
      numero,
      codigo,
      nivel,
      estado,
      expedidoEn,
      credencial: toRutaDeCredencial(numero),
      pdf: tienePdf ? toRutaDePdf(numero) : null,
    })),
    conformidad: conformidad && {
      reglas: conformidad.reglas,
      indice: conformidad.indice,
      puntaje: conformidad.puntaje,
      contratoSha256: conformidad.contratoSha256,
      informeHuella: conformidad.informe.huella,
    },
  };
}

/** The version as a service of data of a catalogue (DCAT 3), as linked data. */
function presentServicioDeDatos({ base, oid, servicio, version, entidad, certificados }: HechosDePasaporte) {
  return {
    '@context': {
      dcat: 'http://www.w3.org/ns/dcat#',
      dct: 'http://purl.org/dc/terms/',
      foaf: 'http://xmlns.com/foaf/0.1/',
    },
    '@id': `urn:oid:${oid}`,
    '@type': 'dcat:DataService',
    'dct:identifier': oid,
    'dct:title': { '@value': servicio.nombre, '@language': 'es' },
    ...(servicio.descripcion === ''
      ? {}
      : { 'dct:description': { '@value': servicio.descripcion, '@language': 'es' } }),
    'dcat:version': version.numero,
    'dct:publisher': { '@type': 'foaf:Organization', 'foaf:name': entidad.nombre },
    'dcat:landingPage': { '@id': `${base}${toPasaporte(oid)}` },
    ...(servicio.oid === null ? {} : { 'dct:isVersionOf': { '@id': `urn:oid:${servicio.oid}` } }),
    ...(certificados.length === 0
      ? {}
      : {
          'dct:conformsTo': certificados.map(({ codigo }) => ({
            '@id': `${base}/certificados/${codigo.replaceAll('-', '')}`,
          })),
        }),
  };
}

/** The summary for programs, its schema, and the same as linked data. */
export function writeResumen(
  hechos: HechosDePasaporte,
  escrita: VersionEscrita | undefined,
): ArchivoEscrito[] {
  return [
    toArchivoJson('pasaporte.json', presentResumen(hechos, escrita)),
    toArchivoJson('pasaporte.schema.json', z.toJSONSchema(resumenPasaporteSchema)),
    toArchivoJson('pasaporte.jsonld', presentServicioDeDatos(hechos)),
  ];
}
