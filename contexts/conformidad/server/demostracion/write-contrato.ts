import type { ServicioEsperado } from '../../rules/esperado.ts';
import type { MaterialMensajes } from '../esperado/material.ts';
import { buildMaterialDelContrato } from './mensajes-del-contrato.ts';
import { writeContratoRest } from './write-contrato-rest.ts';
import { writeContratoSoap } from './write-contrato-soap.ts';

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
  const servicio = { nombre, version, direccion: `https://servicios.ejemplo.gov.co/servicio-${id}` };
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
