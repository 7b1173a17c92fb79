import type { ServicioEsperado } from '../../rules/esperado.ts';
import { buildMaterialDelContrato } from '../contrato/mensajes-del-contrato.ts';
import { writeContratoRest } from '../contrato/write-contrato-rest.ts';
import { writeContratoSoap } from '../contrato/write-contrato-soap.ts';
import type { MaterialMensajes } from '../esperado/material.ts';

/** A contract as its entity would upload it. */
export interface ContratoDemostracion {
  readonly nombre: string;
  readonly tipo: string;
  readonly contenido: Uint8Array;
}

/**
 * A contract that says what a version exchanges, in the types of the language. The same version gives the same bytes until
 * an element or a list of it changes.
 */
export function writeContrato(
  { id, nombre, version }: ServicioEsperado['servicio'],
  material: MaterialMensajes,
  tecnologia: 'rest' | 'soap',
): ContratoDemostracion {
  // The demo has no servers.
  const url = `https://servicios.ejemplo.gov.co/servicio-${id}`;
  const servicio = { nombre, version, espacio: url, direcciones: [{ url }] };
  const contrato = buildMaterialDelContrato(material);
  if (tecnologia === 'soap')
    return {
      nombre: 'contrato.zip',
      tipo: 'application/zip',
      contenido: writeContratoSoap(servicio, contrato),
    };
  return {
    nombre: 'contrato.json',
    tipo: 'application/json',
    contenido: Buffer.from(writeContratoRest(servicio, contrato)),
  };
}
