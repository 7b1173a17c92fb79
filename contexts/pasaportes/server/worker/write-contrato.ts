import {
  ARCHIVO_WSDL,
  buildMaterialDelContrato,
  type MaterialDelContrato,
  type ServicioDelContrato,
  writeContratoRest,
  writeWsdl,
} from '@marco/conformidad/port';
import { writeXsd } from '@marco/esquemas/port';
import { listDirecciones } from '../../rules/direcciones.ts';
import { type ArchivoEscrito, type HechosDePasaporte, toArchivo } from './tarea.ts';

/** A version with the messages its contract is written of. */
export interface VersionEscrita {
  readonly servicio: ServicioDelContrato;
  readonly material: MaterialDelContrato;
}

/** Undefined where its messages carry nothing that is published. */
export function buildVersionEscrita(hechos: HechosDePasaporte): VersionEscrita | undefined {
  const { servicio, version, oid, operaciones, material } = hechos;
  if (!material) return undefined;
  return {
    material: buildMaterialDelContrato(material),
    servicio: {
      nombre: servicio.nombre,
      version: version.numero,
      ...(servicio.descripcion === '' ? {} : { descripcion: servicio.descripcion }),
      oid,
      espacio: `urn:oid:${oid}`,
      direcciones: listDirecciones(hechos),
      operaciones: new Map(operaciones.map(({ codigo, nombre }) => [codigo, nombre])),
    },
  };
}

/** The contract as OpenAPI 3.1: one document. */
export function writeOpenapiDeVersion({ servicio, material }: VersionEscrita): string {
  return writeContratoRest(servicio, material);
}

/** The contract as WSDL 1.1, and the files of XML Schema it imports. */
export function writeWsdlDeVersion({ servicio, material }: VersionEscrita): ArchivoEscrito[] {
  return [
    toArchivo(ARCHIVO_WSDL, writeWsdl(servicio, material.operaciones)),
    ...writeXsd(material.clausura).map(({ ruta, texto }) => toArchivo(ruta, texto)),
  ];
}
